import { expect, it } from 'vitest'
import {
  type CourseFormValues,
  courseFormHints,
  courseFormSchema,
  courseSeriesSchema,
  pastDateHint,
  statusErrors,
  statusNoteSchema,
} from '@/features/courses/admin/course-form-schema'
import {
  NEW_COURSE_VALUES,
  parseNumber,
  toFormValues,
} from '@/features/courses/admin/course-form-values'
import { PLANNED } from '@/features/courses/domain/course-event'
import { courseOf } from '../../../helpers/course'

const valid = toFormValues(courseOf())

function messagesOf(
  changes: Partial<CourseFormValues>,
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

const refused: [keyof CourseFormValues, string, (string | number)[]][] = [
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

it.each(refused)('the form refuses as %s with the message %s: %j', (field, message, values) => {
  for (const value of values) expect(messagesOf({ [field]: value })).toEqual({ [field]: message })
})

const accepted: [keyof CourseFormValues, (string | number)[]][] = [
  ['title', ['K', '🎈', 'Søvn & skærm', '🎈'.repeat(300)]],
  ['date', ['2000-01-01', '2024-02-29', '2199-12-31']],
  ['type', ['foraeldre', 'supervision', 'specialkurser', 'skreddersyede', 'foredrag']],
  ['startTime', ['00:00', '23:59']],
  ['maxParticipants', [1, 100_000]],
  ['availableSpots', [0, 21, 100_000]],
  ['url', ['', '  ', 'http://eksempel.dk', 'HTTPS://eksempel.dk/ø?a=b#c']],
]

it.each(accepted)('the form accepts as %s: %j', (field, values) => {
  for (const value of values) expect(messagesOf({ [field]: value })).toEqual({})
})

it.each(['/contact', '//eksempel.dk/kursus\u200B'])(
  'the form lets the stored url %j stay, and no other of its kind',
  (storedUrl) => {
    expect(messagesOf({ url: storedUrl }, storedUrl)).toEqual({})
    expect(messagesOf({ url: `${storedUrl}/ny` }, storedUrl)).toEqual({ url: 'Ugyldig URL' })
  },
)

it('a stored value that no field can show is empty in the form', () => {
  const stored = { date: 'infinity', startTime: '24:00', type: 'webinar' }
  expect(toFormValues(courseOf(stored))).toEqual({ ...valid, date: '', startTime: '', type: '' })
  // The fields show a year outside the limits, which the form then asks to change.
  expect(toFormValues(courseOf({ date: '1999-05-04' })).date).toBe('1999-05-04')
})

it.each([
  ['-3', -3],
  ['007', 7],
  ['1.000', 1000],
  ['1 000', 1000],
  ['1\u00a0000', 1000],
  ['12.345.678', 12_345_678],
])('%j is read as the number %d', (text, number) => {
  expect(parseNumber(text)).toBe(number)
})

it.each(['', ' ', '-', 'abc', '.', ','])('%j, which has no digit, is read as 0', (text) => {
  expect(parseNumber(text)).toBe(0)
})

it.each([
  ...['1,5', '1.5', '1.00', '1,000', '1.000,00', '1.0000', '.000', '12.34.567', '1000.000'],
  ...['1. 000', '1 . 000', '1e3', '0x10', '12 stk.', '½', '١٢'],
])('the ambiguous or invalid number %j is refused', (text) => {
  expect(parseNumber(text)).toBeNaN()
})

it.each([
  [{ endTime: '15:59' }, { endTime: 'Sluttidspunktet ligger før starttidspunktet' }],
  [{ availableSpots: 21 }, { availableSpots: 'Der er flere ledige pladser end pladser i alt' }],
  [{}, {}],
  [NEW_COURSE_VALUES, {}],
  [{ endTime: '16:00' }, {}],
  [{ endTime: '' }, {}],
  [{ endTime: 'incomplete' }, {}],
  [{ startTime: 'incomplete' }, {}],
])('the hints at a course with %j are %j', (change, hints) => {
  expect(courseFormHints({ ...valid, ...change })).toEqual(hints)
})

it.each([
  ['2026-11-23', 'Datoen ligger i fortiden'],
  ['2026-11-24', undefined],
  ['', undefined],
  ['incomplete', undefined],
  ['1999-12-31', undefined],
])('the hint at the date %j on 24 November 2026 is %j', (date, hint) => {
  expect(pastDateHint(date, '2026-11-24')).toBe(hint)
})

const repeated = 'Datoen er valgt mere end én gang'

it.each([
  [['2026-12-01', '2026-12-08'], {}, []],
  [['2026-11-24', '2026-12-01', '2026-12-01'], {}, [`0: ${repeated}`, `2: ${repeated}`]],
  // Also while something else is wrong.
  [['2026-11-24'], { type: '' }, [`0: ${repeated}`]],
  [['', ''], { date: '' }, ['0: Dato er påkrævet', '1: Dato er påkrævet']],
])('the further days %j of a series with %j have the errors %j', (dates, change, errors) => {
  const moreDates = dates.map((date) => ({ courseId: date, date }))
  const series = { ...valid, ...change, courseId: 'a', moreDates }
  const { error } = courseSeriesSchema().safeParse(series)
  const issues = error?.issues.filter(({ path }) => path[0] === 'moreDates') ?? []
  expect(issues.map(({ path, message }) => `${String(path[1])}: ${message}`)).toEqual(errors)
})

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
  [PLANNED, []],
  [{ ...PLANNED, status: 'cancelled', statusNote: 'Syg' }, []],
  [{ ...PLANNED, status: 'cancelled', movedFrom }, []],
  [{ ...PLANNED, status: 'moved', movedFrom }, []],
  [{ ...PLANNED, movedFrom }, ['movedFrom']],
  [{ ...PLANNED, statusNote: 'Syg' }, ['statusNote']],
  [{ ...PLANNED, status: 'moved' }, ['movedFrom']],
  [{ ...PLANNED, status: 'cancelled', movedFrom: valid }, ['movedFrom']],
  [{ ...PLANNED, statusNote: 'Syg' }, ['statusNote']],
  [{ ...PLANNED, status: 'moved', movedFrom: { ...movedFrom, startTime: '25:00' } }, ['movedFrom']],
  [
    { ...PLANNED, status: 'cancelled', movedFrom: { ...movedFrom, date: '2026-02-30' } },
    ['movedFrom'],
  ],
] as const)('the status %j has errors at %j', (status, fields) => {
  expect(statusErrors({ ...valid, ...status }).map(({ field }) => field)).toEqual(fields)
})
