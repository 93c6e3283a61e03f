import { createHash } from 'node:crypto'
import { parseJson, property } from './json.ts'
import { Refusal } from './refusal.ts'

/** Subscribed at once, or once the receiver has confirmed by mail (double opt-in). */
export type SubscriptionStatus = 'subscribed' | 'pending'

export type Mailchimp = {
  /** The members of the audience in the Marketing API. */
  membersUrl: string
  apiKey: string
  /** What a new member becomes. */
  newStatus: SubscriptionStatus
}

/** For all requests of one sign-up together. */
const TIME_LIMIT_MS = 8_000
const PAUSE_BEFORE_RETRY_MS = 500

type MailchimpResponse = { status: number; body: unknown }

/**
 * Signs an address up by what the audience knows of it, and resolves to what it has become. A new address becomes
 * what the settings say; one that left, was archived or has not confirmed yet is sent a mail to confirm.
 *
 * @throws Refusal 409 for an address that is subscribed, whose mails came back, or that Mailchimp lets nobody but its
 *   owner add; 400 for one that Mailchimp does not accept; 502, 503 and 504 when Mailchimp fails, is busy, or does not
 *   answer.
 */
export async function addMember(
  email: string,
  mailchimp: Mailchimp,
  fetch: typeof globalThis.fetch,
): Promise<SubscriptionStatus> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS)
  const send = sendTo(mailchimp, signal, fetch)
  const memberUrl = `${mailchimp.membersUrl}/${memberHash(email)}`
  const put = (change: object) => send('PUT', memberUrl, { email_address: email, ...change })

  try {
    const state = readState(await send('GET', `${memberUrl}?fields=status`))
    if (state === 'subscribed') throw new Refusal(409, 'Email already subscribed')
    if (state === 'cleaned') throw new Refusal(409, 'Email bounced')
    if (state === undefined) {
      // Changes nothing where another request has added the address meanwhile, or a lost response did.
      const response = await put({ status_if_new: mailchimp.newStatus })
      if (!hasTitle(response, 'Member In Compliance State')) return subscriptionStatus(response)
    }
    // Mailchimp mails when a member becomes pending, and not when one who is pending is set to it again.
    if (state === 'pending') readState(await put({ status: 'unsubscribed' }))
    // The one way back that Mailchimp leaves open for members who unsubscribed: they confirm it themselves.
    return subscriptionStatus(await put({ status: 'pending', status_if_new: 'pending' }))
  } catch (error) {
    if (error instanceof Refusal) throw error
    console.error(`Newsletter: ${signal.aborted ? 'no answer from' : 'cannot reach'} Mailchimp`)
    throw new Refusal(signal.aborted ? 504 : 502, 'The newsletter service did not answer')
  }
}

/** How the Marketing API names a member; WebCrypto has no MD5. */
function memberHash(email: string): string {
  return createHash('md5').update(email.toLowerCase()).digest('hex')
}

/** Makes a function that sends one request, and once more where Mailchimp is overloaded or broken (429, 5xx). */
function sendTo({ apiKey }: Mailchimp, signal: AbortSignal, fetch: typeof globalThis.fetch) {
  async function attempt(method: string, url: string, body?: object): Promise<MailchimpResponse> {
    const response = await fetch(url, {
      method,
      headers: {
        // Any user name will do.
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

/** @returns the member's state, undefined where there is no such member */
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

/** Mailchimp's words stay here: they repeat the address. */
function refusalOf(response: MailchimpResponse): Refusal {
  // Deleted for good, or in a state that Mailchimp keeps for its owner or itself to change. Nobody else is told which.
  if (
    hasTitle(response, 'Forgotten Email Not Subscribed') ||
    hasTitle(response, 'Member In Compliance State')
  ) {
    return new Refusal(409, 'Email cannot be added here')
  }
  if (hasTitle(response, 'Invalid Resource')) {
    if (concernsAddress(property(response.body, 'errors'))) {
      return new Refusal(400, 'Email not accepted')
    }
    console.error('Newsletter: the Mailchimp audience requires more fields than the address')
    return new Refusal(502, 'The newsletter service refused the request')
  }
  console.error(`Newsletter: unexpected answer ${response.status} from Mailchimp`)
  return response.status === 429
    ? new Refusal(503, 'The newsletter service is busy, try again later')
    : new Refusal(502, 'The newsletter service refused the request')
}

function hasTitle({ status, body }: MailchimpResponse, title: string): boolean {
  return status === 400 && property(body, 'title') === title
}

/** Fields other than the address are only complained of when the audience demands them. */
function concernsAddress(errors: unknown): boolean {
  if (!Array.isArray(errors) || errors.length === 0) return true
  return errors.some((error) => property(error, 'field') === 'email_address')
}
