import { ARTICLE_IDS } from '@/content/articles/article-ids'
import { aliases, articlePath, paths } from '@/content/paths'

const { admin, adminDashboard, adminPassword, ...publicPaths } = paths

/** Every address of a public page, those that lead to another one too. */
export const routes: readonly string[] = [
  ...Object.values(publicPaths),
  ...Object.keys(aliases),
  ...ARTICLE_IDS.map(articlePath),
]
