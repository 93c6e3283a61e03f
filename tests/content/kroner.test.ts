import { expect, test } from 'vitest'
import { kroner } from '@/content/prices/kroner'

test.each([
  [0, '0 kr.'],
  [950, '950 kr.'],
  [1200, '1.200 kr.'],
  [24000, '24.000 kr.'],
  [1234567, '1.234.567 kr.'],
])('%s kroner are written %s', (amount, text) => {
  expect(kroner(amount).replace('\u00A0', ' ')).toBe(text)
})

test('an amount stays on one line', () => {
  expect(kroner(1200)).not.toContain(' ')
})
