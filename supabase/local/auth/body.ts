import type { Context } from 'hono'
import { z } from 'zod'
import { AuthError } from './errors.ts'

/** A text that the auth service treats alike when it is missing, null or empty. */
const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const fieldsSchema = z.object({
  email: optionalText,
  password: optionalText,
  refresh_token: optionalText,
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
})

/** The fields of all calls; each reads those that it knows. */
export type Fields = z.infer<typeof fieldsSchema>

export function readFields(context: Context): Promise<Fields> {
  return readBody(context, fieldsSchema)
}

/**
 * Reads the JSON body of a request.
 *
 * @throws AuthError bad_json when it is not JSON or a value is of the wrong kind.
 */
export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body = schema.safeParse(await context.req.json().catch(() => undefined))
  if (body.success) return body.data
  throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON')
}
