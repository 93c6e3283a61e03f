import { fieldsOf } from '@/lib/fields-of'

/** Router state of a navigation within the page, which keeps scroll position and focus (src/app/scroll-and-focus.tsx). */
export const KEEP_SCROLL = { keepScroll: true }

/** @param state of the router's location */
export function keepsScroll({ state }: { readonly state: unknown }): boolean {
  return fieldsOf(state).keepScroll === true
}

/** A flag on the current history entry, beside the router's own state. It survives a reload. */
type EntryFlag = 'visited' | 'reloaded'

export function hasEntryFlag(flag: EntryFlag): boolean {
  return historyState()[flag] === true
}

export function setEntryFlag(flag: EntryFlag): void {
  window.history.replaceState({ ...historyState(), [flag]: true }, '')
}

/** The router's key of the current history entry; undefined for one that the router has not made. */
export function entryKey(): unknown {
  return historyState().key
}

function historyState() {
  return fieldsOf(window.history.state)
}
