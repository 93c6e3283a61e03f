import { PageLink } from '@/components/links/page-link'
import type { SiteHref } from '@/content/paths'
import { readMore } from '@/content/read-more'

export const moreLinkClasses =
  'more-link inline-flex items-center gap-2 font-display font-medium text-link no-underline'

/** The link at the end of a card, with an arrow. `about` completes its name for screen readers: 'om skolevægring'. */
export function MoreLink({
  to,
  label,
  about,
  className = '',
}: {
  to: SiteHref
  label: string
  about?: string
  className?: string
}) {
  return (
    <PageLink to={to} className={`${moreLinkClasses} ${className}`}>
      <span>
        {about ? (
          <>
            {label} <span className="sr-only">{about}</span>
          </>
        ) : (
          label
        )}
      </span>
    </PageLink>
  )
}

/** The link of a card to the page that its title names: 'Læs mere om skolevægring'. */
export function ReadMore({ title, ...link }: { title: string; to: SiteHref; className: string }) {
  return <MoreLink {...link} label={readMore.label} about={readMore.about(title.toLowerCase())} />
}
