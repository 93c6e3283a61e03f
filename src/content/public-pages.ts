// Relative, because the build reads these lists before there is an alias.
import { ARTICLE_IDS } from './articles/article-ids.ts'
import { articlePath, paths, type SiteHref, type SitePath } from './paths.ts'

/**
 * The pages that everybody may see and find: all of `paths` but the administration, so that a new page is
 * prerendered, listed and tested without being entered anywhere else.
 */
export const PUBLIC_PATHS: readonly SitePath[] = Object.values(paths).filter(
  (path) => !path.startsWith(paths.admin),
)

/** The articles' pages, which stand below one of them. */
export const ARTICLE_PATHS: readonly SiteHref[] = ARTICLE_IDS.map(articlePath)
