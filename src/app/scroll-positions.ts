import type { Location } from 'react-router-dom'
import { SESSION_KEYS } from '@/lib/storage'

const MAX_ENTRIES = 50

/** Positions since the document was opened. */
const noted = new Map<string, number>()

/** Positions from before a reload or a return to the site. */
function readStored(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(SESSION_KEYS.scrollPositions) ?? '[]'))
  } catch {
    return new Map()
  }
}

/** The router's key alone is not unique: every typed address has the key 'default'. */
function entryOf({ key, pathname, hash }: Location): string {
  return `${key} ${pathname}${hash}`
}

/** Remembers the scroll position, in CSS pixels, of this history entry. */
export function rememberPosition(location: Location): void {
  noted.set(entryOf(location), window.scrollY)
}

export function positionAt(location: Location): number | undefined {
  const entry = entryOf(location)
  return noted.get(entry) ?? readStored().get(entry)
}

/** Stores the positions for a reload, or a return from another site. */
export function storePositions(): void {
  try {
    const latest = [...new Map([...readStored(), ...noted])].slice(-MAX_ENTRIES)
    sessionStorage.setItem(SESSION_KEYS.scrollPositions, JSON.stringify(latest))
  } catch {
    // Where storage is denied, a reloaded page begins at its top.
  }
}
