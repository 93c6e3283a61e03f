import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'

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
  const current = useCurrentSection(entries)
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
              <span className="flex items-baseline gap-2.5">
                {isNumbered && <span className="min-w-7 shrink-0">{index + 1}.</span>}
                <span>{heading}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The id of the current section. @param entries must be the same array in every render */
function useCurrentSection(entries: readonly ContentsEntry[]): string | undefined {
  const [current, setCurrent] = useState(entries[0]?.id)

  useEffect(() => {
    const sections = entries
      .map(({ id }) => document.getElementById(id))
      .filter((section) => section !== null)
    function update() {
      setCurrent(findCurrent(sections)?.id)
    }
    // Unfolded or late content changes the page's height. The observer also reports the initial height.
    const observer = new ResizeObserver(update)
    observer.observe(document.body)
    window.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', update)
    }
  }, [entries])

  return current
}

function findCurrent(sections: readonly HTMLElement[]): HTMLElement | undefined {
  const [first] = sections
  const { scrollHeight, clientHeight } = document.documentElement
  if (!first || window.scrollY <= 0) return first
  // Zoomed, the scroll position can be a fraction of a pixel from the end.
  if (window.scrollY + clientHeight >= scrollHeight - 1) return sections.at(-1)

  // A section that a link leads to begins this far down, and must be the current one.
  const linkLine = Number.parseFloat(getComputedStyle(first).scrollMarginTop) + 1
  const line = Math.max(clientHeight / 4, linkLine)
  return sections.findLast((section) => section.getBoundingClientRect().top <= line) ?? first
}
