import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { logFailure } from '../log-failure.ts'
import type { Settings } from '../settings.ts'
import { readBody } from './body.ts'
import { requireCaller } from './caller.ts'
import { AuthError, authErrorResponse, leftOut } from './errors.ts'
import { recoverSchema, sendRecoveryMail, signInWithMail, verifySchema } from './recovery.ts'
import type { AuthService } from './service.ts'
import { endSessions, LOGOUT_SCOPES } from './sessions.ts'
import {
  passwordGrantSchema,
  refreshGrantSchema,
  refreshSession,
  signInWithPassword,
} from './sign-in.ts'
import { signUp, signUpSchema } from './sign-up.ts'
import { userJson } from './user.ts'
import { updateUser, userUpdateSchema } from './user-update.ts'

const MAXIMUM_BODY_BYTES = 1024 * 1024

// What the hosted service has and the embedded one leaves out, so that neither answers with a 404
// that looks like a misspelt address.
const LEFT_OUT_ENDPOINTS = [
  'admin',
  'authorize',
  'callback',
  'factors',
  'invite',
  'magiclink',
  'oauth',
  'otp',
  'passkeys',
  'reauthenticate',
  'resend',
  'saml',
  'sso',
  'verify',
]
const LEFT_OUT_GRANTS = ['id_token', 'pkce', 'web3']
const LEFT_OUT_PROVIDERS = [
  'anonymous_users',
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'phone',
  'slack',
  'slack_oidc',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
]

/**
 * The auth service (GoTrue) as far as a site with e-mail and password needs it: /token, /signup,
 * /logout, /recover, /verify, /user, /settings and /health. What it leaves out answers 501.
 */
export function createAuth(service: AuthService): Hono {
  const auth = new Hono()
  const originOf = (context: Context) => new URL(context.req.url).origin
  const issuer = (context: Context) => `${originOf(context)}${service.basePath}/auth/v1`

  auth.onError((error, context) => {
    if (error instanceof AuthError) return authErrorResponse(context.req.raw, error)
    logFailure(`${context.req.method} ${context.req.path}`, error)
    const message = 'Unexpected failure, please check server logs for more information'
    return authErrorResponse(context.req.raw, new AuthError(500, 'unexpected_failure', message))
  })
  auth.use(
    bodyLimit({
      maxSize: MAXIMUM_BODY_BYTES,
      onError() {
        throw new AuthError(413, 'request_entity_too_large', 'Request body too large')
      },
    }),
  )

  auth.post('/token', async (context) => {
    const grant = context.req.query('grant_type') ?? ''
    if (grant === 'password') {
      const credentials = await readBody(context, passwordGrantSchema)
      return context.json(await signInWithPassword(credentials, service, issuer(context)))
    }
    if (grant === 'refresh_token') {
      const refresh = await readBody(context, refreshGrantSchema)
      return context.json(await refreshSession(refresh, service, issuer(context)))
    }
    if (LEFT_OUT_GRANTS.includes(grant)) throw leftOut(`grant_type=${grant}`)
    throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
  })

  auth.post('/signup', async (context) => {
    const body = await readBody(context, signUpSchema)
    return context.json(await signUp(body, service, issuer(context)))
  })

  auth.post('/logout', async (context) => {
    const { user, sessionId } = await requireCaller(context.req.raw, service)
    const asked = context.req.query('scope') || 'global'
    const scope = LOGOUT_SCOPES.find((known) => known === asked)
    if (!scope) {
      throw new AuthError(400, 'validation_failed', `Unsupported logout scope "${asked}"`)
    }
    await service.database.asOwner((transaction) =>
      endSessions(transaction, user.id, sessionId, scope),
    )
    return context.body(null, 204)
  })

  auth.post('/recover', async (context) => {
    const body = await readBody(context, recoverSchema)
    // The site stands on the backend's own origin, so the link works on whatever port it is served.
    await sendRecoveryMail(body, service, originOf(context))
    return context.json({})
  })

  auth.post('/verify', async (context) => {
    const body = await readBody(context, verifySchema)
    return context.json(await signInWithMail(body, service, issuer(context)))
  })

  auth.put('/user', async (context) => {
    const caller = await requireCaller(context.req.raw, service)
    return context.json(
      await updateUser(await readBody(context, userUpdateSchema), caller, service),
    )
  })

  auth.get('/user', async (context) => {
    const { user } = await requireCaller(context.req.raw, service)
    return context.json(userJson(user))
  })

  auth.get('/settings', (context) => context.json(publicSettings(service.settings)))

  auth.get('/health', (context) =>
    context.json({
      version: 'embedded',
      name: 'GoTrue',
      description: 'GoTrue is a user registration and authentication API',
    }),
  )

  auth.get('/.well-known/jwks.json', (context) => {
    // Tokens are signed with a shared secret, which is never listed.
    context.header('Cache-Control', 'public, max-age=600')
    return context.json({ keys: [] })
  })

  auth.all('/*', (context) => {
    const [, endpoint = ''] = /^\/auth\/v1\/([^/]*)/.exec(context.req.path) ?? []
    if (LEFT_OUT_ENDPOINTS.includes(endpoint)) throw leftOut(`${context.req.method} /${endpoint}`)
    throw new AuthError(404, 'not_found', 'The auth service has no such endpoint')
  })

  return auth
}

function publicSettings(settings: Settings) {
  return {
    external: {
      ...Object.fromEntries(LEFT_OUT_PROVIDERS.map((provider) => [provider, false])),
      email: settings.emailEnabled,
    },
    disable_signup: !settings.signUpOpen,
    mailer_autoconfirm: !settings.confirmationsRequired,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  }
}
