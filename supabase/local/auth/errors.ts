import { randomUUID } from 'node:crypto'

const API_VERSION = '2024-01-01'

/** An answer of the auth service other than success. */
export class AuthError extends Error {
  readonly status: number
  readonly code: string
  readonly weakPasswordReasons: readonly string[] | undefined

  constructor(
    status: number,
    code: string,
    message: string,
    options: { weakPasswordReasons?: readonly string[] } = {},
  ) {
    super(message)
    this.name = 'AuthError'
    this.status = status
    this.code = code
    this.weakPasswordReasons = options.weakPasswordReasons
  }
}

/** For what the hosted service offers and the embedded one does not. */
export function leftOut(what: string): AuthError {
  return new AuthError(501, 'not_implemented', `The embedded auth service does not offer ${what}`)
}

/**
 * Words the error in the shape the client asked for: `{code, message}` since API version 2024-01-01,
 * `{code: <status>, error_code, msg}` before.
 *
 * Supabase sends the version header with errors only; supabase-js reads `error.code` only when it
 * is there.
 */
export function authErrorResponse(request: Request, error: AuthError): Response {
  const isCurrent = asksForCurrentShape(request.headers.get('X-Supabase-Api-Version'))
  const headers = new Headers({ 'x-sb-error-code': error.code })
  if (isCurrent) headers.set('X-Supabase-Api-Version', API_VERSION)
  const reasons = error.weakPasswordReasons
  const body = {
    ...(isCurrent ? currentShape(error) : formerShape(error)),
    ...(reasons && { weak_password: { reasons } }),
  }
  return Response.json(body, { status: error.status, headers })
}

function asksForCurrentShape(version: string | null): boolean {
  return version !== null && /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= API_VERSION
}

function currentShape({ code, message }: AuthError) {
  return { code, message }
}

function formerShape({ status, code, message }: AuthError) {
  return {
    code: status,
    error_code: code,
    msg: message,
    ...(status >= 500 && { error_id: randomUUID() }),
  }
}
