import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { newCourseRow, PLANNED_COLUMNS } from '../helpers/course'
import { openProject } from './open-project'
import { type Account, PLACE } from './project'
import { call, forgery, type ProjectResponse, refusal, sessionOf } from './requests'

const COURSES = '/rest/v1/course_events'
const CALLERS = ['nobody', 'user', 'admin', 'service'] as const
type Caller = (typeof CALLERS)[number]
type Row = { id: string; updated_at: string } & Record<string, unknown>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/
const HOUR = 60 * 60
/** The clock skew that PostgREST allows. */
const CLOCK_SKEW_SECONDS = 30
const NO_ONE = '00000000-0000-4000-8000-000000000000'
const OTHER = '00000000-0000-4000-8000-000000000001'

const project = await openProject()
const owner = project.connect({ withSecretKey: true })

let accounts: Record<'user' | 'admin', Account & { token: string }>
let clients: Record<Caller, SupabaseClient>

beforeAll(async () => {
  const [user, admin] = [await project.addUser(), await project.addUser()]
  await owner.from('user_roles').insert({ user_id: admin.id, role: 'admin' }).throwOnError()
  clients = {
    nobody: project.connect(),
    user: project.connect(),
    admin: project.connect(),
    service: owner,
  }
  accounts = {
    user: { ...user, token: (await sessionOf(clients.user, user)).access_token },
    admin: { ...admin, token: (await sessionOf(clients.admin, admin)).access_token },
  }
})
afterEach(async () => {
  await owner.from('course_events').delete().eq('location', PLACE).throwOnError()
})
afterAll(() => project.close(), 60_000)

function courseNamed(title: string, values: object = {}) {
  return { ...newCourseRow({ title, event_date: '2031-03-04', location: PLACE }), ...values }
}

/** The table of courses, for a client of that caller. */
const coursesOf = (caller: Caller) => clients[caller].from('course_events')

async function addCourse(title = 'Foredrag', values: object = {}): Promise<Row> {
  const added = owner.from('course_events').insert(courseNamed(title, values))
  return (await added.select().single<Row>().throwOnError()).data
}

async function storedTitles(): Promise<string[]> {
  const { data } = await owner.from('course_events').select('title').order('title').throwOnError()
  return data.map(({ title }) => title)
}

type ClientResponse = { status: number; error: { code: string } | null; data: unknown }

/** The outcome of a call: its status, and the error's code or the number of returned rows. */
function outcome({ status, error, data }: ClientResponse) {
  if (error) return [status, error.code]
  return [status, Array.isArray(data) ? data.length : data]
}

const COUNTED = { Prefer: 'count=exact' }

function read<Body = Record<string, unknown>>(search: string, headers = {}) {
  return call<Body>(project, 'GET', `${COURSES}?${search}`, { headers })
}

it.each(CALLERS)('reading courses is open to %s', async (caller) => {
  const course = await addCourse()
  const { status, data } = await coursesOf(caller).select()
  expect([status, data]).toEqual([200, [course]])
})

it('reading courses returns every column in the format of the database', async () => {
  expect(await addCourse()).toEqual({
    ...courseNamed('Foredrag'),
    ...PLANNED_COLUMNS,
    id: expect.stringMatching(UUID),
    start_time: '16:00:00',
    end_time: '18:30:00',
    revision: expect.any(Number),
    created_at: expect.stringMatching(MOMENT),
    updated_at: expect.stringMatching(MOMENT),
  })
})

it('reading courses sorts and counts rows as the site requests it', async () => {
  await addCourse('Sen', { start_time: '18:00' })
  await addCourse('Tidlig', { start_time: '09:00' })
  await addCourse('Først', { event_date: '2031-01-01' })
  const search = 'select=*&order=event_date.asc,start_time.asc,id.asc&offset=0&limit=1000'
  const { headers, status, body } = await read<Row[]>(search, COUNTED)
  expect([status, headers.get('Content-Range')]).toEqual([200, '0-2/3'])
  expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8')
  expect(body.map(({ title }) => title)).toEqual(['Først', 'Tidlig', 'Sen'])
})

