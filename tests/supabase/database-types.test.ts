import { expect, it } from 'vitest'
import { generateTypes } from '../../supabase/local/database/generate-types'
import { commonDatabase } from '../helpers/common-database'

// After a migration: npm run backend:types
it('the types in src/lib/database.types.ts are those of the migrated tables', async () => {
  await expect(await generateTypes(await commonDatabase())).toMatchFileSnapshot(
    '../../src/lib/database.types.ts',
  )
})
