import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PAGE_ORDER, readAllRows } from '@/features/courses/domain/course-request'
import { textIn } from '@/lib/fields-of'

type Row = { id: string; event_date: string }

const BEHIND = /^event_date\.gt\."(.*)",and\(event_date\.eq\."(.*)",id\.gt\."(.*)"\)$/

/** The rows that PostgreSQL has behind another one; 'infinity' sorts last as a text, too. */
function rowsBehind(rows: readonly Row[], behind: string | undefined): Row[] {
  const sorted = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  if (behind === undefined) return sorted
  const [, later, date, id] = BEHIND.exec(behind) ?? []
  expect(later).toBe(date)
  return sorted.filter((row) => keyOf(row) > keyOf({ event_date: `${date}`, id: `${id}` }))
}

function keyOf(row: Row): string {
  return PAGE_ORDER.map((column) => row[column]).join(' ')
}

const rowArbitrary = fc.record({
  id: fc.uuid(),
  // Few days, so that many courses share one.
  event_date: fc.constantFrom('-infinity', '2026-11-23', '2026-11-24', '2026-11-25', 'infinity'),
})

/** The changes between two pages: a row is created, and one is deleted or moved to a later day. */
const changeArbitrary = fc.record({
  created: fc.option(rowArbitrary),
  index: fc.nat(),
  movedTo: fc.option(fc.constant('infinity')),
})

it('each course that is there all the time is read once, in order, whatever is created, deleted or moved to a later day meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(rowArbitrary, { selector: ({ id }) => id, maxLength: 30 }),
      fc.integer({ min: 1, max: 7 }),
      fc.boolean(),
      fc.infiniteStream(fc.option(changeArbitrary, { freq: 2 })),
      async (first, maxRows, isCounted, changes) => {
        let rows = [...first]
        const gone = new Set<string>()
        const moved = new Set<string>()
        let requests = 0
        const ids = await readAllRows(
          async (behind) => {
            requests += 1
            const matching = rowsBehind(rows, behind)
            const { value: change } = changes.next()
            const victim = rows[change ? change.index % (rows.length || 1) : 0]
            if (change && victim) {
              const { movedTo } = change
              ;(movedTo ? moved : gone).add(victim.id)
              rows = rows.flatMap((row) => {
                if (row !== victim) return row
                return movedTo ? { ...row, event_date: movedTo } : []
              })
            }
            if (change?.created && requests < 20) rows.push(change.created)
            return { rows: matching.slice(0, maxRows), total: isCounted ? matching.length : null }
          },
          (row) => textIn(row, 'id') ?? '',
        )

        expect(new Set(ids).size).toBe(ids.length)
        const stayed = first.filter(({ id }) => !gone.has(id))
        expect(ids).toEqual(expect.arrayContaining(stayed.map(({ id }) => id)))
        const inOrder = rowsBehind(
          stayed.filter(({ id }) => !moved.has(id)),
          undefined,
        ).map(({ id }) => id)
        expect(ids.filter((id) => inOrder.includes(id))).toEqual(inOrder)
      },
    ),
  )
})
