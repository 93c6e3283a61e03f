import { useLocation } from 'react-router-dom'
import { PageLink } from '@/components/sections/page-link'
import { aliases, type SiteHref } from '@/content/paths'

const pagesOfAliases: ReadonlyMap<string, string> = new Map(Object.entries(aliases))

/** The `aria-current` of a link: 'page', or 'true' for its section ('/services' while a service is open). */
function useCurrent(href: SiteHref): 'page' | 'true' | undefined {
  const { pathname, search } = useLocation()
  const [linkPath = '', linkQuery] = href.split('?')
  const target = pagesOfAliases.get(linkPath) ?? linkPath
  if (linkQuery !== undefined) {
    return pathname === target && search === `?${linkQuery}` ? 'page' : undefined
  }
  if (pathname === target) return search === '' ? 'page' : 'true'
  return target !== '/' && pathname.startsWith(`${target}/`) ? 'true' : undefined
}

/** A link of the navigation that is marked when it leads to the current page. */
export function CurrentLink(props: React.ComponentProps<typeof PageLink>) {
  return <PageLink aria-current={useCurrent(props.to)} {...props} />
}
