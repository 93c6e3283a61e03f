import { notSupported, unreadableParameter } from './errors.ts'
import {
  FIELD_NAME,
  type Read,
  readName,
  readQuoted,
  skipBlanks,
  unexpected,
  unexpectedInWord,
} from './parser.ts'

export type Comparison = 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte'
export type IsValue = 'null' | 'not_null' | 'true' | 'false' | 'unknown'

type Condition =
  | { operator: Comparison; value: string }
  | { operator: 'in'; values: readonly string[] }
  | { operator: 'is'; value: IsValue }

/** A condition that rows must meet. The column is as the client wrote it, not yet looked up. */
export type Filter = { column: string; negated: boolean; condition: Condition }

const COMPARISONS: readonly string[] = [
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
] satisfies Comparison[]

const OTHER_OPERATORS: ReadonlySet<string> = new Set(
  'like ilike match imatch isdistinct fts plfts phfts wfts cs cd ov sl sr nxr nxl adj'.split(' '),
)

const IS_VALUES: readonly IsValue[] = ['null', 'not_null', 'true', 'false', 'unknown']

const OPERATOR = 'operator (eq, gt, ...)'

/**
 * Reads a parameter such as `event_date=gte.2026-01-01` or `type=not.in.(foredrag,supervision)`.
 *
 * PostgREST: reads some values up to the first character that does not fit and ignores the rest.
 * Here such values are refused.
 *
 * @throws RestError PGRST100 for what cannot be read, 501 for operators that are not supported
 */
export function parseFilter(key: string, text: string): Filter {
  const negated = text.startsWith('not.')
  const condition = parseCondition(text, negated ? 'not.'.length : 0)
  return { column: parseColumn(key), negated, condition }
}

function parseColumn(key: string): string {
  const name = readName(key, 0)
  const end = name?.end ?? 0
  if (name && end === key.length) return name.value
  if (name && key.startsWith('->', end)) throw notSupported('paths into JSON (filter)')
  if (name && key.startsWith('.', end)) throw notSupported(`embedded resources (${key})`)
  const details = `${unexpected(key, end)} expecting ${FIELD_NAME}`
  throw unreadableParameter('tree path', key, end, details)
}

function parseCondition(text: string, at: number): Condition {
  const [, operator = '', quantifier] = /^([a-z]+)(\([\w ]+\))?\./.exec(text.slice(at)) ?? []
  const valueAt = at + operator.length + 1
  if (quantifier === undefined) {
    if (isComparison(operator)) return { operator, value: text.slice(valueAt) }
    if (operator === 'in') return { operator, values: parseValues(text, valueAt) }
    if (operator === 'is') return { operator, value: parseIsValue(text, valueAt) }
  }
  if (isComparison(operator) || OTHER_OPERATORS.has(operator)) {
    throw notSupported(`the operator ${operator}${quantifier ?? ''}`)
  }
  throw unknownOperator(text, at)
}

function isComparison(operator: string): operator is Comparison {
  return COMPARISONS.includes(operator)
}

function unknownOperator(text: string, at: number) {
  const [word = ''] = /^[a-z]*/.exec(text.slice(at)) ?? []
  if (isComparison(word)) {
    const end = at + word.length
    return unreadable(text, end, `${unexpected(text, end)} expecting ${OPERATOR}`)
  }
  return at === 0
    ? unreadable(text, at, `${unexpectedInWord('not', text, at)} expecting "not" or ${OPERATOR}`)
    : unreadable(text, at, `${unexpectedInWord('in', text, at)} expecting ${OPERATOR}`)
}

function parseIsValue(text: string, at: number): IsValue {
  const value = IS_VALUES.find((known) => known === text.slice(at).toLowerCase())
  if (value !== undefined) return value
  const details = `${unexpected(text, at)} expecting isVal: (${IS_VALUES.join(', ')})`
  throw unreadable(text, at, details)
}

/** Reads `(a,"b,c")`. PostgREST: a list of one empty value is an empty list. */
function parseValues(text: string, at: number): string[] {
  const open = skipBlanks(text, at)
  if (text[open] !== '(') throw unreadable(text, open, `${unexpected(text, open)} expecting "("`)

  const values: string[] = []
  let next = skipBlanks(text, open + 1)
  while (true) {
    const { value, end } = readValue(text, next)
    values.push(value)
    next = end + 1
    if (text[end] === ',') continue
    const last = text[end] === ')' ? skipBlanks(text, next) : end
    if (text[end] === ')' && last === text.length) break
    throw unreadable(text, last, `${unexpected(text, last)} expecting "," or ")"`)
  }
  return values.length === 1 && values[0] === '' ? [] : values
}

/** PostgREST: quotes only count when the value ends where they do; `"a"b` is read as it stands. */
function readValue(text: string, at: number): Read<string> {
  const quoted = readQuoted(text, at)
  if (quoted && [',', ')', undefined].includes(text[quoted.end])) return quoted
  const [value = ''] = /^[^,)]*/.exec(text.slice(at)) ?? []
  return { value, end: at + value.length }
}

function unreadable(text: string, at: number, details: string) {
  return unreadableParameter('filter', text, at, details)
}
