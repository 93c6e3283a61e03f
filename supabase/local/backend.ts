import { join } from 'node:path'
import { createOutbox } from './auth/outbox.ts'
import { createPasswords } from './auth/passwords.ts'
import { type Backend, composeBackend } from './compose-backend.ts'
import { lockDataFolder } from './database/data-folder-lock.ts'
import { type LocalDatabase, openDatabase } from './database/database.ts'
import type { FunctionEnv } from './functions/functions.ts'
import { type LocalKeys, loadKeys } from './keys.ts'
import { readSettings } from './settings.ts'

export type LocalBackendOptions = {
  /**
   * Folder for the data (`pgdata`), the keys (`keys.json`) and the mails (`outbox`); without it all lives in
   * memory.
   */
  dataDir?: string
  /** The folder that holds `supabase/`. */
  projectDir?: string
  keys?: LocalKeys
  /** Settings of the edge functions. Without a Mailchimp key sign-ups for the newsletter stay in the database. */
  functionsEnv?: FunctionEnv
  /** Whether an empty database gets the demonstration data of supabase/seed.sql. */
  seed?: boolean
}

export type LocalBackend = Backend & { close(): Promise<void> }

/**
 * Opens a Supabase-compatible backend in this process: auth, REST and edge functions over an embedded PostgreSQL. For
 * development, demonstrations and tests only.
 *
 * @throws when another process has the data folder, when the data cannot be read, or when a migration fails.
 */
export async function createLocalBackend(options: LocalBackendOptions = {}): Promise<LocalBackend> {
  const { dataDir, projectDir = process.cwd(), seed = false } = options
  const settings = await readSettings(projectDir)
  const lock = dataDir === undefined ? undefined : lockDataFolder(dataDir)
  let database: LocalDatabase | undefined
  async function close(): Promise<void> {
    try {
      await database?.close()
    } finally {
      lock?.release()
    }
  }
  try {
    const keys = options.keys ?? (await loadKeys(dataDir))
    const pgdata = dataDir && join(dataDir, 'pgdata')
    database = await openDatabase({ dataDir: pgdata, projectDir, seed })
    const backend = await composeBackend({
      database,
      keys,
      settings,
      passwords: createPasswords(),
      outbox: createOutbox(dataDir),
      now: () => new Date(),
      functionsDir: join(projectDir, 'supabase', 'functions'),
      functionsEnv: options.functionsEnv ?? {},
      seed,
    })
    return { ...backend, close }
  } catch (error) {
    await close()
    throw error
  }
}
