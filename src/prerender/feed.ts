import type { ArticleSummary } from '@/content/articles/article'
// Relative imports, because the build runs this without an alias.
import { feed } from '../content/feed.ts'
import { articlePath, paths } from '../content/paths.ts'
import { absoluteUrl } from '../content/site.ts'
import { escapeXml } from './escape-xml.ts'

type FeedArticle = Pick<ArticleSummary, 'id' | 'title' | 'excerpt' | 'date' | 'category'> & {
  /** The whole article as HTML. */
  readonly text: string
}

/** feed.xml: the articles with their texts as RSS 2.0, newest first. */
export function rssFeed(articles: readonly FeedArticle[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${escapeXml(feed.title)}</title>
<link>${escapeXml(absoluteUrl(paths.articles))}</link>
<atom:link href="${escapeXml(absoluteUrl(feed.path))}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(feed.description)}</description>
<language>da</language>
${articles
  .toSorted((a, b) => b.date.localeCompare(a.date))
  .map(item)
  .join('\n')}
</channel>
</rss>
`
}

function item({ id, title, excerpt, date, category, text }: FeedArticle): string {
  const address = escapeXml(absoluteUrl(articlePath(id)))
  return `<item>
<title>${escapeXml(title)}</title>
<link>${address}</link>
<guid>${address}</guid>
<pubDate>${noonOf(date)}</pubDate>
<category>${escapeXml(category)}</category>
<description>${escapeXml(excerpt)}</description>
<content:encoded>${escapeXml(withAbsoluteLinks(text))}</content:encoded>
</item>`
}

/** As RFC 822 has it. The articles know no time of day; at noon it is the same day in most of the world. */
function noonOf(date: ArticleSummary['date']): string {
  return new Date(`${date}T12:00:00Z`).toUTCString()
}

function withAbsoluteLinks(html: string): string {
  return html.replaceAll('href="/', `href="${absoluteUrl('/')}`)
}
