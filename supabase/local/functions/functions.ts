import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BASE_PATH } from '../gateway.ts'
import type { LocalKeys } from '../keys.ts'
import type { Mailchimp } from './mailchimp.ts'

export type FunctionEnv = Record<string, string | undefined>

type Fetch = typeof globalThis.fetch

/** The export `handler` of supabase/functions/<name>/handler.ts. */
type FunctionHandler = (request: Request, env: FunctionEnv, fetch: Fetch) => Promise<Response>

type FunctionsOptions = {
  /** Folder with one folder for each function. */
  functionsDir: string
  /** Names of the functions that may be called without a valid token. */
  publicFunctions: readonly string[]
  /** Settings for the functions, such as MAILCHIMP_API_KEY. */
  env: FunctionEnv
  keys: LocalKeys
  /** Handles the functions' requests to the backend itself. */
  askBackend(request: Request): Response | Promise<Response>
  mailchimp: Mailchimp
}

// Reserved names, which never lead outside (RFC 6761); the requests stay in this process.
const BACKEND_ORIGIN = 'http://backend.local.test'
const MAILCHIMP_URL = 'http://mailchimp.local.test'

const MAILCHIMP_STAND_IN: FunctionEnv = {
  MAILCHIMP_API_KEY: 'stand-in',
  MAILCHIMP_AUDIENCE_ID: 'newsletter',
  MAILCHIMP_API_URL: MAILCHIMP_URL,
}

/**
 * Runs the project's public edge functions in this process, for requests whose path ends with /functions/v1/<name>. As
 * on the platform no CORS header is added: a function responds to preflights itself. It is loaded on its first call and
 * then kept.
 */
export function createFunctions(
  options: FunctionsOptions,
): (request: Request) => Promise<Response> {
  const handlers = new Map<string, Promise<FunctionHandler>>()
  const fetch = functionFetch(options)
  return async (request) => {
    // The characters also keep a request inside the folder.
    const [, name] = /\/functions\/v1\/([\w-]+)$/.exec(new URL(request.url).pathname) ?? []
    const file = join(options.functionsDir, name ?? '', 'handler.ts')
    if (name === undefined || !existsSync(file)) {
      return Response.json({ code: 'NOT_FOUND', message: 'No such function' }, { status: 404 })
    }
    if (!options.publicFunctions.includes(name)) {
      const message = 'The embedded backend does not support functions with verify_jwt'
      return Response.json({ code: 'LOCAL501', message }, { status: 501 })
    }
    const loading = handlers.get(name) ?? importHandler(file)
    handlers.set(name, loading)
    loading.catch(() => handlers.delete(name))
    const handler = await loading
    return handler(await fromThisMachine(request), functionEnv(request, options), fetch)
  }
}

/** Vite is loaded with the first call of a function only. */
async function importHandler(file: string): Promise<FunctionHandler> {
  const { runnerImport } = await import('vite')
  try {
    const { module } = await runnerImport<{ handler: FunctionHandler }>(file, {
      logLevel: 'silent',
    })
    return module.handler
  } catch (error) {
    // Nothing of a request is in this error yet, so its message may be shown.
    console.error(`${file} did not load:`, error)
    throw error
  }
}

/**
 * The environment as the platform gives it: with the project's address and keys, which no setting can change. Without a
 * Mailchimp key of their own functions are given the stand-in.
 */
function functionEnv(request: Request, { env, keys }: FunctionsOptions): FunctionEnv {
  return {
    ...env,
    ...(env.MAILCHIMP_API_KEY ? {} : MAILCHIMP_STAND_IN),
    // The site is served from the backend's own origin.
    SITE_ORIGINS: new URL(request.url).origin,
    SUPABASE_URL: BACKEND_ORIGIN + BASE_PATH,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secretKey }),
  }
}

function functionFetch({ askBackend, mailchimp }: FunctionsOptions): Fetch {
  return async (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input)
    if (origin === BACKEND_ORIGIN) return askBackend(new Request(input, init))
    if (origin === MAILCHIMP_URL) return mailchimp.handle(new Request(input, init))
    return fetch(input, init)
  }
}

/** Every caller is on this machine, whatever it says of its address. */
async function fromThisMachine(request: Request): Promise<Request> {
  const headers = new Headers(request.headers)
  headers.delete('CF-Connecting-IP')
  headers.set('X-Forwarded-For', '127.0.0.1')
  const body = await request.arrayBuffer()
  const { method, url } = request
  return new Request(url, { method, headers, body: body.byteLength > 0 ? body : null })
}
