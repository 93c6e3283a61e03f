/** Router state of a navigation within the page, which keeps scroll position and focus (src/app/scroll-and-focus.tsx). */
export const KEEP_SCROLL = { keepScroll: true }

/** @param state of the router's location */
export function keepsScroll(state: Partial<typeof KEEP_SCROLL> | null): boolean {
  return state?.keepScroll === true
}

/** A flag on the current history entry, beside the router's own state. It survives a reload. */
type EntryFlag = 'visited' | 'reloaded'

export function hasEntryFlag(flag: EntryFlag): boolean {
  return window.history.state?.[flag] === true
}

export function setEntryFlag(flag: EntryFlag): void {
  window.history.replaceState({ ...window.history.state, [flag]: true }, '')
}
