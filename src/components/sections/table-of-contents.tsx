import { clsx } from 'clsx'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useCurrentSection } from '@/components/sections/use-current-section'

export type ContentsEntry = { readonly id: string; readonly heading: string }

/** The sections of a long page, beside it on wide screens; the current one is marked. */
export function TableOfContents({
  title,
  entries,
  isNumbered = false,
  className,
}: {
  title: string
  entries: readonly ContentsEntry[]
  isNumbered?: boolean
  className?: string
}) {
  const ids = useMemo(() => entries.map(({ id }) => id), [entries])
  const current = useCurrentSection(ids)
  return (
    <nav
      aria-label={title}
      className={clsx(
        'rounded-lg bg-muted px-2 py-4 lg:sticky lg:top-28 lg:-ml-1 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto lg:bg-transparent lg:p-1',
        className,
      )}
    >
      <h2 className="px-3 pb-1.5 text-ui tracking-normal">{title}</h2>
      <ol className="gap-x-6 md:max-lg:columns-2">
        {entries.map(({ id, heading }, index) => (
          <li key={id} className="break-inside-avoid">
            <Link
              to={{ hash: id }}
              aria-current={id === current ? 'location' : undefined}
              className="flex min-h-11 items-center rounded-sm px-3 py-2 leading-snug no-underline hover:bg-muted lg:aria-current:bg-secondary lg:aria-current:font-semibold lg:aria-current:text-secondary-foreground"
            >
              <span className="flex items-baseline gap-2.75">
                {isNumbered && <span className="min-w-6.5 shrink-0">{index + 1}.</span>}
                <span>{heading}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
