/** What a request is for, in the order of the table. */
const REQUEST_KINDS = [
  'Page',
  'Script',
  'Font',
  'Drawing',
  'Course list',
  'Newsletter sign-up',
  'Sign in',
  'Role',
  'Create course',
  'Update course',
  'Delete course',
  'Sign out',
] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** An answer that the server is meant to give to some: the limit on sign-ups for the newsletter. */
export class RefusedByDesign extends Error {
  override readonly name = 'RefusedByDesign'
}

export type RequestFigures = {
  kind: RequestKind
  /** How many were answered as they should be, those refused by design among them. */
  answered: number
  refused: number
  failed: number
  /** Of those answered, in milliseconds; undefined when there are none. */
  p50: number | undefined
  p95: number | undefined
  p99: number | undefined
}

export type Recorder = {
  /** Runs a request and notes how it went. Resolves to undefined when it was refused or failed. */
  measure<Answer>(kind: RequestKind, run: () => Promise<Answer>): Promise<Answer | undefined>
  /** One for each kind of which there was a request. */
  figures(): RequestFigures[]
  /** What failed, in words, and how often. */
  failures(): ReadonlyMap<string, number>
}

export function createRecorder(): Recorder {
  const milliseconds = new Map<RequestKind, number[]>()
  const refused = new Map<RequestKind, number>()
  const failed = new Map<RequestKind, number>()
  const failures = new Map<string, number>()

  function noteAnswer(kind: RequestKind, startedAt: number): void {
    const known = milliseconds.get(kind) ?? []
    milliseconds.set(kind, known)
    known.push(performance.now() - startedAt)
  }

  return {
    async measure(kind, run) {
      const startedAt = performance.now()
      try {
        const answer = await run()
        noteAnswer(kind, startedAt)
        return answer
      } catch (error) {
        if (error instanceof RefusedByDesign) {
          noteAnswer(kind, startedAt)
          countOne(refused, kind)
        } else {
          countOne(failed, kind)
          countOne(failures, `${kind}: ${wordError(error)}`)
        }
        return undefined
      }
    },
    figures: () =>
      REQUEST_KINDS.filter((kind) => milliseconds.has(kind) || failed.has(kind)).map((kind) => {
        const times = (milliseconds.get(kind) ?? []).toSorted((a, b) => a - b)
        return {
          kind,
          answered: times.length,
          refused: refused.get(kind) ?? 0,
          failed: failed.get(kind) ?? 0,
          p50: percentile(times, 0.5),
          p95: percentile(times, 0.95),
          p99: percentile(times, 0.99),
        }
      }),
    failures: () => failures,
  }
}

function countOne<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** The reason why fetch failed is in the cause of its error. */
function wordError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}

/** The smallest of the sorted values that is at least as large as this share of them. */
export function percentile(sorted: readonly number[], share: number): number | undefined {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
}
