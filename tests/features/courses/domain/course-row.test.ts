import { expect, it } from 'vitest'
import { PLANNED } from '@/features/courses/domain/course-event'
import {
  hasSameStatus,
  hasSameValues,
  readAdminCourses,
  readCourses,
  toCourse,
  toRow,
  toStatusRow,
} from '@/features/courses/domain/course-row'
import {
  courseOf,
  courseRow,
  courseValues,
  newCourseRow,
  PLANNED_COLUMNS,
} from '../../../helpers/course'

const row = courseRow()

it('a row is read as a course, and the course is written as the columns that the database does not fill', () => {
  const { id, updated_at: version, revision, created_at: createdAt } = row
  const course = courseOf({ id, version, revision, createdAt })
  expect(toCourse(row)).toEqual(course)
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

const movedColumns = { moved_from_date: '2026-11-17', moved_from_start_time: '17:00:00' }
const movedFrom = { date: '2026-11-17', startTime: '17:00' }
const note = 'Underviseren er syg.'

it.each([
  [{ type: 'webinar' }, { type: 'webinar' }],
  [{ event_date: 'infinity' }, { date: 'infinity' }],
  [{ start_time: '16:00:00.5' }, { startTime: '16:00' }],
  [{ start_time: '16:00' }, { startTime: '16:00' }],
  [{ end_time: '24:00:00' }, { endTime: '24:00' }],
  [{ price: 1200 }, {}],
  [
    { status: 'moved', ...movedColumns },
    { status: 'moved', movedFrom },
  ],
  [
    { status: 'cancelled', status_note: note, ...movedColumns },
    { status: 'cancelled', statusNote: note, movedFrom },
  ],
  [{ status: 'cancelled' }, { status: 'cancelled' }],
  [{ status: 'moved' }, PLANNED],
  [{ status: 'moved', ...movedColumns, moved_from_start_time: '25:00' }, PLANNED],
  [{ status: 'planned', status_note: 'Syg', ...movedColumns }, PLANNED],
  [{ status: 'udskudt', status_note: 7, moved_from_date: 7, moved_from_start_time: 'x' }, PLANNED],
])('a row with %j is read as a course with %j', (columns, course) => {
  const { courses, invalid } = readCourses([{ ...row, ...columns }])
  expect([courses, invalid]).toEqual([[{ ...toCourse(row), ...course }], []])
})

const { title: _title, ...withoutTitle } = row
/** A row of the table of the specification. */
const specified = { id: row.id, ...newCourseRow() }

it.each([{}, { updated_at: null }, { updated_at: 7 }])(
  'a row of the specified table, with %j, is a course without a version to visitors',
  (change) => {
    const [course] = readCourses([{ ...specified, ...change }]).courses
    expect(course).toEqual(toCourse(specified))
    expect(course).not.toHaveProperty('version')
  },
)

it('a row without a version is left out of the list of the administration', () => {
  expect(readAdminCourses([specified, row])).toEqual({
    courses: [toCourse(row)],
    invalid: [{ id: row.id, columns: ['updated_at'] }],
  })
})

it.each([
  ['a missing column', withoutTitle, ['title']],
  ['a null', { ...row, location: null }, ['location']],
  ['a text as its time', { ...row, start_time: 'kl. 16' }, ['start_time']],
  ['a time that no day has', { ...row, end_time: '24:01:00' }, ['end_time']],
  ['a number as text', { ...row, max_participants: '20' }, ['max_participants']],
  ['two faults', { ...row, available_spots: 2.5, url: false }, ['available_spots', 'url']],
])('a row with %s is left out, by its id and its invalid columns', (_name, odd, columns) => {
  expect(readCourses([odd, { ...row, id: 'b' }])).toMatchObject({
    courses: [{ id: 'b' }],
    invalid: [{ id: row.id, columns }],
  })
})

it('rows of any shape are left out without their values', () => {
  const odd = [null, 'kursus', 12345, [], {}, { id: 12345 }, { ...row, url: { secret: 67890 } }]
  const { courses, invalid } = readCourses([...odd, row])
  expect(courses).toEqual([toCourse(row)])
  expect(invalid).toHaveLength(odd.length)
  expect(JSON.stringify(invalid)).not.toMatch(/12345|67890|Frederiksgade/)
})

it('courses are ordered by date, start and id', () => {
  const days = ['2026-11-25 10:00', '2026-11-24 13:00', '2026-11-24 10:00', '2026-11-24 10:00']
  const rows = days.map((day, index) => {
    const [event_date = '', start_time = ''] = day.split(' ')
    return courseRow({ id: String(9 - index), event_date, start_time })
  })
  expect(readCourses(rows).courses.map(({ id }) => id)).toEqual(['6', '7', '8', '9'])
})

it('a text from before the limits is cut between characters, and one within them is whole, as the database counts', () => {
  const texts = (title: string) => toCourse(courseRow({ title })).title
  expect(texts('🎈'.repeat(300))).toBe('🎈'.repeat(300))
  expect(texts('🎈'.repeat(301))).toBe(`${'🎈'.repeat(299)}…`)
})

it('an address at the limit is whole, and a longer one is left out, since a part would lead nowhere', () => {
  const url = `https://eksempel.dk/${'a'.repeat(1_980)}`
  expect(toCourse(courseRow({ url })).url).toBe(url)
  expect(toCourse(courseRow({ url: `${url}a` })).url).toBeNull()
})

it('two versions of a course are the same if they would be stored alike', () => {
  const typed = { ...courseValues, title: ` ${courseValues.title} `, url: '' }
  expect(hasSameValues(courseValues, typed)).toBe(true)
  expect(hasSameValues(courseValues, { ...typed, location: 'Online' })).toBe(false)
  expect(hasSameStatus(PLANNED, { ...PLANNED, statusNote: ' ' })).toBe(true)
  expect(hasSameStatus(PLANNED, { ...PLANNED, status: 'cancelled' })).toBe(false)
})
