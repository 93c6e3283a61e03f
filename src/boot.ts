import { recordEarlyInput } from '@/app/early-input'
import { hasStoredChoice } from '@/features/storage-choice/storage-choice'
import { AWAITS_ADDRESS_CLASS, UNSCRIPTED_CLASS } from '@/lib/html-attributes'
import { storedReadingPreferences } from '@/lib/reading-preferences'
import { readStored, STORAGE_KEYS } from '@/lib/storage'
import { isDark } from '@/lib/theme'

declare global {
  interface Window {
    /** Called by the end of a prerendered page (scripts/build/document.ts). */
    bodyIsComplete?: () => void
  }
}

// All that happens before React: the inline script of every document, in front of its style, built by
// scripts/build/boot-script.ts. The first paint needs what the build cannot know: theme, preferences, choice, address.

const ASKS_COOKIES_CLASS = 'asks-cookies'

const { classList } = document.documentElement

/**
 * Whether the browser is young enough for the scripts, by a method of their age. The HTML has the class `unscripted` for
 * every browser that does not come here: without scripts, or so old that it cannot read this one. src/index.css hides
 * what needs a script, and shows the rest.
 */
const isScripted = 'toSorted' in []

/** Shows the page as without scripts: in a browser that is too old, or where a script fails before React has the page. */
function goUnscripted(): void {
  classList.remove(ASKS_COOKIES_CLASS, AWAITS_ADDRESS_CLASS)
  classList.add(UNSCRIPTED_CLASS)
  for (const plain of document.querySelectorAll('noscript')) plain.outerHTML = plain.textContent
}

/**
 * Starts the scripts of a page after its first paint: the page is complete without them. As elements, for which the load
 * event waits: it would else come with the last font, and Chrome would lay out the page at once instead of with its next
 * frame. Safari before 17, without `modulepreload`, preloads them.
 */
function startAfterPaint(scripts: string): void {
  if (!document.createElement('link').relList.supports('modulepreload'))
    for (const { href } of document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload]'))
      add('link', { rel: 'preload', as: 'script', crossOrigin: '', href })
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint')[0]) return
    observer.disconnect()
    for (const src of scripts.split(' ')) add('script', { type: 'module', src })
  }).observe({ type: 'paint', buffered: true })
}

function add(tag: 'link' | 'script', properties: Readonly<Record<string, string>>): void {
  document.head.append(Object.assign(document.createElement(tag), properties))
}

// Ended by src/main.tsx.
window.onerror = (_message, file) => {
  if (file?.includes('/assets/')) goUnscripted()
}
if (isDark(readStored(STORAGE_KEYS.theme))) classList.add('dark')
classList.add(...storedReadingPreferences())
if (isScripted) {
  classList.remove(UNSCRIPTED_CLASS)
  if (!hasStoredChoice()) classList.add(ASKS_COOKIES_CLASS)
  if (location.search + location.hash) classList.add(AWAITS_ADDRESS_CLASS)
}

// In an attribute, so that the script, and its hash in the security policy, is the same in all documents. A shell has
// none: its scripts are requested at once.
const scripts = document.currentScript?.dataset.scripts
if (scripts) {
  if (isScripted) recordEarlyInput()
  window.bodyIsComplete = () => (isScripted ? startAfterPaint(scripts) : goUnscripted())
}
