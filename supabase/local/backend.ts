import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { createAuth } from './auth/auth.ts'
import { createOutbox, type Mail } from './auth/outbox.ts'
import { createPasswords } from './auth/passwords.ts'
import { seedAccounts } from './auth/seeded-accounts.ts'
import { createTokens, type Tokens } from './auth/tokens.ts'
import { lockDataFolder } from './database/data-folder-lock.ts'
import { type LocalDatabase, openDatabase } from './database/database.ts'
import { diskFull, freeBytes, hasRoom } from './database/disk-space.ts'
import { wordFolderTrouble } from './database/folder-trouble.ts'
import { createFunctions, type FunctionEnv, type Functions } from './functions/functions.ts'
import { createMailchimp, type Mailchimp, type Subscriber } from './functions/mailchimp.ts'
import { createRuntimeEnv } from './functions/runtime-env.ts'
import { admit, isPreflight } from './gateway.ts'
import { type LocalKeys, loadKeys } from './keys.ts'
import { logFailure } from './log-failure.ts'
import { readClaims } from './rest/claims.ts'
import { createRest } from './rest/rest.ts'
import { readSettings, type Settings } from './settings.ts'

export type LocalBackendOptions = {
  /**
   * Folder for the data (`pgdata`), the keys (`keys.json`) and the mails (`outbox`); without it all lives in
   * memory.
   */
  dataDir?: string
  /** A database that is open already, instead of one of the backend's own. It is taken as it is, and its owner closes it. */
  database?: LocalDatabase
  /** The folder that holds `supabase/`. */
  projectDir?: string
  /** Path under which the backend is mounted, '/supabase' unless given. */
  basePath?: string
  keys?: LocalKeys
  /** Overrides what supabase/config.toml says. */
  settings?: Partial<Settings>
  now?: () => Date
  /** How costly passwords are to hash (auth/passwords.ts), for those who sign in by the hundred and protect nothing. */
  passwordCost?: number
  functionsDir?: string
  /**
   * Settings of the edge functions. Without a Mailchimp key among them, sign-ups for the newsletter
   * stay in the embedded database.
   */
  functionsEnv?: FunctionEnv
  /** How the edge functions reach other hosts. */
  functionsFetch?: typeof globalThis.fetch
  /** Whether an empty database gets the demonstration data of supabase/seed.sql. */
  seed?: boolean
  /** Gives up opening where that takes long; who has a backend closes it. */
  signal?: AbortSignal
  /** How many bytes are free on the disk that holds the data folder; unless given, the system is asked. */
  freeBytes?: (dataDir: string) => Promise<number>
  /** What to do once another process may have taken the data folder; unless given, this one ends. */
  onFolderLost?: (message: string) => void
}

export type LocalBackend = {
  /** Answers any request under the base path. Never rejects. */
  fetch(request: Request): Promise<Response>
  basePath: string
  keys: LocalKeys
  database: LocalDatabase
  /** The members of the newsletter's audience here, not at the real Mailchimp, the oldest first. */
  subscribers(): Promise<Subscriber[]>
  /** What has been sent since the start or the last reset, the oldest first. */
  mails(): readonly Mail[]
  /** Brings the data back to the start: nothing but the seeded accounts and, unless told otherwise, the seed. */
  reset(options?: { seed?: boolean }): Promise<void>
  close(): Promise<void>
}

// The headers a browser may read, of PostgREST and of the auth server.
const EXPOSED_HEADERS = [
  'Content-Encoding',
  'Content-Location',
  'Content-Range',
  'Content-Type',
  'Date',
  'Link',
  'Location',
  'Range-Unit',
  'Retry-After',
  'Server',
  'Transfer-Encoding',
  'X-Supabase-Api-Version',
  'X-Total-Count',
  'x-sb-error-code',
]
const PREFLIGHT_SECONDS = 86_400

/** Time for an answer to leave before the process ends. */
const LAST_ANSWER_MS = 100

/** One byte more than the services take: enough for them to see that a body is too large. */
const BODY_KEPT_BYTES = 1024 * 1024 + 1

/**
 * Opens a Supabase-compatible backend in this process: auth, REST and edge functions over an
 * embedded PostgreSQL. For development, demonstrations and tests only.
 *
 * @throws in a browser, when another process has the data folder, or when a migration fails.
 */
