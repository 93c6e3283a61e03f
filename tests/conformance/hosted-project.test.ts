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

beforeAll(async () => {
  backend = await freshBackend()
  server = await serve(handle)
})
beforeEach(async () => {
  await backend.asOwner('delete from public.course_events')
  await backend.asOwner('delete from auth.users')
  await addAccount(SOMEBODY)
})
afterAll(() => server.close())

/** The embedded backend, and its owner's calls for accounts, which only a hosted project has. */
async function handle(request: Request): Promise<Response> {
  const adminCall = /\/auth\/v1\/admin\/users(?:\/(.+))?$/.exec(new URL(request.url).pathname)
  if (adminCall === null) return backend.fetch(request)
  if (request.method === 'GET') {
    const users = await backend.asOwner('select id, email from auth.users')
    return Response.json({ users, aud: '' })
  }
  if (request.method === 'POST') {
    const { email } = (await request.json()) as { email: string }
    return Response.json({ id: await addAccount(email), email })
  }
  await backend.asOwner('delete from auth.users where id = $1', [adminCall[1]])
  return Response.json({})
}

function addAccount(email: string): Promise<string> {
  return backend.database.asOwner((transaction) =>
    createUser(transaction, email, '', backend.now()),
  )
}

function open(secretKey = backend.keys.secretKey) {
  const url = `${server.origin}${backend.basePath}`
  return openHostedProject({ url, publishableKey: backend.keys.publishableKey, secretKey })
}

it('a run refuses a project whose courses are not those of a run, and leaves them alone', async () => {
  await backend.courses().insert(newCourseRow({ title: 'Foredrag' }))
  await expect(open()).rejects.toThrow(
    'The project has courses. These tests need one that serves nobody.',
  )
  expect(await backend.asOwner('select title from course_events')).toEqual([{ title: 'Foredrag' }])
})

it('a run refuses a key that may not read the courses', async () => {
  await expect(open('sb_secret_forkert')).rejects.toThrow(
    'The courses of the project cannot be read: Invalid API key',
  )
})

it('a run leaves nothing behind, also of one that was broken off before, and touches no other account', async () => {
  const stored = async () => [
    ...(await backend.asOwner('select email from auth.users')),
    ...(await backend.asOwner('select title from public.course_events')),
  ]
  const brokenOff = await open()
  await brokenOff.addUser()
  await backend.courses().insert(newCourseRow({ location: PLACE }))
  expect(await stored()).toHaveLength(3)

  const project = await open()
  expect(await stored()).toEqual([{ email: SOMEBODY }])
  await project.addUser()
  await project.close()
  expect(await stored()).toEqual([{ email: SOMEBODY }])
})
