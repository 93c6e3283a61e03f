import {
  AuthApiError,
  AuthInvalidTokenResponseError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
} from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { backendErrorTexts as texts } from '@/content/backend-errors'
import { BackendError, NO_ROW_CHANGED, UNREADABLE_RESPONSE } from '@/lib/backend-error'
import {
  type ErrorTexts,
  inlineText,
  isSessionExpired,
  knownCause,
  toastText,
} from '@/lib/error-texts'
import { plainWords } from '../helpers/plain-words'

/** The message for the toast, with what is marked as English between asterisks. */
function message(error: unknown, causes?: ErrorTexts) {
  return plainWords(toastText(error, texts, causes))
}

/** The Danish explanation beside the form. */
function explanation(error: unknown, causes?: ErrorTexts) {
  return inlineText(error, texts, causes)
}

function backendError(status: number, code: string, message: string) {
  return new BackendError({ code, message, details: null, hint: null }, status)
}

test.each([
  backendError(0, '', 'TypeError: Failed to fetch'),
  new AuthRetryableFetchError('Failed to fetch', 0),
])('without a connection the toast says so, and nothing else does: %o', (error) => {
  expect(message(error)).toBe(texts.noConnection)
  expect(explanation(error)).toBeUndefined()
})

test.each([
  new TypeError("Cannot read properties of undefined (reading 'fetch')"),
  new AuthRetryableFetchError('HTTP 502', 502),
  undefined,
])('a failure with another cause is not blamed on the connection: %o', (error) => {
  expect(message(error)).not.toBe(texts.noConnection)
})

test.each([
  backendError(401, 'PGRST303', 'JWT expired'),
  backendError(401, 'PGRST301', 'No suitable key or wrong key type'),
  backendError(401, '42501', 'permission denied for table course_events'),
  new AuthApiError('Invalid Refresh Token: Session Expired', 400, 'session_expired'),
  new AuthApiError('invalid JWT: token is expired', 403, 'bad_jwt'),
])('an expired session is left to its dialog: %o', (error) => {
  expect(isSessionExpired(error)).toBe(true)
  expect(knownCause(error, texts)).toBe(texts.sessionExpired)
  expect(message(error)).toBe(`*${error.message}*`)
  expect(explanation(error)).toBeUndefined()
})

test('a call without a session counts as an expired one, a missing right does not', () => {
  const missing = new AuthSessionMissingError()
  expect(isSessionExpired(missing)).toBe(true)
  expect(message(missing)).toBe(texts.sessionExpired)
  expect(isSessionExpired(backendError(403, '42501', 'permission denied'))).toBe(false)
})

test.each([
  [backendError(403, '42501', 'violates row-level security policy'), texts.codes['42501']],
  [backendError(400, '22007', 'invalid input syntax for type date'), texts.codes['22007']],
  [
    new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'),
    'Forkert e-mail eller adgangskode.',
  ],
  [backendError(500, '57014', 'canceling statement due to timeout'), texts.noResponse],
  [backendError(503, '53300', 'sorry, too many clients already'), texts.noResponse],
  [backendError(503, 'PGRST002', 'Could not query the database'), texts.noResponse],
  [backendError(503, '', 'upstream connect error'), texts.noResponse],
  [new AuthApiError('Rate limit', 429, 'over_request_rate_limit'), texts.tooManyAttempts],
  [backendError(429, '', 'Too many requests'), texts.tooManyAttempts],
])("the toast has the server's message, and the form a Danish sentence: %o", (error, text) => {
  expect(text).toBeDefined()
  expect(message(error)).toBe(`*${error.message}*`)
  expect(explanation(error)).toBe(text)
})

test.each([
  [backendError(200, NO_ROW_CHANGED, 'No row was changed'), texts.codes[NO_ROW_CHANGED]],
  [backendError(500, '', ''), texts.noResponse],
  [backendError(200, '', '[{"id":"0b3e'), texts.noResponse],
  [backendError(204, UNREADABLE_RESPONSE, 'A response without rows'), texts.noResponse],
  [backendError(403, UNREADABLE_RESPONSE, 'A page instead of JSON'), texts.noResponse],
  [new AuthRetryableFetchError('{}', 500), texts.noResponse],
  [new AuthInvalidTokenResponseError(), texts.noResponse],
  [backendError(429, UNREADABLE_RESPONSE, 'A page instead of JSON'), texts.tooManyAttempts],
  [backendError(429, '', ' '), texts.tooManyAttempts],
  [new AuthApiError('{}', 429, undefined), texts.tooManyAttempts],
])('the toast has the Danish sentence where the server sent no message: %o', (error, text) => {
  expect(text).toBeDefined()
  expect(message(error)).toBe(text)
  expect(explanation(error)).toBeUndefined()
})

test.each([
  backendError(400, 'PGRST204', "Could not find the 'helicopter' column of 'course_events'"),
  backendError(500, '42P17', 'infinite recursion detected in policy for relation "user_roles"'),
  backendError(400, 'P0001', '<b> is no title'),
  new AuthApiError('Email logins are disabled', 422, 'email_provider_disabled'),
])("the server's message stands alone where its cause is unknown: %o", (error) => {
  expect(message(error)).toBe(`*${error.message}*`)
  expect(explanation(error)).toBeUndefined()
})

test.each([undefined, 'text', {}, new Error('x is not a function'), backendError(400, '', '')])(
  'every other failure has a message too: %o',
  (error) => {
    expect(message(error)).toBe(texts.unknown)
    expect(explanation(error)).toBeUndefined()
  },
)

test("a request's own texts go before the others, but not before an expired session", () => {
  const own = { '42501': 'Nej.', x_title_check: 'Skriv en titel' }
  expect(explanation(backendError(403, '42501', 'permission denied'), own)).toBe('Nej.')
  expect(message(backendError(403, '42501', ''), own)).toBe('Nej.')
  const broken = 'new row for relation "x" violates check constraint "x_title_check"'
  expect(explanation(backendError(400, '23514', broken), own)).toBe('Skriv en titel')
  expect(message(backendError(401, '42501', ''), own)).toBe(texts.sessionExpired)
})
