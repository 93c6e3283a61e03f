type Escape = readonly [RegExp, (written: string) => string | undefined]

const NAMED: Readonly<Record<string, string>> = {
  ...{ n: '\n', r: '\r', t: '\t' },
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
}

/** How addresses, HTML, scripts and JSON write a character; the first, a run of bytes. */
const ESCAPES: readonly Escape[] = [
  [/((?:%[0-9a-f]{2})+)/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString()],
  [/&#x([0-9a-f]+);/gi, (digits) => characterOf(digits, 16)],
  [/&#(\d+);/g, (digits) => characterOf(digits, 10)],
  [/&(amp|lt|gt|quot|apos);/g, (name) => NAMED[name]],
  [/\\u\{([0-9a-f]+)\}/gi, (digits) => characterOf(digits, 16)],
  [/\\u([0-9a-f]{4})/gi, (digits) => characterOf(digits, 16)],
  [/\\x([0-9a-f]{2})/gi, (digits) => characterOf(digits, 16)],
  [/\\([^ux])/g, (character) => NAMED[character] ?? character],
]

const HIGHEST_CODE = 0x10ffff

/** Of at least twelve bytes. */
const BASE64 = /[\w+/-]{16,}/g

/**
 * All that a text says: the text itself without its escapes, and what stands in it as base64 or base64url, which may
 * have escapes and base64 in it again. What is no text becomes noise between the words.
 */
export function* plainReadings(text: string): Generator<string> {
  const plain = undoEscapes(text)
  yield plain
  const encoded = plain.replaceAll(/\r?\n[ \t]*/g, '').match(BASE64) ?? []
  // Nobody knows where in a run the base64 begins: what stands before it may look the same.
  for (const start of [0, 1, 2, 3]) {
    const decoded = encoded.map((run) => Buffer.from(run.slice(start), 'base64').toString())
    if (decoded.length > 0) yield* plainReadings(decoded.join('\n'))
  }
}

/** Undoes every escape, also where one was escaped again, and drops the zeros between the letters of UTF-16. */
export function undoEscapes(text: string): string {
  const once = ESCAPES.reduce(
    (soFar, [pattern, decode]) =>
      soFar.replaceAll(pattern, (whole, written: string) => decode(written) ?? whole),
    text.replaceAll('\0', ''),
  )
  return once === text ? text : undoEscapes(once)
}

function characterOf(digits: string, radix: number): string | undefined {
  const code = Number.parseInt(digits, radix)
  return code <= HIGHEST_CODE ? String.fromCodePoint(code) : undefined
}
