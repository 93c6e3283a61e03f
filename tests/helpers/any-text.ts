import fc from 'fast-check'

const LAST_BEFORE_SURROGATES = 0xd7ff
const FIRST_AFTER_SURROGATES = 0xe000

// fast-check's own unit 'binary' takes seconds to initialise.
const anyCharacter = fc
  .oneof(
    { arbitrary: fc.integer({ min: 0, max: 0x7f }), weight: 2 },
    { arbitrary: fc.integer({ min: 0, max: LAST_BEFORE_SURROGATES }), weight: 1 },
    { arbitrary: fc.integer({ min: FIRST_AFTER_SURROGATES, max: 0x10ffff }), weight: 1 },
  )
  .map((code) => String.fromCodePoint(code))

/** Text of any Unicode characters, control characters and NUL among them. */
export const anyText: fc.Arbitrary<string> = fc.string({ unit: anyCharacter })
