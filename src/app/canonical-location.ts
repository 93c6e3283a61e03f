import { useEffect } from 'react'
import { type Location, useNavigate } from 'react-router-dom'
import { isPage } from '@/app/routes'
import { aliases } from '@/content/paths'
import { decoded } from '@/lib/decoded'
import { nameInLink } from '@/lib/name-in-link'
import { useHydrated } from '@/lib/use-hydrated'

/** The document that the browser has opened: at which path, and for which page the build has written it. */
export type OpenedDocument = { readonly pathname: string; readonly page: string | null }

/**
 * The page that a path leads to, in the one spelling of its address: lower case, one slash in front and none behind,
 * without the name of its file, and without what a mail has put behind it. Any other path is left as it is, except
 * that of a copy in an archive or behind a proxy, where the document knows its page.
 */
export function canonicalPath(pathname: string, opened?: OpenedDocument): string {
  const path =
    nameInLink(decoded(pathname))
      .replace(/\/+/g, '/')
      .replace(/(?:\/index)?(?:\.html?)?$/, '') || '/'
  if (isPage(path)) return path
  return (pathname === opened?.pathname && opened.page) || pathname
}

/**
 * The router's location in its canonical spelling. The page is shown at once, and the address is replaced behind it,
 * keeping query and hash. A prerendered page knew neither of the two, so it is taken over without them; where there are
 * any they follow in the next render, before the browser paints. A copy keeps its own address.
 */
export function useCanonicalLocation(location: Location, opened?: OpenedDocument): Location {
  const navigate = useNavigate()
  const search = useHydrated(location.search, '')
  const hash = useHydrated(location.hash, '')
  const pathname = canonicalPath(location.pathname, opened)
  const isWhole = search === location.search && hash === location.hash

  useEffect(() => {
    const { search, hash } = location
    const pathname = canonicalPath(location.pathname)
    // One that has moved is replaced by its new one (routes.tsx), which this would undo.
    if (pathname in aliases) return
    if (pathname !== location.pathname) navigate({ pathname, search, hash }, { replace: true })
  }, [location, navigate])

  useEffect(() => {
    if (isWhole) document.documentElement.classList.remove('awaits-address')
  }, [isWhole])

  return { ...location, pathname, search, hash }
}
