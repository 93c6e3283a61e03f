import fc from 'fast-check'

const LAST_BEFORE_SURROGATES = 0xd7ff
const FIRST_AFTER_SURROGATES = 0xe000

// fast-check's own unit 'binary' takes seconds to be made.
const anyCharacter = fc
  .oneof(
    { arbitrary: fc.integer({ min: 0, max: 0x7f }), weight: 2 },
    { arbitrary: fc.integer({ min: 0, max: LAST_BEFORE_SURROGATES }), weight: 1 },
    { arbitrary: fc.integer({ min: FIRST_AFTER_SURROGATES, max: 0x10ffff }), weight: 1 },
  )
  .map((code) => String.fromCodePoint(code))

/** Any text of Unicode's characters, control characters and NUL among them. */
export const anyText: fc.Arbitrary<string> = fc.string({ unit: anyCharacter })

// What has meant something to some parser, or broken one.
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

const shortText = fc.string({ unit: fc.oneof(piece, anyCharacter), maxLength: 10 })
const longText = fc
  .tuple(piece, fc.integer({ min: 100, max: 4_000 }))
  .map(([text, times]) => text.repeat(times))

/** A text of which some parser may make too much; sometimes a long one. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: shortText, weight: 12 },
  { arbitrary: longText, weight: 1 },
)

/** A value that JSON can hold, among them objects that pose as something else. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.jsonValue(),
  fc.constantFrom<unknown>(...[null, true, 0, -1, 2 ** 31, 2 ** 53, 1e308, '', [], {}]),
  fc.constant({ toString: 1, valueOf: 1, toJSON: 1, length: -1, constructor: null }),
)

/** Mostly one of the given texts, which get further into the backend than what is hostile in every part. */
export function usually(...texts: string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { arbitrary: fc.constantFrom(...texts), weight: 12 },
    { arbitrary: hostileText, weight: 1 },
  )
}
