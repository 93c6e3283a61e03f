import { afterAll, beforeAll, expect, it } from 'vitest'
import { generateTypes } from '../../supabase/local/database/generate-types'
import { type LocalSupabase, openLocalSupabase } from '../helpers/local-supabase'

let supabase: LocalSupabase

beforeAll(async () => {
  supabase = await openLocalSupabase()
})
afterAll(() => supabase.database.close())

// After a migration: npm run backend:types
it('the types in src/lib/database.types.ts are those of the migrated tables', async () => {
  await expect(await generateTypes(supabase.database)).toMatchFileSnapshot(
    '../../src/lib/database.types.ts',
  )
})

it.each([
  ['a view', 'view courses', 'as select * from course_events', 'relation courses'],
  ['a function', 'function today()', 'returns date return current_date', 'function today'],
  ['an enum', 'type mood', `as enum ('glad')`, 'type mood'],
  ['a relation', 'table seats', '(course uuid references course_events)', 'seats_course_fkey'],
  ['an identity', 'table notes', '(id int generated always as identity)', 'column id'],
])('the generator stops at %s, which it cannot describe', async (_, object, definition, name) => {
  await supabase.asOwner(`create ${object} ${definition}`)
  await expect(generateTypes(supabase.database)).rejects.toThrow(name)
  await supabase.asOwner(`drop ${object}`)
})
