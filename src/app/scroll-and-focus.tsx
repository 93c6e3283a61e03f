import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'
import { canonicalPath, type OpenedDocument } from '@/app/canonical-location'
import { positionAt, rememberPosition, storePositions } from '@/app/scroll-positions'
import { focusHeading, moveFocus } from '@/lib/move-focus'
import { nameInHash } from '@/lib/name-in-link'
import { hasEntryFlag, keepsScroll, setEntryFlag } from '@/lib/navigation-state'

/** The router's key of the entry that a document was opened with. */
const FIRST_KEY = 'default'

/**
 * What a browser does for a new document, done for a new route: view and reading position go to the top or to the
 * hash (spec 2); back, forward and reload lead to where one was. Replacing the address moves nothing,
 * since on /courses that is how the hash follows the chosen tab, unless it is the very page one is on.
 */
export function ScrollAndFocus({ opened }: { opened: OpenedDocument | undefined }) {
  const location = useLocation()
  const navigation = useNavigationType()
  /** The entry of the history whose page is on the screen. */
  const shown = useRef<Location>(null)

  useEffect(() => {
    // Between the site's own pages the browser would look for the old position before the page is there.
    function takeOver() {
      window.history.scrollRestoration = 'manual'
    }
    takeOver()
    function remember() {
      // Once another page is on its way, the one before it may have made room already.
      const key = window.history.state?.key ?? FIRST_KEY
      if (shown.current && shown.current.key === key) rememberPosition(shown.current)
    }
    function store() {
      remember()
      storePositions()
      // A page that comes as HTML is there at once; the browser finds the place before any script has run.
      window.history.scrollRestoration = 'auto'
    }
    window.addEventListener('scroll', remember, { passive: true })
    // WebKit tells of a scroll with its next frame, when a link that was clicked at once has led on already.
    window.addEventListener('click', remember, { capture: true })
    window.addEventListener('pagehide', store)
    window.addEventListener('pageshow', takeOver)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('click', remember, { capture: true })
      window.removeEventListener('pagehide', store)
      window.removeEventListener('pageshow', takeOver)
    }
  }, [])

  // With the page, before the browser finds that one which is shorter is scrolled too far, and says so.
  useLayoutEffect(() => {
    const before = shown.current
    if (before?.key === location.key && before.pathname === location.pathname) return
    shown.current = location
    if (!before) return findPlace(location)
    const isOtherPage =
      canonicalPath(before.pathname, opened) !== canonicalPath(location.pathname, opened)
    followStep(before, location, navigation, isOtherPage)
  }, [location, navigation, opened])

  return null
}

function followStep(
  before: Location,
  location: Location,
  navigation: ReturnType<typeof useNavigationType>,
  isOtherPage: boolean,
): void {
  if (keepsScroll(location.state) && navigation !== 'POP') {
    rememberPosition(location)
    return
  }
  const isSameAddress =
    !isOtherPage && before.search === location.search && before.hash === location.hash
  const saved = navigation === 'POP' ? positionAt(location) : undefined
  if (saved !== undefined) {
    window.scrollTo(0, saved)
    if (isOtherPage) focusHeading()
  } else if (navigation !== 'REPLACE' || isOtherPage || isSameAddress) {
    const target = findTarget(location.hash)
    if (target) target.scrollIntoView()
    else window.scrollTo(0, 0)
    if (target) moveFocus(target)
    else if (isOtherPage || isSameAddress) focusHeading()
  }
}

/** Where the visitor begins on the page that the document was opened with. */
function findPlace(location: Location): void {
  const saved = isReturn() ? positionAt(location) : undefined
  // The browser has found the place by itself, or the visitor has begun to read.
  if (window.scrollY > 0) rememberPosition(location)
  else if (saved !== undefined) window.scrollTo(0, saved)
  else findTarget(location.hash)?.scrollIntoView()
}

/**
 * Whether this document was opened by a reload, or by the browser's back and forward. Then the entry of the
 * history has been here before and bears the router's mark, or the one that is set here.
 */
function isReturn(): boolean {
  if (window.history.state?.key || hasEntryFlag('visited')) return true
  setEntryFlag('visited')
  return false
}

function findTarget(hash: string): HTMLElement | null {
  return document.getElementById(nameInHash(hash))
}
