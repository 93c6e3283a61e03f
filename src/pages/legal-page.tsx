import { ChevronDown } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { ContentBlock } from '@/components/sections/content-block'
import { PageHeader } from '@/components/sections/page-header'
import { TableOfContents } from '@/components/sections/table-of-contents'
import type { LegalContent } from '@/content/legal/legal-content'
import { formatFullDate, formatLongDate } from '@/lib/date-format'
import type { LocalDate } from '@/lib/local-date'
import { withSoftHyphens } from '@/lib/soft-hyphens'
import { useToday } from '@/lib/use-today'

/** Below the design's first breakpoint the sections stand folded and are their own list of contents. */
const PHONE = '(width < 48rem)'

/** A legal text: numbered contents beside sections that fold (Specification 2, Privacy and terms). */
export function LegalPage({
  content,
  children,
}: {
  content: LegalContent
  /** Below the lead and the dates. */
  children?: React.ReactNode
}) {
  const { title, lead, dating, sections } = content
  const list = useFoldedOnPhones()
  return (
    <>
      <PageHeader title={title} lead={lead}>
        <p className="text-meta text-muted-foreground">
          {'validFrom' in dating ? (
            <>
              <Updated />
              <br />
              Gældende version: <Day date={dating.validFrom} />
            </>
          ) : (
            <>
              Gennemgået den <Day date={dating.reviewedOn} />
            </>
          )}
        </p>
        {children}
      </PageHeader>
      <div className="section wrap grid items-start gap-[clamp(2rem,6vw,6rem)] max-md:pt-8 lg:grid-cols-[minmax(0,18rem)_minmax(0,46rem)]">
        <TableOfContents title="Indhold" entries={sections} isNumbered className="max-md:hidden" />
        <div ref={list} className="lg:-mt-4">
          {sections.map((section, index) => (
            // Closed in the HTML, as phones show it; elsewhere the style sheet lets the text be seen until
            // script has opened it. From then on the element itself knows whether it is open.
            <details
              key={section.id}
              id={section.id}
              className="unfolds-when-wide group border-b border-border"
            >
              <summary className="flex min-h-15 cursor-pointer list-none items-center justify-between gap-4 py-3 hover:text-primary lg:py-5 [&::-webkit-details-marker]:hidden">
                <h2 className="text-xl">
                  {index + 1}. {withSoftHyphens(section.heading)}
                </h2>
                <ChevronDown
                  aria-hidden
                  className="size-6 shrink-0 transition-transform group-open:rotate-180"
                />
              </summary>
              <div className="-mt-3 pb-8">
                <ContentBlock block={{ kind: 'prose', ...section }} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </>
  )
}

/** Privacy and terms show today's date as that of their last update (Specification 2, Privacy and terms). */
function Updated() {
  const today = useToday()
  return (
    <>
      Senest opdateret: <time dateTime={today}>{formatLongDate(today)}</time>
    </>
  )
}

function Day({ date }: { date: LocalDate }) {
  return (
    <time dateTime={date} suppressHydrationWarning>
      {formatFullDate(date)}
    </time>
  )
}

/**
 * Unfolds the sections of the returned element, but on a phone only the one in the address, and later whatever
 * a link or a wider window asks for. Nothing else touches what the reader has opened.
 */
function useFoldedOnPhones() {
  const list = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()

  useLayoutEffect(() => {
    const phone = window.matchMedia(PHONE)
    const setAll = (open: boolean) => {
      for (const section of list.current?.querySelectorAll('details') ?? []) section.open = open
    }
    const onChange = () => {
      if (!phone.matches) setAll(true)
    }
    onChange()
    if (list.current) list.current.dataset.folds = ''
    phone.addEventListener('change', onChange)
    return () => phone.removeEventListener('change', onChange)
  }, [])

  // Before the browser paints, and before the page scrolls to the section. The key changes with every click
  // on a link, also on one to the section that the address names already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    for (const section of list.current?.querySelectorAll('details') ?? []) {
      if (`#${section.id}` === hash) section.open = true
    }
  }, [hash, key])

  return list
}
