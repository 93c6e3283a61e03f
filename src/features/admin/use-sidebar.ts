import { useEffect, useEffectEvent, useState } from 'react'
import { BELOW_MD, useMediaQuery } from '@/lib/media-query'
import { SIDEBAR_COOKIE } from '@/lib/storage'

/** spec 9, UI: remembered for seven days; below 768 px the sidebar slides over the page. */
const COOKIE_MAX_AGE_S = 604_800

/** The sidebar's state (spec 4): remembered in a cookie; on a narrow screen closed at first, and not remembered. */
export function useSidebar() {
  const [isExpanded, setIsExpanded] = useState(
    () => !document.cookie.split('; ').includes(`${SIDEBAR_COOKIE}=false`),
  )
  const [isSlidOver, setIsSlidOver] = useState(false)
  const isNarrowScreen = useMediaQuery(BELOW_MD)

  function toggle() {
    if (isNarrowScreen) {
      setIsSlidOver(!isSlidOver)
      return
    }
    setIsExpanded(!isExpanded)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https, and some browsers lack it
    document.cookie = `${SIDEBAR_COOKIE}=${!isExpanded}; path=/; max-age=${COOKIE_MAX_AGE_S}; SameSite=Lax`
  }

  // Radix sets an attribute of the body while a modal dialog is open; on a narrow screen the sidebar is one.
  const isUnderDialog = () => !isSlidOver && document.body.hasAttribute('data-scroll-locked')

  const onShortcut = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event) || isTyping(event.target) || isUnderDialog()) return
    // Firefox opens its bookmarks with the same keys.
    event.preventDefault()
    toggle()
  })
  useEffect(() => {
    window.addEventListener('keydown', onShortcut)
    return () => window.removeEventListener('keydown', onShortcut)
  }, [])

  return {
    /** Whether the sidebar is expanded; on a narrow screen, whether it is open over the page. */
    isOpen: isNarrowScreen ? isSlidOver : isExpanded,
    isNarrowScreen,
    toggle,
  }
}

// Exactly one of ctrl and cmd: with shift or alt the keys mean something else to the browser.
function isShortcut(event: KeyboardEvent): boolean {
  const isExact = event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey
  return isExact && event.key.toLowerCase() === 'b' && !event.repeat
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
