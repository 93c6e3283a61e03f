import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * What a browser does when it opens a new document, done for a new route: the view starts at the top, or at
 * the hash (Specification 2), and on another page the reading position moves to its heading. Back and forward
 * keep the browser's own restoration; replacing the address moves nothing, since on /courses that is how the
 * hash follows the chosen tab.
 */
export function ScrollAndFocus() {
  const { key, pathname, hash } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef({ key, pathname })

  useEffect(() => {
    const before = shown.current
    if (before.key === key) return
    shown.current = { key, pathname }

    const isOtherPage = before.pathname !== pathname
    if (navigation === 'PUSH' || (navigation === 'REPLACE' && isOtherPage)) {
      const target = findTarget(hash)
      if (target) target.scrollIntoView()
      else window.scrollTo(0, 0)
    }
    if (isOtherPage) focusHeading()
  }, [key, pathname, hash, navigation])

  return null
}

function findTarget(hash: string): HTMLElement | null {
  if (hash === '') return null
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // A hash need not be well-formed.
    return null
  }
}

function focusHeading(): void {
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
