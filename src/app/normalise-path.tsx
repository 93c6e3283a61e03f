import { Navigate, useLocation } from 'react-router-dom'

/** The one spelling of an address: lower case, one slash in front and none behind. */
export function canonicalPath(pathname: string): string {
  return pathname
    .toLowerCase()
    .replace(/^\/+/, '/')
    .replace(/(?<=.)\/+$/, '')
}

/** Sends other spellings of an address to the one the site uses, keeping query and hash. */
export function NormalisePath({ children }: { children: React.ReactNode }) {
  const { pathname, search, hash } = useLocation()
  const canonical = canonicalPath(pathname)
  if (canonical !== pathname) return <Navigate replace to={{ pathname: canonical, search, hash }} />
  return children
}

/** An alias that moves on to the page it stands for, keeping query and hash. */
export function Alias({ to }: { to: string }) {
  const { search, hash } = useLocation()
  return <Navigate replace to={{ pathname: to, search, hash }} />
}
