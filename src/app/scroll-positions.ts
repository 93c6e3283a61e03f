import type { Location } from 'react-router-dom'
import { SESSION_KEYS } from '@/lib/storage'

const MAX_ENTRIES = 50

/** In CSS pixels, by entry of the history; with those from before a reload, or before another site was visited. */
const positions = readPositions()

function readPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(SESSION_KEYS.scrollPositions) ?? '[]')
    return new Map(Array.isArray(stored) ? stored.filter(isPosition) : [])
  } catch {
    return new Map()
  }
}

function isPosition(entry: unknown): entry is [entry: string, top: number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}

/** The router's key alone is not unique: every typed address has the key 'default'. */
function entryOf({ key, pathname, hash }: Location): string {
  return `${key} ${pathname}${hash}`
}

export function rememberPosition(location: Location): void {
  positions.set(entryOf(location), window.scrollY)
}

export function positionAt(location: Location): number | undefined {
  return positions.get(entryOf(location))
}

export function storePositions(): void {
  try {
    const latest = [...positions].slice(-MAX_ENTRIES)
    sessionStorage.setItem(SESSION_KEYS.scrollPositions, JSON.stringify(latest))
  } catch {
    // Where storage is denied, a reloaded page begins at its top.
  }
}
