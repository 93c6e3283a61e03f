import { fieldsOf, textIn } from '../../src/lib/fields-of.ts'
import { keyHeaders } from '../../src/lib/key-headers.ts'
import { comparable } from '../../src/lib/plain-text.ts'
import { type HostedProject, readHostedProject, requireSecretKey } from '../site-settings.ts'
import { type Command, runAsProgram } from './command.ts'
import { type HttpResult, sendRequest } from './http.ts'

/** More than a project has, as nobody can sign up. */
const MOST_USERS = 1_000

/** Makes the account with the mail address in `args` an administrator of the hosted project. */
export const grantAdminRole: Command = async ([email], { folder, env, say }) => {
  if (!email) throw new Error('SUPABASE_SECRET_KEY=… npm run admin:grant -- navn@eksempel.dk')
  const secretKey = requireSecretKey(env.SUPABASE_SECRET_KEY)
  say(await grantAdmin(email, readHostedProject(folder), secretKey))
}

/** Makes this user an administrator. Resolves to a message; none, not even that of an error, contains the key. */
export async function grantAdmin(
  email: string,
  { url }: Pick<HostedProject, 'url'>,
  secretKey: string,
  fetch = globalThis.fetch,
): Promise<string> {
  const headers = keyHeaders(secretKey)
  const list = `${url}/auth/v1/admin/users?per_page=${MOST_USERS}`
  const listed = await sendRequest(fetch, list, { headers })
  const { users } = fieldsOf(listed.body)
  if (!Array.isArray(users)) throw unexpected(listed)
  const user: unknown = users.find(
    (each) => comparable(textIn(each, 'email') ?? '') === comparable(email),
  )
  if (!user) {
    throw new Error(
      `No user has the address ${email}: add one in the dashboard (Authentication, Users, Add user).`,
    )
  }
  const result = await sendRequest(fetch, `${url}/rest/v1/user_roles`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', Prefer: 'return=minimal' },
    body: JSON.stringify({ user_id: textIn(user, 'id'), role: 'admin' }),
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

await runAsProgram(import.meta.url, grantAdminRole)
