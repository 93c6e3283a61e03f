import { describe, expect, it } from 'vitest'
import { RestError } from '../../supabase/local/rest/errors'
import { parseQuery } from '../../supabase/local/rest/query'

function refusal(search: string) {
  try {
    parseQuery(search)
  } catch (error) {
    if (error instanceof RestError) return { status: error.status, ...error.body }
    throw error
  }
  throw new Error(`${search} was accepted`)
}

describe('filters', () => {
  it.each([
    ['id=eq.1', { column: 'id', negated: false, condition: { operator: 'eq', value: '1' } }],
    ['id=neq.', { column: 'id', negated: false, condition: { operator: 'neq', value: '' } }],
    [
      'd=gte.2026-01-01',
      { column: 'd', negated: false, condition: { operator: 'gte', value: '2026-01-01' } },
    ],
    [
      'd=not.lt.a.b,c',
      { column: 'd', negated: true, condition: { operator: 'lt', value: 'a.b,c' } },
    ],
    [
      't=eq.a+b%2Bc',
      { column: 't', negated: false, condition: { operator: 'eq', value: 'a b+c' } },
    ],
    [
      '%22order%22=eq.1',
      { column: 'order', negated: false, condition: { operator: 'eq', value: '1' } },
    ],
    [
      'url=is.null',
      { column: 'url', negated: false, condition: { operator: 'is', value: 'null' } },
    ],
    [
      'url=not.is.NULL',
      { column: 'url', negated: true, condition: { operator: 'is', value: 'null' } },
    ],
  ])('reads %s', (search, filter) => {
    expect(parseQuery(search).filters).toEqual([filter])
  })

  it.each([
    ['in.(a,b)', ['a', 'b']],
    ['in.("a,b",c)', ['a,b', 'c']],
    ['in.("say \\"hi\\"","back\\\\slash")', ['say "hi"', 'back\\slash']],
    ['in.("a"b,c)', ['"a"b', 'c']],
    ['in.("")', []],
    ['in.()', []],
    ['in.(,)', ['', '']],
  ])('reads the list %s', (value, values) => {
    const { filters } = parseQuery(`type=${encodeURIComponent(value)}`)
    expect(filters).toEqual([
      { column: 'type', negated: false, condition: { operator: 'in', values } },
    ])
  })

  it('reads several filters on one column', () => {
    const { filters } = parseQuery('event_date=gte.2026-01-01&event_date=lt.2026-02-01')
    expect(filters.map(({ condition }) => condition.operator)).toEqual(['gte', 'lt'])
  })

  it('does not take a parameter without an equals sign for a filter', () => {
    expect(parseQuery('?id&id=eq.1').filters).toHaveLength(1)
  })

  it.each([
    ['id=0', 1, 'unexpected "0" expecting "not" or operator (eq, gt, ...)', '0'],
    ['id=noop.0', 1, 'unexpected "o" expecting "not" or operator (eq, gt, ...)', 'noop.0'],
    ['id=', 1, 'unexpected end of input expecting "not" or operator (eq, gt, ...)', ''],
    ['id=eq', 3, 'unexpected end of input expecting operator (eq, gt, ...)', 'eq'],
    ['id=not.foo', 5, 'unexpected "f" expecting operator (eq, gt, ...)', 'not.foo'],
    ['id=in.1,2', 4, 'unexpected "1" expecting "("', 'in.1,2'],
    ['id=in.(1,2', 8, 'unexpected end of input expecting "," or ")"', 'in.(1,2'],
    [
      'id=is.5',
      4,
      'unexpected "5" expecting isVal: (null, not_null, true, false, unknown)',
      'is.5',
    ],
  ])('refuses %s and names the column', (search, column, details, value) => {
    expect(refusal(search)).toEqual({
      status: 400,
      code: 'PGRST100',
      message: `"failed to parse filter (${value})" (line 1, column ${column})`,
      details,
    })
  })

  it.each(['id=in.(1)x', 'id=is.nullx', 'i%22d=eq.1', 'id%3Bdrop table x=eq.1'])(
    'refuses %s instead of reading half of it',
    (search) => {
      expect(refusal(search).code).toBe('PGRST100')
    },
  )
})

