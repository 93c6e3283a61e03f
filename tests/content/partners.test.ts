import { expect, test } from 'vitest'
import { partners } from '@/content/partners'

test('sixteen different partners have a full name that holds the words of their wordmark', () => {
  expect(new Set(partners.map(({ alt }) => alt)).size).toBe(16)
  for (const { name, kind, alt } of partners) expect(alt).toBe(`${name} ${kind}`)
})
