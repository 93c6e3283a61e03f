import { expect, it } from 'vitest'
import { statusErrors, statusNoteSchema } from '@/features/courses/admin/course-status-schema'
import { PLANNED } from '@/features/courses/domain/course-event'

const movedFrom = { date: '2026-11-17', startTime: '17:00' }

it.each([
  ['', ''],
  [' Underviseren er\n syg.\u200B ', 'Underviseren er syg.'],
  ['x'.repeat(300), 'x'.repeat(300)],
])('the note %j is stored as %j', (note, stored) => {
  expect(statusNoteSchema.parse(note)).toBe(stored)
})

it.each([
  ['x'.repeat(301), 'Højst 300 tegn'],
  ['\u2800', 'Teksten har tegn, der ikke kan ses. Skriv den igen.'],
  ['Syg\u0007', 'Teksten har tegn, der ikke kan ses. Skriv den igen.'],
])('the note %j is refused', (note, message) => {
  const { error } = statusNoteSchema.safeParse(note)
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})

it.each([
  PLANNED,
  { ...PLANNED, status: 'cancelled', statusNote: 'Syg' },
  { ...PLANNED, status: 'cancelled', movedFrom },
  { ...PLANNED, status: 'moved', movedFrom },
] as const)('the status %j has no errors', (status) => {
  expect(statusErrors(status)).toEqual([])
})

it.each([
  { ...PLANNED, movedFrom },
  { ...PLANNED, status: 'moved' },
  { ...PLANNED, status: 'moved', movedFrom: { ...movedFrom, startTime: '25:00' } },
  { ...PLANNED, status: 'cancelled', movedFrom: { ...movedFrom, date: '2026-02-30' } },
] as const)('the former day and start of the status %j are refused', (status) => {
  expect(statusErrors(status).map(({ field }) => field)).toEqual(['movedFrom'])
})
