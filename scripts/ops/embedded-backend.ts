import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLocalBackend, type LocalBackend } from '../../supabase/local/backend.ts'

const PROJECT_DIR = fileURLToPath(new URL('../..', import.meta.url))

/** The embedded backend's data in a folder of the project or of a test. */
export function dataDirOf(folder: string): string {
  return join(folder, '.local/supabase')
}

/** Opens the embedded backend of a folder for one command, unless a server has it or there is none yet. */
export async function openEmbeddedBackend(folder: string): Promise<LocalBackend> {
  const dataDir = dataDirOf(folder)
  if (!existsSync(join(dataDir, 'pgdata'))) {
    throw new Error('There is no embedded backend yet: `npm start` makes it.')
  }
  return createLocalBackend({ dataDir, projectDir: PROJECT_DIR })
}
