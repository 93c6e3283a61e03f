import { expect, it, vi } from 'vitest'
import {
  readAdminCourseRows,
  readCourseRows,
  toCourseEvent,
  toRow,
  toStatusRow,
} from '@/features/courses/api/course-event-rows'
import { PLANNED } from '@/features/courses/domain/course-event'
import {
  courseOf,
  courseRow,
  courseValues,
  newCourseRow,
  PLANNED_COLUMNS,
} from '../../../helpers/course'
import { refuseLoggedErrors, takeLoggedErrors } from '../../../helpers/logged-errors'

refuseLoggedErrors()

const row = courseRow()

/** The log's entry for each row that was left out. */
function takeLoggedRows(): unknown {
  const [[, rows] = [], ...others] = vi.mocked(console.error).mock.calls
  expect(others).toEqual([])
  takeLoggedErrors()
  return rows
}

it('a row is read as a course, and the course is written as the columns that the database does not fill', () => {
  const course = courseOf({ id: row.id, version: row.updated_at, revision: row.revision })
  expect(toCourseEvent(row)).toEqual(course)
  expect({ ...toRow(course), ...toStatusRow(course) }).toEqual({
    ...newCourseRow(),
    ...PLANNED_COLUMNS,
  })
})

it('texts are written without invisible characters, and an empty note or url as null', () => {
  const texts = { title: ' Ga\u030A\u00A0i sko\u00ADle ', location: '\uFEFFCafe\u0301' }
  expect(toRow({ ...courseValues, ...texts })).toMatchObject({
    title: 'Gå i skole',
    location: 'Café',
  })
  const written = (statusNote: string) =>
    toStatusRow({ status: 'cancelled', statusNote, movedFrom: null }).status_note
  expect(written(' Vi ringer\u00AD\u2009til jer. ')).toBe('Vi ringer til jer.')
  expect(written(' \u200B')).toBeNull()
  for (const url of [null, '', '  ']) expect(toRow({ ...courseValues, url }).url).toBeNull()
})

it.each([
  [{ type: 'webinar' }, { type: 'webinar' }],
  [{ event_date: 'infinity' }, { date: 'infinity' }],
  [{ start_time: '16:00:00.5' }, { startTime: '16:00' }],
  [{ start_time: '16:00' }, { startTime: '16:00' }],
  [{ end_time: '24:00:00' }, { endTime: '24:00' }],
  [{ price: 1200 }, {}],
])('a row with %j is read as a course with %j', (change, course) => {
  expect(readCourseRows([{ ...row, ...change }])).toEqual([{ ...toCourseEvent(row), ...course }])
})

const movedColumns = { moved_from_date: '2026-11-17', moved_from_start_time: '17:00:00' }
const former = { date: '2026-11-17', startTime: '17:00' }

it.each([
  [
    { status: 'moved', ...movedColumns },
    { status: 'moved', statusNote: null, movedFrom: former },
  ],
  [
    { status: 'cancelled', status_note: 'Underviseren er syg.', ...movedColumns },
    { status: 'cancelled', statusNote: 'Underviseren er syg.', movedFrom: former },
  ],
  [{ status: 'cancelled' }, { ...PLANNED, status: 'cancelled' }],
  [{ status: 'moved' }, PLANNED],
  [{ status: 'planned', status_note: 'Syg', ...movedColumns }, PLANNED],
  [{ status: 'udskudt', status_note: 7, moved_from_date: 7, moved_from_start_time: 'x' }, PLANNED],
])('the columns %j are read as the status %j', (columns, status) => {
  expect(readCourseRows([{ ...row, ...columns }])).toMatchObject([status])
})

const { title: _title, ...withoutTitle } = row
/** A row of the table of the specification. */
const specified = { id: row.id, ...newCourseRow() }

it.each([{}, { updated_at: null }, { updated_at: 7 }])(
  'a row of the specified table, with %j, is a course without a version to visitors',
  (change) => {
    const [course] = readCourseRows([{ ...specified, ...change }])
    expect(course).toEqual(toCourseEvent(specified))
    expect(course).not.toHaveProperty('version')
  },
)

it('a row without a version is left out of the list of the administration', () => {
  expect(readAdminCourseRows([specified, row])).toEqual([toCourseEvent(row)])
  expect(takeLoggedRows()).toEqual([{ id: row.id, columns: ['updated_at'] }])
})

it.each([
  ['a missing column', withoutTitle, ['title']],
  ['a null', { ...row, location: null }, ['location']],
  ['an invalid time', { ...row, start_time: 'kl. 16' }, ['start_time']],
  ['a number as text', { ...row, max_participants: '20' }, ['max_participants']],
  ['two faults', { ...row, available_spots: 2.5, url: false }, ['available_spots', 'url']],
])(
  'a row with %s is left out, and its id and invalid columns are logged',
  (_name, odd, columns) => {
    expect(readCourseRows([odd, { ...row, id: 'b' }])).toMatchObject([{ id: 'b' }])
    expect(takeLoggedRows()).toEqual([{ id: row.id, columns }])
  },
)

it('rows of any shape are left out, and logged once without their values', () => {
  const odd = [null, 'kursus', 12345, [], {}, { id: 12345 }, { ...row, url: { secret: 67890 } }]
  expect(readCourseRows([...odd, row])).toEqual([toCourseEvent(row)])
  expect(JSON.stringify(takeLoggedRows())).not.toMatch(/12345|67890|Frederiksgade/)
})

it('a text from before the limits is cut between characters, and one within them is whole, as the database counts', () => {
  const texts = (title: string) => toCourseEvent(courseRow({ title })).title
  expect(texts('🎈'.repeat(300))).toBe('🎈'.repeat(300))
  expect(texts('🎈'.repeat(301))).toBe(`${'🎈'.repeat(299)}…`)
})
