import { notSupported, unreadableParameter } from './errors.ts'
import { type Filter, parseFilter } from './filter.ts'
import {
  FIELD_NAME,
  type Read,
  readList,
  readName,
  skipBlanks,
  unexpected,
  unexpectedInWord,
} from './parser.ts'

export type OrderTerm = {
  column: string
  direction: 'asc' | 'desc' | undefined
  nulls: 'nullsfirst' | 'nullslast' | undefined
}

/** The query string of a REST request. Names are as the client wrote them, not yet looked up. */
export type RestQuery = {
  /** Column names; `*` stands for all. */
  select: readonly string[]
  filters: readonly Filter[]
  order: readonly OrderTerm[]
  limit: number | undefined
  offset: number
  /** The columns a body fills, when the client lists them. */
  columns: readonly string[] | undefined
  /** The parameters in the order of their names, for the Content-Location header. */
  canonical: string
}

const RESERVED: ReadonlySet<string> = new Set(['select', 'order', 'limit', 'offset', 'columns'])

// What HTTP servers usually allow; the statements below grow faster than the query string.
const MAX_LENGTH = 16_384

type Parameter = readonly [key: string, value: string]

/**
 * Reads the query string of a request for a table.
 *
 * @param search the query string with or without its question mark
 * @throws RestError PGRST100 for a value that cannot be read, 501 for what is not supported
 */
export function parseQuery(search: string): RestQuery {
  if (search.length > MAX_LENGTH) throw notSupported(`query strings over ${MAX_LENGTH} characters`)
  // PostgREST also separates parameters by semicolons.
  if (search.includes(';'))
    throw notSupported('semicolons in the query string (%3B stands for one)')
  const everyParameter = [...new URLSearchParams(search)]
  refuseRepeated(everyParameter)
  const parameters = withValues(search)
  for (const [key] of parameters) refuseUnsupported(key)

  const valueFor = (name: string) => parameters.find(([key]) => key === name)?.[1]
  const order = valueFor('order')
  const columns = valueFor('columns')
  return {
    order: order === undefined ? [] : parseOrder(order),
    columns: columns === undefined ? undefined : parseColumns(columns),
    // A column named again is the same key of the same object, and PostgreSQL's lists end at 1,664.
    select: [...new Set(parseSelect(valueFor('select') ?? '*'))],
    filters: parameters
      .filter(([key]) => !RESERVED.has(key))
      .map(([key, value]) => parseFilter(key, value)),
    limit: parseInteger(valueFor('limit')),
    offset: parseOffset(valueFor('offset')),
    canonical: toCanonical(everyParameter),
  }
}

/** PostgREST takes the first `select` and the last `limit`; supabase-js sends none of these twice. */
function refuseRepeated(parameters: readonly Parameter[]): void {
  const names = parameters.map(([name]) => name).filter((name) => RESERVED.has(name))
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated !== undefined) throw notSupported(`several parameters named ${repeated}`)
}

/** PostgREST: a parameter without an equals sign is no parameter. */
function withValues(search: string): Parameter[] {
  const assignments = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part.includes('='))
  return [...new URLSearchParams(assignments.join('&'))]
}

function refuseUnsupported(key: string): void {
  if (key === 'on_conflict') throw notSupported('upserts (on_conflict)')
  const last = key.slice(key.lastIndexOf('.') + 1)
  if (last === 'and' || last === 'or') throw notSupported('logical operators (and, or)')
  if (last !== key && RESERVED.has(last)) throw notSupported(`embedded resources (${key})`)
}

/** PostgREST: a limit or offset that is not a whole number counts as not given. */
function parseInteger(text: string | undefined): number | undefined {
  return text !== undefined && /^-?\d+$/.test(text.trim()) ? Number(text) : undefined
}

/** PostgREST: a negative offset shortens the limit beside it. */
function parseOffset(text: string | undefined): number {
  const offset = parseInteger(text) ?? 0
  if (offset < 0) throw notSupported('negative offsets')
  return offset
}

