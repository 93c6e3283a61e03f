/** Deeper than any client needs, and far from the limit of a parser, ours or PostgreSQL's. */
const MAX_DEPTH = 500

/**
 * Whether a JSON text nests lists and objects so deeply that PostgreSQL's parser would run out of stack, which the
 * one in WebAssembly does not survive. Reads brackets only; the text may be invalid.
 */
export function isNestedTooDeeply(json: string): boolean {
  let depth = 0
  // A string may lack its end: otherwise every quote in it would be read from once more.
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.?)*"?|[[{\]}]/gs)) {
    if (token === '[' || token === '{') depth += 1
    else if (token === ']' || token === '}') depth -= 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}
