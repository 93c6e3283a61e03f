import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import {
  COOKIE_BANNER_ID,
  reopenCookieBanner,
  useCookieConsent,
} from '@/features/cookie-consent/cookie-consent'
import { cookieMessages } from '@/features/cookie-consent/messages'

/** Opens the cookie banner again and gets the focus back once there is an answer. Looks as its place says. */
export function CookieSettingsButton({ className }: { className?: string }) {
  const state = useCookieConsent()
  const { pathname } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const openedOn = useRef<string>(null)

  useEffect(() => {
    if (state !== 'saved') return
    // Who went on to another page with the banner open has left this button behind.
    if (openedOn.current === pathname) button.current?.focus()
    openedOn.current = null
  }, [state, pathname])

  function onClick() {
    openedOn.current = pathname
    flushSync(reopenCookieBanner)
    document.getElementById(COOKIE_BANNER_ID)?.focus()
  }

  return (
    <button ref={button} type="button" onClick={onClick} className={className}>
      {cookieMessages.settings}
    </button>
  )
}
