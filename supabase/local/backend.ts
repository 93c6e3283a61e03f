import { join } from 'node:path'
import { Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { createAuth } from './auth/auth.ts'
import { AuthError, authErrorResponse } from './auth/errors.ts'
import { createOutbox } from './auth/outbox.ts'
import { createPasswords } from './auth/passwords.ts'
import { seedAccounts } from './auth/seeded-accounts.ts'
import type { AuthService } from './auth/service.ts'
import { createTokens } from './auth/tokens.ts'
import { lockDataFolder } from './database/data-folder-lock.ts'
import { type LocalDatabase, openDatabase } from './database/database.ts'
import { createFunctions, type FunctionEnv } from './functions/functions.ts'
import { createMailchimp, type Mailchimp } from './functions/mailchimp.ts'
import { BASE_PATH, type GatewayEnv, requireApiKey } from './gateway.ts'
import { type LocalKeys, loadKeys } from './keys.ts'
import { readClaims } from './rest/claims.ts'
import { RestError, toErrorResponse } from './rest/errors.ts'
import { createRest } from './rest/rest.ts'
import { readSettings } from './settings.ts'

const BODY_LIMIT_BYTES = 1024 * 1024
const PREFLIGHT_SECONDS = 86_400

export type LocalBackendOptions = {
  /** Folder for the data (`pgdata`), the keys (`keys.json`) and the mails (`outbox`); without it all lives in memory. */
  dataDir?: string
  /** The folder that holds `supabase/`. */
  projectDir?: string
  keys?: LocalKeys
  /** Settings of the edge functions. Without a Mailchimp key sign-ups for the newsletter stay in the database. */
  functionsEnv?: FunctionEnv
  /** Whether an empty database gets the demonstration data of supabase/seed.sql. */
  seed?: boolean
}

export type LocalBackend = Awaited<ReturnType<typeof composeBackend>> & { close(): Promise<void> }

/**
 * Opens a Supabase-compatible backend in this process: auth, REST and edge functions over an embedded PostgreSQL. For
 * development, demonstrations and tests only.
 *
 * @throws when another process has the data folder, when the data cannot be read, or when a migration fails.
 */
export async function createLocalBackend(options: LocalBackendOptions = {}): Promise<LocalBackend> {
  const { dataDir, projectDir = process.cwd(), seed = false } = options
  const settings = await readSettings(projectDir)
  const lock = dataDir === undefined ? undefined : lockDataFolder(dataDir)
  let database: LocalDatabase | undefined
  async function close(): Promise<void> {
    try {
      await database?.close()
    } finally {
      lock?.release()
    }
  }
  try {
    const keys = options.keys ?? (await loadKeys(dataDir))
    const pgdata = dataDir && join(dataDir, 'pgdata')
    database = await openDatabase({ dataDir: pgdata, projectDir, seed })
    const backend = await composeBackend({
      database,
      keys,
      settings,
      seed,
      outbox: createOutbox(dataDir),
      functionsDir: join(projectDir, 'supabase', 'functions'),
      functionsEnv: options.functionsEnv ?? {},
    })
    return { ...backend, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The parts of a backend. Their owner closes the database. */
type BackendParts = Omit<AuthService, 'tokens'> & {
  keys: LocalKeys
  functionsDir: string
  functionsEnv: FunctionEnv
  /** Whether an empty newsletter gets the members of the demonstration. */
  seed: boolean
}

/** Makes a backend of an open database and keys, and of other parts where they are not the usual ones. */
export async function composeBackend(
  given: Pick<BackendParts, 'database' | 'keys'> & Partial<BackendParts>,
) {
  const parts: BackendParts = {
    settings: await readSettings(),
    passwords: createPasswords(),
    outbox: createOutbox(),
    now: () => new Date(),
    functionsDir: 'supabase/functions',
    functionsEnv: {},
    seed: false,
    ...given,
  }
  const { database, keys, passwords, outbox, now } = parts
  await seedAccounts(database, passwords, now())
  const mailchimp = await createMailchimp(database)
  if (parts.seed) await mailchimp.seed()
  const app = createApp(parts, mailchimp)
  return {
    /** Handles any request under the base path. Never rejects. */
    fetch: async (request: Request): Promise<Response> => app.fetch(request),
    basePath: BASE_PATH,
    keys,
    database,
    /** The members of the newsletter's audience here, not at the real Mailchimp, the oldest first. */
    subscribers: mailchimp.subscribers,
    /** The mails since the start or the last reset, the oldest first. */
    mails: outbox.mails,
    /** Resets the data: nothing but the seeded accounts and, unless `seed` is false, the seed. */
    async reset({ seed = true }: { seed?: boolean } = {}): Promise<void> {
      await database.reset({ seed })
      await outbox.empty()
      await seedAccounts(database, passwords, now())
      if (seed) await mailchimp.seed()
    },
  }
}

function createApp(parts: BackendParts, mailchimp: Mailchimp): Hono<GatewayEnv> {
  const { database, keys, settings } = parts
  const tokens = createTokens(keys.jwtSecret, parts.now)
  const rest = createRest(database, settings.maxRows)
  const callFunction = createFunctions({
    functionsDir: parts.functionsDir,
    publicFunctions: settings.publicFunctions,
    env: parts.functionsEnv,
    keys,
    askBackend: (request) => app.fetch(request),
    mailchimp,
  })

  const app = new Hono<GatewayEnv>().basePath(BASE_PATH)
  app.onError((error, { req }) => {
    if (error instanceof RestError) return toErrorResponse(error)
    if (error instanceof AuthError) return authErrorResponse(req.raw, error)
    logFailure(`${req.method} ${req.path}`, error)
    return Response.json({ message: 'An unexpected error occurred' }, { status: 500 })
  })

  const allowEveryOrigin = cors({
    origin: '*',
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposeHeaders: ['Content-Range', 'X-Supabase-Api-Version'],
    maxAge: PREFLIGHT_SECONDS,
  })
  app.use('/auth/v1/*', allowEveryOrigin)
  app.use('/rest/v1/*', allowEveryOrigin)
  app.use(limitBody)

  app.use('/auth/v1/*', requireApiKey(keys))
  app.route('/auth/v1', createAuth({ ...parts, tokens }))

  app.use('/rest/v1/*', requireApiKey(keys))
  app.all('/rest/v1/*', async ({ req, var: { token } }) =>
    rest(req.raw, await readClaims(token, tokens)),
  )

  app.all('/functions/v1/*', ({ req }) => callFunction(req.raw))
  return app
}

/**
 * Refuses a body over the limit, once all of it has been read: what is left of it on the connection would be taken for
 * the next request, and a client that is still sending would not read the response.
 */
const limitBody: MiddlewareHandler<GatewayEnv> = async (context, next) => {
  const { raw } = context.req
  if (!raw.body) return next()
  const kept: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of raw.body) {
    bytes += chunk.byteLength
    if (bytes <= BODY_LIMIT_BYTES) kept.push(chunk)
  }
  if (bytes > BODY_LIMIT_BYTES) {
    return context.json({ message: 'The request body is too large' }, 413)
  }
  context.req.raw = new Request(raw, { body: Buffer.concat(kept) })
  return next()
}

/**
 * Logs an unexpected failure: the kind of error and the stack frames alone. Messages of database and parser errors
 * repeat visitors' input, and errors of PGlite have the statement's parameters.
 */
function logFailure(where: string, error: Error): void {
  const code = 'code' in error ? ` ${String(error.code)}` : ''
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  console.error([`${where}: ${error.name}${code}`, ...frames].join('\n'))
}
