import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { BASELINE } from '../../scripts/baseline/browsers'

test('README.md names the browsers of the baseline', async () => {
  const { chromium, firefox, safari } = BASELINE
  expect(await readFile('README.md', 'utf8')).toContain(
    `Safari and iOS ${safari}, Chrome and Edge ${chromium}, and Firefox ${firefox}`,
  )
})
