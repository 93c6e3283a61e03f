import type { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '../../../src/lib/database.types.ts'

/** The migrations that added columns to course_events, the oldest first, by one of their columns. */
export const COLUMN_MIGRATIONS = {
  updated_at: '20261122100000_add_course_event_version',
  status: '20261126110000_add_course_event_status',
  revision: '20261128100000_number_course_event_changes',
}

/** PostgreSQL: the column does not exist. */
const UNDEFINED_COLUMN = '42703'

/**
 * Refuses a database that is older than this site: the function of an import ignores what it has no column for, so that
 * cancelled and moved courses would become planned ones.
 * @throws Error that names the oldest missing migration
 */
export async function requireMigrations(client: PostgrestClient<Database>): Promise<void> {
  const { error } = await client
    .from('course_events')
    .select(Object.keys(COLUMN_MIGRATIONS).join(','))
    .limit(1)
  // The reading that follows reports every other error.
  if (error?.code !== UNDEFINED_COLUMN) return
  const missing = Object.entries(COLUMN_MIGRATIONS).find(([column]) =>
    error.message.includes(`course_events.${column} `),
  )
  throw new Error(
    `Nothing was written: the database is older than this site and lacks the migration ${missing?.[1]}. Run \`npx supabase db push --remote\` first.`,
  )
}
