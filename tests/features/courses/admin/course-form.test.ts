import { expect, it } from 'vitest'
import {
  courseDialogSchema,
  courseFormHints,
  pastDateHint,
} from '@/features/courses/admin/course-form-schema'
import {
  newCourseValues,
  parseNumber,
  toFormValues,
} from '@/features/courses/admin/course-form-values'
import { courseOf } from '../../../helpers/course'

const valid = toFormValues(courseOf())

it('a stored value that no field can show is empty in the form', () => {
  const stored = { date: 'infinity', startTime: '24:00', type: 'webinar' }
  expect(toFormValues(courseOf(stored))).toEqual({
    ...valid,
    newSeriesId: expect.any(String),
    date: '',
    startTime: '',
    type: '',
  })
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
  [newCourseValues(), {}],
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
  const { error } = courseDialogSchema(null).safeParse({ ...valid, ...change, moreDates })
  const issues = error?.issues.filter(({ path }) => path[0] === 'moreDates') ?? []
  expect(issues.map(({ path, message }) => `${String(path[1])}: ${message}`)).toEqual(errors)
})
