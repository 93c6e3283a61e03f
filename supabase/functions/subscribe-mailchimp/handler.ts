import type { Env } from '../_shared/project-key.ts'
import { readEmail } from './email.ts'
import { addMember } from './mailchimp.ts'
import { clientNetwork, countAttempt } from './rate-limit.ts'
import { Refusal } from './refusal.ts'
import { notSetUp, readSettings, readSiteOrigins } from './settings.ts'

/** The CORS headers that allow a page to call the function and read its response. */
const CORS_HEADERS = {
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  // Those of supabase-js.
  'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info',
  'Access-Control-Expose-Headers': 'Retry-After',
  'Access-Control-Max-Age': '3600',
}

/**
 * Signs an address up for the newsletter (spec 7). POST `{ email }` responds with `{ status: 'subscribed' | 'pending' }`,
 * or with `{ error }` and a status of 400 or more. Beyond a limit the status is 429, and `Retry-After` has the seconds to
 * wait.
 *
 * @param env the settings; docs/operations.md lists them
 * @param fetch for requests to Mailchimp and to the project's REST API
 */
export async function handler(
  request: Request,
  env: Env,
  fetch: typeof globalThis.fetch,
): Promise<Response> {
  const siteOrigins = readSiteOrigins(env)
  // Only browsers send an Origin.
  const origin = request.headers.get('Origin')
  const isForeign = origin !== null && !siteOrigins.includes(origin)
  const headers: Record<string, string> = { Vary: 'Origin' }
  if (origin !== null && !isForeign) {
    Object.assign(headers, CORS_HEADERS, { 'Access-Control-Allow-Origin': origin })
  }
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers })
  try {
    if (request.method !== 'POST') throw new Refusal(405, 'Method not allowed')
    if (siteOrigins.length === 0) throw notSetUp()
    if (isForeign) throw new Refusal(403, 'Origin not allowed')
    const { mailchimp, attempts } = readSettings(env)
    const email = await readEmail(request)
    await countAttempt(email, clientNetwork(request), attempts, fetch)
    return Response.json({ status: await addMember(email, mailchimp, fetch) }, { headers })
  } catch (error) {
    const { status, message, retryAfter } = error instanceof Refusal ? error : unexpected(error)
    if (status === 405) headers.Allow = 'POST, OPTIONS'
    if (retryAfter !== undefined) headers['Retry-After'] = String(retryAfter)
    return Response.json({ error: message }, { status, headers })
  }
}

/** Only the kind of error is logged: its message may repeat the visitor's input. */
function unexpected(error: unknown): Refusal {
  console.error(`Newsletter: ${error instanceof Error ? error.name : typeof error}`)
  return new Refusal(500, 'Something went wrong')
}
