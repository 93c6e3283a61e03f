import { clsx } from 'clsx'
import { useId } from 'react'
import { moreLinkClasses } from '@/components/links/more-link'
import { PageLink } from '@/components/links/page-link'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { HighlightedText } from '@/features/search/highlighted-text'
import type { Findable } from '@/features/search/search-site'

/** Links with a line about each, below a heading. @param wanted the words to mark in titles and texts */
export function FoundLinks({
  heading,
  links,
  wanted,
  children,
}: {
  heading: string
  links: readonly Omit<Findable, 'keywords'>[]
  wanted: readonly string[]
  children?: React.ReactNode
}) {
  const headingId = useId()
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId} className="text-2xl">
        {heading}
      </h2>
      <ul className="mt-4 grid gap-x-12 md:grid-cols-2">
        {links.map(({ id, to, title, kind, text }) => (
          <li key={id} className="border-t border-border py-1">
            {/* Wider than its text, so that the focus ring has a distance. */}
            <div className="cover-link -mx-3 rounded-md px-3 py-3">
              <PageLink to={to} className={clsx(moreLinkClasses, 'text-lg leading-snug')}>
                <span>
                  <HighlightedText text={withSoftHyphens(title)} wanted={wanted} />
                </span>
              </PageLink>
              <p className="mt-1 max-w-prose text-sm text-muted-foreground">
                <span className="font-semibold">{kind}</span>
                <span className="before:mx-1.5 before:content-['·']">
                  <HighlightedText text={text} wanted={wanted} />
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  )
}
