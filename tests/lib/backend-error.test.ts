import {
  AuthApiError,
  AuthInvalidTokenResponseError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
} from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { backendErrorTexts } from '@/content/backend-errors'
import {
  BackendError,
  failureCause,
  failureExplanation,
  failureMessage,
  isNetworkError,
  isSessionExpired,
  NO_ROW_CHANGED,
  UNREADABLE_RESPONSE,
} from '@/lib/backend-error'
import { plainWords } from '../helpers/plain-words'

const noConnection =
  'Der er ingen forbindelse til serveren. Tjek din internetforbindelse, og prøv igen.'
const sessionExpired = 'Din session er udløbet. Log ind igen.'
const noResponse = 'Serveren svarer ikke lige nu. Prøv igen om lidt.'
const tooManyAttempts = 'For mange forsøg. Vent et øjeblik, og prøv igen.'

type Causes = Readonly<Record<string, string>>

/** The message for the toast, with what is marked as English between asterisks. */
function message(error: unknown, causes?: Causes) {
  return plainWords(failureMessage(error, backendErrorTexts, causes))
}

/** The Danish explanation beside the form. */
function explanation(error: unknown, causes?: Causes) {
  return failureExplanation(error, backendErrorTexts, causes)
}

function cause(error: unknown) {
  return failureCause(error, backendErrorTexts)
}

function backendError(status: number, code: string, message: string, hint: string | null = null) {
  return new BackendError({ code, message, details: null, hint }, status)
}

it("a BackendError keeps the fields of the server's error", () => {
  const body = { code: '42501', message: 'permission denied', details: null, hint: 'Grant …' }
  const error = new BackendError(body, 403)
  expect(error).toBeInstanceOf(Error)
  expect({ ...error, message: error.message }).toEqual({
    name: 'BackendError',
    code: '42501',
    status: 403,
    message: 'permission denied',
    details: undefined,
    hint: 'Grant …',
  })
})

