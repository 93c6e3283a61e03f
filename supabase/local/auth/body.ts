import type { Context } from 'hono'
import { z } from 'zod'
import { AuthError } from './errors.ts'

/** The auth service treats a missing text like an empty one. */
const text = z.string().default('')

const fieldsSchema = z.looseObject({
  email: z.string().toLowerCase().default(''),
  password: text,
  refresh_token: text,
  type: text,
  token: text,
  token_hash: text,
})

/** The fields of all calls; each reads those that it knows. */
export type Fields = z.infer<typeof fieldsSchema>

/**
 * Reads the JSON body of a request.
 *
 * @throws AuthError bad_json when it is not JSON or a value is of the wrong kind.
 */
export async function readFields(context: Context): Promise<Fields> {
  const body = fieldsSchema.safeParse(await context.req.json().catch(() => undefined))
  if (body.success) return body.data
  throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON')
}
