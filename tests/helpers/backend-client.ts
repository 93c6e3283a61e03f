import { PostgrestClient } from '@supabase/postgrest-js'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@/lib/database.types'
import { createPasswords } from '../../supabase/local/auth/passwords'
import {
  composeBackend,
  createLocalBackend,
  type LocalBackend,
  type LocalBackendOptions,
} from '../../supabase/local/backend'
import { type LocalDatabase, openDatabase } from '../../supabase/local/database/database'
import type { FunctionEnv } from '../../supabase/local/functions/functions'
import { readSettings, type Settings } from '../../supabase/local/settings'
import { commonDatabase } from './common-database'
import { TEST_KEYS } from './test-keys'

export { ADMIN, USER } from '../../supabase/local/auth/seeded-accounts'

/** Cheap hashes: many tests sign in, and few test the hash. */
export const LEAST_PASSWORD_COST = 2

const ORIGIN = 'http://localhost:54321'

export type TestBackend = Awaited<ReturnType<typeof composeTestBackend>>

// Node.js 20 has no WebSocket of its own, and createClient asks for one, though nothing opens it.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket: class {} })

type TestBackendOptions = {
  /** Instead of those of supabase/config.toml. */
  settings?: Partial<Settings>
  functionsDir?: string
  functionsEnv?: FunctionEnv
}

/**
 * A backend on the database that all files of a worker share, which it empties: with the seeded accounts, no courses
 * and a clock that tests move. It has nothing to close. A test that changes tables, or needs rows of two backends at a
 * time, takes one with a database of its own.
 */
export async function freshBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  return composeTestBackend(await commonDatabase(), options)
}

/** A backend with a database of its own in memory. */
export async function createTestBackend(): Promise<TestBackend> {
  const database = await openDatabase()
  const backend = await composeTestBackend(database)
  return { ...backend, close: () => database.close() }
}

/** The embedded backend as `npm start` opens it, with the clock of the machine. */
export async function openBackend(options: LocalBackendOptions) {
  return withClients(await createLocalBackend(options))
}

async function composeTestBackend(
  database: LocalDatabase,
  { settings, ...parts }: TestBackendOptions = {},
) {
  let time = Date.now()
  const now = () => new Date(time)
  const backend = await composeBackend({
    database,
    keys: TEST_KEYS,
    settings: { ...(await readSettings()), ...settings },
    passwords: createPasswords(LEAST_PASSWORD_COST),
    now,
    ...parts,
  })
  return {
    ...withClients(backend),
    /** The backend's clock stands still until it is moved, and goes right again with a reset. */
    now,
    advance(seconds: number): void {
      time += seconds * 1000
    },
    async reset(settings?: { seed?: boolean }): Promise<void> {
      time = Date.now()
      await backend.reset(settings)
    },
    close: async () => {},
  }
}

function withClients<Backend extends Omit<LocalBackend, 'close'>>(backend: Backend) {
  const base = `${ORIGIN}${backend.basePath}`
  /** A supabase-js client without stored session that talks to this backend in process. */
  function connect(key = backend.keys.publishableKey): SupabaseClient {
    return createClient(base, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: async (input, init) => backend.fetch(new Request(input, init)) },
    })
  }

  return {
    ...backend,
    /** Runs a statement without row-level security. */
    asOwner: backend.database.query,
    connect,
    /** The table of courses, with the secret key. */
    courses: () => connect(backend.keys.secretKey).from('course_events'),
    /**
     * The data client of supabase-js, as an account that signs in.
     * @param handle the network between the two
     */
    async signIn(
      account: { email: string; password: string },
      handle: (request: Request) => Promise<Response> = backend.fetch,
    ): Promise<PostgrestClient<Database>> {
      const { data, error } = await connect().auth.signInWithPassword(account)
      if (error) throw error
      return new PostgrestClient<Database>(`${base}/rest/v1`, {
        headers: {
          apikey: backend.keys.publishableKey,
          Authorization: `Bearer ${data.session.access_token}`,
        },
        fetch: (input, init) => handle(new Request(input, init)),
      })
    },
    /** Sends a plain request with the publishable key, or with the headers given instead. */
    send(path: string, init: RequestInit = {}): Promise<Response> {
      const headers = init.headers ?? { apikey: backend.keys.publishableKey }
      return backend.fetch(new Request(`${base}${path}`, { ...init, headers }))
    },
  }
}
