import { useEffect } from 'react'
import { type Location, useNavigate } from 'react-router-dom'
import { aliases } from '@/content/paths'
import { useHydrated } from '@/lib/use-hydrated'

/** The one spelling of an address: lower case, one slash in front and none behind. */
export function canonicalPath(pathname: string): string {
  return pathname
    .toLowerCase()
    .replace(/^\/+/, '/')
    .replace(/(?<=.)\/+$/, '')
}

/**
 * The router's location in its canonical spelling. The page is shown at once, and the address is replaced behind it,
 * keeping query and hash. A prerendered page knew neither of the two, so it is taken over without them; where there are
 * any they follow in the next render, before the browser paints.
 */
export function useCanonicalLocation(location: Location): Location {
  const navigate = useNavigate()
  const search = useHydrated(location.search, '')
  const hash = useHydrated(location.hash, '')
  const pathname = canonicalPath(location.pathname)
  const isWhole = search === location.search && hash === location.hash

  useEffect(() => {
    const { search, hash } = location
    // One that has moved is replaced by its new one (routes.tsx), which this would undo.
    if (pathname in aliases) return
    if (pathname !== location.pathname) navigate({ pathname, search, hash }, { replace: true })
  }, [location, pathname, navigate])

  useEffect(() => {
    if (isWhole) document.documentElement.classList.remove('awaits-address')
  }, [isWhole])

  return { ...location, pathname, search, hash }
}
