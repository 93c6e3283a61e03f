import { createBuilder } from 'vite'
import { SEEDED_ACCOUNTS } from '../supabase/local/accounts.ts'
import { createLocalBackend } from '../supabase/local/backend.ts'
import { outboxFolder } from '../supabase/local/outbox.ts'
import { assertPortIsFree, readPort } from './port.ts'
import { startPreviewServer } from './preview-server.ts'

const USUAL_PORT = 4173
const DATA_DIR = '.local/supabase'

async function preview(): Promise<void> {
  const port = readPort(USUAL_PORT)
  await assertPortIsFree(port)
  // Before the build, which takes longer: the data may be in use by `npm start`.
  const backend = await createLocalBackend({
    dataDir: DATA_DIR,
    seed: true,
    functionsEnv: process.env,
  })
  try {
    const builder = await createBuilder({ mode: 'embedded' })
    await builder.buildApp()
    const server = await startPreviewServer({ backend, dir: 'dist-embedded', port })
    console.info(`\nThe production build is at ${server.origin}`)
    for (const { email, password } of SEEDED_ACCOUNTS) console.info(`  ${email}  ${password}`)
    console.info(`Mails of the backend: ${outboxFolder(DATA_DIR)}`)
    await untilStopped()
    await server.close()
  } finally {
    await backend.close()
  }
}

function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
  })
}

try {
  await preview()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
