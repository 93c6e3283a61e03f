import { expect, it } from 'vitest'
import { isLocalDate } from '@/lib/local-date'

it.each(['2026-11-24', '2024-02-29', '2000-02-29', '0100-01-01', '9999-12-31'])(
  'knows %s as a day',
  (text) => {
    expect(isLocalDate(text)).toBe(true)
  },
)

it.each([
  '',
  'abc',
  'infinity',
  '2026-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2026-11-00',
  '2026-11-31',
  '2026-1-1',
  '24-11-2026',
  '2026-11-24T00:00',
  ' 2026-11-24',
  '12026-11-24',
  '0026-11-24',
])('does not take %j for a day', (text) => {
  expect(isLocalDate(text)).toBe(false)
})
