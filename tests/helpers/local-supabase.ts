import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '@/lib/database.types'
import {
  type Claims,
  type LocalDatabase,
  openDatabase,
} from '../../supabase/local/database/database'
import { createRest } from '../../supabase/local/rest/rest'
import { commonDatabase } from './common-database'

const REST_URL = 'http://localhost/rest/v1'

export const ADMIN_ID = '00000000-0000-4000-8000-00000000000a'
export const USER_ID = '00000000-0000-4000-8000-00000000000b'

export const CLAIMS = {
  anon: { role: 'anon' },
  user: { role: 'authenticated', sub: USER_ID, email: 'bruger@example.com' },
  admin: { role: 'authenticated', sub: ADMIN_ID, email: 'admin@example.com' },
  service: { role: 'service_role' },
} as const satisfies Record<string, Claims>

export type Caller = keyof typeof CLAIMS

export type LocalSupabase = Awaited<ReturnType<typeof supabaseOn>>

/** On the database that all files of a worker have in common, which it empties. There is nothing to close. */
export async function freshSupabase(): Promise<LocalSupabase> {
  return supabaseOn(await commonDatabase())
}

/** With a database of its own, for those who change its tables. */
export async function openLocalSupabase(): Promise<LocalSupabase> {
  return supabaseOn(await openDatabase())
}

/** The embedded REST server over a database with all migrations, an ordinary user and an administrator. */
async function supabaseOn(database: LocalDatabase) {
  const rest = createRest(database, 1000)
  const asOwner = database.query

  async function reset(): Promise<void> {
    await database.reset({ seed: false })
    await asOwner(
      `insert into auth.users (id, email) values ($1, 'admin@example.com'), ($2, 'bruger@example.com')`,
      [ADMIN_ID, USER_ID],
    )
    await asOwner(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [ADMIN_ID])
  }
  await reset()

  const client = (caller: Caller) =>
    new PostgrestClient<Database>(REST_URL, {
      fetch: (input, init) => rest(new Request(input, init), CLAIMS[caller]),
    })

  return {
    database,
    client,
    /** The table of courses, with the secret key or as somebody else. */
    courses: (caller: Caller = 'service') => client(caller).from('course_events'),
    /** A bare request; `path` starts with the table, such as `/course_events?limit=1`. */
    request: (caller: Caller | Claims, path: string, init?: RequestInit) =>
      rest(
        new Request(REST_URL + path, init),
        typeof caller === 'string' ? CLAIMS[caller] : caller,
      ),
    /** Runs a statement without row-level security. */
    asOwner,
    /** Empties the tables but for the ordinary user and the administrator. */
    reset,
  }
}
