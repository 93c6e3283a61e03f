import { useSyncExternalStore } from 'react'
import { STORAGE_KEYS, writeStored } from '@/lib/storage'

/**
 * What a reader may ask of the pages beyond the theme. Each is a class of the document, which a script in
 * index.html sets before the first paint and src/index.css explains.
 */
export const READING_PREFERENCES = ['larger-text', 'calm'] as const
export type ReadingPreference = (typeof READING_PREFERENCES)[number]

const listeners = new Set<() => void>()

/** Whether the reader has asked for it. */
export function hasReadingPreference(preference: ReadingPreference): boolean {
  return document.documentElement.classList.contains(preference)
}

/** Stores and shows a reader's choice. */
export function setReadingPreference(preference: ReadingPreference, isOn: boolean): void {
  document.documentElement.classList.toggle(preference, isOn)
  writeStored(
    STORAGE_KEYS.readingComfort,
    READING_PREFERENCES.filter(hasReadingPreference).join(' '),
  )
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether the reader has asked for it, kept in step. The build does not know and assumes that not. */
export function useReadingPreference(preference: ReadingPreference): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasReadingPreference(preference),
    () => false,
  )
}
