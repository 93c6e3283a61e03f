import { parseJson, property } from './json.ts'
import { Refusal } from './refusal.ts'

/** More than `{ "email": … }` with the longest address, every character of it escaped. */
const BODY_LIMIT_BYTES = 4096

/** No mail server takes a longer address (RFC 5321). */
const EMAIL_LIMIT_CHARACTERS = 254

/**
 * Reads `{ email }` from a request, trimmed and in lower case.
 *
 * @throws Refusal 413 for a body over 4096 bytes, 400 for an address that is invalid by the rule of the site's form
 *   (spec 5): not empty, and with an '@'. Mailchimp validates the rest.
 */
export async function readEmail(request: Request): Promise<string> {
  const value = property(parseJson(await readBody(request)), 'email')
  const email = typeof value === 'string' ? value.trim().toLowerCase() : ''
  if (email.includes('@') && email.length <= EMAIL_LIMIT_CHARACTERS) return email
  throw new Refusal(400, 'Invalid email')
}

async function readBody({ body }: Request): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > BODY_LIMIT_BYTES) throw new Refusal(413, 'Request body too large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
