import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { COURSE_LIMITS, UNWANTED_CHARACTER } from '@/features/courses/model/course-limits'
import { RestError } from '../../supabase/local/rest/errors'
import { parseFilter } from '../../supabase/local/rest/filter'
import { parseQuery } from '../../supabase/local/rest/query'
import { anyText } from '../helpers/any-text'
import { hostileText } from '../helpers/hostile-text'
import { freshSupabase, type LocalSupabase, validCourse } from '../helpers/local-supabase'

let supabase: LocalSupabase

beforeAll(async () => {
  supabase = await freshSupabase()
  await supabase.client('service').from('course_events').insert([validCourse()]).throwOnError()
})

/** Runs a parser; a refusal must be one that PostgREST, or the embedded backend on purpose, would give. */
function readsOrRefuses(read: () => unknown): void {
  try {
    read()
  } catch (error) {
    if (!(error instanceof RestError)) throw error
    expect([400, 501]).toContain(error.status)
    expect(error.body.code).toBe(error.status === 501 ? 'LOCAL501' : 'PGRST100')
  }
}

/** Texts that are nearly filters. */
const filterLike = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...['not', 'eq', 'lte', 'in', 'is', 'like', 'null', 'any', '.', '(', ')', ',']),
    fc.constantFrom(...['"', '\\', '{', '}', ' ', '->', '->>', ':', '*', '!', 'a', 'æ', '0', '-']),
  ),
})
const oddText = fc.oneof(filterLike, hostileText, anyText)

test('every text is a filter or a refusal, never a fault', () => {
  fc.assert(
    fc.property(oddText, oddText, (key, text) => readsOrRefuses(() => parseFilter(key, text))),
    { numRuns: 500 },
  )
})

test('every query string is read or refused', () => {
  const part = fc
    .tuple(fc.constantFrom('select', 'order', 'columns', 'limit', 'offset', 'title'), oddText)
    .map((parts) => parts.join('='))
  const search = fc.array(fc.oneof(part, oddText), { maxLength: 4 }).map((parts) => parts.join('&'))
  fc.assert(
    fc.property(search, (text) => readsOrRefuses(() => parseQuery(text))),
    { numRuns: 500 },
  )
})

test('the server answers every filter with rows or with an error of PostgREST', async () => {
  const columns = ['title', 'event_date', 'start_time', 'max_participants', 'id']
  const column = fc.oneof(fc.constantFrom(...columns), oddText)
  const filter = fc
    .tuple(fc.constantFrom('eq.', 'not.lte.', 'in.', 'is.', ''), oddText)
    .map((parts) => parts.join(''))
  await fc.assert(
    fc.asyncProperty(column, filter, async (name, text) => {
      const query = new URLSearchParams([[name, text]])
      const response = await supabase.request('anon', `/course_events?${query}`)
      const body = await response.json()
      const isRows = response.status === 200 && Array.isArray(body)
      const isRefusal = [400, 501].includes(response.status)
      expect([isRows, isRefusal]).toContain(true)
      if (isRefusal) expect(Object.keys(body)).toEqual(['code', 'details', 'hint', 'message'])
    }),
  )
})

// What the table takes as a title: something to see, not too long, and nothing that cannot be seen.
const title = fc
  .string({
    unit: fc.oneof(fc.constantFrom(...'",()\\.{}%*:&=+ æ'), anyText),
  })
  .map((text) => {
    const readable = text.replaceAll(new RegExp(UNWANTED_CHARACTER, 'gu'), '')
    return `x${[...readable].slice(0, COURSE_LIMITS.title - 1).join('')}`
  })

async function rename(text: string): Promise<void> {
  await supabase.asOwner('update public.course_events set title = $1', [text])
}

function courses() {
  return supabase.client('anon').from('course_events').select('title').throwOnError()
}

test('supabase-js finds a row by its value, whatever that is', async () => {
  await fc.assert(
    fc.asyncProperty(title, title, async (stored, other) => {
      await rename(stored)
      expect((await courses().eq('title', stored)).data).toEqual([{ title: stored }])
      expect((await courses().neq('title', stored)).data).toEqual([])
      expect((await courses().eq('title', other)).data).toHaveLength(stored === other ? 1 : 0)
    }),
    { numRuns: 40 },
  )
})

test('supabase-js finds a row by a list of values', async () => {
  // Its quoting leaves quotes and backslashes as they are; PostgREST reads them as its own signs.
  const plain = title.map((text) => text.replaceAll(/["\\]/g, ''))
  await fc.assert(
    fc.asyncProperty(plain, plain, async (stored, other) => {
      await rename(stored)
      expect((await courses().in('title', [other, stored])).data).toEqual([{ title: stored }])
      expect((await courses().notIn('title', [other, stored])).data).toEqual([])
    }),
    { numRuns: 40 },
  )
})

test('a list that is quoted by the rules holds any value', () => {
  const quote = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`
  fc.assert(
    fc.property(fc.array(oddText, { minLength: 2 }), (values) => {
      const { condition } = parseFilter('title', `in.(${values.map(quote).join(',')})`)
      expect(condition).toEqual({ operator: 'in', values })
    }),
  )
})
