import { fieldsOf } from '@/lib/fields-of'
import { inEnglish, type Wording } from '@/lib/wording'

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

/** Danish sentences by error code or by the name of a database constraint. */
export type ErrorTexts = Readonly<Record<string, string>>

/** The sentences that every failed request can need. */
export type BackendErrorTexts = {
  readonly noConnection: string
  readonly sessionExpired: string
  readonly noResponse: string
  readonly tooManyAttempts: string
  readonly unknown: string
  readonly codes: ErrorTexts
}

const sessionCodes: ReadonlySet<string> = new Set([
  'PGRST301',
  'PGRST303',
  'bad_jwt',
  'no_authorization',
  'refresh_token_already_used',
  'refresh_token_not_found',
  'session_expired',
  'session_not_found',
])

// The auth client's errors for a response that it cannot use; the message is its own, mostly '{}'.
const unusableResponses: ReadonlySet<string> = new Set([
  'AuthInvalidTokenResponseError',
  'AuthRetryableFetchError',
])

/** The auth client's error for a call without a session; the message is its own. */
const SESSION_MISSING = 'AuthSessionMissingError'

// The messages of Chromium, Node, Safari and Firefox for a fetch without a response.
const failedFetch =
  /^(failed to fetch|fetch failed|load failed|networkerror when attempting to fetch)/i

// Connection trouble (08), no resources (53), a stopped statement (57), and PostgREST without its database.
const serverTroubleCode = /^(08|53|57)|^PGRST00/

/** Whether a retry may succeed: no connection, or an error inside the server. */
export function isTransient(error: unknown): boolean {
  return error instanceof BackendError && (error.status === 0 || error.status >= 500)
}

/** Whether the user is no longer signed in. Row-level security refuses (42501) an anonymous request with status 401. */
export function isSessionExpired(error: unknown): boolean {
  const { code, status, name } = factsOf(error)
  if (name === SESSION_MISSING) return true
  return sessionCodes.has(code) || (code === '42501' && status === 401)
}

/**
 * The message of a failed request for its toast (spec 8): the server's own, marked as English, or else the Danish
 * sentence. Understands BackendError, the errors of the Supabase auth client and those that fetch throws.
 * @param causes sentences for this request, by error code or constraint name; they go before those of the site
 */
export function toastText(
  error: unknown,
  texts: BackendErrorTexts,
  causes: ErrorTexts = {},
): Wording {
  const message = serverMessage(error)
  return message ? inEnglish(message) : (knownCause(error, texts, causes) ?? texts.unknown)
}

/**
 * The Danish sentence to show where the work is done, beside a toast with toastText. Undefined where no sentence is
 * known or the toast has it already, and for an ended session, which has a dialog of its own.
 */
export function inlineText(
  error: unknown,
  texts: BackendErrorTexts,
  causes: ErrorTexts = {},
): string | undefined {
  if (!serverMessage(error) || isSessionExpired(error)) return undefined
  return knownCause(error, texts, causes)
}

/** The Danish sentence for why a request failed, where the cause is known. */
export function knownCause(
  error: unknown,
  texts: BackendErrorTexts,
  causes: ErrorTexts = {},
): string | undefined {
  const { code, status, message, name } = factsOf(error)
  const hasNoResponse = status === 0 || (error instanceof TypeError && failedFetch.test(message))
  if (hasNoResponse) return texts.noConnection
  if (isSessionExpired(error)) return texts.sessionExpired

  // Row-level security hides the details of a violated constraint; its name in the message is reliable.
  const [, constraint = ''] = /constraint "([^"]+)"/.exec(message) ?? []
  const known = causes[constraint] ?? causes[code] ?? texts.codes[code]
  if (known !== undefined) return known
  if (status === 429) return texts.tooManyAttempts
  if (unusableResponses.has(name) || isServerTrouble(code, status, message)) return texts.noResponse
  return undefined
}

/** The message of the server itself; '' where it is that of a client or of a fault in the program. */
function serverMessage(error: unknown): string {
  const { name, code, status, message } = factsOf(error)
  // With a status of success the message is a piece of the response; without a status no server was involved.
  if (status === undefined || status < 400) return ''
  if (code === UNREADABLE_RESPONSE || name === SESSION_MISSING || unusableResponses.has(name))
    return ''
  // The auth client's message for a response without one is the response's JSON.
  if (name.startsWith('Auth') && /^[[{]/.test(message)) return ''
  return message.trim()
}

function isServerTrouble(code: string, status: number | undefined, message: string): boolean {
  if (serverTroubleCode.test(code) || code === UNREADABLE_RESPONSE) return true
  if (status === undefined) return false
  // An error with a status of success is a response that cannot be read.
  return status < 400 || status > 500 || (status === 500 && message === '')
}

/** The fields of an error of any kind. */
function factsOf(error: unknown) {
  const { name, message, code, status } = fieldsOf(error)
  return {
    name: String(name ?? ''),
    message: String(message ?? ''),
    code: String(code ?? ''),
    status: typeof status === 'number' ? status : undefined,
  }
}
