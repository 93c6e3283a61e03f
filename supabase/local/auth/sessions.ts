import { randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from '../database/database.ts'
import type { Settings } from '../settings.ts'
import { AuthError, invalidRequest, userNotFound } from './errors.ts'
import { type AuthUser, findUser, isBanned } from './user.ts'

export type SignedIn = {
  user: AuthUser
  sessionId: string
  signedInAt: Date
  /** With a password, or with the link in a mail. */
  method: 'password' | 'otp'
  refreshToken: string
}

export const LOGOUT_SCOPES = ['global', 'local', 'others'] as const
type LogoutScope = (typeof LOGOUT_SCOPES)[number]

/** A row of auth.refresh_tokens with what is known of its session. */
type RefreshToken = {
  id: number
  token: string
  parent: string | null
  session_id: string
  user_id: string
  revoked: boolean
  updated_at: Date
  signed_in_at: Date
  used_at: Date
  method: SignedIn['method']
}

/** As long as the hosted service's, in characters; three bytes are four of them. */
const REFRESH_TOKEN_LENGTH = 12

/**
 * Signs the user in: a new session with its first refresh token.
 *
 * @throws AuthError user_not_found
 */
export async function startSession(
  transaction: Transaction,
  userId: string,
  method: SignedIn['method'],
  now: Date,
): Promise<SignedIn> {
  const [user] = await transaction.query<AuthUser>(
    'update auth.users set last_sign_in_at = $2, updated_at = $2 where id = $1 returning *',
    [userId, now],
  )
  if (!user) throw userNotFound()
  const sessionId = randomUUID()
  await transaction.query(
    `insert into auth.sessions (id, user_id, method, created_at, updated_at)
     values ($1, $2, $3, $4, $4)`,
    [sessionId, userId, method, now],
  )
  const first = { session_id: sessionId, user_id: userId, token: null }
  const refreshToken = await addRefreshToken(transaction, first, now)
  return { user, sessionId, signedInAt: now, method, refreshToken }
}

/**
 * Exchanges a refresh token for the next one of its session. The token before the active one always gets the active one
 * again: two tabs that refresh at the same moment must both stay signed in. An older one means that a copy is in use
 * elsewhere, so it revokes every token of the session, unless it was exchanged within the reuse interval. The revocation
 * restarts that interval for each token.
 *
 * @returns the refusal instead of throwing it, so that the transaction keeps the revocation.
 */
export async function exchangeRefreshToken(
  transaction: Transaction,
  token: string,
  settings: Settings,
  now: Date,
): Promise<SignedIn | AuthError> {
  if (token.length !== REFRESH_TOKEN_LENGTH) return invalidRequest('Refresh token is not valid')
  const [current] = await transaction.query<RefreshToken>(
    `select refresh_tokens.*, sessions.created_at as signed_in_at,
            sessions.updated_at as used_at, sessions.method
     from auth.refresh_tokens join auth.sessions on sessions.id = refresh_tokens.session_id
     where token = $1`,
    [token],
  )
  const user = current && (await findUser(transaction, 'id', current.user_id))
  if (!current || !user) return refusal('refresh_token_not_found', 'Refresh Token Not Found')
  if (isBanned(user, now)) return refusal('user_banned', 'User Banned')
  if (isOver(current.signed_in_at, settings.sessionSeconds, now)) {
    return refusal('session_expired', 'Session Expired')
  }
  if (isOver(current.used_at, settings.inactivitySeconds, now)) {
    return refusal('session_expired', 'Session Expired (Inactivity)')
  }

  const { session_id: sessionId, signed_in_at: signedInAt, method } = current
  const refreshToken = await nextRefreshToken(transaction, current, settings, now)
  if (refreshToken === undefined) {
    await transaction.query(
      `update auth.refresh_tokens set revoked = true, updated_at = $2
       where session_id = $1 and not revoked`,
      [sessionId, now],
    )
    return refusal('refresh_token_already_used', 'Already Used')
  }
  const use = 'update auth.sessions set updated_at = $2 where id = $1'
  await transaction.query(use, [sessionId, now])
  return { user, sessionId, signedInAt, method, refreshToken }
}

function isOver(since: Date, seconds: number | undefined, now: Date): boolean {
  return seconds !== undefined && now.getTime() > since.getTime() + seconds * 1000
}

async function nextRefreshToken(
  transaction: Transaction,
  current: RefreshToken,
  settings: Settings,
  now: Date,
): Promise<string | undefined> {
  if (current.revoked) {
    const [active] = await transaction.query<Pick<RefreshToken, 'token' | 'parent'>>(
      `select token, parent from auth.refresh_tokens
       where session_id = $1 and not revoked order by id desc limit 1`,
      [current.session_id],
    )
    if (active?.parent === current.token) return active.token
    if (isOver(current.updated_at, settings.refreshReuseSeconds, now)) return undefined
  }
  await transaction.query(
    'update auth.refresh_tokens set revoked = true, updated_at = $2 where id = $1',
    [current.id, now],
  )
  return addRefreshToken(transaction, current, now)
}

function refusal(code: string, reason: string): AuthError {
  return new AuthError(400, code, `Invalid Refresh Token: ${reason}`)
}

async function addRefreshToken(
  transaction: Transaction,
  parent: Pick<RefreshToken, 'session_id' | 'user_id'> & { token: string | null },
  now: Date,
): Promise<string> {
  const token = randomBytes((REFRESH_TOKEN_LENGTH / 4) * 3).toString('base64url')
  await transaction.query(
    `insert into auth.refresh_tokens (token, parent, session_id, user_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [token, parent.token, parent.session_id, parent.user_id, now],
  )
  return token
}

/** Ends sessions of the user: all, only the given one, or all but the given one. */
export async function endSessions(
  transaction: Transaction,
  userId: string,
  sessionId: string,
  scope: LogoutScope,
): Promise<void> {
  await transaction.query(
    `delete from auth.sessions
     where user_id = $1
       and case $3 when 'local' then id = $2 when 'others' then id <> $2 else true end`,
    [userId, sessionId, scope],
  )
}
