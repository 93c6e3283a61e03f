import { useMediaQuery } from '@/lib/media-query'
import { readStored, STORAGE_KEYS, writeStored } from '@/lib/storage'
import { createStore, useStore } from '@/lib/store'

/** Preferences beside the theme: classes of the document, which src/boot.ts sets before the first paint. */
export const READING_PREFERENCES = ['larger-text', 'calm'] as const
export type ReadingPreference = (typeof READING_PREFERENCES)[number]

const chosen = createStore(() => READING_PREFERENCES.filter(hasReadingPreference))

function hasReadingPreference(preference: ReadingPreference): boolean {
  return document.documentElement.classList.contains(preference)
}

export function setReadingPreference(preference: ReadingPreference, isOn: boolean): void {
  document.documentElement.classList.toggle(preference, isOn)
  chosen.set(READING_PREFERENCES.filter(hasReadingPreference))
  writeStored(STORAGE_KEYS.readingPreferences, chosen.get().join(' '))
}

export function storedReadingPreferences(): ReadingPreference[] {
  const stored = readStored(STORAGE_KEYS.readingPreferences)
  return READING_PREFERENCES.filter((preference) => stored?.includes(preference))
}

const NONE: ReadingPreference[] = []

/** The preferences that are on; none during prerendering and hydration. */
export function useReadingPreferences(): readonly ReadingPreference[] {
  return useStore(chosen, NONE)
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Whether the visitor has asked the system or this site for less motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(REDUCED_MOTION).matches || hasReadingPreference('calm')
}

export function useReducedMotion(): boolean {
  const isReduced = useMediaQuery(REDUCED_MOTION)
  const isCalm = useReadingPreferences().includes('calm')
  return isReduced || isCalm
}