it('reading courses goes on behind a row by day and id, and counts what is left', async () => {
  const sameDay = [await addCourse('A'), await addCourse('B'), await addCourse('C')]
  const later = await addCourse('Senere', { event_date: '2031-03-05' })
  const [first, second, third] = sameDay.map(({ id }) => id).sort()
  const readBehind = (date: string, id: unknown) =>
    coursesOf('nobody')
      .select('id', { count: 'exact' })
      .or(`event_date.gt."${date}",and(event_date.eq."${date}",id.gt."${id}")`)
      .order('event_date')
      .order('id')
      .limit(2)
  const page = await readBehind('2031-03-04', first)
  expect([page.status, page.count, page.data]).toEqual([206, 3, [{ id: second }, { id: third }]])
  const last = await readBehind('2031-03-04', third)
  expect([last.status, last.count, last.data]).toEqual([200, 1, [{ id: later.id }]])
  expect(outcome(await readBehind('infinity', first))).toEqual([200, 0])
  expect(outcome(await readBehind('2031-03-04', first).gte('event_date', '2031-03-05'))).toEqual([
    200, 1,
  ])
})

it.each([
  ['uncounted', 'limit=10', {}, '*/*'],
  ['counted', 'limit=10&offset=0', COUNTED, '*/0'],
])('reading no courses, %s, has a range without rows', async (_how, search, prefer, range) => {
  const { status, headers, body } = await read(search, prefer)
  expect([status, headers.get('Content-Range'), body]).toEqual([200, range, []])
})

it('reading courses reports that there are more rows than it returns', async () => {
  await addCourse('Første')
  await addCourse('Anden')
  const part = await read('limit=1', COUNTED)
  expect([part.status, part.headers.get('Content-Range')]).toEqual([206, '0-0/2'])
  const uncounted = await read('limit=1')
  expect([uncounted.status, uncounted.headers.get('Content-Range')]).toEqual([200, '0-0/*'])
})

it('reading courses refuses an offset behind the last row', async () => {
  const response = await read('offset=5&limit=1', COUNTED)
  expect(response.status).toBe(416)
  expect(response.body).toEqual({
    code: 'PGRST103',
    message: 'Requested range not satisfiable',
    details: 'An offset of 5 was requested, but there are only 0 rows.',
    hint: null,
  })
})

it('reading a single course returns an object, and null or an error where there is none', async () => {
  const { id } = await addCourse()
  const courses = () => coursesOf('nobody').select('id')
  expect(outcome(await courses().eq('id', id).single())).toEqual([200, { id }])
  expect(outcome(await courses().eq('id', NO_ONE).maybeSingle())).toEqual([200, null])
  expect((await courses().eq('id', NO_ONE).single()).error).toEqual({
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: 'The result contains 0 rows',
    hint: null,
  })
})

it.each([
  ['an unknown table', '/rest/v1/findes_ikke', 404, 'PGRST205'],
  ['an unknown column', `${COURSES}?select=pris`, 400, '42703'],
  ['a value of the wrong kind', `${COURSES}?id=eq.mor`, 400, '22P02'],
])('reading courses refuses %s', async (_what, path, status, code) => {
  const response = await call(project, 'GET', path)
  expect([response.status, response.body.code]).toEqual([status, code])
  expect(Object.keys(response.body).sort()).toEqual(['code', 'details', 'hint', 'message'])
})

it('reading columns that do not exist names the first of them', async () => {
  const { error } = await coursesOf('nobody').select('title,pris,rabat').limit(1)
  expect(error).toMatchObject({
    code: '42703',
    message: 'column course_events.pris does not exist',
  })
})

/** Creates those courses whose ids are not there yet. */
const createMissing = (caller: Caller, ...courses: object[]) =>
  coursesOf(caller).upsert(courses, { onConflict: 'id', ignoreDuplicates: true }).select('id')

it.each([
  ['nobody', 401, '42501', 'permission denied for table course_events'],
  ['user', 403, '42501', 'new row violates row-level security policy for table "course_events"'],
] as const)('creating a course is refused to %s', async (caller, status, code, message) => {
  const course = courseNamed('Fremmed')
  for (const response of [
    await coursesOf(caller).insert(course).select('id'),
    await createMissing(caller, course),
  ]) {
    expect(response).toMatchObject({ status, error: { code, message } })
  }
  expect(await storedTitles()).toEqual([])
})

it.each(['admin', 'service'] as const)(
  'creating courses is open to %s, and returns the ids',
  async (caller) => {
    const courses = [courseNamed('Nyt'), courseNamed('Nyt igen')]
    const { status, data } = await coursesOf(caller).insert(courses).select('id')
    const created = { id: expect.stringMatching(UUID) }
    expect([status, data]).toEqual([201, [created, created]])
    expect(await storedTitles()).toEqual(['Nyt', 'Nyt igen'])
  },
)

const OWN_START = { moved_from_date: '2031-03-04', moved_from_start_time: '16:00' }

