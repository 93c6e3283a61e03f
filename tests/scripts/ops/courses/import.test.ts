import { PostgrestClient } from '@supabase/postgrest-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { coursesToCsv } from '@/features/courses/admin/course-csv'
import { toRow } from '@/features/courses/api/course-event-rows'
import { listAdminCourseEvents } from '@/features/courses/api/course-events'
import type { AdminCourseEvent, CourseEventValues } from '@/features/courses/domain/course-event'
import type { Database } from '@/lib/database.types'
import { applyImport } from '../../../../scripts/ops/courses/apply-import'
import { readCoursesCsv } from '../../../../scripts/ops/courses/csv-file'
import { describePlan } from '../../../../scripts/ops/courses/describe-plan'
import type { FileContents } from '../../../../scripts/ops/courses/file-course'
import { planImport } from '../../../../scripts/ops/courses/import-plan'
import { coursesToJson, readCoursesJson } from '../../../../scripts/ops/courses/json-file'
import { createTestBackend, type TestBackend } from '../../../helpers/backend-client'
import { courseValues } from '../../../helpers/course'

let backend: TestBackend
let client: PostgrestClient<Database>

beforeAll(async () => {
  backend = await createTestBackend()
  client = connect(backend.keys.secretKey)
})
beforeEach(() => backend.reset({ seed: true }))
afterAll(() => backend.close())

function connect(key: string, fetch: typeof globalThis.fetch = answer) {
  const headers = { apikey: key, Authorization: `Bearer ${key}` }
  return new PostgrestClient<Database>(`http://localhost${backend.basePath}/rest/v1`, {
    headers,
    fetch,
  })
}

const answer: typeof fetch = (input, init) => backend.fetch(new Request(input, init))

const stored = () => listAdminCourseEvents(client)
const forgetVersions = (courses: AdminCourseEvent[]) =>
  courses.map(({ version: _, ...course }) => course)

function counts({ created, changed, unchanged, absent }: ReturnType<typeof planImport>['plan']) {
  return [created.length, changed.length, unchanged.length, absent.length]
}

async function importFile(contents: FileContents, { removes = false } = {}) {
  const { plan, problems } = planImport(contents, await stored())
  expect(problems).toEqual([])
  await applyImport(client, plan, { removes })
  return counts(plan)
}

/** The file as an export makes it, with changes to its courses. */
function fileOf(courses: readonly (CourseEventValues & { id?: string })[]): FileContents {
  return readCoursesJson(
    JSON.stringify(courses.map((course) => ({ ...course, version: undefined }))),
  )
}

const formats = {
  CSV: (courses: AdminCourseEvent[]) => readCoursesCsv(coursesToCsv(courses)),
  JSON: (courses: AdminCourseEvent[]) => readCoursesJson(coursesToJson(courses)),
}

describe.each(Object.entries(formats))('an export as %s', (name, roundTrip) => {
  it('an export changes nothing when it is imported again', async () => {
    const before = await stored()
    expect(before.length).toBeGreaterThan(20)
    expect(await importFile(roundTrip(before), { removes: true })).toEqual([0, 0, before.length, 0])
    expect(await stored()).toEqual(before)
  })

  it('an export brings back what was changed and deleted, and takes away what came, when that is asked for', async () => {
    const before = await stored()
    const [first, second] = before
    await client
      .from('course_events')
      .update({ available_spots: 77 })
      .eq('id', first?.id ?? '')
    await client
      .from('course_events')
      .delete()
      .eq('id', second?.id ?? '')
    await client.from('course_events').insert(toRow(courseValues))

    expect(await importFile(roundTrip(before))).toEqual([1, 1, before.length - 2, 1])
    expect(await stored()).toHaveLength(before.length + 1)
    expect(await importFile(roundTrip(before), { removes: true })).toEqual([0, 0, before.length, 1])

    const withoutIds = (courses: AdminCourseEvent[]) =>
      forgetVersions(courses).map(({ id: _, ...values }) => JSON.stringify(values))
    const after = await stored()
    expect(withoutIds(after).sort()).toEqual(withoutIds(before).sort())
    if (name === 'JSON') expect(forgetVersions(after)).toEqual(forgetVersions(before))
  })

  it('an export fills an empty project, links that the form does not take included, and once only', async () => {
    const before = await stored()
    expect(before.map(({ url }) => url)).toEqual(
      expect.arrayContaining(['/contact', '//example.org/loerdagsworkshop']),
    )
    await backend.reset({ seed: false })
    const file = roundTrip(before)
    expect(await importFile(file)).toEqual([before.length, 0, 0, 0])
    expect(await importFile(file)).toEqual([0, 0, before.length, 0])
    expect(await stored()).toHaveLength(before.length)
  })
})

