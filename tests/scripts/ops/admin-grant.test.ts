import { beforeAll, expect, it } from 'vitest'
import { grantAdmin } from '../../../scripts/ops/admin-grant'
import { ADMIN, freshBackend, type TestBackend, USER } from '../../helpers/backend-client'

const URL_OF_PROJECT = 'http://localhost:54321/supabase'

let backend: TestBackend
let users: { id: string; email: string }[]

beforeAll(async () => {
  backend = await freshBackend()
  users = await Promise.all(
    [ADMIN, USER].map(async ({ email, password }) => {
      const { data } = await backend.connect().auth.signInWithPassword({ email, password })
      return { id: data.user?.id ?? '', email }
    }),
  )
})

/** The embedded backend, with the one address of the hosted service that it leaves out. */
const respond: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  if (!new URL(request.url).pathname.endsWith('/admin/users')) return backend.fetch(request)
  if (request.headers.get('apikey') !== backend.keys.secretKey) {
    return Response.json({ message: 'Invalid API key' }, { status: 401 })
  }
  return Response.json({ users })
}

function grant(email: string, { secretKey = backend.keys.secretKey, fetch = respond } = {}) {
  return grantAdmin(email, { url: URL_OF_PROJECT }, secretKey, fetch)
}

async function isAdmin(): Promise<boolean> {
  const client = backend.connect()
  await client.auth.signInWithPassword(USER)
  const { data } = await client.from('user_roles').select('role')
  return data?.length === 1
}

it('the command makes a user an administrator, however the address is spelled, and does so once', async () => {
  expect(await isAdmin()).toBe(false)
  expect(await grant(' Bruger@Exam\u200Bple.com\u00A0')).toMatch(/is now an administrator/)
  expect(await isAdmin()).toBe(true)
  expect(await grant(USER.email)).toMatch(/is an administrator already/)
})

it('the command says that there is no such user, that the key is of another project, or that there is no response', async () => {
  await expect(grant('ingen@example.com')).rejects.toThrow(/No user has the address ingen@/)
  await expect(grant(USER.email, { secretKey: 'sb_secret_of-another' })).rejects.toThrow(
    /^The project does not accept SUPABASE_SECRET_KEY: is it of this project\?$/,
  )
  const offline = () => Promise.reject(new TypeError('fetch failed'))
  await expect(grant(USER.email, { fetch: offline })).rejects.toThrow(/did not respond/)
})
