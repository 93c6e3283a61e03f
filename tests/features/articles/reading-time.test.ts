import { expect, test } from 'vitest'
import { readingMinutes } from '@/features/articles/reading-time'

const words = (count: number) => 'ord '.repeat(count)

test.each([
  [1, 0],
  [1, 90],
  [1, 299],
  [2, 300],
  [4, 800],
])('%i minutes for %i words', (minutes, count) => {
  expect(readingMinutes(`<p>${words(count)}</p>`)).toBe(minutes)
})

test('the reading time counts the words that are read, not those of the markup', () => {
  const link = '<a href="/kontakt os en dag">kontakt</a> '
  expect(readingMinutes(`<ul><li>${link.repeat(250)}</li></ul>`)).toBe(1)
})
