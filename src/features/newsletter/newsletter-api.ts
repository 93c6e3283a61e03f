import { FunctionsClient, FunctionsFetchError, FunctionsHttpError } from '@supabase/functions-js'
import { newsletterNotices as notices } from '@/content/newsletter-form'
import { REQUEST_TIMEOUT_MS } from '@/lib/backend-request'
import { supabaseKey, supabaseUrl } from '@/lib/env'
import { fieldsOf } from '@/lib/fields-of'
import { keyHeaders } from '@/lib/key-headers'

/** Anonymous client of the edge functions: the part of supabase-js for them. */
const publicFunctions = new FunctionsClient(`${supabaseUrl()}/functions/v1`, {
  headers: keyHeaders(supabaseKey),
})

/** Subscribed at once, or after the visitor has confirmed by mail (double opt-in), or long ago. */
type Subscription = 'subscribed' | 'pending' | 'alreadySubscribed'

/** By the function's error message: what the visitor can do about it. */
const NOTICES: ReadonlyMap<string, string> = new Map([
  ['Email bounced', notices.bounced],
  ['Email cannot be added here', notices.notHere],
  ['Email signed up too often', notices.tomorrow],
  ['Email not accepted', notices.notAccepted],
  ['Invalid email', notices.notAccepted],
])

/** The subscription failed. Nothing in the error contains the address. */
export class SubscriptionError extends Error {
  override readonly name = 'SubscriptionError'
  /** For the visitor; undefined where nothing more is known than that it failed. */
  readonly notice: string | undefined

  constructor(reason: string, notice?: string, cause?: unknown) {
    super(`The newsletter subscription failed: ${reason}`, { cause })
    this.notice = notice
  }
}

/** Puts an address on the newsletter's list (spec 7). @throws SubscriptionError */
export async function subscribe(address: string): Promise<Subscription> {
  const email = address.trim().toLowerCase()
  const result = await publicFunctions.invoke<unknown>('subscribe-mailchimp', {
    body: { email },
    timeout: REQUEST_TIMEOUT_MS,
  })
  const { data, response } = result
  const error: unknown = result.error

  if (isBlocked(error)) throw new SubscriptionError('it did not leave the browser', notices.blocked)
  if (response?.status === 429) {
    const notice = notices.tooManyAttempts(retryTime(response))
    throw new SubscriptionError('too many attempts', notice, error)
  }
  // A gateway responds with an HTML page instead of the function's JSON.
  const body: unknown =
    error instanceof FunctionsHttpError ? await response?.json().catch(() => undefined) : data
  const fields = isRecord(body) ? fieldsOf(body) : undefined
  const refusal = fields?.error
  // Of spec 8.
  if (refusal === 'Email already subscribed') return 'alreadySubscribed'
  // A host that responds to every path with its start page also has status 200.
  if (error || refusal || !fields) {
    const reason =
      typeof refusal === 'string' ? refusal.replaceAll(email, '[address]') : 'no reason'
    throw new SubscriptionError(reason, NOTICES.get(reason), error)
  }
  return fields.status === 'pending' ? 'pending' : 'subscribed'
}

/** Whether the request failed at once although online; a timeout is another error. */
function isBlocked(error: unknown): boolean {
  return (
    error instanceof FunctionsFetchError && error.context instanceof TypeError && navigator.onLine
  )
}

/** When the next attempt may succeed, in milliseconds since 1970; undefined where `Retry-After` is no number. */
function retryTime({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('Retry-After'))
  return seconds > 0 ? Date.now() + seconds * 1000 : undefined
}

/** Whether a body is a JSON object: spec 7 requires only that none of its fields is an error. */
function isRecord(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}
