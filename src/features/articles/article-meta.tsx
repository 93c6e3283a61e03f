import { clsx } from 'clsx'
import { Tag } from '@/components/ui/tag'
import type { ArticleSummary } from '@/content/articles/article'
import { NOT_READ_ALOUD_ATTRIBUTE } from '@/lib/html-attributes'
import { formatFullDate } from '@/lib/local-date'

/**
 * The line above an article's title: its category and its date. With a reading time it takes two lines on a phone: whether
 * all three fit into one would depend on which of the fonts has arrived, and the page would shift.
 */
export function ArticleMeta({
  article: { category, date },
  readingTime,
  children,
}: {
  article: ArticleSummary
  readingTime?: string
  children?: React.ReactNode
}) {
  return (
    <p
      {...{ [NOT_READ_ALOUD_ATTRIBUTE]: '' }}
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-meta text-muted-foreground"
    >
      <Tag>{category}</Tag>
      <span className={clsx('flex flex-wrap gap-x-3', readingTime && 'max-sm:basis-full')}>
        <time dateTime={date}>{formatFullDate(date)}</time>
        {readingTime && <span>{readingTime}</span>}
      </span>
      {children}
    </p>
  )
}
