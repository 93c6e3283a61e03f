import { PostgrestClient } from '@supabase/postgrest-js'
import fc from 'fast-check'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { listAdminCourseEvents } from '@/features/courses/api/course-events'
import { coursesToCsv } from '@/features/courses/domain/course-csv'
import type { AdminCourseEvent, CourseEventValues } from '@/features/courses/domain/course-event'
import { toRow } from '@/features/courses/domain/course-row'
import type { Database } from '@/lib/database.types'
import { applyImport } from '../../../../scripts/ops/courses/apply-import'
import { readCoursesCsv } from '../../../../scripts/ops/courses/csv-file'
import {
  describePlan,
  type FileContents,
  planImport,
} from '../../../../scripts/ops/courses/import-plan'
import { coursesToJson, readCoursesJson } from '../../../../scripts/ops/courses/json-file'
import { keyHeaders } from '../../../../src/lib/key-headers'
import { freshBackend, type TestBackend } from '../../../helpers/backend-client'
import { courseOf, courseRow, courseValues, otherValues } from '../../../helpers/course'

let backend: TestBackend
let client: PostgrestClient<Database>

beforeAll(async () => {
  backend = await freshBackend()
  client = connect(backend.keys.secretKey)
})
beforeEach(() => backend.reset({ seed: false }))

function connect(key: string, fetch: typeof globalThis.fetch = fetchFromBackend) {
  const url = `http://localhost${backend.basePath}/rest/v1`
  return new PostgrestClient<Database>(url, { headers: keyHeaders(key), fetch })
}

const fetchFromBackend: typeof fetch = (input, init) => backend.fetch(new Request(input, init))

const stored = () => listAdminCourseEvents(client)

function counts({ created, changed, unchanged, absent }: ReturnType<typeof planImport>['plan']) {
  return [created.length, changed.length, unchanged.length, absent.length]
}

/** Imports a file, and returns how many of its courses are created, changed, unchanged and absent. */
async function importFile(contents: FileContents, { removes = false } = {}) {
  const { plan, problems } = planImport(contents, await stored())
  expect(problems).toEqual([])
  await applyImport(client, plan, { removes })
  return counts(plan)
}

/** The file as an export makes it, with changes to its courses. */
function fileOf(...courses: readonly (CourseEventValues & { id?: string })[]): FileContents {
  const unwritten = { version: undefined, revision: undefined, createdAt: undefined }
  return readCoursesJson(JSON.stringify(courses.map((course) => ({ ...course, ...unwritten }))))
}

const formats = [
  ['CSV', (courses: AdminCourseEvent[]) => readCoursesCsv(coursesToCsv(courses))],
  ['JSON', (courses: AdminCourseEvent[]) => readCoursesJson(coursesToJson(courses))],
] as const

const SERIES = '00000000-0000-4000-8000-0000000000f0'
const movedFrom = { date: '2026-11-17', startTime: '13:00' }

/** Every status with every kind of price, in a series and alone. */
const VARIANTS = [
  {},
  { status: 'cancelled', statusNote: 'Syg; "vi ringer"' },
  { status: 'moved', movedFrom },
  { status: 'postponed', statusNote: 'Ny dato følger' },
  { status: 'postponed', movedFrom },
].flatMap((status) =>
  [null, 'Gratis', '250', '1.250,50 kr. pr. person', '=250', '-', '100-200 kr.'].flatMap((price) =>
    [null, SERIES].map((seriesId) => ({ ...status, price, seriesId })),
  ),
)

/** All that survives an import into another project: everything but ids and versions, in any order; JSON keeps the ids too. */
function contentsOf(courses: readonly AdminCourseEvent[], keepsIds = false): string[] {
  return courses
    .map(({ version: _, revision: __, createdAt: ___, id, ...values }) =>
      JSON.stringify([keepsIds && id, values]),
    )
    .sort()
}

