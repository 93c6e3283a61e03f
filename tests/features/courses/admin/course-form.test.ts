import { expect, it, onTestFinished, vi } from 'vitest'
import { courseFormHints, pastDateHint } from '@/features/courses/admin/course-form-hints'
import {
  type CourseFormValues,
  courseFormSchema,
} from '@/features/courses/admin/course-form-schema'
import {
  NEW_COURSE_VALUES,
  toCopyValues,
  toFormValues,
} from '@/features/courses/admin/course-form-values'
import { courseSeriesSchema, coursesOfSeries } from '@/features/courses/admin/course-series'
import type { CourseEvent } from '@/features/courses/domain/course-event'

const valid: CourseFormValues = {
  title: 'Forældrekursus',
  date: '2026-11-24',
  type: 'foraeldre',
  startTime: '16:00',
  endTime: '18:00',
  location: 'København K',
  maxParticipants: 20,
  availableSpots: 20,
  url: '',
}

function messagesOf(values: CourseFormValues, storedUrl?: string | null): Record<string, string> {
  const result = courseFormSchema(storedUrl).safeParse(values)
  const issues = result.success ? [] : result.error.issues
  // The form shows the first message of each field.
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]))
}

it('accepts and trims a complete course', () => {
  const typed = { ...valid, title: ' Kursus ', location: ' Aarhus ', url: ' https://eksempel.dk ' }
  expect(courseFormSchema().parse(typed)).toEqual({
    ...valid,
    title: 'Kursus',
    location: 'Aarhus',
    url: 'https://eksempel.dk',
  })
})

it('takes from pasted texts what is not seen', () => {
  const pasted = {
    ...valid,
    title: 'Skole\u00ADkursus\u00A0 i ro\u200F',
    location: '\uFEFFA\u030Arhus',
    url: 'https://eksempel.dk\u200B',
  }
  expect(courseFormSchema().parse(pasted)).toMatchObject({
    title: 'Skolekursus i ro',
    location: 'Århus',
    url: 'https://eksempel.dk',
  })
  expect(
    courseFormSchema('//eksempel.dk\u200B').parse({ ...valid, url: '//eksempel.dk\u200B' }).url,
  ).toBe('//eksempel.dk')
})

it('asks a new course for everything that has no default', () => {
  expect(messagesOf(NEW_COURSE_VALUES)).toEqual({
    title: 'Titel er påkrævet',
    date: 'Dato er påkrævet',
    startTime: 'Starttidspunkt er påkrævet',
    endTime: 'Sluttidspunkt er påkrævet',
    location: 'Lokation er påkrævet',
  })
})

it('starts a new course with the defaults of the specification', () => {
  expect(NEW_COURSE_VALUES).toMatchObject({
    type: 'foraeldre',
    maxParticipants: 20,
    availableSpots: 20,
    url: '',
  })
})

