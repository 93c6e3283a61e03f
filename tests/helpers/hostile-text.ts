import fc from 'fast-check'
import { anyText } from './any-text'

// Syntax of the parsers behind the API, and values that have broken parsers elsewhere.
const SQL = ["'", '"', '--', ';', '/*', '$1', "' or 1=1 --", '); drop table course_events; --']
const FILTERS = ['eq.', 'not.', 'in.', 'is.', 'null', '(', ')', ',', '.', '*', ':', '::', '->', '!']
const ROLES = 'service_role admin postgres auth.users user_roles encrypted_password'.split(' ')
const PATHS = ['/', '..', '\\', '%', '%00', '%2e%2e%2f', '%ff', '?', '#', '&', '=', '+']
const JSON_SIGNS = ['{', '}', '[', ']', '{"a":', '\\u0000', '\\ud800', 'true', '\\"']
const NUMBERS = ['0', '-1', '1e999', '9007199254740993', '99999999999999999999', 'NaN', 'Infinity']
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'undefined']
const CONTROLS = ['\0', '\n', '\r', '\t', '\u200b', '\u202e', '\ufeff']
const LETTERS = ['æ', 'e\u0301', '😀', '\ud800']

const piece = fc.constantFrom(
  ...[SQL, FILTERS, ROLES, PATHS, JSON_SIGNS, NUMBERS, NAMES, CONTROLS, LETTERS].flat(),
)

const shortText = fc
  .array(fc.oneof(piece, anyText), { maxLength: 10 })
  .map((parts) => parts.join(''))
const longText = fc
  .tuple(piece, fc.integer({ min: 100, max: 4_000 }))
  .map(([text, times]) => text.repeat(times))

/** Text that a parser may misread as syntax; sometimes a very long one. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: shortText, weight: 12 },
  { arbitrary: longText, weight: 1 },
)
