import { createClient } from '@supabase/supabase-js'
import WebSocket from 'ws'
import type { Database } from '@/lib/database.types'
import {
  type Claims,
  type LocalDatabase,
  openDatabase,
} from '../../supabase/local/database/database'
import { createRest, type Rest } from '../../supabase/local/rest/rest'
import { commonDatabase } from './common-database'

// Node.js 20 has no WebSocket of its own, and createClient asks for one, though nothing opens it.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket })

const URL_PREFIX = 'http://localhost/rest/v1'

export const ADMIN_ID = '00000000-0000-4000-8000-00000000000a'
export const USER_ID = '00000000-0000-4000-8000-00000000000b'

export const CLAIMS = {
  anon: { role: 'anon' },
  user: { role: 'authenticated', sub: USER_ID, email: 'bruger@example.com' },
  admin: { role: 'authenticated', sub: ADMIN_ID, email: 'admin@example.com' },
  service: { role: 'service_role' },
} as const satisfies Record<string, Claims>

export type Caller = keyof typeof CLAIMS

/** A database with all migrations, an ordinary user and an administrator. */
export type LocalSupabase = {
  database: LocalDatabase
  /** The real client, with requests to the embedded REST server. */
  client(caller: Caller): ReturnType<typeof connect>
  /** A bare request; `path` starts with the table, such as `/course_events?limit=1`. */
  request(caller: Caller | Claims, path: string, init?: RequestInit): Promise<Response>
  /** Runs a statement past all policies. */
  asOwner<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>
  /** Empty tables but for the ordinary user and the administrator. */
  reset(): Promise<void>
}

/** On the database that all files of a worker have in common, which it empties. There is nothing to close. */
export async function freshSupabase(): Promise<LocalSupabase> {
  return supabaseOn(await commonDatabase())
}

/** With a database of its own, for those who change its tables. */
export async function openLocalSupabase(): Promise<LocalSupabase> {
  return supabaseOn(await openDatabase())
}

async function supabaseOn(database: LocalDatabase): Promise<LocalSupabase> {
  const rest = createRest(database, 1000)
  const asOwner = <Row>(sql: string, parameters: readonly unknown[] = []) =>
    database.asOwner((transaction) => transaction.query<Row>(sql, parameters))

  async function reset() {
    await database.reset({ seed: false })
    await asOwner(
      `insert into auth.users (id, email) values ($1, 'admin@example.com'), ($2, 'bruger@example.com')`,
      [ADMIN_ID, USER_ID],
    )
    await asOwner(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [ADMIN_ID])
  }
  await reset()

  return {
    database,
    client: (caller) => connect(rest, caller),
    request: (caller, path, init) =>
      rest(
        new Request(URL_PREFIX + path, init),
        typeof caller === 'string' ? CLAIMS[caller] : caller,
      ),
    asOwner,
    reset,
  }
}

function connect(rest: Rest, caller: Caller) {
  return createClient<Database>('http://localhost', 'publishable-key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => rest(new Request(input, init), CLAIMS[caller]) },
  })
}
