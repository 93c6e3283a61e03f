import { expect, it } from 'vitest'
import { parseNumberInput } from '@/features/courses/admin/number-input'

it.each([
  ['-3', -3],
  ['007', 7],
  ['1.000', 1000],
  ['1 000', 1000],
  ['1\u00a0000', 1000],
  ['12.345.678', 12_345_678],
])('%j is read as the number %d', (text, number) => {
  expect(parseNumberInput(text)).toBe(number)
})

it.each(['', ' ', '-', 'abc', '.', ','])('%j, which has no digit, is read as 0', (text) => {
  expect(parseNumberInput(text)).toBe(0)
})

it.each([
  ...['1,5', '1.5', '1.00', '1,000', '1.000,00', '1.0000', '.000', '12.34.567', '1000.000'],
  ...['1. 000', '1 . 000', '1e3', '0x10', '12 stk.', '½', '١٢'],
])('the ambiguous or invalid number %j is refused', (text) => {
  expect(parseNumberInput(text)).toBeNaN()
})
