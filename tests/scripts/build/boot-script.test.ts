import { expect, test } from 'vitest'
import { buildBootScript } from '../../../scripts/build/boot-script'

test('the first script of every document is one classic script without any library', async () => {
  const script = await buildBootScript()
  expect(() => new Function(script)).not.toThrow()
  expect(script).toContain('PerformanceObserver')
  expect(script).not.toMatch(/react|use strict|<\/script|\bimport\b/i)
  expect(script.length).toBeLessThan(2000)
})
