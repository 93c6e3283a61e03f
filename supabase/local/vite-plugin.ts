import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener, RequestError } from '@hono/node-server'
import {
  normalizePath,
  type Plugin,
  type PreviewServer,
  type UserConfig,
  type ViteDevServer,
} from 'vite'
import { outboxFolder } from './auth/outbox.ts'
import { SEEDED_ACCOUNTS } from './auth/seeded-accounts.ts'
import { createLocalBackend, type LocalBackend } from './backend.ts'
import { dataFolderInUse, findHolder } from './database/data-folder-lock.ts'
import { loadKeys } from './keys.ts'

export type EmbeddedSupabaseOptions =
  | {
      /** Folder for the backend's data and keys. */
      dataDir: string
      /** Path of the backend on the site's own origin, '/supabase' unless given. */
      basePath?: string
    }
  | {
      /** A backend that the caller has opened and will close. */
      backend: LocalBackend
    }

// How long a server that is told to stop may take to close.
const PATIENCE_MS = 1_500

/** Where the plugin's backend comes from. */
type Source = {
  basePath: string
  /** The folder of a backend that the plugin opens itself. */
  dataDir: string | undefined
  publishableKey(): Promise<string>
  /** Refuses early what `open` would refuse with the first request. */
  assertAvailable(): Promise<void>
  open(): Promise<LocalBackend>
  close(): Promise<void>
}

/**
 * Puts the embedded backend under `basePath` of Vite's dev and preview server, for as long as that listens, and its
 * address and publishable key into the client, in builds too. The address is a path: the client completes it with
 * its origin.
 *
 * @throws from the server's start when another process has the data folder.
 */
export function embeddedSupabase(options: EmbeddedSupabaseOptions): Plugin {
  const source = 'backend' in options ? borrowed(options.backend) : owned(options)
  return {
    name: 'embedded-supabase',
    async config(userConfig) {
      return {
        server: {
          // Vite would answer preflights in the backend's place, and otherwise than the backend.
          cors: false,
          ...(source.dataDir !== undefined && hideFolder(source.dataDir, userConfig)),
        },
        define: {
          'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(source.basePath),
          'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(
            await source.publishableKey(),
          ),
        },
      }
    },
    configureServer: (server) => mount(server, source),
    configurePreviewServer: (server) => mount(server, source),
    closeServer: () => source.close(),
    closePreviewServer: () => source.close(),
  }
}

function borrowed(backend: LocalBackend): Source {
  return {
    basePath: backend.basePath,
    dataDir: undefined,
    publishableKey: async () => backend.keys.publishableKey,
    assertAvailable: async () => {},
    open: async () => backend,
    close: async () => {},
  }
}

function owned({
  dataDir,
  basePath = '/supabase',
}: {
  dataDir: string
  basePath?: string
}): Source {
  let opening: Promise<LocalBackend> | undefined
  let ending = new AbortController()

  return {
    basePath,
    dataDir,
    publishableKey: async () => (await loadKeys(dataDir)).publishableKey,
    async assertAvailable() {
      // This process has the folder while Vite restarts: the old server closes after this check.
      const holder = findHolder(dataDir)
      if (holder !== undefined && holder !== process.pid) throw dataFolderInUse(dataDir)
    },
    async open() {
      const current =
        opening ??
        createLocalBackend({
          dataDir,
          basePath,
          seed: true,
          functionsEnv: process.env,
          signal: ending.signal,
        })
      opening = current
      try {
        return await current
      } catch (error) {
        // The next request tries again, unless one already does.
        if (opening === current) opening = undefined
        throw error
      }
    },
    async close() {
      ending.abort()
      ending = new AbortController()
      const backend = await opening?.catch(() => undefined)
      opening = undefined
      await backend?.close()
    },
  }
}

// Vite drops its own list for any other, so it is repeated here.
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
function hideFolder(dataDir: string, userConfig: UserConfig): UserConfig['server'] {
  const folder = normalizePath(resolve(dataDir))
  const alreadyDenied = userConfig.server?.fs?.deny ? [] : DENIED_BY_VITE
  return {
    fs: { deny: [...alreadyDenied, `${escapePattern(folder)}/**`] },
    // No pattern: the watcher takes a backslash for a slash, and so would not find a folder named 'site (1)'.
    watch: { ignored: [(path: string) => isUnder(normalizePath(path), folder)] },
  }
}

