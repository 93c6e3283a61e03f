import { expect } from 'vitest'
import { takeLoggedErrors } from './logged-errors'
import { expectToast } from './render-site'

/** Waits for the toast of a request that failed, which is logged too. */
export async function expectFailure(text: string): Promise<void> {
  await expectToast('Fejl', text)
  expect(takeLoggedErrors()).toEqual(['Fejl'])
}
