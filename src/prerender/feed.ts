import { Feed } from 'feed'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ArticleNode, ArticleSummary } from '@/content/articles/article'
import { feed } from '@/content/feed'
import { articlePath, paths } from '@/content/paths'
import { absoluteUrl } from '@/content/site'

type Article = ArticleSummary & { readonly text: readonly ArticleNode[] }

/** feed.xml: the articles with their texts as RSS 2.0, newest first. */
export function rssFeed(articles: readonly Article[]): string {
  const newestFirst = articles.toSorted((a, b) => b.date.localeCompare(a.date))
  const [newest] = newestFirst
  const link = absoluteUrl(paths.articles)
  const rss = new Feed({
    id: link,
    link,
    title: feed.title,
    description: feed.description,
    language: 'da',
    feedLinks: { rss: absoluteUrl(feed.path) },
    // The same articles make the same file, whenever the site is built.
    ...(newest && { updated: noonOf(newest.date) }),
  })
  for (const { id, title, excerpt, date, category, text } of newestFirst) {
    const address = absoluteUrl(articlePath(id))
    rss.addItem({
      id: address,
      link: address,
      title,
      description: excerpt,
      date: noonOf(date),
      category: [{ name: category }],
      content: renderToStaticMarkup(text.map(toElement)),
    })
  }
  return rss.rss2()
}

/** With links that lead to the site from anywhere. */
function toElement(node: ArticleNode, key: number): React.ReactNode {
  if (typeof node === 'string') return node
  const [tag, children, href] = node
  const address = href?.startsWith('/') ? absoluteUrl(href) : href
  return createElement(tag, { key, href: address }, children.map(toElement))
}

/** The articles have no time of day; at noon it is the same day in most of the world. */
function noonOf(date: ArticleSummary['date']): Date {
  return new Date(`${date}T12:00:00Z`)
}
