import { notImplemented, unreadableBody } from './errors.ts'

/** The rows of a write, or the arguments of a function. */
type Payload = {
  /** A list of objects, as it was sent: PostgreSQL reads the values itself and words its own errors. */
  json: string
  /** The keys that all objects have. */
  keys: readonly string[]
}

/** Deeper than any client needs, and far from the limit of PostgreSQL's parser. */
const MAX_DEPTH = 500

/**
 * Reads a JSON body, an object or a list of objects.
 *
 * @param keys the keys that the client lists; without them all objects must have the same
 * @throws RestError PGRST102 for a body that is not JSON or has objects with different keys, 501 for other formats
 */
export async function readPayload(request: Request, keys?: readonly string[]): Promise<Payload> {
  const type = request.headers.get('content-type') ?? 'application/json'
  if (!/^application\/json\b/i.test(type)) throw notImplemented(`bodies of the type ${type}`)
  const bytes = await request.arrayBuffer()
  let json: string
  let body: unknown
  try {
    // Other bytes than UTF-8 must not be stored as question marks.
    json = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    body = JSON.parse(json)
  } catch {
    throw unreadableBody()
  }
  if (isNestedTooDeeply(json)) throw unreadableBody()
  const rows = Array.isArray(body) ? body : [body]
  if (!rows.every(isObject))
    throw notImplemented('bodies other than an object or a list of objects')
  return { json: Array.isArray(body) ? json : `[${json}]`, keys: keys ?? commonKeys(rows) }
}

/** Whether PostgreSQL's parser would run out of stack, which the one in WebAssembly does not survive. */
function isNestedTooDeeply(json: string): boolean {
  let depth = 0
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/g)) {
    if (token === '[' || token === '{') depth += 1
    else if (token === ']' || token === '}') depth -= 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}

function commonKeys(rows: readonly object[]): string[] {
  const [first = [], ...others] = rows.map((row) => Object.keys(row).sort())
  if (others.some((keys) => keys.join('\0') !== first.join('\0'))) {
    throw unreadableBody('All object keys must match')
  }
  return first
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