describe('select', () => {
  it.each([
    ['', ['*']],
    ['select=', ['*']],
    ['select=*', ['*']],
    ['select=id,title', ['id', 'title']],
    ['select=id, title ', ['id', 'title']],
    ['select="a,b",c-d', ['a,b', 'c-d']],
    ['select=id,title,id', ['id', 'title']],
  ])('reads %j', (search, select) => {
    expect(parseQuery(search).select).toEqual(select)
  })

  it('refuses a list with a hole', () => {
    expect(refusal('select=id,')).toMatchObject({
      code: 'PGRST100',
      message: '"failed to parse select parameter (id,)" (line 1, column 4)',
      details:
        'unexpected end of input expecting "...", field name (* or [a..z0..9_$]), "*" or "count()"',
    })
  })

  it('refuses a character that belongs to no name', () => {
    expect(refusal('select=na%25me')).toMatchObject({
      message: '"failed to parse select parameter (na%me)" (line 1, column 3)',
    })
  })
})

describe('order', () => {
  it.each([
    ['id', [{ column: 'id' }]],
    ['id.desc', [{ column: 'id', direction: 'desc' }]],
    ['id.nullsfirst', [{ column: 'id', nulls: 'nullsfirst' }]],
    ['a.asc.nullslast,b', [{ column: 'a', direction: 'asc', nulls: 'nullslast' }, { column: 'b' }]],
  ])('reads %s', (value, order) => {
    expect(parseQuery(`order=${value}`).order).toEqual(order)
  })

  it.each([
    ['id.ac', 4, 'unexpected "c" expecting "asc", "desc", "nullsfirst" or "nullslast"'],
    ['id.smth34', 4, 'unexpected "s" expecting "asc", "desc", "nullsfirst" or "nullslast"'],
    ['id.asc.nlsfst', 8, 'unexpected "l" expecting "nullsfirst" or "nullslast"'],
    ['id.descc', 8, `unexpected 'c' expecting delimiter (.), "," or end of input`],
    ['id.asc.nullslasttt', 17, `unexpected 't' expecting "," or end of input`],
    ['', 1, 'unexpected end of input expecting field name (* or [a..z0..9_$])'],
  ])('refuses %j and names the column', (value, column, details) => {
    expect(refusal(`order=${value}`)).toEqual({
      status: 400,
      code: 'PGRST100',
      message: `"failed to parse order (${value})" (line 1, column ${column})`,
      details,
    })
  })
})

describe('limit, offset and columns', () => {
  it('reads numbers and counts anything else as not given', () => {
    expect(parseQuery('limit=5&offset=10')).toMatchObject({ limit: 5, offset: 10 })
    expect(parseQuery('limit=five&offset=six')).toMatchObject({ limit: undefined, offset: 0 })
  })

  it('reads the quoted names that supabase-js sends', () => {
    expect(parseQuery('columns=%22title%22%2C%22type%22').columns).toEqual(['title', 'type'])
  })

  it('refuses an empty list of columns', () => {
    expect(refusal('columns=')).toMatchObject({
      code: 'PGRST100',
      message: '"failed to parse columns parameter ()" (line 1, column 1)',
      details: 'unexpected end of input expecting field name (* or [a..z0..9_$])',
    })
  })
})

describe('the canonical form', () => {
  it('sorts by name and joins the values of equal names in their order', () => {
    expect(parseQuery('select=*&b=eq.2&a=lt.(x)&b=eq.1&c').canonical).toBe(
      'a=lt.%28x%29&b=eq.2,eq.1&c=&select=%2A',
    )
  })
})

it.each([
  'select=id,roles(role)',
  'select=...roles(role)',
  'select=name:title',
  'select=id::text',
  'select=data->key',
  'select=id.sum()',
  'select=count()',
  'select=roles!inner(role)',
  'roles.role=eq.admin',
  'roles.order=role',
  'roles.limit=1',
  'or=(id.eq.1,id.eq.2)',
  'not.and=(id.eq.1)',
  'title=like.*x*',
  'title=ilike.*x*',
  'title=fts(danish).x',
  'id=eq(any).{1,2}',
  'data->key=eq.1',
  'order=roles(role)',
  'order=data->key',
  'on_conflict=id',
  'limit=2&limit=3',
  'offset=2&offset=3',
  'order=id&order=title',
  'select=id&select=title',
  'select&select=id',
  'columns=id&columns=title',
  'offset=-1&limit=2',
  'id=eq.1;title=eq.x',
])('answers 501 to %s rather than something wrong', (search) => {
  expect(refusal(search)).toMatchObject({ status: 501, code: 'LOCAL501' })
})
