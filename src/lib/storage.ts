/** Keys in localStorage (spec 3, Browser storage). */
export const STORAGE_KEYS = {
  theme: 'vite-ui-theme',
  cookieConsent: 'cookieConsent',
  // Older than its name in the code; another would forget what visitors have chosen.
  readingPreferences: 'reading-comfort',
} as const

export const SESSION_KEYS = {
  scrollPositions: 'scroll-positions',
} as const

export const SIDEBAR_COOKIE = 'sidebar_state'

type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]

/** Reads a stored value; null, for the default, where the browser denies storage (private mode, strict settings). */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Calls back when another tab has stored, removed or cleared a value. @returns unsubscribes */
export function onStoredElsewhere(key: StorageKey, listener: () => void): () => void {
  function onStorage(event: StorageEvent) {
    // The key is null where the whole storage was cleared.
    if (event.key === key || event.key === null) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** Stores a value; where storage is denied the choice lasts until the page is left. */
export function writeStored(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is denied: see readStored.
  }
}
