import { clsx } from 'clsx'
import { MoreLink } from '@/components/links/more-link'
import { Card } from '@/components/ui/card'
import { Tag } from '@/components/ui/tag'
import { searchPage } from '@/content/search-page'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { HighlightedText } from '@/features/search/highlighted-text'
import type { Findable } from '@/features/search/search-site'
import { formatFullDate } from '@/lib/local-date'
import { tints } from '@/styles/tints'

/** The results of a search as cards (spec 2, Search), with the query marked in titles and texts. */
export function SearchResults({ results, query }: { results: readonly Findable[]; query: string }) {
  return (
    <ul className="grid gap-4">
      {results.map(({ id, to, title, kind, text, article }) => (
        <Card
          as="li"
          key={id}
          isLink
          padding="row"
          className="flex flex-col gap-x-8 gap-y-4 md:flex-row md:items-center"
        >
          {article && (
            <article.icon
              aria-hidden
              className={clsx(
                'h-18 w-16 shrink-0 rounded-egg p-4 text-primary',
                tints[article.iconBg],
              )}
            />
          )}
          <div className="min-w-0 flex-1">
            <div className={clsx(article && 'flex flex-wrap items-center gap-x-3 gap-y-1')}>
              <Tag>{kind}</Tag>
              {article && (
                <time dateTime={article.date} className="text-meta text-muted-foreground">
                  {formatFullDate(article.date)}
                </time>
              )}
            </div>
            <h2 className="mt-2.5 text-xl">
              <HighlightedText text={withSoftHyphens(title)} wanted={[query]} />
            </h2>
            <p className="mt-1 max-w-prose text-muted-foreground">
              <HighlightedText text={text} wanted={[query]} />
            </p>
          </div>
          <MoreLink
            to={to}
            label={article ? searchPage.toArticle : searchPage.toPage}
            about={title}
            className="shrink-0"
          />
        </Card>
      ))}
    </ul>
  )
}
