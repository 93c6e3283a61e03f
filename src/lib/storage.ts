/** Every name this site keeps in a visitor's browser (spec 3, Browser storage). */
export const STORAGE_KEYS = {
  theme: 'vite-ui-theme',
  cookieConsent: 'cookieConsent',
  readingComfort: 'reading-comfort',
} as const

/** Names in the storage that a tab forgets when it is closed. */
export const SESSION_KEYS = {
  scrollPositions: 'scroll-positions',
} as const

export const SIDEBAR_COOKIE = 'sidebar_state'

type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]

/**
 * Reads a stored value. Browsers may refuse storage altogether (private mode, strict settings); a visitor
 * then simply gets the defaults, so a refusal reads as null.
 */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * Tells when another tab has stored or removed a value, also when it has cleared everything.
 * @returns a function that ends it
 */
export function onStoredElsewhere(key: StorageKey, listener: () => void): () => void {
  function onStorage(event: StorageEvent) {
    // Without a key the whole storage was cleared.
    if (event.key === key || event.key === null) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** Stores a value; where storage is refused the choice lasts until the page is left. */
export function writeStored(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Nothing to mend: see readStored.
  }
}
