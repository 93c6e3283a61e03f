import type { messages } from '@electric-sql/pglite'
import type { Role } from '../database/database.ts'

/** A request that is refused. Thrown inside a transaction, it rolls the transaction back. */
export class RestError extends Error {
  readonly status: number
  /** PostgREST always sends all four keys, null when unknown. */
  readonly body: { code: string; message: string; details: string | null; hint: string | null }

  constructor(
    status: number,
    code: string,
    message: string,
    details: string | null = null,
    hint: string | null = null,
  ) {
    super(message)
    this.status = status
    this.body = { code, message, details, hint }
  }
}

export function toErrorResponse({ status, body }: RestError): Response {
  return Response.json(body, { status })
}

/** A feature of PostgREST that the product does not use: no response is better than a wrong one. */
export function notImplemented(feature: string): RestError {
  return new RestError(501, 'LOCAL501', `The embedded backend does not support ${feature}`)
}

export function unreadableBody(message = 'Empty or invalid json'): RestError {
  return new RestError(400, 'PGRST102', message)
}

/**
 * The response to an error of the database.
 *
 * Missing privileges mean 401 for a visitor, who may still sign in, and 403 for everybody else.
 */
export function fromDatabaseError(error: messages.DatabaseError, role: Role): RestError {
  const { code = 'XX000', message, detail = null, hint = null } = error
  // PostgREST refuses these three itself, by its schema cache.
  if (code === '42883') {
    return new RestError(404, 'PGRST202', `Could not find the function in the schema: ${message}`)
  }
  if (code === '42P01') return new RestError(404, 'PGRST205', message)
  if (code === '42703' && / of relation /.test(message)) {
    return new RestError(400, 'PGRST204', message)
  }
  return new RestError(statusOf(code, role), code, message, detail, hint)
}

function statusOf(state: string, role: Role): number {
  // A function or trigger of the project chooses the status itself: PT429.
  const [, chosen] = /^PT([2-5]\d\d)$/.exec(state) ?? []
  if (chosen) return Number(chosen)
  if (state === '42501') return role === 'anon' ? 401 : 403
  // Violations of a foreign key and of a unique constraint.
  if (state === '23503' || state === '23505') return 409
  // The classes of faults that are the server's own.
  return /^(?:25|40|5[3-8]|XX)/.test(state) || state === '42P17' ? 500 : 400
}
