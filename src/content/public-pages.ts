// Relative imports: vite.config.ts loads this module, before the alias exists.
import { ARTICLE_IDS } from './articles/article-ids.ts'
import { articlePath, paths, type SiteHref, type SitePath } from './paths.ts'

const isAdmin = (path: SitePath) => path.startsWith(paths.admin)

/**
 * The public pages: all of `paths` but the administration, so that a new page is prerendered, listed and tested without
 * another entry.
 */
export const PUBLIC_PATHS: readonly SitePath[] = Object.values(paths).filter(
  (path) => !isAdmin(path),
)

/** The pages of the administration, which have no HTML of their own. */
export const ADMIN_PATHS: readonly SitePath[] = Object.values(paths).filter(isAdmin)

/** The pages of the articles. */
export const ARTICLE_PATHS: readonly SiteHref[] = ARTICLE_IDS.map(articlePath)