it.each(formats)(
  'an export as %s restores what was changed and deleted, and fills an empty project',
  async (name, roundTrip) => {
    // With links that the form does not take.
    await backend.reset({ seed: true })
    const variants = VARIANTS.map((variant, index) => {
      return { ...courseValues, title: `Kursus ${index}`, ...variant }
    })
    const seeded = (await stored()).length
    expect(await importFile(fileOf(...variants))).toEqual([variants.length, 0, 0, seeded])
    const before = await stored()
    const file = roundTrip(before)
    expect(await importFile(file, { removes: true })).toEqual([0, 0, before.length, 0])
    expect(await stored()).toEqual(before)

    const [first, second] = before.map(({ id }) => id)
    await client.from('course_events').update({ available_spots: 77 }).eq('id', `${first}`)
    await client.from('course_events').delete().eq('id', `${second}`)
    await client.from('course_events').insert(toRow(courseValues))
    expect(await importFile(file)).toEqual([1, 1, before.length - 2, 1])
    expect(await stored()).toHaveLength(before.length + 1)
    expect(await importFile(file, { removes: true })).toEqual([0, 0, before.length, 1])
    const keepsIds = name === 'JSON'
    expect(contentsOf(await stored(), keepsIds)).toEqual(contentsOf(before, keepsIds))

    await backend.reset({ seed: false })
    expect(await importFile(file)).toEqual([before.length, 0, 0, 0])
    expect(await importFile(file)).toEqual([0, 0, before.length, 0])
    expect(contentsOf(await stored(), keepsIds)).toEqual(contentsOf(before, keepsIds))
  },
)

it('a thousand courses survive', async () => {
  const courses = Array.from({ length: 1_000 }, (_, index) => {
    return { ...courseValues, title: `Kursus ${index}`, ...VARIANTS[index % VARIANTS.length] }
  })
  expect(await importFile(fileOf(...courses))).toEqual([1_000, 0, 0, 0])
  const before = await stored()
  await backend.reset({ seed: false })
  expect(await importFile(readCoursesJson(coursesToJson(before)))).toEqual([1_000, 0, 0, 0])
  expect(contentsOf(await stored())).toEqual(contentsOf(before))
})

it('a series whose id a file has in capitals is the stored one', () => {
  const old = [courseOf({ id: 'a', seriesId: 'abcdefab-0000-4000-8000-0000000000f0' })]
  const file = fileOf({ ...courseValues, seriesId: 'ABCDEFAB-0000-4000-8000-0000000000F0' })
  expect(counts(planImport(file, old).plan)).toEqual([0, 0, 1, 0])
})

it('an import changes every column that an administrator may change', async () => {
  const [before] = await backend.asOwner<Record<string, unknown>>(
    `insert into public.course_events select * from json_populate_record(null::public.course_events, $1::json)
     returning *`,
    [JSON.stringify(courseRow({ id: '00000000-0000-4000-8000-0000000000c1' }))],
  )
  const changed = { ...otherValues, type: 'foredrag', id: String(before?.id) }
  expect(await importFile(fileOf(changed))).toEqual([0, 1, 0, 0])
  const columns = await backend.asOwner<{ name: string }>(
    `select column_name as name from information_schema.column_privileges
     where table_name = 'course_events' and grantee = 'authenticated' and privilege_type = 'UPDATE'`,
  )
  const { data: after } = await client.from('course_events').select().single()
  expect(columns.length).toBeGreaterThan(10)
  for (const { name } of columns) expect(Object(after)[name], name).not.toEqual(before?.[name])
})

const course = { ...courseValues, title: 'Årets ro  på café', location: 'Søgade 1' }
const rewritten = {
  ...course,
  title: course.title.normalize('NFD').replaceAll(' ', '\u00A0'),
  location: '\uFEFFSø\u00ADgade\u2009 1\u200B',
}
const lecture = { ...course, type: 'foredrag' }
const online = { ...course, location: 'Online' }
const valby = { ...course, location: 'Valby' }

it.each<[string, CourseEventValues[], CourseEventValues[], number[]]>([
  ['the stored one of its title, day and start', [course], [lecture], [0, 1, 0, 0]],
  ['new on another day', [course], [{ ...course, date: '2026-12-01' }], [1, 0, 0, 1]],
  ['unchanged by other ways to write its texts', [course], [rewritten], [0, 0, 1, 0]],
  ['changed by its capitals', [course], [{ ...course, title: 'ÅRETS ro på café' }], [0, 1, 0, 0]],
  ['told from its twin by everything else', [course, online], [online, valby], [0, 1, 1, 0]],
  ['stored as often as the file has it', [course, course], [course, course, course], [1, 0, 2, 0]],
])('a course without an id is %s', (_what, before, after, expected) => {
  const old = before.map((values, index) => courseOf({ ...values, id: `${index}` }))
  const { plan, problems } = planImport(fileOf(...after), old)
  expect(problems).toEqual([])
  expect(counts(plan)).toEqual(expected)
})

