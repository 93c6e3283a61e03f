import type { LocalDatabase } from '../database/database.ts'
import type { Settings } from '../settings.ts'
import type { Outbox } from './outbox.ts'
import type { Passwords } from './passwords.ts'
import type { Tokens } from './tokens.ts'

/** The dependencies of every endpoint of the auth service. */
export type AuthService = {
  database: LocalDatabase
  tokens: Tokens
  outbox: Outbox
  passwords: Passwords
  settings: Settings
  now: () => Date
}
