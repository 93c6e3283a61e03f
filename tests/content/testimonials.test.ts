import { expect, test } from 'vitest'
import { customerTestimonials, testimonials } from '@/content/testimonials'

test('the front page has six quotes and the partner page four others, in one or two sentences', () => {
  expect([testimonials.length, customerTestimonials.length]).toEqual([6, 4])
  const quotes = [...testimonials, ...customerTestimonials].map(({ quote }) => quote)
  expect(new Set(quotes).size).toBe(10)
  for (const quote of quotes) expect(quote.match(/[.?]( |$)/g)?.length).toBeLessThanOrEqual(2)
})
