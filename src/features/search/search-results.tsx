import { clsx } from 'clsx'
import { MoreLink } from '@/components/links/more-link'
import { Card } from '@/components/ui/card'
import { Tag } from '@/components/ui/tag'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { HighlightedText } from '@/features/search/highlighted-text'
import { searchMessages } from '@/features/search/messages'
import { listResults, type SearchResults as Results } from '@/features/search/search-site'
import { formatFullDate } from '@/lib/local-date'
import { tints } from '@/styles/tints'

/** The results of a search, pages first (spec 2, Search). @param wanted the words to mark in titles and texts */
export function SearchResults({ wanted, ...results }: Results & { wanted: readonly string[] }) {
  return (
    <ul className="grid gap-4">
      {listResults(results).map(({ id, to, title, kind, text, article }) => (
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
            {article ? (
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Tag>{kind}</Tag>
                <time dateTime={article.date} className="text-meta text-muted-foreground">
                  {formatFullDate(article.date)}
                </time>
              </div>
            ) : (
              <Tag>{kind}</Tag>
            )}
            <h2 className="mt-2.5 text-xl">
              <HighlightedText text={withSoftHyphens(title)} wanted={wanted} />
            </h2>
            <p className="mt-1 max-w-prose text-muted-foreground">
              <HighlightedText text={text} wanted={wanted} />
            </p>
          </div>
          <MoreLink
            to={to}
            label={article ? searchMessages.toArticle : searchMessages.toPage}
            about={title}
            className="shrink-0"
          />
        </Card>
      ))}
    </ul>
  )
}