describe('a course without an id', () => {
  beforeEach(() => backend.reset({ seed: false }))

  it('a course without an id is the stored one with the same title, day and start, and a new one otherwise', async () => {
    await importFile(fileOf([courseValues]))
    const [before] = await stored()
    expect(await importFile(fileOf([{ ...courseValues, availableSpots: 1 }]))).toEqual([0, 1, 0, 0])
    expect(await stored()).toMatchObject([{ id: before?.id, availableSpots: 1 }])
    expect(await importFile(fileOf([{ ...courseValues, date: '2026-12-01' }]))).toEqual([
      1, 0, 0, 1,
    ])
  })

  it('a course without an id is the stored one however its texts are written', async () => {
    const course = { ...courseValues, title: 'Årets ro  på café', location: 'Søgade 1' }
    await importFile(fileOf([course]))
    const rewritten = {
      ...course,
      title: course.title.normalize('NFD').replaceAll(' ', '\u00A0'),
      location: '\uFEFFSø\u00ADgade\u2009 1\u200B',
    }
    expect(await importFile(fileOf([rewritten]))).toEqual([0, 0, 1, 0])
    expect(await importFile(fileOf([{ ...rewritten, availableSpots: 1 }]))).toEqual([0, 1, 0, 0])
    const [changed] = await stored()
    expect(changed).toMatchObject({ title: 'Årets ro på café', location: 'Søgade 1' })
    expect(await importFile(fileOf([{ ...course, title: 'ÅRETS ro på café' }]))).toEqual([
      0, 1, 0, 0,
    ])
  })

  it('a course without an id is the stored one although that was stored in another form, and is not changed for it', async () => {
    await client.from('course_events').insert({
      ...toRow(courseValues),
      title: 'Ro\u00A0og\u00ADsøvn',
    })
    expect(await importFile(fileOf([{ ...courseValues, title: 'Ro ogsøvn' }]))).toEqual([
      0, 0, 1, 0,
    ])
  })

  it('a course without an id is told from its twin by everything else', async () => {
    const twins = [courseValues, { ...courseValues, location: 'Online' }]
    await importFile(fileOf(twins))
    const before = await stored()
    const changed = [
      { ...courseValues, location: 'Online' },
      { ...courseValues, location: 'Valby' },
    ]
    expect(await importFile(fileOf(changed))).toEqual([0, 1, 1, 0])
    const online = before.find(({ location }) => location === 'Online')
    expect(await stored()).toContainEqual(online)
  })

  it('a course without an id comes as often as the file has it', async () => {
    expect(await importFile(fileOf([courseValues, courseValues]))).toEqual([2, 0, 0, 0])
    expect(await importFile(fileOf([courseValues, courseValues, courseValues]))).toEqual([
      1, 0, 2, 0,
    ])
  })
})

