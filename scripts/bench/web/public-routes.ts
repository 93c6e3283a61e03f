import { ARTICLE_PATHS, PUBLIC_PATHS } from '../../../src/content/public-pages.ts'

/** Every page that is there for visitors. */
export const PUBLIC_ROUTES: readonly string[] = [...PUBLIC_PATHS, ...ARTICLE_PATHS]
