const API_VERSION = '2024-01-01'
const VERSION_HEADER = 'X-Supabase-Api-Version'

/** A refusal by the auth service. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** A feature of the hosted service that the product does not use. */
export function notImplemented(feature: string): AuthError {
  return new AuthError(
    501,
    'not_implemented',
    `The embedded auth service does not offer ${feature}`,
  )
}

export function invalidRequest(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message)
}

/** The account of the caller is gone. */
export function userNotFound(): AuthError {
  return new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
}

/**
 * Words the refusal in the shape that the client expects: `{code, message}` if it names an API version, as supabase-js
 * does, or else `{code: <status>, error_code, msg}`. supabase-js reads `error.code` only beside the version header.
 */
export function authErrorResponse(request: Request, error: AuthError): Response {
  const { status, code, message } = error
  const isCurrent = request.headers.has(VERSION_HEADER)
  const headers = new Headers({ 'x-sb-error-code': code })
  if (isCurrent) headers.set(VERSION_HEADER, API_VERSION)
  return Response.json(
    {
      ...(isCurrent ? { code, message } : { code: status, error_code: code, msg: message }),
      // Passwords have no other rule here.
      ...(code === 'weak_password' && { weak_password: { reasons: ['length'] } }),
    },
    { status, headers },
  )
}
