import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CourseFormValues } from '@/features/courses/admin/course-form-schema'
import { toFormValues } from '@/features/courses/admin/course-form-values'
import {
  COURSE_LIMITS,
  isCourseDate,
  UNWANTED_CHARACTER,
} from '@/features/courses/domain/course-limits'
import { type CourseRow, toCourse, toRow } from '@/features/courses/domain/course-row'
import { courseFormSchema } from '@/features/courses/domain/course-rules'
import { COURSE_TYPES } from '@/features/courses/domain/course-types'
import { anyText } from '../../../helpers/any-text'
import { courseRow } from '../../../helpers/course'
import { anyDay } from '../../../helpers/local-dates'
import { freshSupabase } from '../../../helpers/local-supabase'

type Stored = { row: CourseRow; broken: string[] }

/** The rows as the table would hold them, each with the names of the checks that it would break. */
async function store(courses: readonly ReturnType<typeof toRow>[]): Promise<Stored[]> {
  const supabase = await freshSupabase()
  const rules = await supabase.asOwner<{ name: string; rule: string }>(
    `select conname as name, pg_get_expr(conbin, conrelid) as rule from pg_constraint
     where conrelid = 'public.course_events'::regclass and contype = 'c'`,
  )
  const broken = rules.map(({ name, rule }) => `case when not (${rule}) then '${name}' end`)
  const { id, updated_at } = courseRow({ id: '00000000-0000-4000-8000-0000000000c1' })
  return supabase.asOwner<Stored>(
    `select row_to_json(course_events) as row, array_remove(array[${broken}], null) as broken
     from json_populate_recordset(null::course_events, $1::json) as course_events`,
    [JSON.stringify(courses.map((course) => ({ ...course, id, updated_at })))],
  )
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

const typedValues: fc.Arbitrary<CourseFormValues> = fc.record({
  courseId: fc.constant('a'),
  moreDates: fc.constant([]),
  newSeriesId: fc.constant('b'),
  isTakenOut: fc.constant(false),
  title: courseText,
  date: courseDay,
  type: fc.constantFrom(...COURSE_TYPES),
  startTime: time,
  endTime: time,
  location: courseText,
  maxParticipants: seats,
  availableSpots: seats,
  url: fc.oneof(fc.constant(''), address),
  price: fc.oneof(fc.constant(''), courseText),
  seriesId: fc.oneof(fc.constant(''), fc.uuid()),
})

test('the database accepts what the form accepts, and the form shows it again', async () => {
  const accepted = fc
    .sample(typedValues, 1_000)
    .flatMap((typed) => courseFormSchema().safeParse(typed).data ?? [])
  expect(accepted.length).toBeGreaterThan(100)
  // In one query: a hundred of them take a hundred times as long.
  const rows = accepted.map(toRow)
  const stored = await store(rows)
  for (const [index, { row, broken }] of stored.entries()) {
    expect([row, broken]).toEqual([row, []])
    expect(toRow(toFormValues(toCourse(row)))).toEqual(rows[index])
  }
})
