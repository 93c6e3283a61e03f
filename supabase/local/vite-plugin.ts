import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import {
  normalizePath,
  type Plugin,
  type PreviewServer,
  type ServerOptions,
  type ViteDevServer,
} from 'vite'
import { outboxFolder } from './auth/outbox.ts'
import { SEEDED_ACCOUNTS } from './auth/seeded-accounts.ts'
import { createLocalBackend, type LocalBackend } from './backend.ts'
import { dataFolderInUse, findHolder } from './database/data-folder-lock.ts'
import { BASE_PATH } from './gateway.ts'
import { loadKeys } from './keys.ts'

/** How long a server that is told to stop may take to close. */
const SHUTDOWN_TIMEOUT_MS = 1_500

/**
 * Puts the embedded backend under BASE_PATH of Vite's dev and preview server, for as long as that listens, and its
 * address and publishable key into the client, in builds too. The address is a path: the client completes it with
 * its origin.
 *
 * @param dataDir folder for the backend's data and keys
 * @throws from the server's start when another process has the data folder.
 */
export function embeddedSupabase({ dataDir }: { dataDir: string }): Plugin {
  const backend = openOnDemand(dataDir)
  return {
    name: 'embedded-supabase',
    async config() {
      const { publishableKey } = await loadKeys(dataDir)
      return {
        server: hideFolder(dataDir),
        define: {
          'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(BASE_PATH),
          'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(publishableKey),
        },
      }
    },
    configureServer: (server) => mount(server, dataDir, backend),
    configurePreviewServer: (server) => mount(server, dataDir, backend),
    closeServer: () => backend.close(),
    closePreviewServer: () => backend.close(),
  }
}

type BackendOnDemand = ReturnType<typeof openOnDemand>

function openOnDemand(dataDir: string) {
  let opening: Promise<LocalBackend> | undefined
  return {
    open(): Promise<LocalBackend> {
      opening ??= createLocalBackend({ dataDir, seed: true, functionsEnv: process.env })
      return opening
    },
    async close(): Promise<void> {
      const backend = await opening?.catch(() => undefined)
      opening = undefined
      await backend?.close()
    },
  }
}

// Vite replaces its own list by any other, so it is repeated here.
const DENIED_BY_VITE = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
]

/**
 * Keeps Vite away from the data folder, which usually lies inside the site's root: the dev server
 * would serve the secret keys in it, and watch every file the database writes.
 */
function hideFolder(dataDir: string): ServerOptions {
  const folder = normalizePath(resolve(dataDir))
  return {
    fs: { deny: [...DENIED_BY_VITE, `${escapePattern(folder)}/**`] },
    // A path, not a pattern: the watcher takes backslashes for slashes, and would not match a folder named 'site (1)'.
    watch: { ignored: [(path: string) => isUnder(normalizePath(path), folder)] },
  }
}

function escapePattern(path: string): string {
  return path.replace(/[()[\]{}!*?+@$^|]/g, '\\$&')
}

async function mount(
  server: ViteDevServer | PreviewServer,
  dataDir: string,
  backend: BackendOnDemand,
): Promise<void> {
  const { logger } = server.config
  const handle = async (request: Request) => (await backend.open()).fetch(toNodeRequest(request))
  const listener = getRequestListener(handle, {
    // The rest of Vite's process keeps the Request and Response of Node.js.
    overrideGlobalObjects: false,
    errorHandler(error) {
      const message = `The embedded backend did not start: ${describeError(error)}`
      logger.error(message)
      return Response.json({ message }, { status: 500 })
    },
  })
  server.middlewares.use((request, response, next) => {
    if (isUnder(request.url ?? '', BASE_PATH)) void listener(request, response)
    else next()
  })

  // Without a server of its own (Vitest, a host in middleware mode) nothing listens that would
  // need the backend before the first request.
  if (!server.httpServer) return
  // This process has the folder while Vite restarts: the old server closes after this check.
  const holder = findHolder(dataDir)
  if (holder !== undefined && holder !== process.pid) throw dataFolderInUse(dataDir)
  server.httpServer.once('listening', () => {
    backend.open().catch((error: unknown) => logger.error(describeError(error)))
  })
  closeOnSignals(server)
  printAccounts(server, dataDir)
}

/** The listener's own kind of request cannot be copied where the globals are those of Node.js, as Hono does. */
function toNodeRequest({ method, url, headers, body }: Request): Request {
  // Node.js requires `duplex` for a stream, which the types of the browser do not know.
  const init = { method, headers: new Headers(headers), body, duplex: 'half' }
  return new Request(url, init)
}

function isUnder(path: string, base: string): boolean {
  return path.startsWith(base) && /^(?:[/?]|$)/.test(path.slice(base.length))
}

function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/**
 * Vite leaves Ctrl+C and a closed terminal to Node.js, which would stop at once, and ends at a second SIGTERM.
 * Signals often come twice: from the terminal, and passed on by the parent process.
 */
function closeOnSignals(server: ViteDevServer | PreviewServer): void {
  let isClosing = false
  const close = (_signal: NodeJS.Signals, number: number) => {
    if (isClosing) return
    isClosing = true
    const exit = () => process.exit(128 + number)
    setTimeout(exit, SHUTDOWN_TIMEOUT_MS).unref()
    void server.close().finally(exit)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, close)
    server.httpServer?.once('close', () => {
      if (!isClosing) process.off(signal, close)
    })
  }
}

function printAccounts(server: ViteDevServer | PreviewServer, dataDir: string): void {
  const printUrls = server.printUrls
  server.printUrls = () => {
    printUrls()
    const { logger } = server.config
    logger.info(`  ➜  Backend: ${BASE_PATH}, embedded, for local use only. Its accounts:`)
    for (const { email, password, isAdmin } of SEEDED_ACCOUNTS) {
      logger.info(`       ${email} / ${password}${isAdmin ? ' (administrator)' : ''}`)
    }
    logger.info(`     Its mails: ${outboxFolder(dataDir)}`)
  }
}
