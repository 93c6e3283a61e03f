import { FunctionsClient, FunctionsFetchError, FunctionsHttpError } from '@supabase/functions-js'
import { REQUEST_TIMEOUT_MS } from '@/lib/backend-error'
import { supabaseKey, supabaseUrl } from '@/lib/env'

/** Calls the backend's functions as everybody: supabase-js's own client for them, without the rest of it. */
const publicFunctions = new FunctionsClient(`${supabaseUrl()}/functions/v1`, {
  headers: { apikey: supabaseKey, Authorization: `Bearer ${supabaseKey}` },
})

/** Subscribed at once, or after the visitor has confirmed by mail (double opt-in). */
export type Subscription = 'subscribed' | 'pending'

/** Why there is no subscription, where the visitor can do something about it. */
export type SubscriptionProblem =
  | 'alreadySubscribed'
  /** The request was sent to nobody although there is a connection: the browser, or something in it, has stopped it. */
  | 'blocked'
  /** Mails to the address came back. */
  | 'bounced'
  /** It is not taken for a mail address. */
  | 'notAccepted'
  /** Nobody but its owner can add the address again, and not here. */
  | 'notHere'
  | 'tooManyAttempts'

/** By the function's own words; the first are those of spec 8. */
const PROBLEMS: ReadonlyMap<string, SubscriptionProblem> = new Map([
  ['Email already subscribed', 'alreadySubscribed'],
  ['Email bounced', 'bounced'],
  ['Email cannot be added here', 'notHere'],
  ['Email not accepted', 'notAccepted'],
  ['Invalid email', 'notAccepted'],
])

/** The address is not on the list. Nothing in the error contains it. */
export class SubscriptionError extends Error {
  override readonly name = 'SubscriptionError'
  readonly problem: SubscriptionProblem | undefined
  /** When the next attempt may succeed, in milliseconds since 1970. */
  readonly retryAt: number | undefined

  constructor(reason: string, problem?: SubscriptionProblem, cause?: unknown, retryAt?: number) {
    super(`The newsletter subscription failed: ${reason}`, { cause })
    this.problem = problem
    this.retryAt = retryAt
  }
}

/**
 * Puts an address on the newsletter's list (spec 7).
 * @throws SubscriptionError
 */
export async function subscribe(address: string): Promise<Subscription> {
  const email = address.trim().toLowerCase()
  const { data, error, response } = await publicFunctions.invoke<unknown>('subscribe-mailchimp', {
    body: { email },
    timeout: REQUEST_TIMEOUT_MS,
  })

  if (isBlocked(error)) throw new SubscriptionError('it did not leave the browser', 'blocked')
  if (response?.status === 429) {
    throw new SubscriptionError('too many attempts', 'tooManyAttempts', error, retryTime(response))
  }
  const refusal = error ? await readRefusal(error) : field(data, 'error')
  // A host that answers every path with its start page has subscribed nobody, for all its 200.
  if (error || refusal || !isAnswer(data)) {
    const reason =
      typeof refusal === 'string' ? refusal.replaceAll(email, '[address]') : 'no reason'
    throw new SubscriptionError(reason, PROBLEMS.get(reason), error)
  }
  return field(data, 'status') === 'pending' ? 'pending' : 'subscribed'
}

/** Whether nothing answered at once; a request that went out and got no answer is aborted later, as another error. */
function isBlocked(error: unknown): boolean {
  return (
    error instanceof FunctionsFetchError && error.context instanceof TypeError && navigator.onLine
  )
}

/** Undefined where the response names no number of seconds. */
function retryTime({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('Retry-After'))
  return seconds > 0 ? Date.now() + seconds * 1000 : undefined
}

/** The function's own words are not in the client's error but in the body of the answer it carries. */
async function readRefusal(error: unknown): Promise<unknown> {
  if (!(error instanceof FunctionsHttpError) || !(error.context instanceof Response))
    return undefined
  try {
    return field(await error.context.json(), 'error')
  } catch {
    // A gateway's page instead of the function's JSON.
    return undefined
  }
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

/** spec 7 asks the answer for nothing but that it names no error; it must be one of a function's. */
function isAnswer(data: unknown): boolean {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