it.each([
  ['an unknown type', { type: 'andet' }, '23514'],
  ['a blank title', { title: ' ' }, '23514'],
  ['a status that there is not', { status: 'udskudt' }, '23514'],
  ['a note although it is planned', { status_note: 'Syg' }, '23514'],
  ['a move from its own day and start', { status: 'moved', ...OWN_START }, '23514'],
  ['no title', { title: null }, '23502'],
  ['a day that does not exist', { event_date: '2031-02-30' }, '22008'],
  ['a text for its date', { event_date: 'i morgen' }, '22007'],
  ['a text for its number of participants', { max_participants: 'mange' }, '22P02'],
  ['a number too large for the column', { max_participants: 3_000_000_000 }, '22003'],
  ['a link that runs a script', { url: 'javascript:alert(1)' }, '23514'],
  ['an unknown column', { pris: 100 }, 'PGRST204'],
])('creating a course is refused with %s', async (_what, values, code) => {
  const response = await asAdmin('POST', COURSES, courseNamed('Forkert', values))
  expect([response.status, response.body.code]).toEqual([400, code])
  expect(await storedTitles()).toEqual([])
})

it('creating courses again adds those whose ids are missing, returns them, and changes no other', async () => {
  const create = (...courses: object[]) => createMissing('admin', ...courses)
  const [first, second] = [courseNamed('Ny', { id: NO_ONE }), courseNamed('Anden', { id: OTHER })]
  expect(outcome(await create(first))).toEqual([201, 1])
  const again = await create({ ...first, title: 'Rettet' }, second)
  expect([again.status, again.data]).toEqual([201, [{ id: OTHER }]])
  expect(outcome(await create(first, second))).toEqual([201, 0])
  expect(await storedTitles()).toEqual(['Anden', 'Ny'])
})

it('reading courses of some series from before a day returns those that there are', async () => {
  const series = { series_id: crypto.randomUUID() }
  await addCourse('Første', { ...series, event_date: '2031-01-01' })
  await addCourse('Anden', { ...series, event_date: '2031-01-02' })
  await addCourse('Anden serie', { series_id: NO_ONE, event_date: '2031-01-01' })
  const asked = [series.series_id, crypto.randomUUID()]
  const courses = coursesOf('nobody').select('title').in('series_id', asked)
  expect((await courses.lt('event_date', '2031-01-02')).data).toEqual([{ title: 'Første' }])
})

it('reading courses by their ids returns those that there are', async () => {
  const [{ id }] = [await addCourse(), await addCourse('Anden')]
  const courses = coursesOf('nobody').select('id')
  expect((await courses.in('id', [id, NO_ONE])).data).toEqual([{ id }])
})

it('a refused course names the violated constraint', async () => {
  const { body } = await asAdmin('POST', COURSES, courseNamed('Forkert', { type: 'andet' }))
  expect(body.message).toBe(
    'new row for relation "course_events" violates check constraint "course_events_type_check"',
  )
})

it('creating a list of courses is atomic', async () => {
  const courses = [courseNamed('Rigtig'), courseNamed('Forkert', { type: 'andet' })]
  expect((await asAdmin('POST', COURSES, courses)).status).toBe(400)
  expect(await storedTitles()).toEqual([])
})

it.each([
  ['a body that is not JSON', '{"title"', 'Empty or invalid json'],
  ['no body', '', 'Empty or invalid json'],
  [
    'courses that do not name the same columns',
    [courseNamed('Et'), { title: 'To' }],
    'All object keys must match',
  ],
])('creating a course is refused with %s', async (_what, body, message) => {
  expect(refusal(await asAdmin('POST', COURSES, body))).toBe(`400 PGRST102: ${message}`)
  expect(await storedTitles()).toEqual([])
})

const change = (caller: Caller, { id, updated_at }: Row, values: object = { title: 'Ændret' }) =>
  coursesOf(caller).update(values).eq('id', id).eq('updated_at', updated_at).select()

it.each([
  ['nobody', [401, '42501'], 'Foredrag'],
  ['user', [200, 0], 'Foredrag'],
  ['admin', [200, 1], 'Ændret'],
  ['service', [200, 1], 'Ændret'],
] as const)('changing a course as %s gets %j', async (caller, response, title) => {
  expect(outcome(await change(caller, await addCourse()))).toEqual(response)
  expect(await storedTitles()).toEqual([title])
})

it('changing a course gives it a newer version, which the next change must name', async () => {
  const course = await addCourse()
  const { data } = await change('admin', course)
  const version = String(data?.[0].updated_at)
  expect(Date.parse(version)).toBeGreaterThanOrEqual(Date.parse(course.updated_at))
  expect(version).not.toBe(course.updated_at)
  expect(outcome(await change('admin', course))).toEqual([200, 0])
  expect(outcome(await change('admin', { ...course, updated_at: version }))).toEqual([200, 1])
})

