import type { LocalDatabase } from './database'
import type { Settings } from './settings'
import type { Tokens } from './tokens'

/** What every endpoint of the auth service works with. */
export type AuthService = {
  database: LocalDatabase
  tokens: Tokens
  settings: Settings
  now: () => Date
  /** Path under which the backend is mounted; it is part of the tokens' issuer. */
  basePath: string
}
