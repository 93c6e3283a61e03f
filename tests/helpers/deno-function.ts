// Edge functions as Supabase runs them: index.ts in Deno, with the permissions they need and no others.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createAdaptorServer } from '@hono/node-server'

const deno: string = createRequire(import.meta.url)('deno/install_api.cjs').runInstall()
const functionsDir = fileURLToPath(new URL('../../supabase/functions/', import.meta.url))
const PERMISSIONS = ['--no-prompt', '--allow-env', '--allow-net=127.0.0.1']

export type DenoInstance = { url: string; output(): string; stop(): Promise<unknown> }

export type DenoFunction = {
  /** Starts an instance with an environment of its own. */
  start(env: Record<string, string>): Promise<DenoInstance>
  /** Lets the compiler of Deno look at the function; rejects with what it has found. */
  check(): Promise<unknown>
  close(): Promise<void>
}

/** @param name the function's folder. Its imports are files; no package is looked up or fetched. */
export async function denoFunction(name: string): Promise<DenoFunction> {
  const cacheDir = await mkdtemp(join(tmpdir(), 'deno-'))
  const indexFile = join(functionsDir, name, 'index.ts')
  const isolated = ['--no-remote', '--no-lock', '--no-npm', '--no-config']
  const env = {
    DENO_DIR: cacheDir,
    DENO_NO_PACKAGE_JSON: '1',
    DENO_NO_UPDATE_CHECK: '1',
    NO_COLOR: '1',
  }
  return {
    start: (own) =>
      start(['run', ...isolated, ...PERMISSIONS, indexFile], {
        ...env,
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        ...own,
      }),
    check: () => promisify(execFile)(deno, ['check', ...isolated, indexFile], { env }),
    close: () => rm(cacheDir, { recursive: true, force: true }),
  }
}

async function start(args: readonly string[], env: NodeJS.ProcessEnv): Promise<DenoInstance> {
  const child: ChildProcess = spawn(deno, args, { env })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const [, address] = /Listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(output) ?? []
      if (address) resolve(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`Deno ended: ${output}`)))
  })
  return {
    url,
    output: () => output,
    stop() {
      const exited = once(child, 'exit')
      child.kill()
      return exited
    },
  }
}

/** An HTTP server for functions, on a free port of this machine. */
export async function serve(
  handle: (request: Request) => Promise<Response>,
): Promise<{ origin: string; close(): void }> {
  const server = createAdaptorServer({ fetch: handle, overrideGlobalObjects: false })
  if (!('closeAllConnections' in server)) throw new Error('Not a server of HTTP/1')
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
