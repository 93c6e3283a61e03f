import { type LocalDatabase, openDatabase } from '../../supabase/local/database/database'

let opening: Promise<LocalDatabase> | undefined

/**
 * The database that all files of a worker have in common, without rows: to open one takes longer than most tests.
 * It is never closed. A test that changes tables opens another one.
 */
export async function commonDatabase(): Promise<LocalDatabase> {
  opening ??= openDatabase()
  const database = await opening
  await database.reset({ seed: false })
  return database
}
