import { clsx } from 'clsx'
import { MoreLink } from '@/components/sections/more-link'
import { Tag } from '@/components/ui/tag'
import type { ArticleSummary } from '@/content/articles/article'
import { articlePath } from '@/content/paths'
import type { SearchEntry } from '@/content/search-entries'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { HighlightedText } from '@/features/search/highlighted-text'
import { searchMessages } from '@/features/search/messages'
import type { SearchResults as Results } from '@/features/search/search-site'
import { formatFullDate } from '@/lib/local-date'
import { tints } from '@/styles/tints'

type Looks = {
  /** The words to mark in titles and texts. */
  wanted: readonly string[]
}

/** The results of a search, pages first (spec 2, Search). */
export function SearchResults({ pages, articles, wanted }: Results & Looks) {
  return (
    <ul className="grid gap-4">
      {pages.map((page) => (
        <PageResult key={page.id} page={page} wanted={wanted} />
      ))}
      {articles.map((article) => (
        <ArticleResult key={article.id} article={article} wanted={wanted} />
      ))}
    </ul>
  )
}

const cardClasses =
  'cover-link flex flex-col gap-x-8 gap-y-4 rounded-lg bg-card px-7 py-6 shadow-paper md:flex-row md:items-center'

function PageResult({ page, wanted }: { page: SearchEntry } & Looks) {
  return (
    <li className={cardClasses}>
      <div className="min-w-0 flex-1">
        <Tag>{page.category}</Tag>
        <h2 className="mt-2.5 text-xl">
          <HighlightedText text={withSoftHyphens(page.title)} wanted={wanted} />
        </h2>
        <p className="mt-1 max-w-prose text-muted-foreground">
          <HighlightedText text={page.description} wanted={wanted} />
        </p>
      </div>
      <MoreLink
        to={page.url}
        label={searchMessages.toPage}
        about={page.title}
        className="shrink-0"
      />
    </li>
  )
}

function ArticleResult({ article, wanted }: { article: ArticleSummary } & Looks) {
  const Icon = article.icon
  return (
    <li className={cardClasses}>
      <Icon
        aria-hidden
        className={clsx('h-18 w-16 shrink-0 rounded-egg p-4 text-primary', tints[article.iconBg])}
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Tag>{searchMessages.articleBadge}</Tag>
          <time dateTime={article.date} className="text-meta text-muted-foreground">
            {formatFullDate(article.date)}
          </time>
        </div>
        <h2 className="mt-2.5 text-xl">
          <HighlightedText text={withSoftHyphens(article.title)} wanted={wanted} />
        </h2>
        <p className="mt-1 max-w-prose text-muted-foreground">
          <HighlightedText text={article.excerpt} wanted={wanted} />
        </p>
      </div>
      <MoreLink
        to={articlePath(article.id)}
        label={searchMessages.toArticle}
        about={article.title}
        className="shrink-0"
      />
    </li>
  )
}
