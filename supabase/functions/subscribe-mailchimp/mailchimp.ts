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

/** For both tries together. */
const TIME_LIMIT_MS = 8_000
const PAUSE_BEFORE_RETRY_MS = 500

type Answer = { status: number; body: unknown }

/**
 * Adds an address to the audience and resolves to what it became. A try that meets an overloaded or
 * broken Mailchimp (429, 5xx) is repeated once.
 *
 * @throws Refusal 409 for an address that is, or may not again become, a member; 400 for one that
 *   Mailchimp does not accept; 502, 503 and 504 when Mailchimp fails, is busy, or does not answer.
 */
export async function addMember(
  email: string,
  mailchimp: Mailchimp,
  fetch: typeof globalThis.fetch,
): Promise<SubscriptionStatus> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS)

  async function ask(): Promise<Answer> {
    const response = await fetch(mailchimp.membersUrl, {
      method: 'POST',
      headers: {
        // Any user name will do.
        Authorization: `Basic ${btoa(`apikey:${mailchimp.apiKey}`)}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ email_address: email, status: mailchimp.newStatus }),
      signal,
    })
    return { status: response.status, body: parseJson(await response.text()) }
  }

  try {
    const first = await ask()
    if (first.status !== 429 && first.status < 500) return judge(first)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_BEFORE_RETRY_MS))
    const second = await ask()
    // The first try has added the address after all, and only its answer was lost.
    if (isMember(second)) return mailchimp.newStatus
    return judge(second)
  } catch (error) {
    if (error instanceof Refusal) throw error
    console.error(`Newsletter: ${signal.aborted ? 'no answer from' : 'cannot reach'} Mailchimp`)
    throw new Refusal(signal.aborted ? 504 : 502, 'The newsletter service did not answer')
  }
}

function isMember({ status, body }: Answer): boolean {
  return status === 400 && property(body, 'title') === 'Member Exists'
}

/** Mailchimp's words stay here: they repeat the address. */
function judge({ status, body }: Answer): SubscriptionStatus {
  const state = property(body, 'status')
  if (isMember({ status, body })) throw new Refusal(409, 'Email already subscribed')
  if (status === 200 && (state === 'subscribed' || state === 'pending')) return state

  switch (status === 400 && property(body, 'title')) {
    // Deleted for good, or unsubscribed by its owner: Mailchimp only lets the owner undo that, on
    // Mailchimp's own pages.
    case 'Forgotten Email Not Subscribed':
    case 'Member In Compliance State':
      throw new Refusal(409, 'Email was removed from the newsletter and cannot be added again here')
    case 'Invalid Resource':
      if (concernsAddress(property(body, 'errors'))) throw new Refusal(400, 'Email not accepted')
      console.error('Newsletter: the Mailchimp audience requires more fields than the address')
      throw new Refusal(502, 'The newsletter service refused the request')
  }

  console.error(`Newsletter: unexpected answer ${status} from Mailchimp`)
  if (status === 429) throw new Refusal(503, 'The newsletter service is busy, try again later')
  throw new Refusal(502, 'The newsletter service refused the request')
}

/** Fields other than the address are only complained of when the audience demands them. */
function concernsAddress(errors: unknown): boolean {
  if (!Array.isArray(errors) || errors.length === 0) return true
  return errors.some((error) => property(error, 'field') === 'email_address')
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
