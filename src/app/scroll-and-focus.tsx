import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'
import { canonicalPath, type OpenedDocument } from '@/app/canonical-location'
import { deferBelowFold } from '@/app/defer-below-fold'
import { positionAt, rememberPosition, storePositions } from '@/app/scroll-positions'
import { focusHeading, moveFocus } from '@/lib/move-focus'
import { nameInHash } from '@/lib/name-in-link'
import { entryKey, hasEntryFlag, keepsScroll, setEntryFlag } from '@/lib/navigation-state'

/** The router's key of the history entry with which a document was opened. */
const FIRST_KEY = 'default'

/**
 * Does for a route what the browser does for a document: scrolls to the top or to the hash and moves the focus (spec 2),
 * and restores the scroll position after back, forward and reload. A replaced URL moves nothing unless it is the same.
 */
export function ScrollAndFocus({ opened }: { opened: OpenedDocument | undefined }) {
  const location = useLocation()
  const navigation = useNavigationType()
  /** The entry of the history whose page is on the screen. */
  const shown = useRef<Location>(null)

  useEffect(() => {
    // Within the site the browser would restore the position before the page is rendered.
    function disableNativeRestoration() {
      window.history.scrollRestoration = 'manual'
    }
    function remember() {
      // With another entry's key the navigation has begun, and the page may have changed its height already.
      const key = entryKey() ?? FIRST_KEY
      if (shown.current && shown.current.key === key) rememberPosition(shown.current)
    }
    function store() {
      remember()
      storePositions()
      // For a prerendered page the browser restores the position before any script has run.
      window.history.scrollRestoration = 'auto'
    }
    disableNativeRestoration()
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('scroll', remember, { passive: true, signal })
    // WebKit dispatches `scroll` with the next frame; a link clicked before that has navigated already.
    window.addEventListener('click', remember, { capture: true, signal })
    window.addEventListener('pagehide', store, { signal })
    window.addEventListener('pageshow', disableNativeRestoration, { signal })
    return () => listening.abort()
  }, [])

  // A layout effect: on a shorter page the browser would first clamp the position and dispatch `scroll`.
  useLayoutEffect(() => {
    const before = shown.current
    if (before?.key === location.key && before.pathname === location.pathname) return
    shown.current = location
    if (!before) return restoreInitialPosition(location)
    const isOtherPage =
      canonicalPath(before.pathname, opened) !== canonicalPath(location.pathname, opened)
    scrollAfterNavigation(before, location, navigation, isOtherPage)
  }, [location, navigation, opened])

  return null
}

function scrollAfterNavigation(
  before: Location,
  location: Location,
  navigation: ReturnType<typeof useNavigationType>,
  isOtherPage: boolean,
): void {
  if (keepsScroll(location) && navigation !== 'POP') {
    rememberPosition(location)
    return
  }
  const isSameAddress =
    !isOtherPage && before.search === location.search && before.hash === location.hash
  const saved = navigation === 'POP' ? positionAt(location) : undefined
  // Before the layout is read.
  if (isOtherPage && saved === undefined && location.hash === '') deferBelowFold()
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

function restoreInitialPosition(location: Location): void {
  const saved = isReturn() ? positionAt(location) : undefined
  // The browser has restored the position itself, or the visitor has begun to scroll.
  if (window.scrollY > 0) rememberPosition(location)
  else if (saved !== undefined) window.scrollTo(0, saved)
  else findTarget(location.hash)?.scrollIntoView()
}

/** Whether this document was opened by a reload, back or forward: its entry has the router's key, or the flag set here. */
function isReturn(): boolean {
  if (entryKey() || hasEntryFlag('visited')) return true
  setEntryFlag('visited')
  return false
}

function findTarget(hash: string): HTMLElement | null {
  return document.getElementById(nameInHash(hash))
}
