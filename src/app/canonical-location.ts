import { useEffect } from 'react'
import { type Location, useNavigate } from 'react-router-dom'
import { isPage } from '@/app/routes'
import { aliases } from '@/content/paths'
import { AWAITS_ADDRESS_CLASS } from '@/lib/html-attributes'
import { decoded, nameInLink } from '@/lib/name-in-link'
import { useHydrated } from '@/lib/use-hydrated'

/** The document that the browser has opened: its path, and the page that it was prerendered for. */
export type OpenedDocument = { readonly pathname: string; readonly page: string | null }

/**
 * The canonical path of a page: lower case, one leading and no trailing slash, without a file name or what a mail program
 * has appended. An unknown path is returned as it is, unless the document is a copy, in an archive, that names its page.
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
 * The router's location with the canonical path, which replaces the URL of all but a copy after the page is shown. Query
 * and hash are unknown during prerendering: hydration renders without them, and the next render, before any paint, with them.
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
    // An alias is redirected in routes.tsx; navigating here would undo that.
    if (pathname in aliases) return
    if (pathname !== location.pathname) void navigate({ pathname, search, hash }, { replace: true })
  }, [location, navigate])

  useEffect(() => {
    if (isWhole) document.documentElement.classList.remove(AWAITS_ADDRESS_CLASS)
  }, [isWhole])

  return { ...location, pathname, search, hash }
}
