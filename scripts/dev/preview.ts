import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { constants } from 'node:os'
import { outboxFolder } from '../../supabase/local/auth/outbox.ts'
import { SEEDED_ACCOUNTS } from '../../supabase/local/auth/seeded-accounts.ts'
import { createLocalBackend, type LocalBackend } from '../../supabase/local/backend.ts'
import { buildInProcess } from '../build/build-process.ts'
import { readComingCourses } from '../build/coming-courses.ts'
import { endWithStarter } from './end-with-starter.ts'
import { assertPortIsFree, readPort } from './port.ts'
import { startPreviewServer } from './preview-server.ts'

const USUAL_PORT = 4173
const DATA_DIR = '.local/supabase'
const SITE_DIR = 'dist-embedded'
const CACHE_DIR = 'node_modules/.cache'

/** How long closing may take. */
const PATIENCE_MS = 1_500

async function preview(ending: AbortSignal): Promise<void> {
  const port = readPort(USUAL_PORT)
  await assertPortIsFree(port)
  // Before the build, which takes longer: the data may be in use by `npm start`.
  const backend = await createLocalBackend({
    dataDir: DATA_DIR,
    seed: true,
    functionsEnv: process.env,
    signal: ending,
  })
  try {
    await buildInProcess(
      SITE_DIR,
      ending,
      process.env.COURSES_IN_PAGE || (await keepCourses(backend)),
    )
    const server = await startPreviewServer({ backend, dir: SITE_DIR, port })
    console.info(`\nThe production build is at ${server.origin}`)
    for (const { email, password } of SEEDED_ACCOUNTS) console.info(`  ${email}  ${password}`)
    console.info(`Mails of the backend: ${outboxFolder(DATA_DIR)}`)
    if (!ending.aborted) await once(ending, 'abort')
    await server.close()
  } finally {
    await backend.close()
  }
}

/**
 * Writes the coming courses into a file for the build, whose process cannot ask the backend of this one.
 * @returns the file's path
 */
async function keepCourses({ fetch, keys }: LocalBackend): Promise<string> {
  const coming = await readComingCourses(
    { url: 'http://localhost/supabase', key: keys.publishableKey },
    (input, init) => fetch(new Request(input, init)),
  )
  await mkdir(CACHE_DIR, { recursive: true })
  const file = `${CACHE_DIR}/coming-courses.json`
  await writeFile(file, JSON.stringify(coming))
  return file
}

/** Aborted once this process is to end. Signals often come twice: from the terminal, and passed on by npm. */
function listenForEnd(): AbortSignal {
  const ending = new AbortController()
  function end(signal: NodeJS.Signals): void {
    if (ending.signal.aborted) return
    process.exitCode = 128 + constants.signals[signal]
    ending.abort()
    setTimeout(() => process.exit(), PATIENCE_MS).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  endWithStarter()
  return ending.signal
}

const ending = listenForEnd()
try {
  await preview(ending)
} catch (error) {
  if (!ending.aborted) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
