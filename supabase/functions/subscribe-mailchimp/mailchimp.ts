import { createHash } from 'node:crypto'
import { parseJson, property } from './json.ts'
import { Refusal } from './refusal.ts'

/** Subscribed at once, or after a confirmation by mail (double opt-in). */
type SubscriptionStatus = 'subscribed' | 'pending'

export type Mailchimp = {
  /** URL of the audience's members in the Marketing API. */
  membersUrl: string
  apiKey: string
  /** The status of a new member. */
  newStatus: SubscriptionStatus
}

/** The timeout for all requests of one sign-up. */
const TIME_LIMIT_MS = 8_000
const PAUSE_BEFORE_RETRY_MS = 500

/** The change to a member who must confirm. */
const PENDING = { status: 'pending', status_if_new: 'pending' }

type MailchimpResponse = { status: number; body: unknown }

/**
 * Signs an address up, depending on its status in the audience, and resolves to the new status. A new address gets the
 * status of the settings; one that has unsubscribed, was archived or is pending gets a mail to confirm.
 *
 * @param email in lower case, as Mailchimp hashes it to the id of a member
 * @throws Refusal 409 for an address that is subscribed, has bounced, that only its owner may add again, or that has
 *   signed up to too many newsletters for today; 400 for one that Mailchimp rejects; 502, 503 and 504 when Mailchimp fails, is overloaded, or does not respond.
 */
export async function addMember(
  email: string,
  mailchimp: Mailchimp,
  fetch: typeof globalThis.fetch,
): Promise<SubscriptionStatus> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS)
  const send = sendTo(mailchimp, fetch)
  // WebCrypto has no MD5.
  const memberId = createHash('md5').update(email).digest('hex')
  const memberUrl = `${mailchimp.membersUrl}/${memberId}`
  const put = (change: object, limit = signal) =>
    send(limit, 'PUT', memberUrl, { email_address: email, ...change })

  try {
    const state = readState(await send(signal, 'GET', `${memberUrl}?fields=status`))
    if (state === 'subscribed') throw new Refusal(409, 'Email already subscribed')
    if (state === 'cleaned') throw new Refusal(409, 'Email bounced')
    if (state === undefined) {
      // Changes nothing if the address has been added meanwhile, by another request or one whose response was lost.
      const response = await put({ status_if_new: mailchimp.newStatus })
      if (!hasTitle(response, 'Member In Compliance State')) return subscriptionStatus(response)
    }
    if (state === 'pending') return await becomePendingAgain(put)
    // Members who have unsubscribed can come back only by confirming it themselves.
    return subscriptionStatus(await put(PENDING))
  } catch (error) {
    if (error instanceof Refusal) throw error
    console.error(`Newsletter: ${signal.aborted ? 'no response from' : 'cannot reach'} Mailchimp`)
    throw new Refusal(signal.aborted ? 504 : 502, 'The newsletter service did not respond')
  }
}

/**
 * Has the mail to confirm sent once more: Mailchimp sends it only when the status changes to pending. If a request fails
 * in between, the member is made pending again at once, beyond the timeout of the sign-up.
 */
async function becomePendingAgain(
  put: (change: object, limit?: AbortSignal) => Promise<MailchimpResponse>,
): Promise<SubscriptionStatus> {
  let isUnsubscribed = false
  try {
    readState(await put({ status: 'unsubscribed' }))
    isUnsubscribed = true
    return subscriptionStatus(await put(PENDING))
  } catch (error) {
    console.error(
      'Newsletter: a pending member may have been unsubscribed; it is made pending again',
    )
    const status = subscriptionStatus(await put(PENDING, AbortSignal.timeout(TIME_LIMIT_MS)))
    console.error('Newsletter: the member is pending again')
    // Without a change before, Mailchimp has sent no mail.
    if (isUnsubscribed) return status
    throw error
  }
}

/** A function that sends a request, and retries it once for 429 and 5xx. */
function sendTo({ apiKey }: Mailchimp, fetch: typeof globalThis.fetch) {
  async function attempt(
    signal: AbortSignal,
    method: string,
    url: string,
    body?: object,
  ): Promise<MailchimpResponse> {
    const response = await fetch(url, {
      method,
      headers: {
        // Any user name is accepted.
        Authorization: `Basic ${btoa(`apikey:${apiKey}`)}`,
        'Content-Type': 'application/json',
      },
      signal,
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: parseJson(await response.text()) }
  }

  return async (...request: Parameters<typeof attempt>): Promise<MailchimpResponse> => {
    const first = await attempt(...request)
    if (first.status !== 429 && first.status < 500) return first
    await new Promise((resolve) => setTimeout(resolve, PAUSE_BEFORE_RETRY_MS))
    return attempt(...request)
  }
}

/** @returns the member's status, undefined without such a member */
function readState(response: MailchimpResponse): string | undefined {
  if (response.status === 404) return undefined
  const state = property(response.body, 'status')
  if (response.status === 200 && typeof state === 'string') return state
  throw refusalOf(response)
}

function subscriptionStatus(response: MailchimpResponse): SubscriptionStatus {
  const state = property(response.body, 'status')
  if (response.status === 200 && (state === 'subscribed' || state === 'pending')) return state
  throw refusalOf(response)
}

/** Does not pass Mailchimp's message on, which repeats the address. */
function refusalOf(response: MailchimpResponse): Refusal {
  // Permanently deleted, or in a status that only the owner or Mailchimp can change. The caller must not learn which.
  if (
    hasTitle(response, 'Forgotten Email Not Subscribed') ||
    hasTitle(response, 'Member In Compliance State')
  ) {
    return new Refusal(409, 'Email cannot be added here')
  }
  if (hasTitle(response, 'Invalid Resource')) {
    // A limit of Mailchimp's own, which it words like a fault of the address.
    if (JSON.stringify(response.body).includes('signed up to a lot of lists')) {
      return new Refusal(409, 'Email signed up too often')
    }
    if (concernsAddress(property(response.body, 'errors'))) {
      return new Refusal(400, 'Email not accepted')
    }
    console.error('Newsletter: the Mailchimp audience requires more fields than the address')
    return new Refusal(502, 'The newsletter service refused the request')
  }
  console.error(`Newsletter: unexpected response ${response.status} from Mailchimp`)
  return response.status === 429
    ? new Refusal(503, 'The newsletter service is busy, try again later')
    : new Refusal(502, 'The newsletter service refused the request')
}

function hasTitle({ body }: MailchimpResponse, title: string): boolean {
  return property(body, 'title') === title
}

/** Whether Mailchimp complains about other fields than the address, which it does when the audience requires them. */
function concernsAddress(errors: unknown): boolean {
  if (!Array.isArray(errors) || errors.length === 0) return true
  return errors.some((error) => property(error, 'field') === 'email_address')
}