/** PostgREST: values of the same name stand together, separated by commas. */
function toCanonical(parameters: readonly Parameter[]): string {
  const names = [...new Set(parameters.map(([name]) => name))].sort()
  return names
    .map((name) => {
      const values = parameters.filter(([key]) => key === name).map(([, value]) => value)
      return `${encodeStrictly(name)}=${values.map(encodeStrictly).join(',')}`
    })
    .join('&')
}

function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function parseColumns(text: string): string[] {
  return readList(text, (start) => {
    const at = skipBlanks(text, start)
    const name = readName(text, at)
    const end = skipBlanks(text, name?.end ?? at)
    if (name && isItemEnd(text, end)) return { value: name.value, end }
    const details = `${unexpected(text, end)} expecting ${name ? '"," or end of input' : FIELD_NAME}`
    throw unreadableParameter('columns parameter', text, end, details)
  })
}

function parseSelect(text: string): string[] {
  if (text === '') return ['*']
  return readList(text, (start) => {
    const at = skipBlanks(text, start)
    if (text.startsWith('...', at)) throw notSupported('embedded resources (select)')
    const name = text[at] === '*' ? { value: '*', end: at + 1 } : readName(text, at)
    const end = skipBlanks(text, name?.end ?? at)
    if (name && isItemEnd(text, end)) return { value: name.value, end }
    if (name) refuseSelectFeature(text.slice(end))
    const details = name
      ? `${unexpected(text, end, "'")} expecting letter, digit, "-", "->>", "->", "::", ".", ")", "," or end of input`
      : `${unexpected(text, end)} expecting "...", ${FIELD_NAME}, "*" or "count()"`
    throw unreadableParameter('select parameter', text, end, details)
  })
}

function refuseSelectFeature(rest: string): void {
  if (rest.startsWith('->')) throw notSupported('paths into JSON (select)')
  if (rest.startsWith('::')) throw notSupported('casts (select)')
  if (rest.startsWith(':')) throw notSupported('aliases (select)')
  if (rest.startsWith('.')) throw notSupported('aggregates (select)')
  if (rest.startsWith('(') || rest.startsWith('!')) {
    throw notSupported('embedded resources and aggregates (select)')
  }
}

function parseOrder(text: string): OrderTerm[] {
  return readList(text, (start) => readOrderTerm(text, start))
}

function readOrderTerm(text: string, start: number): Read<OrderTerm> {
  const fail = (at: number, details: string) => unreadableParameter('order', text, at, details)
  const at = skipBlanks(text, start)
  const name = readName(text, at)
  if (!name) throw fail(at, `${unexpected(text, at)} expecting ${FIELD_NAME}`)
  if (text.startsWith('->', name.end)) throw notSupported('paths into JSON (order)')
  if (text.startsWith('(', name.end)) throw notSupported('embedded resources (order)')

  const direction = readKeyword(text, name.end, ['asc', 'desc'])
  const nulls = readKeyword(text, direction?.end ?? name.end, ['nullsfirst', 'nullslast'])
  const end = skipBlanks(text, nulls?.end ?? direction?.end ?? name.end)
  if (isItemEnd(text, end)) {
    const term = { column: name.value, direction: direction?.value, nulls: nulls?.value }
    return { value: term, end }
  }

  if (text[end] === '.' && !nulls) {
    const [word, expected] = direction
      ? ['nullsfirst', '"nullsfirst" or "nullslast"']
      : ['asc', '"asc", "desc", "nullsfirst" or "nullslast"']
    throw fail(end + 1, `${unexpectedInWord(word, text, end + 1)} expecting ${expected}`)
  }
  const more = direction ? 'delimiter (.), ' : 'letter, digit, "-", "->>", "->", delimiter (.), '
  const expected = `${nulls ? '' : more}"," or end of input`
  throw fail(end, `${unexpected(text, end, "'")} expecting ${expected}`)
}

function readKeyword<Keyword extends string>(
  text: string,
  at: number,
  keywords: readonly Keyword[],
): Read<Keyword> | undefined {
  const value = keywords.find((keyword) => text.startsWith(`.${keyword}`, at))
  return value === undefined ? undefined : { value, end: at + 1 + value.length }
}

function isItemEnd(text: string, at: number): boolean {
  return at === text.length || text[at] === ','
}
