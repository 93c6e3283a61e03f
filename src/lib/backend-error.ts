/** The fields of a PostgREST error body. */
type BackendErrorSource = {
  message: string
  code?: string | null
  details?: string | null
  hint?: string | null
}

/** The code of an error for a write that the server accepted without changing a row. */
export const NO_ROW_CHANGED = 'no_row_changed'

/** The code of an error for a response that does not come from the backend, such as a proxy's error page. */
export const UNREADABLE_RESPONSE = 'unreadable_response'

/** A request for data that failed. Log the whole error: the hint in its cause often holds the remedy. */
export class BackendError extends Error {
  override readonly name = 'BackendError'
  /** PostgREST's code (PGRST301), the database's (42501) or one of the two above; undefined without a response. */
  readonly code: string | undefined
  /** The HTTP status; 0 without a response. */
  readonly status: number

  constructor(source: BackendErrorSource, status: number) {
    super(source.message, { cause: source })
    this.code = source.code || undefined
    this.status = status
  }
}

/** Whether a retry may succeed: no connection, or an error inside the server. */
export function isTransient(error: unknown): boolean {
  return error instanceof BackendError && (error.status === 0 || error.status >= 500)
}
