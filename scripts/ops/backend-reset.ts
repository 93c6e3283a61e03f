import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { outboxFolder } from '../../supabase/local/auth/outbox.ts'
import { lockDataFolder } from '../../supabase/local/database/data-folder-lock.ts'
import { removeDamagedKeys } from '../../supabase/local/keys.ts'
import { type Command, runAsProgram } from './command.ts'
import { dataDirOf } from './embedded-backend.ts'

/** Deletes the embedded backend's data. Readable keys are kept, so that a client built with them still works. */
export const resetBackend: Command = async (_args, { folder, say }) => {
  const dataDir = dataDirOf(folder)
  const lock = lockDataFolder(dataDir)
  await rm(join(dataDir, 'pgdata'), { recursive: true, force: true })
  await removeDamagedKeys(dataDir)
  await rm(outboxFolder(dataDir), { recursive: true, force: true })
  lock.release()
  say('The data of the embedded backend is deleted. The next start seeds it again.')
}

await runAsProgram(import.meta.url, resetBackend)
