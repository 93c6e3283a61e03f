import { isNestedTooDeeply } from '../json-limits.ts'
import { bodyTooLarge, notSupported, unreadableBody } from './errors.ts'

const BODY_LIMIT_BYTES = 1024 * 1024

/** A JSON body that a write takes its values from, or a function its arguments. */
export type Payload = {
  /** The body as it was sent: Postgres reads the values itself, so that its errors are the answer. */
  json: string
  isObject: boolean
  columns: readonly string[]
}

/**
 * Reads the body of a write.
 *
 * @param columns what `?columns=` lists; without it the keys of the body count
 * @throws RestError 413 for more than 1 MB, PGRST102 for what is not JSON or has rows with
 *   different keys, 501 for other formats
 */
export async function readPayload(
  request: Request,
  columns: readonly string[] | undefined,
): Promise<Payload> {
  const json = await readJson(request)
  // PostgREST: with ?columns= the database is the first to read the body.
  return columns ? { json, isObject: beginsObject(json), columns } : toPayload(json)
}

/**
 * Reads the arguments of a function. PostgREST: an empty body has none, as `{}` has.
 *
 * @throws RestError as `readPayload` does
 */
export async function readArguments(request: Request): Promise<Payload> {
  return toPayload((await readJson(request)) || '{}')
}

function toPayload(json: string): Payload {
  const rows = toRows(parseJson(json))
  return rows === undefined
    ? { json: '[]', isObject: false, columns: [] }
    : { json, isObject: beginsObject(json), columns: commonKeys(rows) }
}

function beginsObject(json: string): boolean {
  return /^[ \t\n\r]*\{/.test(json)
}

async function readJson(request: Request): Promise<string> {
  const json = await readBody(request)
  if (isNestedTooDeeply(json)) throw unreadableBody()
  const contentType = request.headers.get('content-type') ?? 'application/json'
  const type = contentType.replace(/;.*$/s, '').trim().toLowerCase()
  if (type !== 'application/json') throw notSupported(`bodies of the type ${type}`)
  return json
}

async function readBody(request: Request): Promise<string> {
  if (request.body === null) return ''
  if (Number(request.headers.get('content-length')) > BODY_LIMIT_BYTES) {
    throw bodyTooLarge(BODY_LIMIT_BYTES)
  }
  const reader = request.body.getReader()
  // JSON is UTF-8 without a byte order mark; other bytes must not be stored as question marks.
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let text = ''
  let bytes = 0
  while (true) {
    const { done, value } = await reader.read()
    if (done) return text + decode(() => decoder.decode())
    bytes += value.byteLength
    if (bytes > BODY_LIMIT_BYTES) {
      await reader.cancel()
      throw bodyTooLarge(BODY_LIMIT_BYTES)
    }
    text += decode(() => decoder.decode(value, { stream: true }))
  }
}

function decode(read: () => string): string {
  try {
    return read()
  } catch {
    throw unreadableBody()
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unreadableBody()
  }
}

/** PostgREST: a body that is neither an object nor an array stands for no rows. */
function toRows(body: unknown): unknown[] | undefined {
  if (Array.isArray(body)) return body.length > 0 ? body : undefined
  return isObject(body) ? [body] : undefined
}

function commonKeys(rows: readonly unknown[]): string[] {
  const [first, ...others] = rows.map((row) =>
    isObject(row) ? Object.keys(row).sort() : undefined,
  )
  const alike = others.every((keys) => keys !== undefined && keys.join('\0') === first?.join('\0'))
  if (first === undefined || !alike) throw unreadableBody('All object keys must match')
  return first
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