export async function createLocalBackend(options: LocalBackendOptions = {}): Promise<LocalBackend> {
  refuseBrowsers()
  const { dataDir, projectDir = process.cwd(), now = () => new Date() } = options
  const basePath = requireBasePath(options.basePath ?? '/supabase')
  const settings = { ...(await readSettings(projectDir)), ...options.settings }
  const keys = options.keys ?? (await loadKeys(dataDir))

  const { seed, signal, onFolderLost = endProcess } = options
  const isDiskFull = async () =>
    dataDir !== undefined && !hasRoom(await (options.freeBytes ?? freeBytes)(dataDir))
  const { database, isHeld, close } = options.database
    ? borrow(options.database)
    : await openLockedDatabase({ dataDir, projectDir, seed, signal, isDiskFull })
  const passwords = createPasswords(options.passwordCost)
  let mailchimp: Mailchimp
  try {
    await seedAccounts(database, passwords, now())
    mailchimp = await createMailchimp(database)
    if (seed) await mailchimp.seed()
  } catch (error) {
    await close()
    throw error
  }

  const tokens = createTokens(keys.jwtSecret, now)
  const outbox = createOutbox(dataDir)
  const runtimeEnv = createRuntimeEnv({
    keys,
    env: options.functionsEnv ?? {},
    fetch: options.functionsFetch ?? ((...call) => globalThis.fetch(...call)),
    askBackend: (request) => app.fetch(request),
    mailchimp,
  })
  const app: Hono = createApp({
    keys,
    tokens,
    auth: createAuth({ database, tokens, outbox, passwords, settings, now, basePath }),
    rest: createRest({ database, maxRows: settings.maxRows }),
    functions: createFunctions({
      functionsDir: options.functionsDir ?? join(projectDir, 'supabase', 'functions'),
      publicFunctions: settings.publicFunctions,
      tokens,
      ...runtimeEnv,
    }),
  })

  async function answer(request: Request): Promise<Response> {
    try {
      if (request.method === 'TRACE') return methodNotAllowed(request.method)
      const inner = await withoutBasePath(request, basePath)
      return inner ? await app.fetch(inner) : unknownPath()
    } catch (error) {
      return unexpectedFailure(request.method, error)
    }
  }

  return {
    async fetch(request) {
      if (!isHeld()) return folderLost(dataDir, onFolderLost)
      if (mayWrite(request) && (await isDiskFull())) return refuseOnFullDisk(dataDir)
      const response = await answer(request)
      // What was done meanwhile was not committed.
      return isHeld() ? response : folderLost(dataDir, onFolderLost)
    },
    basePath,
    keys,
    database,
    subscribers: () => mailchimp.subscribers(),
    mails: () => outbox.mails(),
    async reset(resetOptions) {
      await database.reset(resetOptions)
      await outbox.empty()
      await seedAccounts(database, passwords, now())
      if (resetOptions?.seed !== false) await mailchimp.seed()
    },
    close,
  }
}

/** Node.js counts also when a test has put a document beside it. */
function refuseBrowsers(): void {
  const hasDocument = typeof window !== 'undefined' && typeof window.document !== 'undefined'
  if (hasDocument && typeof process === 'undefined') {
    throw new Error('The embedded backend is for local use in Node.js and never runs in a browser.')
  }
}

function requireBasePath(basePath: string): string {
  if (/^(\/[\w.-]+)+$/.test(basePath)) return basePath
  throw new Error(`Not a base path such as '/supabase': '${basePath}'`)
}

type HeldDatabase = {
  database: LocalDatabase
  isHeld: () => boolean
  close: () => Promise<void>
}

function borrow(database: LocalDatabase): HeldDatabase {
  return { database, isHeld: () => true, close: async () => {} }
}

