import { expect, it } from 'vitest'
import { courseChangeMessages } from '@/features/courses/admin/admin-messages'

it.each([
  ['2026-11-24T09:32:00.123456+00:00', '24. nov. 2026 kl. 10.32'],
  ['2026-06-30T22:05:00+00:00', '1. jul. 2026 kl. 00.05'],
])('the log shows the moment %s in Danish time', (moment, text) => {
  expect(courseChangeMessages.at(moment)).toBe(text)
})
