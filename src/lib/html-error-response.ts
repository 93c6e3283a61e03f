import { UNREADABLE_RESPONSE } from '@/lib/backend-error'

/**
 * Replaces the HTML page with which a proxy or firewall rejects a request by an error with the code
 * UNREADABLE_RESPONSE: postgrest-js takes any body that is no JSON for the server's message. The page becomes the
 * error's details, for the log. Other responses are returned unchanged.
 */
export async function rejectHtmlBody(response: Response): Promise<Response> {
  if (response.ok) return response
  const body = await response.clone().text()
  if (!body.trimStart().startsWith('<')) return response
  const error = { code: UNREADABLE_RESPONSE, message: 'A page instead of JSON', details: body }
  return new Response(JSON.stringify(error), {
    status: response.status,
    headers: { 'content-type': 'application/json' },
  })
}