it('values that the form refuses are named with row, column and the words of the form', () => {
  const wrong: Partial<CourseEventValues>[] = [
    { title: ' ' },
    { date: '2026-02-30' },
    { maxParticipants: 0 },
    { availableSpots: 100_001 },
    { url: 'javascript:alert(1)' },
    { price: 'x'.repeat(61) },
    { seriesId: 'Forældrekursus' },
  ]
  const { problems } = planImport(readCoursesCsv(coursesToCsv(wrong.map(courseOf))), [])
  expect(problems).toEqual([
    'Row 2, Titel: Titel er påkrævet.',
    'Row 3, Dato: Datoen er ikke udfyldt helt, eller den findes ikke.',
    'Row 4, Max deltagere: Minimum 1 deltager.',
    'Row 5, Ledige pladser: Højst 100.000.',
    'Row 6, URL: Ugyldig URL.',
    'Row 7, Pris: Højst 60 tegn.',
    'Row 8, Forløb: Et forløb har et id som det, der står i en hentet fil.',
  ])
})

it('an id that two courses share is refused', () => {
  const id = '00000000-0000-4000-8000-0000000000c1'
  const twice = fileOf({ ...courseValues, id }, { ...courseValues, id, title: 'Andet' })
  expect(planImport(twice, []).problems).toEqual(['Course 2, id: another course has the same.'])
})

it('values that the form refuses may stay where they are stored already', () => {
  const old = [courseOf({ id: '00000000-0000-4000-8000-0000000000c1', title: 'x'.repeat(301) })]
  for (const [, roundTrip] of formats) {
    const { plan, problems } = planImport(roundTrip(old), old)
    expect(problems).toEqual([])
    expect(counts(plan)).toEqual([0, 0, 1, 0])
  }
})

it('an import writes nothing when a course has been changed since it was compared', async () => {
  await importFile(fileOf(courseValues))
  const before = await stored()
  const changes = before.map((course) => ({ ...course, title: 'Ændret' }))
  const { plan } = planImport(fileOf({ ...courseValues, title: 'Nyt' }, ...changes), before)
  expect(counts(plan)).toEqual([1, 1, 0, 0])
  const [id = ''] = before.map((course) => course.id)
  await client.from('course_events').update({ available_spots: 1 }).eq('id', id)
  const since = await stored()
  await expect(applyImport(client, plan, { removes: false })).rejects.toThrow(
    /^Nothing was written\. A course has been changed meanwhile/,
  )
  expect(await stored()).toEqual(since)
})

it('an import that is too large for a request is written in parts, and says how far it came', async () => {
  const file = fileOf(
    ...Array.from({ length: 700 }, (_, index) => {
      return { ...courseValues, title: `${index} `.padEnd(300, 'å') }
    }),
  )
  const { plan } = planImport(file, [])
  const requests = vi.fn<typeof fetch>(fetchFromBackend)
  requests.mockImplementationOnce(fetchFromBackend)
  requests.mockImplementationOnce(async () => Response.json({ code: '42501' }, { status: 403 }))
  const failing = applyImport(connect(backend.keys.secretKey, requests), plan, { removes: true })
  await expect(failing).rejects.toThrow(
    /^\d+ of 700 changes were written; run the import again for the others\. The project does not let/,
  )
  const written = (await stored()).length
  expect(written).toBeGreaterThan(0)
  expect(await importFile(file)).toEqual([700 - written, 0, written, 0])
  for (const [, init] of requests.mock.calls) {
    expect(Buffer.byteLength(String(init?.body))).toBeLessThan(1024 * 1024)
  }
})

it.each([
  [
    'a key that may not import',
    () => connect(backend.keys.publishableKey),
    /^Nothing was written\. .* a secret key of this project/,
  ],
  [
    'a project without the function',
    () => connect('x', async () => Response.json({ code: 'PGRST202' }, { status: 404 })),
    /^Nothing was written\. The function write_courses is missing/,
  ],
  [
    'a database that lacks a column',
    () => connect('x', async () => Response.json({ code: '42703' }, { status: 400 })),
    /^Nothing was written\. The database is older than this site/,
  ],
  [
    'a project that does not respond',
    () => connect('x', () => Promise.reject(new TypeError('fetch failed'))),
    /^The project did not respond: the import may have happened all the same/,
  ],
  [
    'a gateway that gave up waiting',
    () => connect('x', async () => new Response('', { status: 504 })),
    /^The project responded with 504: the import may have happened all the same/,
  ],
])('an import that failed at %s says so', async (_cause, connectTo, words) => {
  const { plan } = planImport(fileOf(courseValues), [])
  await expect(applyImport(connectTo(), plan, { removes: true })).rejects.toThrow(words)
  expect(await stored()).toEqual([])
})

