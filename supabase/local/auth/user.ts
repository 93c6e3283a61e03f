import { randomUUID } from 'node:crypto'
import type { Transaction } from '../database/database.ts'

type Metadata = Record<string, unknown>

/** A row of auth.users. */
export type AuthUser = {
  id: string
  email: string
  encrypted_password: string | null
  raw_user_meta_data: Metadata
  email_confirmed_at: Date | null
  last_sign_in_at: Date | null
  recovery_sent_at: Date | null
  banned_until: Date | null
  created_at: Date
  updated_at: Date
}

export type NewUser = {
  /** In lower case. */
  email: string
  passwordHash: string
  /** The `data` of the sign-up. */
  metadata: Metadata
}

export async function findUserByEmail(
  transaction: Transaction,
  email: string,
): Promise<AuthUser | undefined> {
  const [user] = await transaction.query<AuthUser>('select * from auth.users where email = $1', [
    email.toLowerCase(),
  ])
  return user
}

export async function findUserById(
  transaction: Transaction,
  id: string,
): Promise<AuthUser | undefined> {
  const [user] = await transaction.query<AuthUser>('select * from auth.users where id = $1', [id])
  return user
}

/**
 * Creates an account whose address is not confirmed yet. As on Supabase its metadata hold the address and the
 * account's id, which the `data` of the sign-up cannot overrule.
 */
export async function createUser(
  transaction: Transaction,
  { email, passwordHash, metadata }: NewUser,
  now: Date,
): Promise<string> {
  const id = randomUUID()
  const own = { email, email_verified: false, phone_verified: false, sub: id }
  await transaction.query(
    `insert into auth.users (id, email, encrypted_password, raw_user_meta_data, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [id, email, passwordHash, JSON.stringify({ ...metadata, ...own }), now],
  )
  return id
}

/** Marks the account's address as confirmed. */
export async function confirmUser(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.query(
    `update auth.users
     set email_confirmed_at = $2, updated_at = $2,
         raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}'
     where id = $1`,
    [id, now],
  )
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
    user_metadata: user.raw_user_meta_data,
    identities: [
      {
        identity_id: user.id,
        id: user.id,
        user_id: user.id,
        identity_data: user.raw_user_meta_data,
        provider: 'email',
        email: user.email,
        ...times,
      },
    ],
    ...times,
    is_anonymous: false,
  }
}
