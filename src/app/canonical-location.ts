import { useEffect, useSyncExternalStore } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { aliases } from '@/content/paths'

/** The key of the location with which the build's HTML is taken over. The router never makes this one. */
const PRERENDERED = 'prerendered'

/** The one spelling of an address: lower case, one slash in front and none behind, and no alias. */
export function canonicalPath(pathname: string): string {
  const path = pathname
    .toLowerCase()
    .replace(/^\/+/, '/')
    .replace(/(?<=.)\/+$/, '')
  return isAlias(path) ? aliases[path] : path
}

function isAlias(path: string): path is keyof typeof aliases {
  return Object.hasOwn(aliases, path)
}

/**
 * The location in the spelling that the routes know. The page is shown at once, and the address is replaced
 * behind it, keeping query and hash. A prerendered page knew neither of the two, so it is taken over without
 * them; they follow in the next render, before the browser paints.
 */
export function useCanonicalLocation(): Location {
  const location = useLocation()
  const navigate = useNavigate()
  const isComplete = useSyncExternalStore(
    neverChanges,
    () => true,
    () => location.search === '' && location.hash === '',
  )
  const pathname = canonicalPath(location.pathname)

  useEffect(() => {
    const { search, hash } = location
    if (pathname !== location.pathname) navigate({ pathname, search, hash }, { replace: true })
  }, [location, pathname, navigate])

  useEffect(() => {
    if (isComplete) document.documentElement.classList.remove('awaits-address')
  }, [isComplete])

  if (!isComplete) return { ...location, pathname, search: '', hash: '', key: PRERENDERED }
  return { ...location, pathname }
}

function neverChanges(): () => void {
  return () => {}
}

/** Whether this is the location of a prerendered page that is just being taken over. */
export function isPrerendered(location: Location): boolean {
  return location.key === PRERENDERED
}
