import { FunctionsClient, FunctionsFetchError, FunctionsHttpError } from '@supabase/functions-js'
import { ANSWER_TIMEOUT_MS } from '@/lib/backend-error'
import { supabaseKey, supabaseUrl } from '@/lib/env'

/** Calls the backend's functions as everybody: supabase-js's own client for them, without the rest of it. */
const publicFunctions = new FunctionsClient(`${supabaseUrl()}/functions/v1`, {
  headers: { apikey: supabaseKey, Authorization: `Bearer ${supabaseKey}` },
})

/** Subscribed at once, or after the visitor has confirmed by mail (double opt-in). */
export type Subscription = 'subscribed' | 'pending'

/** The address was on the list before. */
export class AlreadySubscribedError extends Error {
  override readonly name = 'AlreadySubscribedError'
}

/** The sign-up was sent to nobody although there is a connection: the browser, or something in it, has stopped it. */
export class BlockedError extends Error {
  override readonly name = 'BlockedError'
}

/** The server's own words for it (Specification 8). */
const ALREADY_SUBSCRIBED = 'Email already subscribed'

/**
 * Puts an address on the newsletter's list (Specification 7). Its errors never contain the address.
 * @throws AlreadySubscribedError, BlockedError, or Error for whatever else went wrong
 */
export async function subscribe(address: string): Promise<Subscription> {
  const email = address.trim().toLowerCase()
  const { data, error } = await publicFunctions.invoke<unknown>('subscribe-mailchimp', {
    body: { email },
    timeout: ANSWER_TIMEOUT_MS,
  })

  if (isBlocked(error))
    throw new BlockedError('The newsletter subscription did not leave the browser')
  const refusal = error ? await readRefusal(error) : field(data, 'error')
  if (refusal === ALREADY_SUBSCRIBED) throw new AlreadySubscribedError(refusal)
  // A host that answers every path with its start page has subscribed nobody, for all its 200.
  if (error || refusal || !isAnswer(data)) {
    const reason =
      typeof refusal === 'string' ? refusal.replaceAll(email, '[address]') : 'no reason'
    throw new Error(`The newsletter subscription failed: ${reason}`, { cause: error })
  }
  return field(data, 'status') === 'pending' ? 'pending' : 'subscribed'
}

/** Whether nothing answered at once; a request that went out and got no answer is aborted later, as another error. */
function isBlocked(error: unknown): boolean {
  return (
    error instanceof FunctionsFetchError && error.context instanceof TypeError && navigator.onLine
  )
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

/** Specification 7 asks the answer for nothing but that it names no error; it must be one of a function's. */
function isAnswer(data: unknown): boolean {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
