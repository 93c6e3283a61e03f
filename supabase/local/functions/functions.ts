import { stat } from 'node:fs/promises'
import { join } from 'node:path'

export type FunctionEnv = Record<string, string | undefined>

/** The export `handler` of supabase/functions/<name>/handler.ts. */
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
  /** The environment that a function sees while it handles a request. */
  env(request: Request): FunctionEnv
  /** The functions' way to other hosts. */
  fetch: typeof globalThis.fetch
}

/** Handles a request whose path ends with /functions/v1/<name>. */
export type Functions = (request: Request) => Promise<Response>

/**
 * Runs the project's public edge functions in this process. As on the platform no CORS header is added: a function
 * responds to preflights itself. It is loaded on its first call and then kept.
 */
export function createFunctions(options: FunctionsOptions): Functions {
  const loading = new Map<string, Promise<FunctionHandler>>()

  async function load(name: string, file: string): Promise<FunctionHandler> {
    const handler = loading.get(name) ?? importHandler(file)
    loading.set(name, handler)
    try {
      return await handler
    } catch (error) {
      loading.delete(name)
      // Nothing of a request is in this error yet, so its message may be shown.
      console.error(`Function ${name} did not load:`, error)
      throw error
    }
  }

  return async (request) => {
    // The characters also keep a request inside the folder.
    const [, name] = /\/functions\/v1\/([\w-]+)$/.exec(new URL(request.url).pathname) ?? []
    const file = join(options.functionsDir, name ?? '', 'handler.ts')
    if (name === undefined || !(await isFile(file))) {
      return refuse(404, 'NOT_FOUND', 'Requested function was not found')
    }
    if (!options.publicFunctions.includes(name)) {
      const message = 'The embedded backend does not support functions with verify_jwt'
      return refuse(501, 'LOCAL501', message)
    }
    const handler = await load(name, file)
    return handler(await fromThisMachine(request), options.env(request), options.fetch)
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

/** Vite is loaded with the first call of a function only. */
async function importHandler(file: string): Promise<FunctionHandler> {
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport<{ handler?: FunctionHandler }>(file, { logLevel: 'silent' })
  if (typeof module.handler !== 'function') throw new Error(`${file} exports no handler`)
  return module.handler
}

async function isFile(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() ?? false
}

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status })
}
