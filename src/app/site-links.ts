import { useEffect } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router-dom'
import { canonicalPath } from '@/app/canonical-location'
import { hasPage } from '@/app/routes'
import { isPlainClick } from '@/lib/plain-click'

/**
 * Leads the router along every link to a page of the site. The links themselves are plain HTML: a page has up to a
 * hundred, and one listener for all of them spares a slow phone rendering each anew with every step. Keys, other
 * buttons, `target` and `data-reload` leave a link to the browser, and so does whoever has answered the click.
 */
export function useSiteLinks(): void {
  const navigate = useNavigate()
  const location = useLocation()

  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || event.defaultPrevented || !isPlainClick(event) || !isPageLink(link)) return
      event.preventDefault()
      const { pathname, search, hash } = link
      // As in a browser, the address one is at is no further step in the history.
      const replace = createPath(location) === pathname + search + hash
      navigate({ pathname, search, hash }, { replace })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, location])
}

/** Whether the router leads along this link: to a page of the site, in this tab and document. */
export function isPageLink({ origin, pathname, target, dataset }: HTMLAnchorElement): boolean {
  const isLeftToBrowser = origin !== window.location.origin || target !== '' || 'reload' in dataset
  return !isLeftToBrowser && hasPage(canonicalPath(pathname))
}
