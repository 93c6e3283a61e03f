import { type Context, Hono, type Next } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { createAuth } from './auth/auth.ts'
import { AuthError, authErrorResponse } from './auth/errors.ts'
import type { Mail, Outbox } from './auth/outbox.ts'
import type { Passwords } from './auth/passwords.ts'
import { seedAccounts } from './auth/seeded-accounts.ts'
import { createTokens, type Tokens } from './auth/tokens.ts'
import { BASE_PATH } from './base-path.ts'
import type { LocalDatabase } from './database/database.ts'
import { createFunctions, type FunctionEnv, type Functions } from './functions/functions.ts'
import { createMailchimp, type Subscriber } from './functions/mailchimp.ts'
import { createRuntimeEnv } from './functions/runtime-env.ts'
import { authorizeApiKey, type GatewayEnv } from './gateway.ts'
import type { LocalKeys } from './keys.ts'
import { logFailure } from './log-failure.ts'
import { readClaims } from './rest/claims.ts'
import { RestError, toErrorResponse } from './rest/errors.ts'
import { createRest, type Rest } from './rest/rest.ts'
import type { Settings } from './settings.ts'

/** The parts of a backend. Their owner closes the database. */
export type BackendParts = {
  database: LocalDatabase
  keys: LocalKeys
  settings: Settings
  passwords: Passwords
  outbox: Outbox
  now: () => Date
  functionsDir: string
  /** Settings of the edge functions. Without a Mailchimp key sign-ups for the newsletter stay in the database. */
  functionsEnv: FunctionEnv
  /** Whether an empty newsletter gets the members of the demonstration. */
  seed: boolean
}

export type Backend = {
  /** Handles any request under the base path. Never rejects. */
  fetch(request: Request): Promise<Response>
  basePath: string
  keys: LocalKeys
  database: LocalDatabase
  /** The members of the newsletter's audience here, not at the real Mailchimp, the oldest first. */
  subscribers(): Promise<Subscriber[]>
  /** The mails since the start or the last reset, the oldest first. */
  mails(): readonly Mail[]
  /** Resets the data: nothing but the seeded accounts and, unless `seed` is false, the seed. */
  reset(options?: { seed?: boolean }): Promise<void>
}

const BODY_LIMIT_BYTES = 1024 * 1024
const PREFLIGHT_SECONDS = 86_400

/** Makes a backend of its parts: auth, REST and edge functions over one database. */
export async function composeBackend(parts: BackendParts): Promise<Backend> {
  const { database, keys, settings, passwords, outbox, now } = parts
  await seedAccounts(database, passwords, now())
  const mailchimp = await createMailchimp(database)
  if (parts.seed) await mailchimp.seed()

  const tokens = createTokens(keys.jwtSecret, now)
  const runtimeEnv = createRuntimeEnv({
    keys,
    env: parts.functionsEnv,
    askBackend: (request) => app.fetch(request),
    mailchimp,
  })
  const app: Hono<GatewayEnv> = createApp({
    keys,
    tokens,
    auth: createAuth({ database, tokens, outbox, passwords, settings, now }),
    rest: createRest({ database, maxRows: settings.maxRows }),
    functions: createFunctions({
      functionsDir: parts.functionsDir,
      publicFunctions: settings.publicFunctions,
      ...runtimeEnv,
    }),
  })

  return {
    fetch: async (request) => app.fetch(request),
    basePath: BASE_PATH,
    keys,
    database,
    subscribers: () => mailchimp.subscribers(),
    mails: () => outbox.mails(),
    async reset({ seed = true } = {}) {
      await database.reset({ seed })
      await outbox.empty()
      await seedAccounts(database, passwords, now())
      if (seed) await mailchimp.seed()
    },
  }
}

type Services = {
  keys: LocalKeys
  tokens: Tokens
  auth: Hono<GatewayEnv>
  rest: Rest
  functions: Functions
}

function createApp({ keys, tokens, auth, rest, functions }: Services): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath(BASE_PATH)
  app.onError((error, { req }) => {
    if (error instanceof RestError) return toErrorResponse(error)
    if (error instanceof AuthError) return authErrorResponse(req.raw, error)
    logFailure(`${req.method} ${req.path}`, error)
    return Response.json({ message: 'An unexpected error occurred' }, { status: 500 })
  })
  app.notFound(() =>
    Response.json({ message: 'no Route matched with those values' }, { status: 404 }),
  )

  const allowEveryOrigin = cors({
    origin: '*',
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposeHeaders: ['Content-Range', 'X-Supabase-Api-Version'],
    maxAge: PREFLIGHT_SECONDS,
  })
  const limitBody = bodyLimit({
    maxSize: BODY_LIMIT_BYTES,
    onError: () => Response.json({ message: 'The request body is too large' }, { status: 413 }),
  })
  async function requireKey(context: Context<GatewayEnv>, next: Next) {
    const check = authorizeApiKey(context.req.raw, keys)
    if ('refusal' in check) return check.refusal
    context.set('authorization', check.authorization)
    return next()
  }

  app.use('/auth/v1/*', allowEveryOrigin, limitBody, requireKey)
  app.route('/auth/v1', auth)

  app.use('/rest/v1/*', allowEveryOrigin, limitBody, requireKey)
  app.all('/rest/v1/*', async (context) => {
    const claims = await readClaims(context.var.authorization, tokens)
    return rest.handle(context.req.raw, claims)
  })

  app.all('/functions/v1/*', limitBody, (context) => functions(context.req.raw))
  return app
}
