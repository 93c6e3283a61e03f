import { useLocation } from 'react-router-dom'
import { PageLink } from '@/components/ui/page-link'
import { aliases, type SiteHref } from '@/content/paths'

/**
 * How a link of the navigation relates to the address that is shown: the very page, or a page of its section
 * ('/services' while a service is open). An alias stands for its page, and a link with a query is only current
 * when the address has the same query.
 */
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

/** A link of the navigation that knows whether it leads to where the visitor is. */
export function CurrentLink({
  to,
  ...props
}: { to: SiteHref } & Omit<React.ComponentProps<'a'>, 'href'>) {
  return <PageLink to={to} aria-current={useCurrent(to)} {...props} />
}
