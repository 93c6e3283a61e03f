import { expect } from 'vitest'
import { takeLoggedErrors } from './logged-errors'
import { expectToast } from './render-site'

/** Waits for the toast of a request that failed, which is logged too. */
export async function expectFailure(text: string): Promise<void> {
  await expectToast('Fejl', text)
  expect(takeLoggedErrors()).toEqual(['Fejl'])
}

/** Waits for the toast of a write whose response was lost, after these words. */
export async function expectMaybe(failed: string): Promise<void> {
  await expectToast(
    'Fejl',
    `${failed}: Der er ingen forbindelse til serveren. Tjek din internetforbindelse, og prøv igen. Det kan være sket alligevel.`,
  )
  // On a slow machine the list has been read again in vain meanwhile.
  expect(new Set(takeLoggedErrors())).toEqual(new Set(['Fejl']))
}
