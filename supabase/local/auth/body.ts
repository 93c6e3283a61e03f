import type { Context } from 'hono'
import { z } from 'zod'
import { AuthError } from './errors.ts'

/** A text that the auth service treats alike when it is missing, null or empty. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/**
 * Reads the JSON body of a request.
 *
 * @throws AuthError bad_json when it is not JSON or a value is of the wrong kind.
 */
export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body = schema.safeParse(parseJson(await context.req.text()))
  if (body.success) return body.data
  throw badJson(body.error.issues.map((issue) => issue.message).join(', '))
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw badJson('invalid JSON')
  }
}

function badJson(reason: string): AuthError {
  return new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`)
}
