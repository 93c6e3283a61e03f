import type { PostgrestClient } from '@supabase/postgrest-js'
import { toRow, toStatusRow } from '../../../src/features/courses/domain/course-row.ts'
import type { Database } from '../../../src/lib/database.types.ts'
import type { ImportPlan } from './import-plan.ts'

const TIMEOUT_MS = 60_000

/** Half of the megabyte from which on gateways may refuse a request. */
const PART_BYTES = 512 * 1024

const PUSH = 'run `npx supabase db push --remote` first.'

const REASONS: Readonly<Record<string, string>> = {
  PT409: 'A course has been changed meanwhile. Run the import again to see what it would do now.',
  PGRST202: `The function write_courses is missing: ${PUSH}`,
  '42703': `The database is older than this site: ${PUSH}`,
  '42501': 'The project does not let this key import: is it a secret key of this project?',
}

type Row = Database['public']['Tables']['course_events']['Update']
type Change = { inserted: Row } | { updated: Row } | { deleted: Row }

/**
 * Applies an import, all of it or nothing; one that is too large for a request in parts, each of which is a transaction.
 * With `removes`, courses that are not in the file are deleted, last of all.
 * @throws Error that says what was written
 */
export async function applyImport(
  client: PostgrestClient<Database>,
  plan: ImportPlan,
  { removes }: { removes: boolean },
): Promise<void> {
  const changes = changesOf(plan, removes)
  let written = 0
  for (const part of partsOf(changes)) {
    const { error, status } = await client
      .rpc('write_courses', {
        inserted: part.flatMap((change) => ('inserted' in change ? change.inserted : [])),
        updated: part.flatMap((change) => ('updated' in change ? change.updated : [])),
        deleted: part.flatMap((change) => ('deleted' in change ? change.deleted : [])),
      })
      .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    if (error) {
      const outcome =
        written === 0
          ? 'Nothing was written.'
          : `${written} of ${changes.length} changes were written; run the import again for the others.`
      throw new Error(explain(error, status, outcome))
    }
    written += part.length
  }
}

function changesOf({ created, changed, absent }: ImportPlan, removes: boolean): Change[] {
  return [
    ...created.map(({ id, values, status }) => ({
      inserted: { ...(id && { id }), ...toRow(values), ...toStatusRow(status) },
    })),
    ...changed.map(({ stored: { id, version }, values, status }) => ({
      updated: { ...toRow(values), ...toStatusRow(status), id, updated_at: version },
    })),
    ...(removes ? absent : []).map(({ id, version }) => ({
      deleted: { id, updated_at: version },
    })),
  ]
}

function partsOf(changes: readonly Change[]): Change[][] {
  const parts: Change[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const change of changes) {
    const size = Buffer.byteLength(JSON.stringify(change))
    bytes += size
    if (bytes > PART_BYTES) {
      parts.push([])
      bytes = size
    }
    parts.at(-1)?.push(change)
  }
  return parts
}

function explain(error: { code: string; message: string }, status: number, outcome: string) {
  if (status !== 0 && status < 500) {
    const reason = `The project responded with ${status} ${error.message}`
    return `${outcome} ${REASONS[error.code] ?? reason}`
  }
  const cause = status === 0 ? 'did not respond' : `responded with ${status}`
  return `The project ${cause}: the import may have happened all the same. Run it again to see.`
}
