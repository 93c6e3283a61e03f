import type { PostgrestClient } from '@supabase/postgrest-js'
import { toRow, toStatusRow } from '../../../src/features/courses/api/course-event-rows.ts'
import type { Database } from '../../../src/lib/database.types.ts'
import type { ImportPlan } from './import-plan.ts'

const TIMEOUT_MS = 60_000

const REASONS: Readonly<Record<string, string>> = {
  PT409: 'A course has been changed meanwhile. Run the import again to see what it would do now.',
  PGRST202: 'The function import_courses is missing: run `npx supabase db push --remote` first.',
  '42501': 'The project does not let this key import: is it a secret key of this project?',
}

/** Applies an import, all of it or nothing. With `removes`, courses that are not in the file are deleted. */
export async function applyImport(
  client: PostgrestClient<Database>,
  { created, changed, absent }: ImportPlan,
  { removes }: { removes: boolean },
): Promise<void> {
  const lists = {
    created: created.map(({ id, values, status }) => ({
      ...(id && { id }),
      ...toRow(values),
      ...toStatusRow(status),
    })),
    changed: changed.map(({ stored, values, status }) => ({
      ...toRow(values),
      ...toStatusRow(status),
      id: stored.id,
      updated_at: stored.version,
    })),
    removed: removes ? absent.map(({ id, version }) => ({ id, updated_at: version })) : [],
  }
  const { error, status } = await client
    .rpc('import_courses', lists)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
  if (!error) return
  if (status === 0 || status >= 500) {
    throw new Error(
      `The project ${status === 0 ? 'did not respond' : `responded with ${status}`}: the import may have happened all the same. Run it again to see.`,
    )
  }
  throw new Error(
    `Nothing was written. ${REASONS[error.code] ?? `The project responded with ${status} ${error.message}`}`,
  )
}
