import type { SupabaseClient } from '@supabase/supabase-js'

export type Credentials = { email: string; password: string }
export type Account = Credentials & { id: string }

/** A Supabase project made for these tests: the embedded backend, or one that the environment names. */
export type Project = {
  publishableKey: string
  /** Whether its clock can be moved by hours; a fact that takes as long cannot be seen elsewhere. */
  hasMovableClock: boolean
  /** A client without stored session, with the publishable key unless told otherwise. */
  connect: (options?: { withSecretKey?: boolean }) => SupabaseClient
  /** A request as it is. */
  send: (path: string, init: RequestInit) => Promise<Response>
  /** Makes an account that only this run knows, confirmed unless told otherwise. */
  addUser: (state?: 'unconfirmed' | 'banned') => Promise<Account>
  banUser: (id: string) => Promise<unknown>
  deleteUser: (id: string) => Promise<unknown>
  /** The token of a recovery mail, requested with the owner's key, without a minimum interval. */
  recoveryToken: (email: string) => Promise<string>
  /** Moves the project's clock, or waits. */
  passTime: (seconds: number) => Promise<void>
  /** Deletes the accounts and courses of the run. */
  close: () => Promise<void>
}

/** Where the courses of a run take place, by which they are known. */
export const PLACE = 'Conformance test'

const ADDRESS_OF_RUN = /^conformance-[0-9a-f-]{36}@example\.com$/

/** An address that nobody has, and a password that the project accepts. */
export function newCredentials(): Credentials {
  return { email: `conformance-${crypto.randomUUID()}@example.com`, password: 'Et godt kodeord 1!' }
}

export function isAddressOfRun(email: string): boolean {
  return ADDRESS_OF_RUN.test(email)
}
