import type { Location } from 'react-router-dom'
import { SESSION_KEYS } from '@/lib/storage'

/** Older entries of the history than this are seldom gone back to. */
const MOST_ENTRIES = 50

/** Those noted since the document was opened. */
const noted = new Map<string, number>()
let stored: Map<string, number> | undefined

/** Those that a reload of the tab or the way back to it has left. Read when they are asked for, and not on the first click. */
function allStored(): Map<string, number> {
  stored ??= new Map(read())
  return stored
}

function read(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(SESSION_KEYS.scrollPositions) ?? '[]')
  } catch {
    return []
  }
}

/** The router's keys alone are not enough: every address that was typed has the key 'default'. */
function entryOf({ key, pathname, hash }: Location): string {
  return `${key} ${pathname}${hash}`
}

/** Notes how far down, in CSS pixels, the visitor has read at this entry of the history. */
export function rememberPosition(location: Location): void {
  const entry = entryOf(location)
  noted.delete(entry)
  noted.set(entry, window.scrollY)
}

export function positionAt(location: Location): number | undefined {
  const entry = entryOf(location)
  return noted.get(entry) ?? allStored().get(entry)
}

/** Keeps the positions for a reload of the tab, or the way back to it from another site. */
export function storePositions(): void {
  try {
    const before = [...allStored()].filter(([entry]) => !noted.has(entry))
    const latest = [...before, ...noted].slice(-MOST_ENTRIES)
    sessionStorage.setItem(SESSION_KEYS.scrollPositions, JSON.stringify(latest))
  } catch {
    // Where storage is refused, a reloaded page begins at its top.
  }
}
