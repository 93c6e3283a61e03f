import { Tag } from '@/components/ui/tag'
import type { ArticleSummary } from '@/content/articles/article'
import { NOT_READ_ALOUD_ATTRIBUTE } from '@/lib/html-attributes'
import { formatFullDate } from '@/lib/local-date'

/** The line above an article's title: its category and its date. */
export function ArticleMeta({
  article: { category, date },
  children,
}: {
  article: ArticleSummary
  children?: React.ReactNode
}) {
  return (
    <p
      {...{ [NOT_READ_ALOUD_ATTRIBUTE]: '' }}
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-meta text-muted-foreground"
    >
      <Tag>{category}</Tag>
      <time dateTime={date}>{formatFullDate(date)}</time>
      {children}
    </p>
  )
}
