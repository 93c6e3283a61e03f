import { useId } from 'react'
import { MoreLink } from '@/components/links/more-link'
import { PageLink } from '@/components/links/page-link'
import { Tag } from '@/components/ui/tag'
import type { ArticleSummary } from '@/content/articles/article'
import { articles } from '@/content/articles/articles'
import { newsColumn } from '@/content/articles/news-column'
import { articlePath, paths } from '@/content/paths'
import { ArticleCover } from '@/features/articles/article-cover'
import { ArticleTitle } from '@/features/articles/article-title'
import { endedOffersLast, OfferEndedTag } from '@/features/articles/offer-has-ended'
import { useToday } from '@/lib/clock'
import { formatDateNear, type LocalDate } from '@/lib/local-date'

/** The front page's column of articles (spec 2, Home). */
export function NewsColumn() {
  const today = useToday()
  const headingId = useId()
  return (
    // Sticky below the header of wide screens, and scrolls on its own.
    <aside
      aria-labelledby={headingId}
      className="sticky top-[calc(5.25rem+1px)] h-[calc(100dvh-5.25rem-1px)] max-h-280 overflow-y-auto p-6 max-2xl:hidden"
    >
      <h2 id={headingId} className="text-xl">
        {newsColumn.heading}
      </h2>
      <ul className="mt-1.5">
        {frontPageArticles(today).map((article) => (
          <li
            key={article.id}
            className="cover-link group grid grid-cols-media gap-3.5 border-b border-border py-4"
          >
            <ArticleCover article={article} className="size-17 rounded-md" />
            <div>
              <time
                dateTime={article.date}
                className="block text-meta leading-tight text-muted-foreground"
              >
                {formatDateNear(article.date, today)}
              </time>
              <h3 className="mt-1 text-ui leading-5.5 font-medium group-hover:underline">
                <ArticleTitle title={article.title} />
              </h3>
              <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
                <Tag size="small">{article.category}</Tag>
                <OfferEndedTag size="small" article={article} />
                <PageLink
                  to={articlePath(article.id)}
                  className="text-link font-display font-medium"
                >
                  {newsColumn.read} <span className="sr-only">{article.title}</span>
                </PageLink>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <MoreLink to={paths.articles} label={newsColumn.toArticles} className="mt-2 min-h-11" />
    </aside>
  )
}

/** The articles of the front page, newest first, ended offers last. */
export function frontPageArticles(today: LocalDate): readonly ArticleSummary[] {
  return endedOffersLast(
    articles.filter(({ hideFromFrontPage }) => !hideFromFrontPage),
    today,
  )
}
