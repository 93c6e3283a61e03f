import { clsx } from 'clsx'
import { MoreLink } from '@/components/sections/more-link'
import { Tag } from '@/components/ui/tag'
import { articlePath, type SiteHref } from '@/content/paths'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { HighlightedText } from '@/features/search/highlighted-text'
import { searchMessages } from '@/features/search/messages'
import type { SearchResults as Results } from '@/features/search/search-site'
import { formatFullDate } from '@/lib/local-date'
import { tints } from '@/styles/tints'

/** The results of a search, pages first (spec 2, Search). @param wanted the words to mark in titles and texts */
export function SearchResults({
  pages,
  articles,
  wanted,
}: Results & { wanted: readonly string[] }) {
  return (
    <ul className="grid gap-4">
      {pages.map(({ id, title, description, url, category }) => (
        <Result
          key={id}
          title={title}
          text={description}
          wanted={wanted}
          to={url}
          action={searchMessages.toPage}
        >
          <Tag>{category}</Tag>
        </Result>
      ))}
      {articles.map(({ id, title, excerpt, date, icon: Icon, iconBg }) => (
        <Result
          key={id}
          icon={
            <Icon
              aria-hidden
              className={clsx('h-18 w-16 shrink-0 rounded-egg p-4 text-primary', tints[iconBg])}
            />
          }
          title={title}
          text={excerpt}
          wanted={wanted}
          to={articlePath(id)}
          action={searchMessages.toArticle}
        >
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Tag>{searchMessages.articleBadge}</Tag>
            <time dateTime={date} className="text-meta text-muted-foreground">
              {formatFullDate(date)}
            </time>
          </div>
        </Result>
      ))}
    </ul>
  )
}

/** @param children above the title: the kind of result */
function Result({
  icon,
  title,
  text,
  wanted,
  to,
  action,
  children,
}: {
  icon?: React.ReactNode
  title: string
  text: string
  wanted: readonly string[]
  to: SiteHref
  /** The label of the link. */
  action: string
  children: React.ReactNode
}) {
  return (
    <li className="cover-link flex flex-col gap-x-8 gap-y-4 rounded-lg bg-card px-7 py-6 shadow-paper md:flex-row md:items-center">
      {icon}
      <div className="min-w-0 flex-1">
        {children}
        <h2 className="mt-2.5 text-xl">
          <HighlightedText text={withSoftHyphens(title)} wanted={wanted} />
        </h2>
        <p className="mt-1 max-w-prose text-muted-foreground">
          <HighlightedText text={text} wanted={wanted} />
        </p>
      </div>
      <MoreLink to={to} label={action} about={title} className="shrink-0" />
    </li>
  )
}
