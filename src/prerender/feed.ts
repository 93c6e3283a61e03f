import { Feed } from 'feed'
import type { ArticleSummary } from '@/content/articles/article'
import { feed } from '@/content/feed'
import { articlePath, paths } from '@/content/paths'
import { absoluteUrl } from '@/content/site'

/** feed.xml: the articles with their texts, which are HTML, as RSS 2.0, newest first. */
export function rssFeed(articles: readonly (ArticleSummary & { text: string })[]): string {
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
      content: text.replaceAll('href="/', `href="${absoluteUrl('/')}`),
    })
  }
  return rss.rss2()
}

/** The articles have no time of day; at noon it is the same day in most of the world. */
function noonOf(date: ArticleSummary['date']): Date {
  return new Date(`${date}T12:00:00Z`)
}
