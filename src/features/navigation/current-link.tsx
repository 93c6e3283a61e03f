import { useLocation } from 'react-router-dom'
import { PageLink } from '@/components/sections/page-link'
import { aliases, type SiteHref } from '@/content/paths'

/** The `aria-current` of a link: 'page', or 'true' for its section ('/services' while a service is open). */
function useCurrent(href: SiteHref): 'page' | 'true' | undefined {
  const { pathname, search } = useLocation()
  const [linkPath = '', linkQuery] = href.split('?')
  const target = isAlias(linkPath) ? aliases[linkPath] : linkPath
  if (linkQuery !== undefined) {
    return pathname === target && search === `?${linkQuery}` ? 'page' : undefined
  }
  if (pathname === target) return search === '' ? 'page' : 'true'
  return target !== '/' && pathname.startsWith(`${target}/`) ? 'true' : undefined
}

function isAlias(path: string): path is keyof typeof aliases {
  return Object.hasOwn(aliases, path)
}

/** A link of the navigation that is marked when it leads to the current page. */
export function CurrentLink({
  to,
  ...props
}: { to: SiteHref } & Omit<React.ComponentProps<'a'>, 'href'>) {
  return <PageLink to={to} aria-current={useCurrent(to)} {...props} />
}
