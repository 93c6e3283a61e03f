import { createContext, useContext } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import type { SiteHref } from '@/content/paths'
import { loadDrawings } from '@/illustrations/drawings'

/** Downloads the code of the page at a path. Comes from whoever knows the routes. */
export const PagePrefetch = createContext<(path: string) => Promise<void>>(async () => {})

/**
 * A link to a page of the site. Pointed at, focused or touched it downloads the page's code, which is then there
 * when the link is followed.
 */
export function PageLink({ to, ...props }: { to: SiteHref } & Omit<LinkProps, 'to'>) {
  const loadPage = useContext(PagePrefetch)

  function prefetch() {
    const [path = to] = to.split(/[?#]/)
    Promise.all([loadPage(path), loadDrawings()]).catch(() => {
      // Whoever follows the link asks for it again, and is told if it still cannot be had.
    })
  }

  return (
    <Link to={to} onPointerEnter={prefetch} onFocus={prefetch} onTouchStart={prefetch} {...props} />
  )
}
