import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * What a browser does when it opens a new document, done for a new route: the view starts at the top, or at
 * the hash (Specification 2), and the reading position moves to the page's heading. Back and forward keep
 * the browser's own restoration; a new hash on the same page moves nothing, since on /courses it is a tab.
 */
export function ScrollAndFocus() {
  const { pathname, hash } = useLocation()
  const isBackOrForward = useNavigationType() === 'POP'
  const shownPathname = useRef(pathname)

  useEffect(() => {
    if (shownPathname.current === pathname) return
    shownPathname.current = pathname
    if (!isBackOrForward) {
      const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
      if (target) target.scrollIntoView()
      else window.scrollTo(0, 0)
    }
    const heading = document.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname, hash, isBackOrForward])

  return null
}
