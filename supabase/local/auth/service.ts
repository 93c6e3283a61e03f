import type { LocalDatabase } from '../database/database.ts'
import type { Settings } from '../settings.ts'
import type { Outbox } from './outbox.ts'
import type { Passwords } from './passwords.ts'
import type { Tokens } from './tokens.ts'

/** What every endpoint of the auth service works with. */
export type AuthService = {
  database: LocalDatabase
  tokens: Tokens
  outbox: Outbox
  passwords: Passwords
  settings: Settings
  now: () => Date
  /** Path under which the backend is mounted; it is part of the tokens' issuer. */
  basePath: string
}
