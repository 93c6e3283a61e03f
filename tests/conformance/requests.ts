import type { Session, SupabaseClient } from '@supabase/supabase-js'
import type { Credentials, Project } from './project'

/** The version header of supabase-js; without it the auth service has the older error format. */
const VERSION = { 'X-Supabase-Api-Version': '2024-01-01' }

export type ProjectResponse<Body = Record<string, unknown>> = {
  status: number
  headers: Headers
  body: Body
}

type Call = { body?: unknown; token?: string | undefined; headers?: Record<string, string> }

/** A bare request with the publishable key. A body that is a text goes as it is, any other as JSON. */
export async function call<Body = Record<string, unknown>>(
  project: Project,
  method: string,
  path: string,
  { body, token, headers }: Call = {},
): Promise<ProjectResponse<Body>> {
  const response = await project.send(path, {
    method,
    headers: {
      apikey: project.publishableKey,
      'Content-Type': 'application/json',
      ...VERSION,
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : body === undefined ? null : JSON.stringify(body),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? {} : JSON.parse(text),
  }
}

/** Signs an account in with a client, which keeps the session. */
export async function sessionOf(
  client: SupabaseClient,
  { email, password }: Credentials,
): Promise<Session> {
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return data.session
}

/** The same token with another signature. */
export function forgery(token: string): string {
  const [head, claims, signature = ''] = token.split('.')
  return [head, claims, [...signature].reverse().join('')].join('.')
}

/** A refusal in the parts that the client depends on: `<status> <code>: <message>`. */
export function refusal({ status, body: { code, message } }: ProjectResponse): string {
  return `${status} ${code}: ${message}`
}
