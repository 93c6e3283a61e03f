import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { canonicalPath } from '@/app/canonical-location'
import { onFirstPageLink, takeClick } from '@/app/first-page'
import { preloadPage } from '@/app/routes'
import { isPageLink } from '@/app/site-links'

/**
 * Follows the links of a page that React has not taken over yet without waiting for its code, only for that of the
 * page they lead to.
 */
export function useFirstPageLinks(): void {
  const navigate = useNavigate()

  useEffect(() => {
    function follow(link: HTMLAnchorElement): boolean {
      const path = canonicalPath(link.pathname)
      const isWithinPage = path === canonicalPath(window.location.pathname)
      if (isWithinPage || !isPageLink(link)) return false
      preloadPage(path).then(
        () => {
          const { pathname, search, hash } = link
          if (takeClick(link)) navigate({ pathname, search, hash })
        },
        () => {
          // The browser says what is wrong.
          if (takeClick(link)) window.location.assign(link.href)
        },
      )
      return true
    }
    return onFirstPageLink(follow)
  }, [navigate])
}
