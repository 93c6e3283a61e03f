import { comparable } from '../../src/lib/plain-text.ts'
import { type HttpResult, sendRequest, textIn, valueIn } from './http.ts'

type Grant = {
  email: string
  /** URL of the hosted project, without a trailing slash. */
  url: string
  secretKey: string
  fetch: typeof globalThis.fetch
}

const USERS_PER_PAGE = 200

/**
 * Makes the user with this e-mail address an administrator, if they are none. Resolves to a message for the terminal.
 *
 * @throws Error with a message for the terminal, which never contains the key
 */
export async function grantAdmin({ email, url, secretKey, fetch }: Grant): Promise<string> {
  const headers = { apikey: secretKey, Authorization: `Bearer ${secretKey}` }

  async function findUser(): Promise<string> {
    for (let page = 1; ; page += 1) {
      const query = `page=${page}&per_page=${USERS_PER_PAGE}`
      const result = await sendRequest(fetch, `${url}/auth/v1/admin/users?${query}`, { headers })
      const users = valueIn(result.body, 'users')
      if (!Array.isArray(users)) throw unexpected(result)
      const user: unknown = users.find(
        (each) => comparable(textIn(each, 'email') ?? '') === comparable(email),
      )
      const id = textIn(user, 'id')
      if (id) return id
      // The last page is empty: the server may return shorter pages than requested.
      if (users.length === 0) {
        throw new Error(
          `No user has the address ${email}: add one in the dashboard (Authentication, Users, Add user).`,
        )
      }
    }
  }

  const result = await sendRequest(fetch, `${url}/rest/v1/user_roles`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', Prefer: 'return=minimal' },
    body: JSON.stringify({ user_id: await findUser(), role: 'admin' }),
  })
  if (result.status === 201) return `${email} is now an administrator.`
  if (textIn(result.body, 'code') === '23505') return `${email} is an administrator already.`
  throw unexpected(result)
}

function unexpected({ status, body }: HttpResult): Error {
  if (status === 0) return new Error('The project did not respond: check VITE_SUPABASE_URL.')
  if (status === 401 || status === 403) {
    return new Error('The project does not accept SUPABASE_SECRET_KEY: is it of this project?')
  }
  const message = textIn(body, 'message') ?? textIn(body, 'msg') ?? ''
  return new Error(`The project responded with ${status} ${message}`.trim())
}
