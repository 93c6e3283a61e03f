import { FunctionsClient, FunctionsFetchError, FunctionsHttpError } from '@supabase/functions-js'
import { REQUEST_TIMEOUT_MS } from '@/lib/backend-request'
import { supabaseKey, supabaseUrl } from '@/lib/env'

/** Anonymous client of the edge functions: the part of supabase-js for them. */
const publicFunctions = new FunctionsClient(`${supabaseUrl()}/functions/v1`, {
  headers: { apikey: supabaseKey, Authorization: `Bearer ${supabaseKey}` },
})

/** Subscribed at once, or after the visitor has confirmed by mail (double opt-in), or long ago. */
type Subscription = 'subscribed' | 'pending' | 'alreadySubscribed'

/** Problems that the visitor can do something about. */
type SubscriptionProblem =
  /** The browser, or an extension, has blocked the request. */
  | 'blocked'
  | 'bounced'
  /** Not a valid mail address. */
  | 'notAccepted'
  /** Only its owner can add the address again, in Mailchimp's own form. */
  | 'notHere'
  | 'tooManyAttempts'

/** By the function's error message. */
const PROBLEMS: ReadonlyMap<string, SubscriptionProblem> = new Map([
  ['Email bounced', 'bounced'],
  ['Email cannot be added here', 'notHere'],
  ['Email not accepted', 'notAccepted'],
  ['Invalid email', 'notAccepted'],
])

/** The subscription failed. Nothing in the error contains the address. */
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

/** Puts an address on the newsletter's list (spec 7). @throws SubscriptionError */
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
  // Of spec 8.
  if (refusal === 'Email already subscribed') return 'alreadySubscribed'
  // A host that responds to every path with its start page also has status 200.
  if (error || refusal || !isFunctionResult(data)) {
    const reason =
      typeof refusal === 'string' ? refusal.replaceAll(email, '[address]') : 'no reason'
    throw new SubscriptionError(reason, PROBLEMS.get(reason), error)
  }
  return field(data, 'status') === 'pending' ? 'pending' : 'subscribed'
}

/** Whether the request failed at once although online; a timeout is another error. */
function isBlocked(error: unknown): boolean {
  return (
    error instanceof FunctionsFetchError && error.context instanceof TypeError && navigator.onLine
  )
}

/** Undefined where `Retry-After` is no number of seconds. */
function retryTime({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('Retry-After'))
  return seconds > 0 ? Date.now() + seconds * 1000 : undefined
}

/** The function's error message, from the body of the response in the client's error. */
async function readRefusal(error: unknown): Promise<unknown> {
  if (!(error instanceof FunctionsHttpError)) return undefined
  const response: Response = error.context
  // A gateway responds with an HTML page instead of the function's JSON.
  return field(await response.json().catch(() => undefined), 'error')
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

/** Whether the body is a JSON object: spec 7 requires only that it has no error. */
function isFunctionResult(data: unknown): boolean {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
