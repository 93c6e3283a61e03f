import { Hono } from 'hono'
import type { GatewayEnv } from '../gateway.ts'
import { readFields } from './body.ts'
import { requireCaller } from './caller.ts'
import { AuthError, invalidRequest, notImplemented } from './errors.ts'
import { sendRecoveryMail, signInWithMail } from './recovery.ts'
import type { AuthService } from './service.ts'
import { endSessions, LOGOUT_SCOPES } from './sessions.ts'
import { refreshSession, signInWithPassword } from './sign-in.ts'
import { userJson } from './user.ts'
import { updateUser } from './user-update.ts'

/** The endpoints of the auth service (GoTrue) that the product uses. All others respond with 501. */
export function createAuth(service: AuthService): Hono<GatewayEnv> {
  const { database, settings } = service
  const auth = new Hono<GatewayEnv>()

  auth.post('/token', async (context) => {
    switch (context.req.query('grant_type')) {
      case 'password':
        return context.json(await signInWithPassword(await readFields(context), service))
      case 'refresh_token':
        return context.json(await refreshSession(await readFields(context), service))
      default:
        throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
    }
  })

  auth.post('/signup', () => {
    if (settings.signUpOpen) throw notImplemented('open sign-up')
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  })

  auth.post('/logout', async (context) => {
    const { user, sessionId } = await requireCaller(context.var.token, service)
    const requested = context.req.query('scope') ?? 'global'
    const scope = LOGOUT_SCOPES.find((known) => known === requested)
    if (!scope) throw invalidRequest(`Unsupported logout scope "${requested}"`)
    await database.asOwner((transaction) => endSessions(transaction, user.id, sessionId, scope))
    return context.body(null, 204)
  })

  auth.post('/recover', async (context) => {
    // The site shares the backend's origin, so the link works on any port.
    await sendRecoveryMail(await readFields(context), service, new URL(context.req.url).origin)
    return context.json({})
  })

  auth.post('/verify', async (context) =>
    context.json(await signInWithMail(await readFields(context), service)),
  )

  auth.get('/user', async (context) => {
    const { user } = await requireCaller(context.var.token, service)
    return context.json(userJson(user))
  })

  auth.put('/user', async (context) => {
    const caller = await requireCaller(context.var.token, service)
    return context.json(await updateUser(await readFields(context), caller, service))
  })

  auth.get('/settings', (context) =>
    context.json({
      external: { email: true, anonymous_users: false },
      disable_signup: !settings.signUpOpen,
    }),
  )

  // Tokens are signed with a shared secret, which is never listed.
  auth.get('/.well-known/jwks.json', (context) => context.json({ keys: [] }))

  auth.all('/*', ({ req }) => {
    throw notImplemented(`${req.method} ${new URL(req.url).pathname}`)
  })

  return auth
}
