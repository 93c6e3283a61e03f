import { useSyncExternalStore } from 'react'
import { readStored, STORAGE_KEYS, writeStored } from '@/lib/storage'

/** The id of the banner, by which the footer's button moves the focus there. */
export const COOKIE_BANNER_ID = 'cookie-banner'

const CHOICES = ['accepted', 'rejected'] as const
type CookieChoice = (typeof CHOICES)[number]

/**
 * Where the visitor is with the question: never answered, asked again on request, answered just now, or
 * answered before. Nothing on this site depends on which of the two answers it was. 'unknown' is what the build
 * writes into the HTML: a script in index.html then decides whether the banner shows.
 */
type ConsentState = 'unknown' | 'asking' | 'reopened' | 'saved' | 'settled'

let current: ConsentState | undefined
const listeners = new Set<() => void>()

function isChoice(value: string | null): value is CookieChoice {
  return CHOICES.some((choice) => choice === value)
}

function readState(): ConsentState {
  if (current === undefined || current === 'asking') {
    current = isChoice(readStored(STORAGE_KEYS.cookieConsent)) ? 'settled' : 'asking'
  }
  return current
}

function publish(next: ConsentState): void {
  current = next
  for (const listener of listeners) listener()
}

/** Stores the answer (Specification 3: key cookieConsent) and closes the banner. */
export function decide(choice: CookieChoice): void {
  writeStored(STORAGE_KEYS.cookieConsent, choice)
  publish('saved')
}

/** Asks again; the earlier answer stands until there is a new one. */
export function reopenCookieBanner(): void {
  publish('reopened')
}

function subscribe(listener: () => void): () => void {
  function onOtherTab(event: StorageEvent) {
    // Without a key the whole storage was cleared.
    if (event.key !== STORAGE_KEYS.cookieConsent && event.key !== null) return
    current = undefined
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onOtherTab)
  }
}

/** Kept in step across tabs. */
export function useCookieConsent(): ConsentState {
  return useSyncExternalStore(subscribe, readState, () => 'unknown')
}