function escapePattern(path: string): string {
  return path.replace(/[()[\]{}!*?+@$^|]/g, '\\$&')
}

async function mount(server: ViteDevServer | PreviewServer, source: Source): Promise<void> {
  const { logger } = server.config
  const listener = getRequestListener(async (request) => (await source.open()).fetch(request), {
    // The rest of Vite's process keeps the Request and Response of Node.js.
    overrideGlobalObjects: false,
    errorHandler(error) {
      if (error instanceof RequestError) return new Response(null, { status: 400 })
      const message = `The embedded backend did not start: ${wordError(error)}`
      logger.error(message)
      return Response.json({ message }, { status: 500 })
    },
  })
  server.middlewares.use((request, response, next) => {
    if (isUnder(request.url ?? '', source.basePath)) void listener(request, response)
    else next()
  })

  // Without a server of its own (Vitest, a host in middleware mode) nothing listens that would
  // need the backend before the first request.
  if (!server.httpServer) return
  await source.assertAvailable()
  server.httpServer.once('listening', () => {
    source.open().catch((error: unknown) => {
      const isGivenUp = error instanceof Error && error.name === 'AbortError'
      if (!isGivenUp) logger.error(wordError(error))
    })
  })
  if (source.dataDir !== undefined) closeOnSignals(server)
  announce(server, source)
}

function isUnder(path: string, base: string): boolean {
  return path.startsWith(base) && /^(?:[/?]|$)/.test(path.slice(base.length))
}

function wordError(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/**
 * Vite leaves Ctrl+C and a closed terminal to Node.js, which would just stop, and gives in to a second
 * SIGTERM. Signals often come twice: from the terminal, and passed on by whatever started this process.
 */
function closeOnSignals(server: ViteDevServer | PreviewServer): void {
  let isClosing = false
  const close = (_signal: NodeJS.Signals, number: number) => {
    if (isClosing) return
    isClosing = true
    const exit = () => process.exit(128 + number)
    setTimeout(exit, PATIENCE_MS).unref()
    void server.close().finally(exit)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, close)
    server.httpServer?.once('close', () => {
      if (!isClosing) process.off(signal, close)
    })
  }
}

function announce(server: ViteDevServer | PreviewServer, { basePath, dataDir }: Source): void {
  const printUrls = server.printUrls
  server.printUrls = () => {
    printUrls()
    const { logger } = server.config
    logger.info(`  ➜  Backend: ${basePath}, embedded, for local use only. Its accounts:`)
    for (const { email, password, isAdmin } of SEEDED_ACCOUNTS) {
      logger.info(`       ${email} / ${password}${isAdmin ? ' (administrator)' : ''}`)
    }
    if (dataDir !== undefined) logger.info(`     Its mails: ${outboxFolder(dataDir)}`)
  }
}

const backendFolder = normalizePath(dirname(fileURLToPath(import.meta.url)))
const BACKEND_FILES = [
  `${escapePattern(backendFolder)}/**`,
  '**/node_modules/@electric-sql/pglite/**',
]

/**
 * Fails a client build that imports the embedded backend or its database, which would put megabytes
 * of server and a known signing secret in front of visitors. Builds for a server may import both. It names who
 * imports what; copies, which no module imports, are found in the finished site (scripts/build/leaks.ts).
 */
export function refuseEmbeddedBackendInBundle(): Plugin {
  return {
    name: 'refuse-embedded-backend-in-bundle',
    apply: 'build',
    enforce: 'pre',
    // Workers are bundled by themselves, without the plugins of the page.
    config: () => ({ worker: { plugins: () => [refuseEmbeddedBackendInBundle()] } }),
    load: {
      filter: { id: BACKEND_FILES },
      handler(id) {
        if (this.environment.config.consumer !== 'client') return
        const importer = [...this.getModuleIds()].find((candidate) => {
          const info = this.getModuleInfo(candidate)
          return info?.importedIds.includes(id) || info?.dynamicallyImportedIds.includes(id)
        })
        this.error(
          `The site's bundle must not contain the embedded backend: ${importer ?? 'a worker'} imports ${id}`,
        )
      },
    },
  }
}