const refused: [keyof CourseFormValues, (string | number)[], string][] = [
  ['title', ['', '  ', '\u00a0', '\u200b', '\u0000'], 'Titel er påkrævet'],
  ['date', [''], 'Dato er påkrævet'],
  [
    'date',
    ['incomplete', '24-11-2026', '2026-11-24T10:00', 'infinity', '2026-02-29', '2026-11-31'],
    'Datoen er ikke udfyldt helt, eller den findes ikke',
  ],
  ['date', ['1999-12-31', '2200-01-01', '0202-05-04'], 'Vælg et år fra 2000 til 2199'],
  ['type', ['', 'webinar', 'Foredrag'], 'Type er påkrævet'],
  ['startTime', [''], 'Starttidspunkt er påkrævet'],
  ['endTime', [''], 'Sluttidspunkt er påkrævet'],
  ...(['startTime', 'endTime'] as const).map(
    (field): [keyof CourseFormValues, string[], string] => [
      field,
      ['incomplete', '9:00', '24:00', '10:60', '10:00:00'],
      'Tidspunktet er ikke udfyldt helt, eller det findes ikke',
    ],
  ),
  ['location', ['', '\t\n', '\u2060'], 'Lokation er påkrævet'],
  ['maxParticipants', [0, -1], 'Minimum 1 deltager'],
  ['maxParticipants', [0.5, 1.5, -0.5, Number.NaN], 'Skriv et helt tal, fx 1000'],
  ['maxParticipants', [100_001, 1e20], 'Højst 100.000'],
  ['availableSpots', [-1], 'Ledige pladser skal være 0 eller højere'],
  ['availableSpots', [0.5, Number.NaN], 'Skriv et helt tal, fx 1000'],
  ['availableSpots', [100_001], 'Højst 100.000'],
  [
    'url',
    [
      'javascript:alert(1)',
      'JAVASCRIPT:alert(1)',
      'data:text/html,x',
      'ftp://eksempel.dk',
      'mailto:x@eksempel.dk',
      '//eksempel.dk',
      '/contact',
      'eksempel.dk',
      'www.eksempel.dk',
      'https:eksempel.dk',
      'https:/eksempel.dk',
      'https://',
      'https://a b.dk',
      'https://eksempel.dk/a b',
      'https://eksempel.dk\\a',
      'https://[eksempel.dk',
    ],
    'Ugyldig URL',
  ],
]

it.each(
  refused.flatMap(([field, values, message]) =>
    values.map((value) => [field, value, message] as const),
  ),
)('refuses %s %j with %s', (field, value, message) => {
  expect(messagesOf({ ...valid, [field]: value })).toEqual({ [field]: message })
})

const accepted: [keyof CourseFormValues, (string | number)[]][] = [
  ['title', ['K', '🎈', 'Søvn & skærm']],
  ['date', ['2000-01-01', '2024-02-29', '2199-12-31']],
  ['type', ['foraeldre', 'supervision', 'specialkurser', 'skreddersyede', 'foredrag']],
  ['startTime', ['00:00', '23:59']],
  ['endTime', ['00:00', '15:00']],
  ['maxParticipants', [1, 100_000]],
  ['availableSpots', [0, 21, 100_000]],
  ['url', ['', '  ', 'http://eksempel.dk', 'HTTPS://eksempel.dk/ø?a=b#c']],
]

it.each(accepted.flatMap(([field, values]) => values.map((value) => [field, value] as const)))(
  'accepts %s %j',
  (field, value) => {
    expect(messagesOf({ ...valid, [field]: value })).toEqual({})
  },
)

it('tells addresses apart in a browser without URL.canParse', () => {
  // Safari before 17, Chrome and Edge before 120.
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { canParse: undefined }))
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  expect(messagesOf({ ...valid, url: 'https://eksempel.dk' })).toEqual({})
  expect(messagesOf({ ...valid, url: 'https://[eksempel.dk' })).toEqual({ url: 'Ugyldig URL' })
})

it.each(['/contact', '//eksempel.dk/kursus'])(
  'lets the stored url %s stay, and no other of its kind',
  (storedUrl) => {
    expect(messagesOf({ ...valid, url: storedUrl }, storedUrl)).toEqual({})
    expect(messagesOf({ ...valid, url: `${storedUrl}/ny` }, storedUrl)).toEqual({
      url: 'Ugyldig URL',
    })
  },
)

const event: CourseEvent = { id: 'a', version: '1', ...valid, url: null }

it('fills the form from a course', () => {
  expect(toFormValues(event)).toEqual(valid)
  expect(toFormValues({ ...event, url: '/contact' }).url).toBe('/contact')
})

it('asks for the type of a course whose type is unknown', () => {
  const values = toFormValues({ ...event, type: 'webinar' })
  expect(values.type).toBe('')
  expect(messagesOf(values)).toEqual({ type: 'Type er påkrævet' })
})

