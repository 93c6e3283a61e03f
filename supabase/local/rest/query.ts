import { notImplemented } from './errors.ts'

const COMPARISONS = ['eq', 'neq', 'gte'] as const
export type Comparison = (typeof COMPARISONS)[number]
export type Filter = { column: string; comparison: Comparison; value: string }
export type OrderTerm = { column: string; direction: 'asc' | 'desc' }

/** The query string of a request for a table. Names are well-formed; PostgreSQL knows which exist. */
export type RestQuery = {
  /** Column names; `*` stands for all. */
  select: readonly string[]
  filters: readonly Filter[]
  order: readonly OrderTerm[]
  /** Infinity unless given. */
  limit: number
  offset: number
  /** The columns that a body fills, if the client lists them. */
  columns: readonly string[] | undefined
}

const RESERVED = ['select', 'order', 'limit', 'offset', 'columns']

/** @throws RestError 501 for all that is not supported */
export function parseQuery(parameters: URLSearchParams): RestQuery {
  const filters = [...parameters].filter(([name]) => !RESERVED.includes(name))
  const order = parameters.get('order')
  const columns = parameters.get('columns')
  return {
    select: (parameters.get('select') ?? '*').split(',').map(parseSelected),
    filters: filters.map(([name, value]) => parseFilter(name, value)),
    order: order === null ? [] : order.split(',').map(parseOrderTerm),
    limit: parseNumber(parameters, 'limit') ?? Number.POSITIVE_INFINITY,
    offset: parseNumber(parameters, 'offset') ?? 0,
    // supabase-js quotes the names in this list only.
    columns: columns?.split(',').map((name) => requireName(name.replace(/^"(.*)"$/, '$1'))),
  }
}

function parseSelected(text: string): string {
  return text === '*' ? text : requireName(text)
}

function parseFilter(name: string, text: string): Filter {
  const comparison = COMPARISONS.find((known) => text.startsWith(`${known}.`))
  if (!comparison) throw notImplemented(`the filter ${name}=${text}`)
  return { column: requireName(name), comparison, value: text.slice(comparison.length + 1) }
}

function parseOrderTerm(text: string): OrderTerm {
  const [column = '', direction = 'asc', ...others] = text.split('.')
  if ((direction !== 'asc' && direction !== 'desc') || others.length > 0) {
    throw notImplemented(`the order ${text}`)
  }
  return { column: requireName(column), direction }
}

function parseNumber(parameters: URLSearchParams, name: string): number | undefined {
  const text = parameters.get(name)
  if (text === null) return undefined
  if (!/^\d+$/.test(text)) throw notImplemented(`the ${name} ${text}`)
  return Number(text)
}

/** Anything but a plain name is an alias, a cast, a path into JSON, an embedded resource or an aggregate. */
export function requireName(text: string): string {
  if (!/^[a-z_][a-z0-9_]*$/i.test(text)) throw notImplemented(`the name ${text}`)
  return text
}