describe('without a connection', () => {
  it.each([
    new BackendError({ message: 'TypeError: Failed to fetch', code: '', hint: '' }, 0),
    new TypeError('Failed to fetch'),
    new TypeError('fetch failed'),
    new TypeError('Load failed'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new AuthRetryableFetchError('Failed to fetch', 0),
  ])('says so: %o', (error) => {
    expect(isNetworkError(error)).toBe(true)
    expect(message(error)).toBe(noConnection)
    expect(explanation(error)).toBeUndefined()
  })

  it.each([
    new TypeError("Cannot read properties of undefined (reading 'fetch')"),
    new AuthRetryableFetchError('HTTP 502', 502),
    backendError(500, '57014', 'canceling statement due to statement timeout'),
    undefined,
  ])('is not blamed for %o', (error) => {
    expect(isNetworkError(error)).toBe(false)
  })
})

describe('with an expired session', () => {
  it.each([
    backendError(401, 'PGRST303', 'JWT expired'),
    backendError(401, 'PGRST303', 'JWT issued at future'),
    backendError(401, 'PGRST301', 'No suitable key or wrong key type'),
    backendError(401, 'PGRST301', 'JWT cryptographic operation failed'),
    backendError(
      401,
      '42501',
      'new row violates row-level security policy for table "course_events"',
    ),
    backendError(401, '42501', 'permission denied for table course_events'),
    new AuthApiError('Invalid Refresh Token: Session Expired', 400, 'session_expired'),
    new AuthApiError('Invalid Refresh Token: Already Used', 400, 'refresh_token_already_used'),
    new AuthApiError('invalid JWT: token is expired', 403, 'bad_jwt'),
  ])(
    'an expired session asks to sign in again, and leaves that to the dialog about it: %o',
    (error) => {
      expect(isSessionExpired(error)).toBe(true)
      expect(cause(error)).toBe(sessionExpired)
      expect(message(error)).toBe(`*${error.message}*`)
      expect(explanation(error)).toBeUndefined()
    },
  )

  it('an expired session without a request has no message of the server', () => {
    const error = new AuthSessionMissingError()
    expect(isSessionExpired(error)).toBe(true)
    expect(message(error)).toBe(sessionExpired)
  })

  it('a missing right of a signed-in user is no expired session', () => {
    expect(isSessionExpired(backendError(403, '42501', 'permission denied'))).toBe(false)
  })
})

it.each([
  // The database's own errors.
  [
    backendError(
      403,
      '42501',
      'new row violates row-level security policy for table "course_events"',
    ),
    'Du har ikke rettigheder til det.',
  ],
  [
    backendError(400, '22003', 'value "3000000000" is out of range for type integer'),
    'Tallet er for stort.',
  ],
  [
    backendError(400, '22007', 'invalid input syntax for type date: ""'),
    'Datoen eller tidspunktet er ugyldigt.',
  ],
  [
    backendError(400, '22008', 'date/time field value out of range: "25:00"'),
    'Datoen eller tidspunktet er ugyldigt.',
  ],
  // A server in trouble, and what stands in front of it.
  [backendError(500, '57014', 'canceling statement due to statement timeout'), noResponse],
  [backendError(503, '53300', 'sorry, too many clients already'), noResponse],
  [backendError(503, 'PGRST001', 'Database client error'), noResponse],
  [backendError(503, 'PGRST002', 'Could not query the database for the schema cache'), noResponse],
  [
    backendError(504, 'PGRST003', 'Timed out acquiring connection from connection pool.'),
    noResponse,
  ],
  [backendError(503, '', 'upstream connect error'), noResponse],
  // Signing in.
  [
    new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'),
    'Forkert e-mail eller adgangskode.',
  ],
  [
    new AuthApiError('Email not confirmed', 400, 'email_not_confirmed'),
    'Din e-mailadresse er ikke bekræftet endnu. Brug linket i bekræftelsesmailen.',
  ],
  [new AuthApiError('User is banned', 400, 'user_banned'), 'Kontoen er spærret.'],
  [new AuthApiError('Request rate limit reached', 429, 'over_request_rate_limit'), tooManyAttempts],
  [backendError(429, '', 'Too many requests'), tooManyAttempts],
])(
  "has the server's message for the toast, and a Danish sentence beside it, for %o",
  (error, text) => {
    expect(message(error)).toBe(`*${error.message}*`)
    expect(explanation(error)).toBe(text)
    expect(cause(error)).toBe(text)
  },
)

it.each([
  [
    backendError(200, NO_ROW_CHANGED, 'No row was changed'),
    'Det, du ville ændre, findes ikke længere, eller du har ikke rettigheder til at ændre det.',
  ],
  [backendError(520, '', ''), noResponse],
  [backendError(500, '', ''), noResponse],
  [backendError(200, '', '[{"id":"0b3e'), noResponse],
  [new AuthRetryableFetchError('{}', 500), noResponse],
  [new AuthInvalidTokenResponseError(), noResponse],
  [backendError(200, '', '<!doctype html><html lang="da">'), noResponse],
  [backendError(204, UNREADABLE_RESPONSE, 'A response without rows'), noResponse],
  [new AuthRetryableFetchError('HTTP 502', 502), noResponse],
  [backendError(403, UNREADABLE_RESPONSE, 'A page instead of JSON'), noResponse],
  [backendError(429, UNREADABLE_RESPONSE, 'A page instead of JSON'), tooManyAttempts],
  [backendError(429, '', ' '), tooManyAttempts],
  [new AuthApiError('{}', 429, undefined), tooManyAttempts],
])(
  'has the Danish sentence for the toast where no server has sent a message: %o',
  (error, text) => {
    expect(message(error)).toBe(text)
    expect(explanation(error)).toBeUndefined()
  },
)

it.each([
  backendError(
    404,
    'PGRST205',
    "Could not find the table 'public.course_events' in the schema cache",
  ),
  backendError(400, 'PGRST204', "Could not find the 'helicopter' column of 'course_events'"),
  backendError(400, '42703', 'column course_events.nope does not exist'),
  backendError(400, '22P02', 'invalid input syntax for type uuid: "undefined"'),
  backendError(500, '42P17', 'infinite recursion detected in policy for relation "user_roles"'),
  backendError(400, 'P0001', '<b> is no title'),
  backendError(400, '23514', 'new row for relation "x" violates check constraint "x_check"'),
  new AuthApiError('Email logins are disabled', 422, 'email_provider_disabled'),
])(
  "a BackendError has the server's message alone where it does not know the cause: %o",
  (error) => {
    expect(message(error)).toBe(`*${error.message}*`)
    expect(explanation(error)).toBeUndefined()
  },
)

it.each([
  undefined,
  null,
  'text',
  42,
  {},
  new Error('x is not a function'),
  backendError(400, '', ''),
])('has a message for %o', (error) => {
  expect(message(error)).toBe('Noget gik galt. Prøv igen om lidt.')
  expect(explanation(error)).toBeUndefined()
})

describe("with the caller's own texts", () => {
  const texts = { '42501': 'Nej.', x_title_check: 'Skriv en titel' }

  it('prefers them by code and by constraint', () => {
    expect(explanation(backendError(403, '42501', 'permission denied'), texts)).toBe('Nej.')
    const broken = 'new row for relation "x" violates check constraint "x_title_check"'
    expect(explanation(backendError(400, '23514', broken), texts)).toBe('Skriv en titel')
    expect(message(backendError(403, '42501', ''), texts)).toBe('Nej.')
  })

  it('still tells an expired session from a missing right', () => {
    expect(message(backendError(401, '42501', ''), texts)).toBe(sessionExpired)
  })
})