it('leaves a date or a time empty that the fields of a browser cannot show', () => {
  expect(toFormValues({ ...event, date: 'infinity', startTime: '24:00' })).toMatchObject({
    date: '',
    startTime: '',
    endTime: '18:00',
  })
  // They show a year outside the limits, which the form then asks to change.
  expect(toFormValues({ ...event, date: '1999-05-04' }).date).toBe('1999-05-04')
})

it('has nothing to remark on a sensible course or an empty form', () => {
  expect(courseFormHints(valid)).toEqual({})
  expect(courseFormHints(NEW_COURSE_VALUES)).toEqual({})
})

it.each([
  [{ endTime: '15:59' }, { endTime: 'Sluttidspunktet ligger før starttidspunktet' }],
  [{ endTime: '16:00' }, {}],
  [{ endTime: '' }, {}],
  [{ startTime: '' }, {}],
  [{ availableSpots: 21 }, { availableSpots: 'Der er flere ledige pladser end pladser i alt' }],
  [{ startTime: 'incomplete' }, {}],
  [{ endTime: 'incomplete' }, {}],
])('remarks on %j with %j', (change, hints) => {
  expect(courseFormHints({ ...valid, ...change })).toEqual(hints)
})

it.each([
  ['2026-11-23', 'Datoen ligger i fortiden'],
  ['2026-11-24', undefined],
  ['', undefined],
  ['incomplete', undefined],
  ['1999-12-31', undefined],
])('remarks on the date %j, seen on 24 November 2026, with %j', (date, hint) => {
  expect(pastDateHint(date, '2026-11-24')).toBe(hint)
})

it('saves a course in spite of every hint', () => {
  const odd = { ...valid, date: '2020-01-01', endTime: '08:00', availableSpots: 99 }
  expect(Object.keys(courseFormHints(odd))).toHaveLength(2)
  expect(messagesOf(odd)).toEqual({})
})

it('copies a course for another day, on which every place is free', () => {
  const course = { ...event, url: '/contact', maxParticipants: 12, availableSpots: 0 }
  expect(toCopyValues(course)).toEqual({
    ...valid,
    date: '',
    url: '/contact',
    maxParticipants: 12,
    availableSpots: 12,
  })
})

/** The errors at the days of a series after the first, by the position of the day. */
function messagesOfDates(dates: string[], change: Partial<CourseFormValues> = {}) {
  const moreDates = dates.map((date) => ({ courseId: date, date }))
  const series = { ...valid, ...change, courseId: 'a', moreDates }
  const { error } = courseSeriesSchema().safeParse(series)
  const issues = error?.issues.filter(({ path }) => path[0] === 'moreDates') ?? []
  return issues.map(({ path, message }) => [path[1], message])
}

it('makes a course for each day of a series', () => {
  const moreDates = [
    { courseId: 'b', date: '2026-12-08' },
    { courseId: 'c', date: '2026-12-01' },
  ]
  const series = courseSeriesSchema().parse({ ...valid, courseId: 'a', moreDates })
  expect(coursesOfSeries(series)).toEqual([
    { ...valid, id: 'a' },
    { ...valid, id: 'b', date: '2026-12-08' },
    { ...valid, id: 'c', date: '2026-12-01' },
  ])
})

it('refuses a day that a series has already, where it stands for the second time', () => {
  const repeated = 'Datoen er valgt mere end én gang'
  expect(messagesOfDates(['2026-12-01', '2026-12-08'])).toEqual([])
  expect(messagesOfDates([valid.date, '2026-12-01', '2026-12-01'])).toEqual([
    [0, repeated],
    [2, repeated],
  ])
  // Also while something else is wrong.
  expect(messagesOfDates([valid.date], { type: '' })).toEqual([[0, repeated]])
})

it('refuses an empty day of a series, but not as a repeated one', () => {
  expect(messagesOfDates(['', ''], { date: '' })).toEqual([
    [0, 'Dato er påkrævet'],
    [1, 'Dato er påkrævet'],
  ])
})
