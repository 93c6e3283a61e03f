import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { outboxFolder } from '../../supabase/local/auth/outbox.ts'
import { lockDataFolder } from '../../supabase/local/database/data-folder-lock.ts'
import { removeDamagedKeys } from '../../supabase/local/keys.ts'
import { runCommand } from './command.ts'

const DATA_DIR = '.local/supabase'

// Readable keys are kept, so that a client built with them still works.
await runCommand(async () => {
  const lock = lockDataFolder(DATA_DIR)
  await rm(join(DATA_DIR, 'pgdata'), { recursive: true, force: true })
  await removeDamagedKeys(DATA_DIR)
  await rm(outboxFolder(DATA_DIR), { recursive: true, force: true })
  lock.release()
  console.info('The data of the embedded backend is deleted. The next start seeds it again.')
})
