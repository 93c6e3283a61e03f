import {
  AuthInvalidTokenResponseError,
  isAuthError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
} from '@supabase/supabase-js'
import { UNREADABLE_RESPONSE } from '@/lib/backend-error'
import { fieldsOf } from '@/lib/fields-of'
import { inEnglish, type Wording } from '@/lib/wording'

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

// Connection trouble (08), no resources (53), a stopped statement (57), and PostgREST without its database.
const serverTroubleCode = /^(08|53|57)|^PGRST00/

/** Whether the user is no longer signed in. Row-level security refuses (42501) an anonymous request with status 401. */
export function isSessionExpired(error: unknown): boolean {
  if (isAuthSessionMissingError(error)) return true
  const { code, status } = factsOf(error)
  return sessionCodes.has(code) || (code === '42501' && status === 401)
}

/**
 * The message of a failed request for its toast (spec 8): the server's own, marked as English, or else the Danish
 * sentence. Understands BackendError, the errors of the Supabase auth client, and any other with a code.
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
  const { code, status, message } = factsOf(error)
  // Both clients turn a fetch without a response into an error with this status.
  if (status === 0) return texts.noConnection
  if (isSessionExpired(error)) return texts.sessionExpired

  // Row-level security hides the details of a violated constraint; its name in the message is reliable.
  const [, constraint = ''] = /constraint "([^"]+)"/.exec(message) ?? []
  const known = causes[constraint] ?? causes[code] ?? texts.codes[code]
  if (known !== undefined) return known
  if (status === 429) return texts.tooManyAttempts
  return isUnusable(error) || isServerTrouble(code, status, message) ? texts.noResponse : undefined
}

/** The message of the server itself; '' where it is that of a client or of a fault in the program. */
function serverMessage(error: unknown): string {
  const { status, message } = factsOf(error)
  // With a status of success the message is a piece of the response; without a status no server was involved.
  if (status === undefined || status < 400) return ''
  if (isUnusable(error) || isAuthSessionMissingError(error)) return ''
  // The auth client's message for a response without one is the response's JSON.
  return isAuthError(error) && /^[[{]/.test(message) ? '' : message.trim()
}

/** Whether a client could not use the response; the message is then its own, mostly '{}'. */
function isUnusable(error: unknown): boolean {
  return (
    factsOf(error).code === UNREADABLE_RESPONSE ||
    isAuthRetryableFetchError(error) ||
    error instanceof AuthInvalidTokenResponseError
  )
}

function isServerTrouble(code: string, status: number | undefined, message: string): boolean {
  if (serverTroubleCode.test(code)) return true
  if (status === undefined) return false
  // An error with a status of success is a response that cannot be read.
  return status < 400 || status > 500 || (status === 500 && message === '')
}

/** The fields of an error of any kind. */
function factsOf(error: unknown) {
  const { message, code, status } = fieldsOf(error)
  return {
    message: String(message ?? ''),
    code: String(code ?? ''),
    status: typeof status === 'number' ? status : undefined,
  }
}
