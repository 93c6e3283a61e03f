import { onStoredElsewhere, readStored, STORAGE_KEYS, writeStored } from '@/lib/storage'
import { createStore, useStore } from '@/lib/store'

/** The id of the question, to which the footer's button moves the focus. */
export const STORAGE_QUESTION_ID = 'storage-question'

const CHOICES = ['accepted', 'rejected'] as const
type StorageChoice = (typeof CHOICES)[number]

/**
 * Whether the question is answered: never, asked again on request, just now, or before. Nothing on this site depends on
 * the answer itself. 'unknown' during prerendering and hydration: a script in index.html hides the question of an
 * earlier answer.
 */
type StorageChoiceState = 'unknown' | 'asking' | 'reopened' | 'saved' | 'settled'

const current = createStore<StorageChoiceState>(readState, () => {
  // Another tab may have stored an answer since the first read.
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
export function storeChoice(choice: StorageChoice): void {
  writeStored(STORAGE_KEYS.cookieConsent, choice)
  current.set('saved')
}

/** Asks again; the earlier answer holds until there is a new one. */
export function askAgain(): void {
  current.set('reopened')
}

/** The state of the question, synchronized across tabs. */
export function useStorageChoice(): StorageChoiceState {
  return useStore(current, 'unknown')
}