it('changing a course counts its changes, also two within one second', async () => {
  const first = await addCourse()
  const { data: second } = await change('admin', first)
  const { data: third } = await change('admin', second?.[0])
  const counted = [first, second?.[0], third?.[0]].map((row) => Number(row?.revision))
  const [start = Number.NaN] = counted
  expect(counted).toEqual([start, start + 1, start + 2])
})

it('no user chooses how often a course was changed, or when it was published', async () => {
  const { id } = await addCourse()
  const refused = [403, '42501']
  for (const chosen of [{ revision: 9 }, { created_at: '2026-01-01T00:00:00Z' }]) {
    expect(outcome(await coursesOf('admin').insert(courseNamed('Ny', chosen)))).toEqual(refused)
    expect(outcome(await coursesOf('admin').update(chosen).eq('id', id))).toEqual(refused)
  }
})

it('changing a course to a moved one returns its former day and start', async () => {
  const status = { status: 'moved', status_note: 'Lokalet var optaget.', ...OWN_START }
  const move = { event_date: '2031-03-11', ...status }
  const { data } = await change('admin', await addCourse(), move)
  expect(data).toMatchObject([{ ...move, moved_from_start_time: '16:00:00' }])
})

it.each([
  ['nobody', [401, '42501'], 1],
  ['user', [200, 0], 1],
  ['admin', [200, 1], 0],
  ['service', [200, 1], 0],
] as const)('deleting a course as %s gets %j', async (caller, response, left) => {
  const { id, updated_at } = await addCourse()
  const deletion = coursesOf(caller).delete().eq('id', id).eq('updated_at', updated_at)
  expect(outcome(await deletion.select('id'))).toEqual(response)
  expect(await storedTitles()).toHaveLength(left)
})

const MINIMAL = { Prefer: 'return=minimal' }

it.each([
  ['creating', 'POST', courseNamed('Tavst'), MINIMAL, 201],
  ['changing', 'PATCH', { title: 'Ændret' }, {}, 204],
  ['deleting', 'DELETE', undefined, {}, 204],
])(
  '%s a course has no response body unless requested',
  async (_what, method, body, headers, status) => {
    const search = method === 'POST' ? '' : `?id=eq.${(await addCourse()).id}`
    const response = await asAdmin(method, `${COURSES}${search}`, body, headers)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([status, null])
    expect(response.body).toEqual({})
  },
)

const rolesSeenBy = (caller: Caller) => clients[caller].from('user_roles').select('role')

it('a signed-in user reads only the own roles', async () => {
  expect(outcome(await rolesSeenBy('nobody'))).toEqual([401, '42501'])
  expect(outcome(await rolesSeenBy('user'))).toEqual([200, 0])
  expect(outcome(await rolesSeenBy('admin').maybeSingle())).toEqual([200, { role: 'admin' }])
  expect(outcome(await rolesSeenBy('service').eq('user_id', accounts.admin.id))).toEqual([200, 1])
})

it.each(['user', 'admin'] as const)('no role is given over the API by %s', async (caller) => {
  const role = { user_id: accounts.user.id, role: 'admin' }
  expect(outcome(await clients[caller].from('user_roles').insert(role))).toEqual([403, '42501'])
})

it.each([
  ['the same role twice', () => accounts.admin.id, '23505'],
  ['a role to an unknown account', () => NO_ONE, '23503'],
])('assigning %s is refused', async (_what, userId, code) => {
  const role = { user_id: userId(), role: 'admin' }
  expect(outcome(await owner.from('user_roles').insert(role))).toEqual([409, code])
})

it('roles are deleted with the account', async () => {
  const { id } = await project.addUser()
  await owner.from('user_roles').insert({ user_id: id, role: 'admin' })
  await project.deleteUser(id)
  expect(outcome(await rolesSeenBy('service').eq('user_id', id))).toEqual([200, 0])
})

const entriesOf = (caller: Caller, courseId: string) =>
  clients[caller]
    .from('course_event_changes')
    .select('action, changed_by, changed_by_email')
    .eq('course_id', courseId)
    .order('id')

it('the log of changes shows administrators every change with its author', async () => {
  const { data } = await coursesOf('admin').insert(courseNamed('Noteret')).select().single<Row>()
  const id = String(data?.id)
  await coursesOf('admin').update({ title: 'Ændret' }).eq('id', id)
  await coursesOf('admin').delete().eq('id', id)
  const by = { changed_by: accounts.admin.id, changed_by_email: accounts.admin.email }
  expect((await entriesOf('admin', id)).data).toEqual([
    { action: 'insert', ...by },
    { action: 'update', ...by },
    { action: 'delete', ...by },
  ])
  expect(outcome(await entriesOf('user', id))).toEqual([200, 0])
  expect(outcome(await entriesOf('nobody', id))).toEqual([401, '42501'])
  expect(outcome(await entriesOf('service', id))).toEqual([403, '42501'])
})