async function openLockedDatabase(options: {
  dataDir: string | undefined
  projectDir: string
  seed: boolean | undefined
  signal: AbortSignal | undefined
  isDiskFull: () => Promise<boolean>
}): Promise<HeldDatabase> {
  const { dataDir, projectDir, seed, signal, isDiskFull } = options
  if (dataDir === undefined) {
    const database = await openDatabase({ projectDir, seed, signal })
    return { database, isHeld: () => true, close: () => database.close() }
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  if (await isDiskFull()) throw new Error(diskFull(dataDir))
  const lock = lockDataFolder(dataDir)
  try {
    const pgdata = join(dataDir, 'pgdata')
    await mkdir(pgdata, { recursive: true, mode: 0o700 })
    const { isHeld } = lock
    const database = await openDatabase({ dataDir: pgdata, projectDir, seed, signal, isHeld })
    return {
      database,
      isHeld,
      async close() {
        // Closing writes what is still in memory.
        if (!isHeld()) return
        try {
          await database.close()
        } finally {
          lock.release()
        }
      },
    }
  } catch (error) {
    lock.release()
    throw signal?.aborted ? error : wordFolderTrouble(dataDir, error)
  }
}

function mayWrite({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
}

function refuseOnFullDisk(dataDir = ''): Response {
  const message = diskFull(dataDir)
  console.error(message)
  return Response.json({ message }, { status: 503 })
}

/** Another process may be writing in the folder by now, so this one must not go on. */
function folderLost(dataDir = '', onFolderLost: (message: string) => void): Response {
  const message = `The embedded backend has lost its data folder ${dataDir}: the lock was deleted or taken while it was suspended. It has written nothing since, and ends.`
  onFolderLost(message)
  return Response.json({ message }, { status: 503 })
}

/** Once the answer that says so has left. */
function endProcess(message: string): void {
  console.error(message)
  setTimeout(() => process.exit(1), LAST_ANSWER_MS)
}

/**
 * A copy with the path the services know, or undefined when the path lies outside.
 *
 * The body is read to its end: a service that refuses a request early would otherwise leave the rest
 * of it in a connection that the browser is about to use again. Only the beginning is kept.
 */
async function withoutBasePath(request: Request, basePath: string): Promise<Request | undefined> {
  const { method, headers } = request
  const body = request.body === null ? undefined : await readBeginning(request.body)
  const url = new URL(request.url)
  if (!url.pathname.startsWith(`${basePath}/`)) return undefined
  url.pathname = url.pathname.slice(basePath.length)
  return new Request(url, { method, headers: new Headers(headers), body: body ?? null })
}

async function readBeginning(body: ReadableStream<Uint8Array>): Promise<Buffer<ArrayBuffer>> {
  const kept: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    if (bytes < BODY_KEPT_BYTES) kept.push(chunk)
    bytes += chunk.byteLength
  }
  return Buffer.concat(kept).subarray(0, BODY_KEPT_BYTES)
}

type Services = {
  keys: LocalKeys
  tokens: Tokens
  auth: Hono
  rest: ReturnType<typeof createRest>
  functions: Functions
}

function createApp({ keys, tokens, auth, rest, functions }: Services): Hono {
  const app = new Hono()
  app.onError((error, context) => unexpectedFailure(context.req.method, error))
  app.notFound(() => unknownPath())

  const corsForEveryOrigin = cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    exposeHeaders: EXPOSED_HEADERS,
    maxAge: PREFLIGHT_SECONDS,
  })
  async function allowEveryOrigin(context: Context, next: () => Promise<void>) {
    const { raw } = context.req
    if (raw.method !== 'OPTIONS' || isPreflight(raw)) return corsForEveryOrigin(context, next)
    // Hono would answer it as a preflight.
    context.res.headers.set('Access-Control-Allow-Origin', '*')
    return next()
  }
  async function admitOrRefuse(context: Context, next: () => Promise<void>) {
    const admission = admit(context.req.raw, keys)
    if ('refusal' in admission) return admission.refusal
    const { headers } = context.req.raw
    if (admission.authorization === null) headers.delete('Authorization')
    else headers.set('Authorization', admission.authorization)
    return next()
  }

  app.use('/auth/v1/*', allowEveryOrigin, admitOrRefuse)
  app.route('/auth/v1', auth)

  app.use('/rest/v1/*', allowEveryOrigin, admitOrRefuse)
  app.all('/rest/v1/*', async (context) => {
    const request = context.req.raw
    const read = await readClaims(request.headers.get('Authorization'), tokens)
    return 'refusal' in read ? read.refusal : rest.handle(request, read.claims)
  })

  app.all('/functions/v1/*', (context) => functions.handle(context.req.raw))
  return app
}

/** Web servers refuse TRACE before any service sees it, and the Fetch API has no requests for it. */
function methodNotAllowed(method: string): Response {
  return Response.json({ message: `Unsupported HTTP method: ${method}` }, { status: 405 })
}

function unknownPath(): Response {
  return Response.json({ message: 'no Route matched with those values' }, { status: 404 })
}

function unexpectedFailure(method: string, error: unknown): Response {
  logFailure(`${method} request failed`, error)
  return Response.json({ message: 'An unexpected error occurred' }, { status: 500 })
}
