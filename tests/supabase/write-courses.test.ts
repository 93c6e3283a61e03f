import { beforeAll, beforeEach, expect, it } from 'vitest'
import { newCourseRow } from '../helpers/course'
import { ADMIN_ID, type Caller, freshSupabase, type LocalSupabase } from '../helpers/local-supabase'

const SERIES = '00000000-0000-4000-8000-0000000000f0'
const FIRST = '00000000-0000-4000-8000-0000000000f1'
const SECOND = '00000000-0000-4000-8000-0000000000f2'
const THIRD = '00000000-0000-4000-8000-0000000000f3'
const NOTHING = { inserted: [], updated: [], deleted: [] }

type Key = { id: string; updated_at: string }
type Lists = { inserted?: object[]; updated?: object[]; deleted?: object[] }

let supabase: LocalSupabase
let keys: Key[]

beforeAll(async () => {
  supabase = await freshSupabase()
})
beforeEach(async () => {
  await supabase.reset()
  const dates = { ...newCourseRow(), series_id: SERIES, price: '250 kr.' }
  await supabase
    .courses()
    .insert([FIRST, SECOND, THIRD].map((id) => ({ ...dates, id })))
    .throwOnError()
  keys = await keysNow()
})

async function keysNow(): Promise<Key[]> {
  return (await supabase.courses().select('id, updated_at').order('id').throwOnError()).data
}

/** The stored courses and the log of their changes. */
function contents() {
  return supabase.asOwner(
    `select (select json_agg(course_events order by id) from course_events) as courses,
            (select json_agg(entry order by id) from course_event_changes as entry) as changes`,
  )
}

function writeAs(caller: Caller, lists: Lists) {
  const all: object = lists
  return supabase.client(caller).rpc('write_courses', { ...NOTHING, ...all })
}

it.each<[Caller, number, string | undefined]>([
  ['anon', 401, '42501'],
  ['user', 409, 'PT409'],
  ['admin', 200, undefined],
  ['service', 200, undefined],
])(
  'as %s, changing and deleting dates of a series together gets %i',
  async (caller, status, code) => {
    const before = await contents()
    const [first, second, third] = keys
    const response = await writeAs(caller, {
      updated: [first, second].map((key) => ({ ...key, price: null })),
      deleted: [{ ...third }],
    })
    expect([response.status, response.error?.code]).toEqual([status, code])
    if (code) return expect(await contents()).toEqual(before)
    const written = { price: null, series_id: SERIES }
    expect(response.data).toMatchObject([
      { id: FIRST, ...written },
      { id: SECOND, ...written },
    ])
    expect((await keysNow()).map(({ id }) => id)).toEqual([FIRST, SECOND])
  },
)

it('as user, creating the dates of a series together is refused', async () => {
  const before = await contents()
  expect((await writeAs('user', { inserted: [newCourseRow()] })).status).toBe(403)
  expect(await contents()).toEqual(before)
})

/** Beside each fault is a change or a deletion that alone would be written. */
const faults: [string, (first: Key, second: Key) => Lists, code: string][] = [
  ['a course that is listed twice', (first) => ({ updated: [first, first] }), 'PT409'],
  ['a course to change and to delete', (key) => ({ updated: [key], deleted: [key] }), 'PT409'],
  [
    'a change without an id',
    (first, second) => ({ updated: [first, { ...second, id: undefined }] }),
    'PT409',
  ],
  [
    'a deletion without an id',
    (first, second) => ({ updated: [first], deleted: [{ ...second, id: undefined }] }),
    'PT409',
  ],
  [
    'an id that is taken',
    (first, { id }) => ({ inserted: [{ ...newCourseRow(), id }], deleted: [first] }),
    '23505',
  ],
  ['a new row without a column', (first) => ({ inserted: [{}], deleted: [first] }), '23502'],
  [
    'a column that the table lacks',
    (first, second) => ({ updated: [{ ...second, prize: '300 kr.' }], deleted: [first] }),
    '42703',
  ],
]

it.each(faults)('%s writes nothing of the whole', async (_case, listsOf, code) => {
  const before = await contents()
  const [first, second] = keys.map((key) => ({ ...key, price: '300 kr.' }))
  if (!first || !second) throw new Error('There are no courses')
  const { error } = await writeAs('admin', listsOf(first, second))
  expect(error?.code).toBe(code)
  expect(await contents()).toEqual(before)
})

it('a change without a value to write gives the course a new version, and the log nothing', async () => {
  const { data } = await writeAs('admin', { updated: [{ ...keys[0] }] })
  expect(data).toMatchObject([{ id: FIRST, price: '250 kr.' }])
  expect((await keysNow())[0]?.updated_at).not.toBe(keys[0]?.updated_at)
  const [stored] = await contents()
  expect(stored).toMatchObject({
    changes: keys.map(({ id }) => ({ course_id: id, action: 'insert' })),
  })
})

it('the log has an entry with its author for each course that was written together with others', async () => {
  const [first, second, third] = keys
  await writeAs('admin', {
    updated: [first, second].map((key) => ({ ...key, price: '300 kr.' })),
    deleted: [{ ...third }],
  })
  const entries = await supabase.asOwner(
    `select course_id, action, changed_by, before ->> 'price' as before, after ->> 'price' as after
     from course_event_changes where action <> 'insert' order by id`,
  )
  const by = { changed_by: ADMIN_ID, before: '250 kr.' }
  expect(entries).toEqual([
    { course_id: FIRST, action: 'update', ...by, after: '300 kr.' },
    { course_id: SECOND, action: 'update', ...by, after: '300 kr.' },
    { course_id: THIRD, action: 'delete', ...by, after: null },
  ])
})
