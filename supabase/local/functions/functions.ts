import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { TokenFailure, Tokens } from '../auth/tokens.ts'
import { bearerToken } from '../bearer-token.ts'
import { logFailure } from '../log-failure.ts'

export type FunctionEnv = Record<string, string | undefined>

/** What supabase/functions/<name>/handler.ts exports as `handler`. */
type FunctionHandler = (
  request: Request,
  env: FunctionEnv,
  fetch: typeof globalThis.fetch,
) => Promise<Response>

export type FunctionsOptions = {
  /** Folder with one folder for each function. */
  functionsDir: string
  /** Names of the functions that may be called without a valid token. */
  publicFunctions: readonly string[]
  tokens: Tokens
  /** The environment that a function sees while it answers a request. */
  env(request: Request): FunctionEnv
  /** The way to the outside that the functions are given. */
  fetch: typeof globalThis.fetch
}

export type Functions = {
  /** Answers a request whose path begins with /functions/v1/<name>. */
  handle(request: Request): Promise<Response>
}

// Also what keeps a request inside the folder.
const FUNCTION_NAME = /^[a-z0-9][a-z0-9_-]*$/i

/**
 * Runs the project's edge functions in this process and gives the platform's answers around them.
 *
 * As on the platform no CORS header is added: a function answers preflights and adds the headers
 * itself. A function is loaded on its first call and then kept. Whatever a caller says of its own
 * address, all are on this machine.
 */
export function createFunctions(options: FunctionsOptions): Functions {
  const loaded = new Map<string, Promise<FunctionHandler>>()

  async function load(name: string, file: string): Promise<FunctionHandler> {
    const loading = loaded.get(name) ?? importHandler(file)
    loaded.set(name, loading)
    try {
      return await loading
    } catch (error) {
      loaded.delete(name)
      throw error
    }
  }

  return {
    async handle(request) {
      const name = new URL(request.url).pathname.split('/')[3] ?? ''
      const file = join(options.functionsDir, name, 'handler.ts')
      if (!FUNCTION_NAME.test(name) || !(await isFile(file))) {
        return refuse(404, 'NOT_FOUND', 'Requested function was not found')
      }
      const refusal = await checkToken(request, name, options)
      if (refusal) return refusal

      let handler: FunctionHandler
      try {
        handler = await load(name, file)
      } catch (error) {
        // Nothing of a request is in this error yet, so its message may be shown.
        console.error(`Function ${name} did not load:`, error)
        return refuse(503, 'BOOT_ERROR', 'Worker failed to boot (please check logs)')
      }
      try {
        request.headers.delete('CF-Connecting-IP')
        request.headers.set('X-Forwarded-For', '127.0.0.1')
        return requireResponse(await handler(request, options.env(request), options.fetch))
      } catch (error) {
        logFailure(`Function ${name} failed`, error)
        const message = 'Function exited due to an error (please check logs)'
        return refuse(500, 'WORKER_ERROR', message, 'EDGE_FUNCTION_ERROR')
      }
    },
  }
}

/** Vite is only needed, and so only loaded, once a function is called. */
async function importHandler(file: string): Promise<FunctionHandler> {
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport<{ handler?: FunctionHandler }>(file, {
    logLevel: 'silent',
  })
  if (typeof module.handler !== 'function') throw new Error(`${file} exports no handler`)
  return module.handler
}

async function isFile(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() ?? false
}

async function checkToken(
  request: Request,
  name: string,
  { publicFunctions, tokens }: FunctionsOptions,
): Promise<Response | undefined> {
  if (request.method === 'OPTIONS' || publicFunctions.includes(name)) return undefined
  const authorization = request.headers.get('Authorization')
  if (authorization === null) {
    return refuse(401, 'UNAUTHORIZED_NO_AUTH_HEADER', 'Missing authorization header')
  }
  const result = await tokens.verify(bearerToken(authorization) ?? '', 0)
  return 'failure' in result ? refuseToken(result.failure) : undefined
}

function refuseToken(failure: TokenFailure): Response {
  if (failure.kind === 'segments' || failure.kind === 'garbled') {
    return refuse(401, 'UNAUTHORIZED_INVALID_JWT_FORMAT', 'Invalid JWT format')
  }
  const isAsymmetric = failure.kind === 'wrong-key' && !failure.algorithm.startsWith('HS')
  const kind = isAsymmetric ? 'ASYMMETRIC' : 'LEGACY'
  return refuse(401, `UNAUTHORIZED_${kind}_JWT`, 'Invalid JWT')
}

/** By tag, not by class: the HTTP server of the process may have replaced the global class. */
function requireResponse(value: Response): Response {
  if (Object.prototype.toString.call(value) === '[object Response]') return value
  throw new TypeError('The function did not return a Response')
}

function refuse(status: number, code: string, message: string, errorCode = code): Response {
  return Response.json({ code, message }, { status, headers: { 'sb-error-code': errorCode } })
}
