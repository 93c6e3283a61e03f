/** Deeper than anything a client means, and far from where a parser, ours or PostgreSQL's, gives in. */
const MAX_DEPTH = 500

/**
 * Whether a JSON text nests arrays and objects so deeply that PostgreSQL's parser would run out of
 * stack, which the one in WebAssembly does not survive. Reads brackets only; the text may be broken.
 */
export function isNestedTooDeeply(json: string): boolean {
  let depth = 0
  // A string may lack its end: else every quote in it would be read on from once more.
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.?)*"?|[[{\]}]/gs)) {
    if (token === '[' || token === '{') depth += 1
    else if (token === ']' || token === '}') depth -= 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}

/** Whether PostgreSQL can hold a text: it has no NUL character and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}
