import { STORAGE_KEYS, writeStored } from '@/lib/storage'
import { createStore, useStore } from '@/lib/store'

/**
 * What a reader may ask of the pages beyond the theme. Each is a class of the document, which a script in
 * index.html sets before the first paint and src/index.css explains.
 */
export const READING_PREFERENCES = ['larger-text', 'calm'] as const
export type ReadingPreference = (typeof READING_PREFERENCES)[number]

/** Those that the reader has asked for. */
const chosen = createStore(() => READING_PREFERENCES.filter(hasReadingPreference))

/** Whether the reader has asked for it. */
export function hasReadingPreference(preference: ReadingPreference): boolean {
  return document.documentElement.classList.contains(preference)
}

/** Stores and shows a reader's choice. */
export function setReadingPreference(preference: ReadingPreference, isOn: boolean): void {
  document.documentElement.classList.toggle(preference, isOn)
  chosen.set(READING_PREFERENCES.filter(hasReadingPreference))
  writeStored(STORAGE_KEYS.readingComfort, chosen.get().join(' '))
}

const NONE: ReadingPreference[] = []

/** Whether the reader has asked for it, kept in step. The build does not know and assumes that not. */
export function useReadingPreference(preference: ReadingPreference): boolean {
  return useStore(chosen, NONE).includes(preference)
}
