import { useSyncExternalStore } from 'react'
import { STORAGE_KEYS, writeStored } from '@/lib/storage'

/**
 * What a reader may ask of the pages beyond the theme. Each is a class of the document, which a script in
 * index.html sets before the first paint and src/index.css explains.
 */
export const COMFORTS = ['larger-text', 'calm'] as const
export type Comfort = (typeof COMFORTS)[number]

const listeners = new Set<() => void>()

/** Whether the reader has asked for it. */
export function hasComfort(comfort: Comfort): boolean {
  return document.documentElement.classList.contains(comfort)
}

/** Stores and shows a reader's choice. */
export function chooseComfort(comfort: Comfort, isOn: boolean): void {
  document.documentElement.classList.toggle(comfort, isOn)
  writeStored(STORAGE_KEYS.readingComfort, COMFORTS.filter(hasComfort).join(' '))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether the reader has asked for it, kept in step. The build does not know and assumes that not. */
export function useComfort(comfort: Comfort): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasComfort(comfort),
    () => false,
  )
}
