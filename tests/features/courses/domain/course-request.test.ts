import { expect, it } from 'vitest'
import { getFrom, readCourseRows, readRestOfSeries } from '@/features/courses/domain/course-request'

type Row = { id?: string; event_date?: string }

const FIRST = { id: 'a', event_date: '2026-11-24' }
const SECOND = { id: 'b', event_date: '2026-11-25' }

/** Reads pages of a server, with the total in the header of each, and returns the filters that were asked for. */
async function read(...pages: { rows: unknown; total?: string }[]) {
  const filters: (string | null)[] = []
  const rows = await readCourseRows(
    async (path) => {
      const { searchParams } = new URL(path, 'https://ref.supabase.co')
      expect(searchParams.get('type')).toBe('eq.foredrag')
      expect(searchParams.get('order')).toBe('event_date,id')
      filters.push(searchParams.get('or'))
      const page = pages[filters.length - 1]
      if (!page) throw new Error('One page too many')
      return { body: page.rows, headers: new Headers({ 'Content-Range': page.total ?? '' }) }
    },
    { type: 'eq.foredrag' },
  )
  return { rows, filters }
}

const behind = ({ id, event_date }: Row) =>
  `(event_date.gt."${event_date}",and(event_date.eq."${event_date}",id.gt."${id}"))`

it.each([
  ['0-0/1', 1],
  ['0-0/12', 2],
  ['0-0/*', 2],
  ['1/1 rows', 2],
  [undefined, 2],
])('after one row under %s the reading ends with page %i', async (total, pages) => {
  const all = [{ rows: [FIRST], ...(total && { total }) }, { rows: [] }]
  const { rows, filters } = await read(...all.slice(0, pages))
  expect(rows).toEqual([FIRST])
  expect(filters).toEqual([null, behind(FIRST)].slice(0, pages))
})

it('a server that ignores the filter sends no endless list', async () => {
  const page = { rows: [FIRST, SECOND], total: '0-1/9' }
  expect((await read(page, page)).rows).toEqual([FIRST, SECOND])
})

it('the next page begins behind the last row that has both a date and an id', async () => {
  const odd = [{ id: 'c' }, { event_date: '2026-11-26' }, null]
  const { rows, filters } = await read({ rows: [FIRST, ...odd], total: '0-3/9' }, { rows: odd })
  expect(filters[1]).toBe(behind(FIRST))
  expect(rows).toEqual([FIRST, ...odd])
})

it('an id with marks of the filter stays an id', async () => {
  const { filters } = await read({ rows: [{ ...FIRST, id: 'a"),b\\' }] }, { rows: [] })
  expect(filters[1]).toBe(behind({ ...FIRST, id: 'a\\"),b\\\\' }))
})

it('a response without rows is an error', async () => {
  await expect(read({ rows: { message: 'no' } })).rejects.toThrow('without rows')
})

it('the rest of the series of some rows is read a hundred series at a time', async () => {
  const own = Array.from({ length: 201 }, (_, index) => ({
    id: `${index}`,
    series_id: `s${index}`,
  }))
  const single = { id: 'single', series_id: null }
  const asked: string[][] = []
  const rest = await readRestOfSeries(
    async (path) => {
      const { searchParams } = new URL(path, 'https://ref.supabase.co')
      expect(searchParams.get('event_date')).toBe('lt.2026-11-24')
      const [, ids = ''] = /^in\.\((.+)\)$/.exec(searchParams.get('series_id') ?? '') ?? []
      const series = ids.split(',')
      asked.push(series)
      const body = series.flatMap((series_id) => [
        { id: series_id.slice(1), series_id },
        { id: `earlier ${series_id}`, series_id },
      ])
      return { body, headers: new Headers({ 'Content-Range': `0-0/${body.length}` }) }
    },
    [...own, single, ...own],
    { event_date: 'lt.2026-11-24' },
  )
  expect(asked.map(({ length }) => length)).toEqual([100, 100, 1])
  expect(rest).toEqual(own.map(({ series_id }) => ({ id: `earlier ${series_id}`, series_id })))
})

it('rows without a series cost no request', async () => {
  const get = () => Promise.reject(new Error('One request too many'))
  expect(await readRestOfSeries(get, [FIRST, { ...SECOND, series_id: null }, null])).toEqual([])
})

it('a project is asked with the rights of a visitor, and its refusal is an error', async () => {
  const requests: Request[] = []
  const get = getFrom(
    { url: 'https://ref.supabase.co', key: 'sb_publishable_x' },
    async (input, init) => {
      expect(init?.signal).toBeInstanceOf(AbortSignal)
      requests.push(new Request(input, init))
      return Response.json([FIRST], { status: requests.length === 1 ? 200 : 403 })
    },
    1_000,
  )
  expect((await get('course_events')).body).toEqual([FIRST])
  const [{ url, headers } = new Request('https://unasked.test')] = requests
  expect(url).toBe('https://ref.supabase.co/rest/v1/course_events')
  expect(headers.get('apikey')).toBe('sb_publishable_x')
  expect(headers.get('Authorization')).toBe('Bearer sb_publishable_x')
  // Without the count a cut list would look whole.
  expect(headers.get('Prefer')).toBe('count=exact')
  await expect(get('course_events')).rejects.toThrow('403')
})
