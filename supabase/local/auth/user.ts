import { randomUUID } from 'node:crypto'
import type { Transaction } from '../database/database.ts'

/** A row of auth.users. */
export type AuthUser = {
  id: string
  email: string
  encrypted_password: string | null
  email_confirmed_at: Date | null
  last_sign_in_at: Date | null
  recovery_sent_at: Date | null
  banned_until: Date | null
  created_at: Date
  updated_at: Date
}

/** @param value of an address in lower case, of a token as it is stored */
export async function findUser(
  transaction: Transaction,
  column: 'id' | 'email' | 'recovery_token',
  value: string,
): Promise<AuthUser | undefined> {
  const statement = `select * from auth.users where ${column} = $1`
  const [user] = await transaction.query<AuthUser>(statement, [value])
  return user
}

/**
 * Creates an account whose address is confirmed, and returns its id.
 *
 * @param email in lower case
 */
export async function createUser(
  transaction: Transaction,
  email: string,
  passwordHash: string,
  now: Date,
): Promise<string> {
  const id = randomUUID()
  await transaction.query(
    `insert into auth.users
       (id, email, encrypted_password, email_confirmed_at, created_at, updated_at)
     values ($1, $2, $3, $4, $4, $4)`,
    [id, email, passwordHash, now],
  )
  return id
}

export function isBanned(user: AuthUser, now: Date): boolean {
  return user.banned_until !== null && user.banned_until > now
}

/** The user in GET /user and beside every access token. */
export function userJson(user: AuthUser) {
  const times = {
    last_sign_in_at: user.last_sign_in_at?.toISOString(),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
  }
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    email_confirmed_at: user.email_confirmed_at?.toISOString(),
    confirmed_at: user.email_confirmed_at?.toISOString(),
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [
      {
        identity_id: user.id,
        id: user.id,
        user_id: user.id,
        identity_data: {},
        provider: 'email',
        email: user.email,
        ...times,
      },
    ],
    ...times,
    is_anonymous: false,
  }
}
