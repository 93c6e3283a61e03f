import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { courseFormHints, pastDateHint } from '@/features/courses/admin/course-form-hints'
import {
  type CourseFormValues,
  courseFormSchema,
} from '@/features/courses/admin/course-form-schema'
import { toFormValues } from '@/features/courses/admin/course-form-values'
import { parseNumberInput } from '@/features/courses/admin/number-input'
import { type CourseEventRow, toCourseEvent, toRow } from '@/features/courses/api/course-event-rows'
import {
  COURSE_LIMITS,
  isCourseDate,
  UNWANTED_CHARACTER,
} from '@/features/courses/domain/course-limits'
import { COURSE_TYPES } from '@/features/courses/domain/course-types'
import { anyText } from '../../../helpers/any-text'
import { anyDay } from '../../../helpers/local-dates'
import { freshSupabase, type LocalSupabase } from '../../../helpers/local-supabase'

let supabase: LocalSupabase
let rules: { name: string; rule: string }[]

beforeAll(async () => {
  supabase = await freshSupabase()
  rules = await supabase.asOwner(
    `select conname as name, pg_get_expr(conbin, conrelid) as rule from pg_constraint
     where conrelid = 'public.course_events'::regclass and contype = 'c'`,
  )
})

const MADE_BY_DATABASE = {
  id: '00000000-0000-4000-8000-0000000000c1',
  updated_at: '2026-11-24T10:00:00+00:00',
}

type Stored = { row: CourseEventRow; broken: string[] }

/** The row as the table would hold it, and the names of the checks that it would break. */
async function store(values: ReturnType<typeof toRow>): Promise<Stored> {
  const broken = rules.map(({ name, rule }) => `case when not (${rule}) then '${name}' end`)
  const [stored] = await supabase.asOwner<Stored>(
    `select row_to_json(course_events) as row, array_remove(array[${broken}], null) as broken
     from json_populate_record(null::course_events, $1::json) as course_events`,
    [JSON.stringify({ ...values, ...MADE_BY_DATABASE })],
  )
  if (!stored) throw new Error('json_populate_record makes one row')
  return stored
}

// PostgreSQL holds no NUL, and no keyboard types one.
const storableText = anyText.map((text) => text.replaceAll('\0', ''))

const blanks = fc.constantFrom('', ' ', '\t', '\u00a0', '\u200b', '\u2060', '\u3000', '\ufeff')
const paddedText = fc.tuple(blanks, storableText, blanks).map((parts) => parts.join(''))
// Most of what fast-check thinks of has a character that the form refuses.
const readableText = paddedText.map((text) =>
  text.replaceAll(new RegExp(UNWANTED_CHARACTER, 'gu'), ''),
)
const courseText = fc.oneof({ weight: 4, arbitrary: readableText }, paddedText)
const courseDay = fc.oneof({ weight: 4, arbitrary: anyDay.filter(isCourseDate) }, anyDay)
const seats = fc.integer({ min: -1, max: COURSE_LIMITS.seats + 1 })

const address = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc
    .tuple(fc.constantFrom('http://', 'https://', 'HTTPS://', 'https:', '/', '//'), storableText)
    .map((parts) => parts.join('')),
)

const twoDigits = (most: number) => fc.nat(most).map((number) => String(number).padStart(2, '0'))
const time = fc.tuple(twoDigits(24), twoDigits(60)).map((parts) => parts.join(':'))
const numberText = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String))
const numberInput = numberText.map(parseNumberInput)

const typedValues: fc.Arbitrary<CourseFormValues> = fc.record({
  title: courseText,
  date: courseDay,
  type: fc.constantFrom(...COURSE_TYPES),
  startTime: time,
  endTime: time,
  location: courseText,
  maxParticipants: fc.oneof(seats, numberInput),
  availableSpots: fc.oneof(seats, numberInput),
  url: fc.oneof(fc.constant(''), address),
})

test('what the form accepts, the database accepts, and the form shows again', async () => {
  await fc.assert(
    fc.asyncProperty(typedValues, async (typed) => {
      const read = courseFormSchema().safeParse(typed)
      fc.pre(read.success)
      const { row, broken } = await store(toRow({ ...read.data, url: read.data.url || null }))
      expect(broken).toEqual([])
      expect(toFormValues(toCourseEvent(row))).toEqual(read.data)
    }),
    { numRuns: 100 },
  )
})

test('an address that the form accepts opens a web page', () => {
  fc.assert(
    fc.property(typedValues, address, (typed, url) => {
      const read = courseFormSchema().safeParse({ ...typed, url })
      const issues = read.success ? [] : read.error.issues
      fc.pre(issues.every(({ path }) => path[0] !== 'url'))
      expect(new URL(url.trim()).protocol).toMatch(/^https?:$/)
    }),
  )
})

test('a number input gives the number that was typed, also by thousands, and no other', () => {
  const danish = new Intl.NumberFormat('da-DK')
  fc.assert(
    fc.property(fc.integer(), (number) => {
      expect(parseNumberInput(` ${number} `)).toBe(number)
      expect(parseNumberInput(danish.format(number))).toBe(number)
    }),
  )
  fc.assert(
    fc.property(anyText, (text) => {
      const number = parseNumberInput(text)
      if (!Number.isNaN(number)) expect(Math.abs(number)).toBe(Number(text.replaceAll(/\D/g, '')))
    }),
  )
})

test('nothing that can stand in the fields breaks the form', () => {
  const values = fc.record({
    ...{ title: anyText, date: anyText, type: anyText, startTime: anyText, endTime: anyText },
    ...{
      location: anyText,
      maxParticipants: fc.double(),
      availableSpots: fc.double(),
      url: anyText,
    },
  })
  fc.assert(
    fc.property(values, anyDay, (typed, today) => {
      const read = courseFormSchema().safeParse(typed)
      expect(read.success || read.error.issues.every(({ message }) => message !== '')).toBe(true)
      expect(() => courseFormHints(typed)).not.toThrow()
      expect(() => pastDateHint(typed.date, today)).not.toThrow()
    }),
  )
})
