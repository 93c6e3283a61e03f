import { expect, test } from 'vitest'
import { kroner } from '@/content/prices/kroner'

test.each([
  [0, '0\u00A0kr.'],
  [950, '950\u00A0kr.'],
  [24000, '24.000\u00A0kr.'],
  [1234567, '1.234.567\u00A0kr.'],
])('%s kroner are written %s, on one line', (amount, text) => {
  expect(kroner(amount)).toBe(text)
})
