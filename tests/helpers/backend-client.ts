import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import WebSocket from 'ws'
import {
  createLocalBackend,
  type LocalBackend,
  type LocalBackendOptions,
} from '../../supabase/local/backend'
import { commonDatabase } from './common-database'
import { TEST_KEYS } from './test-keys'

export const ADMIN = { email: 'admin@example.com', password: 'Kursusadmin1!' }
export const USER = { email: 'bruger@example.com', password: 'Almindelig1!' }

/** Some tests sign in, and few ask how well a password is kept. */
export const LEAST_PASSWORD_COST = 2

const ORIGIN = 'http://localhost:54321'

export type TestBackend = LocalBackend & {
  /** The backend's clock. It stands still until it is moved, and goes right again with a reset. */
  now(): Date
  advance(seconds: number): void
  /** A supabase-js client without stored session that talks to this backend in process. */
  connect(key?: string): SupabaseClient
  /** Sends a plain request with the publishable key, or with the headers given instead. */
  send(path: string, init?: RequestInit): Promise<Response>
}

// Node.js 20 has no WebSocket of its own, and createClient asks for one, though nothing opens it.
if (typeof globalThis.WebSocket === 'undefined') Object.assign(globalThis, { WebSocket })

/**
 * A backend on the database that all files of a worker have in common, which it empties: with the seeded accounts, no
 * courses and a clock that tests move. It has nothing to close. Who changes tables, or needs rows of two backends at a
 * time, has one with a database of its own.
 */
export async function freshBackend(options: LocalBackendOptions = {}): Promise<TestBackend> {
  return createTestBackend({ keys: TEST_KEYS, database: await commonDatabase(), ...options })
}

/** A backend with a database of its own, in memory unless it is given a folder. */
export async function createTestBackend(options: LocalBackendOptions = {}): Promise<TestBackend> {
  let elapsedMs = 0
  let startedAt = Date.now()
  const now = () => new Date(startedAt + elapsedMs)
  const backend = await createLocalBackend({ now, passwordCost: LEAST_PASSWORD_COST, ...options })
  const base = `${ORIGIN}${backend.basePath}`
  return {
    ...backend,
    now,
    advance(seconds) {
      elapsedMs += seconds * 1000
    },
    async reset(settings) {
      startedAt = Date.now()
      elapsedMs = 0
      await backend.reset(settings)
    },
    connect(key = backend.keys.publishableKey) {
      return createClient(base, key, {
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
        global: { fetch: async (input, init) => backend.fetch(new Request(input, init)) },
      })
    },
    send(path, init = {}) {
      const headers = init.headers ?? { apikey: backend.keys.publishableKey }
      return backend.fetch(new Request(`${base}${path}`, { ...init, headers }))
    },
  }
}
