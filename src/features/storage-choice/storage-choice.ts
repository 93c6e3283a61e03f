import { onStoredElsewhere, readStored, STORAGE_KEYS, writeStored } from '@/lib/storage'
import { createStore, useStore } from '@/lib/store'

/** The element's id, by which the footer's button moves the focus there. */
export const STORAGE_QUESTION_ID = 'storage-question'

const CHOICES = ['accepted', 'rejected'] as const
type StorageChoice = (typeof CHOICES)[number]

/**
 * Where the visitor is with the question: never answered, asked again on request, answered just now, or
 * answered before. Nothing on this site depends on which of the two answers it was. 'unknown' is what the build
 * writes into the HTML: a script in index.html then decides whether the question shows.
 */
type StorageChoiceState = 'unknown' | 'asking' | 'reopened' | 'saved' | 'settled'

const current = createStore<StorageChoiceState>(readState, () => {
  // Another tab may have the answer since the first look.
  if (current.get() === 'asking') current.set(readState())
  return onStoredElsewhere(STORAGE_KEYS.cookieConsent, () => current.set(readState()))
})

function isChoice(value: string | null): value is StorageChoice {
  return CHOICES.some((choice) => choice === value)
}

function readState(): StorageChoiceState {
  return isChoice(readStored(STORAGE_KEYS.cookieConsent)) ? 'settled' : 'asking'
}

/** Stores the answer (spec 3: key cookieConsent) and closes the question. */
export function decide(choice: StorageChoice): void {
  writeStored(STORAGE_KEYS.cookieConsent, choice)
  current.set('saved')
}

/** Asks again; the earlier answer stands until there is a new one. */
export function askAgain(): void {
  current.set('reopened')
}

/** Kept in step across tabs. */
export function useStorageChoice(): StorageChoiceState {
  return useStore(current, 'unknown')
}
