import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createUser } from '../../supabase/local/auth/user'
import { freshBackend, type TestBackend } from '../helpers/backend-client'
import { newCourseRow } from '../helpers/course'
import { serve } from '../helpers/serve'
import { openHostedProject } from './hosted-project'
import { PLACE } from './project'

const SOMEBODY = 'mor@example.com'

let backend: TestBackend
let server: Awaited<ReturnType<typeof serve>>
/** An account that the project does not delete, however often it is asked to. */
let kept: string | undefined

beforeAll(async () => {
  backend = await freshBackend()
  server = await serve(handle)
})
beforeEach(async () => {
  kept = undefined
  await query('delete from public.course_events')
  await query('delete from auth.users')
  await addAccount(SOMEBODY)
})
afterAll(() => server.close())

/** The embedded backend, and its owner's calls for accounts, which only a hosted project has. */
async function handle(request: Request): Promise<Response> {
  const adminCall = /\/auth\/v1\/admin\/users(?:\/(.+))?$/.exec(new URL(request.url).pathname)
  if (adminCall === null) return backend.fetch(request)
  if (request.method === 'GET') {
    return Response.json({ users: await query('select id, email from auth.users'), aud: '' })
  }
  if (request.method === 'POST') {
    const { email } = (await request.json()) as { email: string }
    return Response.json({ id: await addAccount(email), email })
  }
  const id = adminCall[1]
  if (id === kept) return Response.json({ msg: 'User not allowed' }, { status: 403 })
  await query('delete from auth.users where id = $1', [id])
  return Response.json({})
}

function query(sql: string, parameters: unknown[] = []) {
  return backend.database.asOwner((transaction) => transaction.query(sql, parameters))
}

function addAccount(email: string): Promise<string> {
  return backend.database.asOwner((transaction) => createUser(transaction, email, '', backend.now()))
}

function open(secretKey = backend.keys.secretKey) {
  const url = `${server.origin}${backend.basePath}`
  return openHostedProject({ url, publishableKey: backend.keys.publishableKey, secretKey })
}

/** A run of two accounts, one an administrator, and a course, which has yet to be cleared up. */
async function begin() {
  const project = await open()
  const [user, admin] = [await project.addUser(), await project.addUser()]
  const owner = project.connect({ withSecretKey: true })
  await owner.from('user_roles').insert({ user_id: admin.id, role: 'admin' })
  await owner.from('course_events').insert(newCourseRow({ location: PLACE }))
  expect(await stored()).toEqual({ accounts: 3, roles: 1, courses: 1 })
  return { project, user }
}

async function stored() {
  const [counts] = await query(`select
    (select count(*)::int from auth.users) as accounts,
    (select count(*)::int from public.user_roles) as roles,
    (select count(*)::int from public.course_events) as courses`)
  return counts
}

const NOTHING_OF_THE_RUN = { accounts: 1, roles: 0, courses: 0 }

it('a run refuses a project whose courses are not those of a run, and leaves them alone', async () => {
  await backend
    .connect(backend.keys.secretKey)
    .from('course_events')
    .insert(newCourseRow({ title: 'Foredrag' }))

  await expect(open()).rejects.toThrow(
    'The project has courses. These tests need one that serves nobody.',
  )
  expect(await query('select title from public.course_events')).toEqual([{ title: 'Foredrag' }])
})

it('a run refuses a key that may not read the courses', async () => {
  await expect(open('sb_secret_forkert')).rejects.toThrow(
    'The courses of the project cannot be read: Invalid API key',
  )
})

it('a run leaves nothing behind, also of one that was broken off before, and touches no other account', async () => {
  await begin()
  const project = await open()
  expect(await stored()).toEqual(NOTHING_OF_THE_RUN)
  await project.addUser()
  await project.close()
  expect(await query('select email from auth.users')).toEqual([{ email: SOMEBODY }])
})

it('a run deletes the rest where something cannot be deleted, and reports it', async () => {
  const { project, user } = await begin()
  kept = user.id
  await expect(project.close()).rejects.toThrow('The run could not be cleared up: User not allowed')
  expect(await stored()).toEqual({ ...NOTHING_OF_THE_RUN, accounts: 2 })
})
