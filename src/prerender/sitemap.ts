import type { ArticleSummary } from '@/content/articles/article'
// Relative imports, because the build runs this without an alias.
import { articlePath } from '../content/paths.ts'
import { PUBLIC_PATHS } from '../content/public-pages.ts'
import { absoluteUrl } from '../content/site.ts'
import { escapeXml } from './escape-xml.ts'

/**
 * sitemap.xml: every page that may be found. Only the articles tell when they were last changed; of the other
 * pages nobody keeps a date, and a wrong one is worse than none.
 */
export function sitemap(articles: readonly Pick<ArticleSummary, 'id' | 'date'>[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[
  ...PUBLIC_PATHS.map((path) => entry(path)),
  ...articles.map(({ id, date }) => entry(articlePath(id), `<lastmod>${date}</lastmod>`)),
].join('\n')}
</urlset>
`
}

function entry(path: string, lastModified = ''): string {
  return `  <url><loc>${escapeXml(absoluteUrl(path))}</loc>${lastModified}</url>`
}
