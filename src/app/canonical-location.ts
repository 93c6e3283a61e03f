import { useEffect } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { aliases } from '@/content/paths'

/** The one spelling of an address: lower case, one slash in front and none behind, and no alias. */
function canonicalPath(pathname: string): string {
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
 * behind it, keeping query and hash.
 */
export function useCanonicalLocation(): Location {
  const location = useLocation()
  const navigate = useNavigate()
  const pathname = canonicalPath(location.pathname)

  useEffect(() => {
    const { search, hash } = location
    if (pathname !== location.pathname) navigate({ pathname, search, hash }, { replace: true })
  }, [location, pathname, navigate])

  return { ...location, pathname }
}
