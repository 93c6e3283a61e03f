import { createContext, useContext } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import type { SiteHref } from '@/content/paths'
import { loadIllustrations } from '@/illustrations/illustrations'

/** Downloads the code of the page at a path. Provided by the app, which knows the routes. */
export const PagePrefetch = createContext<(path: string) => Promise<void>>(async () => {})

/** A link to a page of the site. Prefetches the page's code on hover, focus and touch. */
export function PageLink({ to, ...props }: { to: SiteHref } & Omit<LinkProps, 'to'>) {
  const loadPage = useContext(PagePrefetch)

  function prefetch() {
    const [path = to] = to.split(/[?#]/)
    Promise.all([loadPage(path), loadIllustrations()]).catch(() => {
      // Following the link downloads again, and reports a failure.
    })
  }

  return (
    <Link to={to} onPointerEnter={prefetch} onFocus={prefetch} onTouchStart={prefetch} {...props} />
  )
}
