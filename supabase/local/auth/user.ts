import { randomUUID } from 'node:crypto'
import type { Transaction } from '../database/database.ts'

export type Metadata = Record<string, unknown>

/** A row of auth.users with the user's identities. */
export type AuthUser = {
  id: string
  email: string
  encrypted_password: string | null
  raw_user_meta_data: Metadata
  email_confirmed_at: Date | null
  last_sign_in_at: Date | null
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
  banned_until: Date | null
  created_at: Date
  updated_at: Date
  identities: readonly Identity[]
}

type Identity = {
  id: string
  user_id: string
  identity_data: Metadata
  provider: string
  last_sign_in_at: Date | null
  created_at: Date
  updated_at: Date
}

export type NewUser = {
  /** In lower case. */
  email: string
  passwordHash: string
  /** What the person signing up sends as `data`. */
  metadata: Metadata
}

const APP_METADATA = { provider: 'email', providers: ['email'] }

export async function findUserByEmail(
  transaction: Transaction,
  email: string,
): Promise<AuthUser | undefined> {
  const users = await transaction.query<AuthUser>('select * from auth.users where email = $1', [
    email.toLowerCase(),
  ])
  return withIdentities(transaction, users[0])
}

export async function findUserById(
  transaction: Transaction,
  id: string,
): Promise<AuthUser | undefined> {
  const users = await transaction.query<AuthUser>('select * from auth.users where id = $1', [id])
  return withIdentities(transaction, users[0])
}

/** The user whom the last recovery mail was for, unless its link has been used. */
export async function findUserByRecoveryToken(
  transaction: Transaction,
  tokenHash: string,
): Promise<AuthUser | undefined> {
  const users = await transaction.query<AuthUser>(
    'select * from auth.users where recovery_token = $1',
    [tokenHash],
  )
  return withIdentities(transaction, users[0])
}

async function withIdentities(
  transaction: Transaction,
  user: AuthUser | undefined,
): Promise<AuthUser | undefined> {
  if (!user) return undefined
  const identities = await transaction.query<Identity>(
    'select * from auth.identities where user_id = $1 order by created_at, id',
    [user.id],
  )
  return { ...user, identities }
}

/**
 * Creates an account whose e-mail address is not confirmed yet.
 *
 * Supabase stores the identity's data as the user's metadata too, so `user_metadata` holds the
 * e-mail address and the account's id beside what the person sent; the latter cannot overrule them.
 */
export async function createUser(
  transaction: Transaction,
  { email, passwordHash, metadata }: NewUser,
  now: Date,
): Promise<string> {
  const id = randomUUID()
  const identityData = JSON.stringify({
    ...metadata,
    email,
    email_verified: false,
    phone_verified: false,
    sub: id,
  })
  await transaction.query(
    `insert into auth.users (id, email, encrypted_password, raw_user_meta_data, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [id, email, passwordHash, identityData, now],
  )
  await transaction.query(
    `insert into auth.identities (id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, 'email', $4, $4, $4)`,
    [randomUUID(), id, identityData, now],
  )
  return id
}

/** Marks the account's e-mail address as confirmed. */
export async function confirmUser(transaction: Transaction, id: string, now: Date): Promise<void> {
  const verified = JSON.stringify({ email_verified: true })
  await transaction.query(
    `update auth.users
     set email_confirmed_at = $2, updated_at = $2, raw_user_meta_data = raw_user_meta_data || $3
     where id = $1`,
    [id, now, verified],
  )
  await transaction.query(
    `update auth.identities set identity_data = identity_data || $3, updated_at = $2
     where user_id = $1`,
    [id, now, verified],
  )
}

export function isBanned(user: AuthUser, now: Date): boolean {
  return user.banned_until !== null && user.banned_until > now
}

/** The user as the auth service shows it: in GET /user and beside every access token. */
export function userJson(user: AuthUser) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    ...optionalTime('email_confirmed_at', user.email_confirmed_at),
    phone: '',
    ...optionalTime('confirmation_sent_at', user.confirmation_sent_at),
    ...optionalTime('confirmed_at', user.email_confirmed_at),
    ...optionalTime('recovery_sent_at', user.recovery_sent_at),
    ...optionalTime('last_sign_in_at', user.last_sign_in_at),
    app_metadata: APP_METADATA,
    user_metadata: user.raw_user_meta_data,
    identities: user.identities.map(identityJson),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    ...optionalTime('banned_until', user.banned_until),
    is_anonymous: false,
  }
}

/**
 * What signing up with the address of a confirmed account shows while confirmations are on: nobody
 * learns that the account exists. Without identities and role, as on Supabase.
 */
export function disguisedUserJson(email: string, metadata: Metadata, now: Date) {
  const time = now.toISOString()
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: time,
    app_metadata: APP_METADATA,
    user_metadata: metadata,
    identities: [],
    created_at: time,
    updated_at: time,
    is_anonymous: false,
  }
}

function identityJson(identity: Identity) {
  return {
    identity_id: identity.id,
    id: identity.user_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    ...optionalTime('last_sign_in_at', identity.last_sign_in_at),
    created_at: identity.created_at.toISOString(),
    updated_at: identity.updated_at.toISOString(),
    email: identity.identity_data.email,
  }
}

function optionalTime(name: string, time: Date | null) {
  return time ? { [name]: time.toISOString() } : {}
}
