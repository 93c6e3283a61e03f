import { type Location, useLocation } from 'react-router-dom'
import { PageLink } from '@/components/links/page-link'
import { aliases, type SiteHref } from '@/content/paths'

const pagesOfAliases: ReadonlyMap<string, string> = new Map(Object.entries(aliases))

/** The `aria-current` of a link: 'page', or 'true' for its section ('/services' while a service is open). */
function currentOf(
  href: SiteHref,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): 'page' | 'true' | undefined {
  const [linkPath = '', linkQuery] = href.split('?')
  const target = pagesOfAliases.get(linkPath) ?? linkPath
  if (linkQuery !== undefined) {
    return pathname === target && search === `?${linkQuery}` ? 'page' : undefined
  }
  if (pathname === target) return search === '' ? 'page' : 'true'
  return target !== '/' && pathname.startsWith(`${target}/`) ? 'true' : undefined
}

/** The `aria-current` of a menu that contains the link of the current page. */
export function useCurrentMenu(links: readonly { to: SiteHref }[]): 'true' | undefined {
  const location = useLocation()
  return links.some(({ to }) => currentOf(to, location)) ? 'true' : undefined
}

/** A link of the navigation that is marked when it leads to the current page. */
export function CurrentLink(props: React.ComponentProps<typeof PageLink>) {
  return <PageLink aria-current={currentOf(props.to, useLocation())} {...props} />
}
