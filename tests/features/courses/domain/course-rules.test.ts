import { expect, it } from 'vitest'
import { PLANNED } from '@/features/courses/domain/course-event'
import {
  courseFormSchema,
  statusErrors,
  statusNoteSchema,
} from '@/features/courses/domain/course-rules'
import { courseValues } from '../../../helpers/course'

const valid = { ...courseValues, url: '', price: '', seriesId: '' }

function messagesOf(
  changes: Partial<typeof valid>,
  storedUrl?: string | null,
): Record<string, string> {
  const { error } = courseFormSchema(storedUrl).safeParse({ ...valid, ...changes })
  // The form shows the first message of each field.
  const issues = error?.issues.toReversed() ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]))
}

const incompleteDate = 'Datoen er ikke udfyldt helt, eller den findes ikke'
const incompleteTime = 'Tidspunktet er ikke udfyldt helt, eller det findes ikke'
const wholeNumber = 'Skriv et helt tal, fx 1000'
const odd = { times: ['incomplete', '9:00', '24:00', '10:60', '10:00:00'], seats: [100_001, 1e20] }

const refused: [keyof typeof valid, string, (string | number)[]][] = [
  ['title', 'Titel er påkrævet', ['', '  ', '\u00a0', '\u200b', '\u0000']],
  ['title', 'Højst 300 tegn', ['🎈'.repeat(301), 'x'.repeat(301)]],
  ['date', 'Dato er påkrævet', ['']],
  ['date', incompleteDate, ['incomplete', '24-11-2026', 'infinity', '2026-02-29', '2026-11-31']],
  ['date', 'Vælg et år fra 2000 til 2199', ['1999-12-31', '2200-01-01', '0202-05-04']],
  ['type', 'Type er påkrævet', ['', 'webinar', 'Foredrag']],
  ['startTime', 'Starttidspunkt er påkrævet', ['']],
  ['startTime', incompleteTime, odd.times],
  ['endTime', 'Sluttidspunkt er påkrævet', ['']],
  ['endTime', incompleteTime, odd.times],
  ['location', 'Lokation er påkrævet', ['', '\t\n', '\u2060']],
  ['maxParticipants', 'Minimum 1 deltager', [0, -1]],
  ['maxParticipants', wholeNumber, [0.5, -0.5, Number.NaN]],
  ['maxParticipants', 'Højst 100.000', odd.seats],
  ['availableSpots', 'Ledige pladser skal være 0 eller højere', [-1]],
  ['availableSpots', wholeNumber, [0.5, Number.NaN]],
  ['availableSpots', 'Højst 100.000', odd.seats],
  [
    'url',
    'Ugyldig URL',
    [
      ...['javascript:alert(1)', 'data:text/html,x', 'ftp://eksempel.dk', 'mailto:x@eksempel.dk'],
      ...['//eksempel.dk', '/contact', 'eksempel.dk', 'https:eksempel.dk', 'https:/eksempel.dk'],
      ...['https://', 'https://a b.dk', 'https://eksempel.dk\\a', 'https://[eksempel.dk'],
    ],
  ],
]

it.each(refused)('refused as %s, with the message %s: %j', (field, message, values) => {
  for (const value of values) expect(messagesOf({ [field]: value })).toEqual({ [field]: message })
})

const accepted: [keyof typeof valid, (string | number)[]][] = [
  ['title', ['K', '🎈', 'Søvn & skærm', '🎈'.repeat(300)]],
  ['date', ['2000-01-01', '2024-02-29', '2199-12-31']],
  ['type', ['foraeldre', 'supervision', 'specialkurser', 'skreddersyede', 'foredrag']],
  ['startTime', ['00:00', '23:59']],
  ['maxParticipants', [1, 100_000]],
  ['availableSpots', [0, 21, 100_000]],
  ['url', ['', '  ', 'http://eksempel.dk', 'HTTPS://eksempel.dk/ø?a=b#c']],
]

it.each(accepted)('accepted as %s: %j', (field, values) => {
  for (const value of values) expect(messagesOf({ [field]: value })).toEqual({})
})

it.each(['/contact', '//eksempel.dk/kursus\u200B'])(
  'the stored url %j is accepted, and no other of its kind',
  (storedUrl) => {
    expect(messagesOf({ url: storedUrl }, storedUrl)).toEqual({})
    expect(messagesOf({ url: `${storedUrl}/ny` }, storedUrl)).toEqual({ url: 'Ugyldig URL' })
  },
)

const movedFrom = { date: '2026-11-17', startTime: '17:00' }

it.each(['', ' \u200B', ' Underviseren er\n syg.\u200B ', 'x'.repeat(300)])(
  'the note %j is accepted',
  (note) => {
    expect(statusNoteSchema.safeParse(note).success).toBe(true)
  },
)

it.each([
  ['x'.repeat(301), 'Højst 300 tegn'],
  ['\u2800', 'Teksten har tegn, der ikke kan ses. Skriv den igen.'],
  ['Syg\u0007', 'Teksten har tegn, der ikke kan ses. Skriv den igen.'],
])('the note %j is refused', (note, message) => {
  const { error } = statusNoteSchema.safeParse(note)
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})

it.each([
  [PLANNED, []],
  [{ ...PLANNED, status: 'cancelled', statusNote: 'Syg' }, []],
  [{ ...PLANNED, status: 'cancelled', movedFrom }, []],
  [{ ...PLANNED, status: 'moved', movedFrom }, []],
  [{ ...PLANNED, movedFrom }, ['movedFrom']],
  [{ ...PLANNED, statusNote: 'Syg' }, ['statusNote']],
  [{ ...PLANNED, status: 'moved' }, ['movedFrom']],
  [{ ...PLANNED, status: 'cancelled', movedFrom: valid }, ['movedFrom']],
  [{ ...PLANNED, status: 'moved', movedFrom: { ...movedFrom, startTime: '25:00' } }, ['movedFrom']],
  [
    { ...PLANNED, status: 'cancelled', movedFrom: { ...movedFrom, date: '2026-02-30' } },
    ['movedFrom'],
  ],
] as const)('the status %j has errors at %j', (status, fields) => {
  expect(statusErrors({ ...valid, ...status }).map(({ field }) => field)).toEqual(fields)
})
