import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lockDataFolder } from '../../supabase/local/database/data-folder-lock.ts'
import { openDatabase } from '../../supabase/local/database/database.ts'
import { createMailchimp, type Subscriber } from '../../supabase/local/functions/mailchimp.ts'
import { runCommand } from './command.ts'

const DATA_DIR = '.local/supabase'
const PROJECT_DIR = fileURLToPath(new URL('../..', import.meta.url))

const dateAndTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Copenhagen',
})

await runCommand(async () => {
  const subscribers = await readSubscribers()
  for (const { email, status, subscribedAt } of subscribers) {
    console.info(`${dateAndTime.format(subscribedAt)}  ${status.padEnd(10)}  ${email}`)
  }
  console.info(`${subscribers.length} in the embedded backend's newsletter.`)
})

async function readSubscribers(): Promise<Subscriber[]> {
  const dataDir = join(DATA_DIR, 'pgdata')
  if (!existsSync(dataDir)) return []
  const lock = lockDataFolder(DATA_DIR)
  const database = await openDatabase({ dataDir, projectDir: PROJECT_DIR })
  const subscribers = await (await createMailchimp(database)).subscribers()
  await database.close()
  lock.release()
  return subscribers
}
