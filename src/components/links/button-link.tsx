import { PageLink } from '@/components/links/page-link'
import { type ButtonLook, buttonClasses } from '@/components/ui/button'
import type { SiteHref } from '@/content/paths'

/** A link to a page of the site that looks like a button. */
export function ButtonLink({
  to,
  children,
  ...look
}: ButtonLook & { to: SiteHref; children: React.ReactNode }) {
  return (
    <PageLink to={to} className={buttonClasses(look)}>
      {children}
    </PageLink>
  )
}
