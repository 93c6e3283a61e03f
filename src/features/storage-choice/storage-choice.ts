import { onStoredElsewhere, readStored, STORAGE_KEYS, writeStored } from '@/lib/storage'
import { createStore, useStore } from '@/lib/store'

/** The id of the question, to which the footer's button moves the focus. */
export const STORAGE_QUESTION_ID = 'storage-question'

/** Nothing on the site depends on the choice itself. 'unknown' during prerendering and hydration. */
type StorageChoiceState = 'unknown' | 'asking' | 'reopened' | 'saved' | 'settled'

const current = createStore<StorageChoiceState>(readState, () => {
  // Another tab may have stored an answer since the first read.
  if (current.get() === 'asking') current.set(readState())
  return onStoredElsewhere(STORAGE_KEYS.cookieConsent, () => current.set(readState()))
})

function readState(): StorageChoiceState {
  return hasStoredChoice() ? 'settled' : 'asking'
}

/** Whether the visitor has answered; src/boot.ts shows the prerendered question where not. */
export function hasStoredChoice(): boolean {
  const stored = readStored(STORAGE_KEYS.cookieConsent)
  return stored === 'accepted' || stored === 'rejected'
}

/** Stores the answer (spec 3: key cookieConsent) and closes the question. */
export function storeChoice(choice: 'accepted' | 'rejected'): void {
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
