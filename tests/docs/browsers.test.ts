import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { BASELINE } from '../../scripts/build/baseline/browsers'

test('README.md names the browsers of the baseline', async () => {
  const { chrome, edge, firefox, safari, safari_ios } = BASELINE
  const readme = await readFile('README.md', 'utf8')
  expect(edge).toBe(chrome)
  expect(safari_ios).toBe(safari)
  expect(readme).toContain(
    `Safari and iOS ${safari}, Chrome and Edge ${chrome}, and Firefox ${firefox}`,
  )
})
