import {
  SEEDED_ACCOUNTS,
  type SeededAccount,
} from '../../../supabase/local/auth/seeded-accounts.ts'
import { createLocalBackend } from '../../../supabase/local/backend.ts'
import { type Answer, findFaults } from './faults.ts'
import { credentialHeaders } from './hostile-caller.ts'
import type { HostileRequest } from './hostile-request.ts'

const ORIGIN = 'http://localhost:54321'
const PLANTED_HASH = 'the-keyed-hash-of-an-address'

const COURSE = {
  title: 'Kursus',
  event_date: '2026-11-23',
  start_time: '10:00',
  end_time: '12:00',
  location: 'Valby',
  type: 'foredrag',
}

type Attack = { status: number; milliseconds: number; faults: string[] }

/** A backend in memory, with courses, accounts and a sign-up, to be attacked. */
export type Target = {
  /** Sends a request and says what its answer, or what became of the rows, leaves to be desired. */
  attack(request: HostileRequest): Promise<Attack>
  /** What no longer works as it did before the attacks; nothing at best. */
  findDamage(): Promise<string[]>
  close(): Promise<void>
}

export async function openTarget(): Promise<Target> {
  const backend = await createLocalBackend({ seed: true })
  const { keys, database } = backend
  const [admin, user] = [accountOf(true), accountOf(false)]

  async function send(path: string, init: RequestInit): Promise<Answer> {
    const response = await backend.fetch(new Request(`${ORIGIN}${path}`, init))
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  /** An ordinary request with the publishable key, and with a token if one is given. */
  function ask(method: string, path: string, body?: object, token?: string): Promise<Answer> {
    return send(`/supabase${path}`, {
      method,
      headers: {
        apikey: keys.publishableKey,
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: body ? JSON.stringify(body) : null,
    })
  }

  async function signIn({ email, password }: SeededAccount) {
    const { status, text } = await ask('POST', '/auth/v1/token?grant_type=password', {
      email,
      password,
    })
    if (status !== 200) throw new Error(`${email} cannot sign in: ${status}`)
    const session: { access_token: string; refresh_token: string; user: { id: string } } =
      JSON.parse(text)
    return session
  }

  /** Callers may change their own password. It is put back, so that the others are seen to stay. */
  async function restorePassword(): Promise<void> {
    await database.asOwner((transaction) =>
      transaction.query('update auth.users set encrypted_password = $2 where email = $1', [
        user.email,
        userHash,
      ]),
    )
  }

  /** Everything that no caller may change, as one text. */
  async function readState(): Promise<string> {
    const [row] = await database.asOwner((transaction) =>
      transaction.query<{ state: string }>(STATE_QUERY, [PLANTED_HASH]),
    )
    if (!row) throw new Error('A query without FROM has one row')
    return row.state
  }

  await database.asOwner((transaction) =>
    transaction.query(
      'insert into newsletter_attempts (address_hash, client_hash) values ($1, $1)',
      [PLANTED_HASH],
    ),
  )
  const adminSession = await signIn(admin)
  const hashes = await database.asOwner((transaction) =>
    transaction.query<{ email: string; hash: string }>(
      'select email, encrypted_password as hash from auth.users',
    ),
  )
  const userHash = hashes.find(({ email }) => email === user.email)?.hash
  const secrets = [
    ...[keys.secretKey, keys.serviceRoleKey, keys.jwtSecret, PLANTED_HASH],
    ...[adminSession.access_token, adminSession.refresh_token, adminSession.user.id],
    ...hashes.map(({ hash }) => hash),
  ]
  let userToken = (await signIn(user)).access_token
  let state = await readState()

  return {
    async attack(request) {
      const credentials = credentialHeaders(request.caller, { ...keys, token: userToken })
      const { route, body } = request
      const startedAt = performance.now()
      const headers = { ...request.headers, ...credentials }
      const answer = await send(route.path, { method: route.method, headers, body: body ?? null })
      const milliseconds = performance.now() - startedAt
      if (route.method === 'PUT' && answer.status === 200) await restorePassword()

      const before = state
      state = await readState()
      const faults = findFaults(route, answer, { origin: ORIGIN, secrets })
      if (state !== before) faults.push('changes rows')
      // Whoever is signed out comes back.
      if (route.path.includes('logout') && answer.status === 204) {
        userToken = (await signIn(user)).access_token
      }
      return { status: answer.status, milliseconds, faults }
    },

    async findDamage() {
      const { access_token: adminToken } = await signIn(admin)
      const { access_token: token } = await signIn(user)
      const courses = '/rest/v1/course_events'
      const blank = { ...COURSE, title: ' ' }
      const checks = [
        ['a visitor reads courses', 200, await ask('GET', courses)],
        ['a visitor writes none', 401, await ask('POST', courses, COURSE)],
        ['a user writes none', 403, await ask('POST', courses, COURSE, token)],
        ['an administrator writes one', 201, await ask('POST', courses, COURSE, adminToken)],
        ['the database checks it', 400, await ask('POST', courses, blank, adminToken)],
        [
          'nobody makes administrators',
          403,
          await ask('POST', '/rest/v1/user_roles', {}, adminToken),
        ],
      ] as const
      return checks
        .filter(([, expected, { status }]) => status !== expected)
        .map(([what, expected, { status }]) => `${what}: ${status} instead of ${expected}`)
    },

    close: () => backend.close(),
  }
}

function accountOf(isAdmin: boolean): SeededAccount {
  const account = SEEDED_ACCOUNTS.find((one) => one.isAdmin === isAdmin)
  if (!account) throw new Error('Both kinds of account are seeded')
  return account
}

const STATE_QUERY = `
  select json_build_object(
    'courses', (select json_agg(course order by id) from public.course_events as course),
    'roles', (select json_agg(granted order by user_id, role) from public.user_roles as granted),
    'accounts', (
      select json_agg(json_build_array(
        id, email, encrypted_password, raw_user_meta_data, email_confirmed_at, banned_until
      ) order by id)
      from auth.users
    ),
    'administrators'' sessions', (
      select count(*) from auth.sessions where user_id in (select user_id from public.user_roles)
    ),
    'planted', (
      select count(*) from public.newsletter_attempts where $1 in (address_hash, client_hash)
    ),
    'tables', (
      select json_agg(json_build_array(schemaname, tablename, rowsecurity) order by 1, 2)
      from pg_catalog.pg_tables
    )
  )::text as state`
