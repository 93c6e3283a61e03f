import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { takeLoggedErrors } from './logged-errors'
import { expectToast } from './render-site'

// The toast of an attempt before may still be there: the log tells of the last one.

/** Waits for the toast of a request that failed, which is logged too. */
export async function expectFailure(text: string): Promise<void> {
  await expectToast('Fejl', text)
  await waitFor(() => expect(takeLoggedErrors()).toEqual(['Fejl']))
}

/** Waits for the toast of a write whose response was lost, after these words. */
export async function expectMaybe(failed: string): Promise<void> {
  await expectToast(
    'Fejl',
    `${failed}: Der er ingen forbindelse til serveren. Tjek din internetforbindelse, og prøv igen. Det kan være sket alligevel.`,
  )
  // On a slow machine the list has been read again in vain meanwhile.
  await waitFor(() => expect(new Set(takeLoggedErrors())).toEqual(new Set(['Fejl'])))
}
