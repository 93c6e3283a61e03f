import { useEffect } from 'react'
import { type Location, useNavigate } from 'react-router-dom'
import { isPage } from '@/app/routes'
import { aliases } from '@/content/paths'
import { decoded, nameInLink } from '@/lib/name-in-link'
import { useHydrated } from '@/lib/use-hydrated'

/** The document that the browser has opened: its path, and the page that it was prerendered for. */
export type OpenedDocument = { readonly pathname: string; readonly page: string | null }

/**
 * The canonical path of a page: lower case, one leading and no trailing slash, without a file name and without
 * characters that a mail program has appended. Unknown paths are returned unchanged, except that of a copy in an
 * archive or behind a proxy: its document names its page.
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
 * The router's location with the canonical path. The URL is replaced after the page is shown; query and hash stay. Both
 * are unknown during prerendering, so hydration renders without them and the next render, before the browser paints,
 * with them. A copy keeps its own URL.
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
    if (pathname !== location.pathname) navigate({ pathname, search, hash }, { replace: true })
  }, [location, navigate])

  useEffect(() => {
    if (isWhole) document.documentElement.classList.remove('awaits-address')
  }, [isWhole])

  return { ...location, pathname, search, hash }
}