describe('what a file must not have', () => {
  beforeEach(() => backend.reset({ seed: false }))

  it('is named with row, column and the words of the form', async () => {
    const wrong: Partial<CourseEventValues>[] = [
      { title: ' ' },
      { title: 'x'.repeat(301) },
      { date: '' },
      { date: '2026-02-30' },
      { location: '\u2800' },
      { maxParticipants: 0 },
      { availableSpots: 100_001 },
      { url: 'javascript:alert(1)' },
    ]
    const courses = wrong.map((changes) => ({
      ...courseValues,
      id: 'a',
      version: '1',
      ...changes,
    }))
    const { problems } = planImport(readCoursesCsv(coursesToCsv(courses)), [])
    expect(problems).toEqual([
      'Row 2, Titel: Titel er påkrævet.',
      'Row 3, Titel: Højst 300 tegn.',
      'Row 4, Dato: Dato er påkrævet.',
      'Row 5, Dato: Datoen er ikke udfyldt helt, eller den findes ikke.',
      'Row 6, Lokation: Lokation er påkrævet.',
      'Row 7, Max deltagere: Minimum 1 deltager.',
      'Row 8, Ledige pladser: Højst 100.000.',
      'Row 9, URL: Ugyldig URL.',
    ])
  })

  it('is an id that two courses share', () => {
    const id = '00000000-0000-4000-8000-0000000000c1'
    const twice = fileOf([
      { ...courseValues, id },
      { ...courseValues, id, title: 'Andet' },
    ])
    expect(planImport(twice, []).problems).toEqual(['Course 2, id: another course has the same.'])
  })

  it('may stay where it is stored already', async () => {
    await backend.database.asOwner(async (transaction) => {
      await transaction.query(
        'alter table course_events drop constraint course_events_title_length_check',
      )
      await transaction.query(
        `insert into course_events (title, event_date, start_time, end_time, location, type)
         values ($1, '2026-11-24', '16:00', '18:30', 'Online', 'foredrag')`,
        ['x'.repeat(301)],
      )
      await transaction.query(
        `alter table course_events add constraint course_events_title_length_check
         check (char_length(title) <= 300) not valid`,
      )
    })
    for (const roundTrip of Object.values(formats)) {
      expect(await importFile(roundTrip(await stored()), { removes: true })).toEqual([0, 0, 1, 0])
    }
  })
})

describe('an import writes all or nothing', () => {
  it('when a course has been changed since it was compared', async () => {
    const before = await stored()
    const changes = before.map((course, index) =>
      index === 0 ? { ...course, title: 'Ændret' } : course,
    )
    const { plan } = planImport(fileOf([courseValues, ...changes]), before)
    expect(counts(plan)).toEqual([1, 1, before.length - 1, 0])
    await client
      .from('course_events')
      .update({ available_spots: 1 })
      .eq('id', before[0]?.id ?? '')
    const since = await stored()
    await expect(applyImport(client, plan, { removes: false })).rejects.toThrow(
      /^Nothing was written\. A course has been changed meanwhile/,
    )
    expect(await stored()).toEqual(since)
  })

  it.each([
    [
      'a key that may not',
      () => connect(backend.keys.publishableKey),
      /a secret key of this project/,
    ],
    [
      'a project without the function',
      () => connect('x', async () => Response.json({ code: 'PGRST202' }, { status: 404 })),
      /^Nothing was written\. The function import_courses is missing/,
    ],
    [
      'a project that does not answer',
      () => connect('x', () => Promise.reject(new TypeError('fetch failed'))),
      /^No answer came: the import may have happened all the same/,
    ],
    [
      'a gateway that gave up waiting',
      () => connect('x', async () => new Response('', { status: 504 })),
      /^The answer was 504: the import may have happened all the same/,
    ],
  ])('and says why of %s', async (_who, connectTo, words) => {
    const before = await stored()
    const { plan } = planImport(fileOf([courseValues]), before)
    await expect(applyImport(connectTo(), plan, { removes: true })).rejects.toThrow(words)
    expect(await stored()).toEqual(before)
  })
})

it('a plan says what is new, what changes how, and what is kept or deleted', async () => {
  await backend.reset({ seed: false })
  await importFile(fileOf([courseValues, { ...courseValues, title: 'Andet' }]))
  const file = fileOf([
    { ...courseValues, availableSpots: 3, url: '/contact' },
    { ...courseValues, title: 'Nyt' },
  ])
  const { plan } = planImport(file, await stored())
  expect(describePlan(plan, { removes: false })).toBe(
    [
      '1 new',
      '  + 2026-11-24 16:00 Nyt',
      '1 changed',
      '  ~ 2026-11-24 16:00 Forældrekursus',
      '      Ledige pladser: 12 → 3',
      '      URL: Ikke udfyldt → /contact',
      '0 unchanged',
      '1 not in the file, kept (--remove deletes them)',
    ].join('\n'),
  )
  expect(describePlan(plan, { removes: true })).toMatch(
    /\n1 not in the file, to be deleted\n {2}- 2026-11-24 16:00 Andet$/,
  )
})
