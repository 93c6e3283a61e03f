import { comparable } from '../../src/lib/plain-text.ts'
import { isSecretKey } from '../build/secrets.ts'
import { type Answer, ask, textIn, valueIn } from './http.ts'

type Grant = {
  email: string
  /** Address of the hosted project, without a trailing slash. */
  url: string
  secretKey: string
  fetch: typeof globalThis.fetch
}

const USERS_PER_PAGE = 200

/**
 * Makes the user with this e-mail address an administrator, and resolves to a sentence that says so. One who
 * is an administrator already stays one.
 *
 * @throws Error with a sentence that says what is wrong. None of them repeats the key.
 */
export async function grantAdmin({ email, url, secretKey, fetch }: Grant): Promise<string> {
  if (!isSecretKey(secretKey)) {
    throw new Error(
      'SUPABASE_SECRET_KEY must be a secret key (sb_secret_…) or the older service_role key.',
    )
  }
  const headers = { apikey: secretKey, Authorization: `Bearer ${secretKey}` }
  const userId = await findUser(comparable(email), url, headers, fetch)

  const answer = await ask(fetch, `${url}/rest/v1/user_roles`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', Prefer: 'return=minimal' },
    body: JSON.stringify({ user_id: userId, role: 'admin' }),
  })
  if (answer.status === 201) return `${email} is now an administrator.`
  if (textIn(answer.body, 'code') === '23505') return `${email} is an administrator already.`
  if (textIn(answer.body, 'code') === 'PGRST205') {
    throw new Error('The table user_roles is missing: run `npx supabase db push --remote` first.')
  }
  throw unexpected(answer)
}

async function findUser(
  email: string,
  url: string,
  headers: Record<string, string>,
  fetch: typeof globalThis.fetch,
): Promise<string> {
  for (let page = 1; ; page += 1) {
    const query = `page=${page}&per_page=${USERS_PER_PAGE}`
    const answer = await ask(fetch, `${url}/auth/v1/admin/users?${query}`, { headers })
    if (answer.status === 401 || answer.status === 403) {
      throw new Error('The project does not accept SUPABASE_SECRET_KEY: is it of this project?')
    }
    if (answer.status === 501) {
      throw new Error(
        'This is the embedded backend, which brings its own administrator (see the README).',
      )
    }
    const users = valueIn(answer.body, 'users')
    if (answer.status !== 200 || !Array.isArray(users)) throw unexpected(answer)

    const user: unknown = users.find((each) => comparable(textIn(each, 'email') ?? '') === email)
    const id = textIn(user, 'id')
    if (id) return id
    // Empty, not short: the server may give fewer a page than it is asked for.
    if (users.length === 0) {
      throw new Error(
        `No user has the address ${email}: add one in the dashboard (Authentication, Users, Add user).`,
      )
    }
  }
}

function unexpected({ status, body }: Answer): Error {
  if (status === 0) return new Error('The project did not answer: check VITE_SUPABASE_URL.')
  const message = textIn(body, 'message') ?? textIn(body, 'msg') ?? ''
  return new Error(`The project answered ${status} ${message}`.trim())
}
