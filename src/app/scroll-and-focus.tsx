import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * What a browser does when it opens a new document, done for a new route: the view starts at the top, or at
 * the hash (Specification 2), and the reading position moves to that section or to the page's heading. Back
 * and forward keep the browser's own restoration; replacing the address moves nothing, since on /courses that
 * is how the hash follows the chosen tab.
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
      if (target) {
        target.scrollIntoView()
        moveFocus(target)
        return
      }
      window.scrollTo(0, 0)
    }
    if (isOtherPage) moveFocus(document.querySelector('h1'))
  }, [key, pathname, hash, navigation])

  return null
}

/**
 * Stands behind a page's content and scrolls to the address's hash when the page is opened by it. The browser
 * looks for the section too early, while the page is still being loaded.
 */
export function ScrollToHashOnArrival() {
  const { hash } = useLocation()
  const isArrival = useRef(true)

  useEffect(() => {
    if (!isArrival.current) return
    isArrival.current = false
    findTarget(hash)?.scrollIntoView()
  }, [hash])

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

function moveFocus(element: HTMLElement | null): void {
  if (!element) return
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}
