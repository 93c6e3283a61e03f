import { UNREADABLE_ANSWER } from '@/lib/backend-error'

/**
 * Puts an error with the code UNREADABLE_ANSWER in the place of a refusal whose body is a page, as proxies and
 * firewalls send it: postgrest-js hands any body that is no JSON on as if it were the server's message, from
 * which nobody could tell it any more. The page itself goes along as the error's details, for the log.
 * @param answer is returned as it is where it is no refusal or has JSON or plain text in it
 */
export async function withoutPage(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  const body = await answer.clone().text()
  // JSON never begins so.
  if (!body.trimStart().startsWith('<')) return answer
  const error = { code: UNREADABLE_ANSWER, message: 'A page instead of JSON', details: body }
  return new Response(JSON.stringify(error), {
    status: answer.status,
    headers: { 'content-type': 'application/json' },
  })
}
