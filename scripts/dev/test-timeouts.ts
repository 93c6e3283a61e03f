/** On a busy machine a test takes many times as long as on a quiet one. CI sets CI, and `npm test` (test.ts) the other. */
const isBusy = Boolean(process.env.CI || process.env.ALL_TESTS)

/** How long a test waits for an element or a text, in milliseconds. Only one that will never pass waits so long. */
export const ELEMENT_TIMEOUT_MS = isBusy ? 60_000 : 8_000

/** How long a whole unit test may take, in milliseconds. */
export const TEST_TIMEOUT_MS = isBusy ? 240_000 : 60_000