it('a plan says what is new, what changes how, and what is kept or deleted', () => {
  const old = [courseOf({ id: 'a' }), courseOf({ id: 'b', title: 'Andet' })]
  const file = fileOf(
    { ...courseValues, availableSpots: 3, url: '/contact' },
    { ...courseValues, title: 'Nyt' },
  )
  const { plan } = planImport(file, old)
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

const storedCourse = courseOf({
  status: 'cancelled',
  statusNote: 'Syg',
  movedFrom: { date: '2026-11-16', startTime: '13:00' },
  price: '250 kr.',
  seriesId: SERIES,
})
const fileCourse = courseOf({
  status: 'moved',
  statusNote: 'Sne',
  movedFrom: { date: '2026-11-17', startTime: '14:00' },
  price: 'Gratis',
  seriesId: SERIES.replace('f0', 'f1'),
})

function csvWithout(headings: readonly string[]): FileContents {
  const rows = coursesToCsv([fileCourse]).trimEnd().split('\r\n')
  const isLeft =
    rows[0]?.split(';').map((cell) => !headings.some((name) => cell === `"${name}"`)) ?? []
  const left = rows.map((row) => row.split(';').filter((_cell, index) => isLeft[index]))
  return readCoursesCsv(left.map((cells) => cells.join(';')).join('\r\n'))
}

function jsonWithout(keys: readonly string[]): FileContents {
  const { id: _, version: __, ...course } = fileCourse
  const left = Object.entries(course).filter(([key]) => !keys.includes(key))
  return readCoursesJson(JSON.stringify([Object.fromEntries(left)]))
}

it.each([
  [
    'CSV',
    ['Status', 'Besked', 'Flyttet fra dato', 'Flyttet fra tidspunkt', 'Pris', 'Forløb'],
    csvWithout,
  ],
  ['JSON', ['status', 'statusNote', 'movedFrom', 'price', 'seriesId'], jsonWithout],
])(
  'a %s file without some of %j leaves these as they are stored',
  (_format, names, fileWithout) => {
    fc.assert(
      fc.property(fc.subarray(names), (missing) => {
        const { plan, problems } = planImport(fileWithout(missing), [storedCourse])
        expect(problems).toEqual([])
        const courseWith = (...columns: string[]) =>
          columns.some((column) => missing.includes(column)) ? storedCourse : fileCourse
        const written = plan.changed.map(({ values, status }) => ({ ...values, ...status }))
        expect([...plan.unchanged, ...written]).toMatchObject([
          {
            status: courseWith('Status', 'status').status,
            statusNote: courseWith('Besked', 'statusNote').statusNote,
            movedFrom: {
              date: courseWith('Flyttet fra dato', 'movedFrom').movedFrom?.date,
              startTime: courseWith('Flyttet fra tidspunkt', 'movedFrom').movedFrom?.startTime,
            },
            price: courseWith('Pris', 'price').price,
            seriesId: courseWith('Forløb', 'seriesId').seriesId,
          },
        ])
      }),
    )
  },
)

it('a plan says that a course comes to another series, or leaves it', () => {
  const old = [courseOf({ seriesId: SERIES, price: '250 kr.' })]
  const planned = (seriesId: string | null) =>
    describePlan(planImport(fileOf({ ...courseValues, seriesId }), old).plan, { removes: false })
  expect(planned(null)).toContain('Forløb: Del af et forløb → Ikke udfyldt')
  expect(planned(null)).toContain('Pris: 250 kr. → Ikke udfyldt')
  expect(planned(SERIES.replace('f0', 'f1'))).toContain(
    'Forløb: Del af et forløb → Del af et andet forløb',
  )
})

it('a file that gives a planned course a note, or a new one a move from nowhere, is refused', () => {
  const note = { ...courseValues, statusNote: 'Underviseren er syg' }
  const moved = { ...courseValues, status: 'moved' }
  expect(planImport(readCoursesJson(JSON.stringify([note, moved])), []).problems).toEqual([
    'Course 1, statusNote: Kun et aflyst, udsat eller flyttet kursus har en besked.',
    expect.stringMatching(/^Course 2, movedFrom: Et flyttet kursus har en dag/),
  ])
})

it('problems of a JSON file name the course and the field', () => {
  const { version: _, ...course } = courseOf({ id: '00000000-0000-4000-8000-0000000000c1' })
  const text = JSON.stringify([course, { ...course, title: 1, id: 'a', sted: 'x' }])
  const { courses, problems } = readCoursesJson(text)
  expect(courses).toHaveLength(1)
  expect(problems).toEqual([
    expect.stringMatching(/^Course 2, id: /),
    expect.stringMatching(/^Course 2, title: .*string/),
    expect.stringMatching(/^Course 2: .*"sted"/),
  ])
})

it.each(['', '{}', '[', 'null'])('a JSON file that is %j is refused', (text) => {
  expect(() => readCoursesJson(text)).toThrow('The file is no JSON list of courses.')
})
