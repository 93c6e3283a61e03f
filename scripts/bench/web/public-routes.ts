import { ARTICLE_PATHS, PUBLIC_PATHS } from '../../../src/content/public-pages.ts'

/** Every public page. */
export const PUBLIC_ROUTES: readonly string[] = [...PUBLIC_PATHS, ...ARTICLE_PATHS]