it.each(['admin', 'service'] as const)(
  'the log of changes is not written or cleared by %s',
  async (caller) => {
    const log = () => clients[caller].from('course_event_changes')
    const entry = { course_id: NO_ONE, action: 'insert' }
    expect(outcome(await log().insert(entry))).toEqual([403, '42501'])
    expect(outcome(await log().delete().eq('course_id', NO_ONE))).toEqual([403, '42501'])
  },
)

const lists = { inserted: [], updated: [], deleted: [] }
const writeAs = (caller: Caller, values: object = {}) =>
  clients[caller].rpc('write_courses', { ...lists, ...values })

it.each([
  ['nobody', [401, '42501']],
  ['user', [200, 0]],
  ['admin', [200, 0]],
  ['service', [200, 0]],
] as const)('writing no courses as %s gets %j', async (caller, response) => {
  expect(outcome(await writeAs(caller))).toEqual(response)
})

it('writing courses creates, changes and deletes at once', async () => {
  const [changed, removed] = [await addCourse('Før'), await addCourse('Væk')]
  const response = await writeAs('service', {
    inserted: [courseNamed('Nyt')],
    updated: [{ ...changed, title: 'Siden' }],
    deleted: [removed],
  })
  expect(outcome(response)).toEqual([200, 2])
  expect(await storedTitles()).toEqual(['Nyt', 'Siden'])
})

it('writing courses writes nothing where a course has been changed meanwhile', async () => {
  const course = await addCourse('Før')
  await owner.from('course_events').update({ title: 'Imens' }).eq('id', course.id)
  const response = await writeAs('service', { inserted: [courseNamed('Nyt')], deleted: [course] })
  expect(response.status).toBe(409)
  expect(response.error).toEqual({
    code: 'PT409',
    message: 'A course has been changed since it was read',
    details: JSON.stringify([course.id]),
    hint: null,
  })
  expect(await storedTitles()).toEqual(['Imens'])
})

it.each([{}, { inserted: [] }, lists])(
  'a function by another name is not found with %j',
  async (body) => {
    const response = await call(project, 'POST', '/rest/v1/rpc/findes_ikke', { body })
    expect(refusal(response)).toMatch(/^404 PGRST202: Could not find the function /)
  },
)

it('a malformed token is refused, also for public data', async () => {
  const response = await call(project, 'GET', COURSES, { token: 'ikke-et-token' })
  expect(refusal(response)).toBe('401 PGRST301: Expected 3 parts in JWT; got 1')
})

it('a tampered token is refused', async () => {
  const token = forgery(accounts.admin.token)
  const { status, body } = await call(project, 'GET', COURSES, { token })
  expect([status, body.code]).toEqual([401, 'PGRST301'])
})

it('a token of a session that was signed out reads on until it expires', async () => {
  const client = project.connect()
  const { access_token: token } = await sessionOf(client, accounts.user)
  await client.auth.signOut({ scope: 'local' })
  expect((await call(project, 'GET', COURSES, { token })).status).toBe(200)
})

// Nothing that needs the tokens of this file may follow: they expire as well.
it.runIf(project.hasMovableClock)('an expired token is refused', async () => {
  const { access_token: token } = await sessionOf(project.connect(), accounts.user)
  await project.passTime(HOUR + CLOCK_SKEW_SECONDS + 1)
  const response = await call(project, 'GET', COURSES, { token })
  expect(refusal(response)).toBe('401 PGRST303: JWT expired')
})

it('the REST API allows requests of any origin', async () => {
  const Origin = 'https://www.example.com'
  const preflight = await project.send(COURSES, {
    method: 'OPTIONS',
    headers: {
      Origin,
      'Access-Control-Request-Method': 'PATCH',
      'Access-Control-Request-Headers': 'apikey,authorization,content-type,prefer,x-client-info',
    },
  })
  expect(preflight.ok).toBe(true)
  expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('PATCH')
  const { headers } = await call(project, 'GET', COURSES, { headers: { Origin } })
  expect(headers.get('Access-Control-Allow-Origin')).toMatch(/^(\*|https:\/\/www\.example\.com)$/)
  expect(headers.get('Access-Control-Expose-Headers')).toContain('Content-Range')
})

function asAdmin(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<ProjectResponse> {
  return call(project, method, path, { body, token: accounts.admin.token, headers })
}
