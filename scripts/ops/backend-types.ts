import { writeFile } from 'node:fs/promises'
import { openDatabase } from '../../supabase/local/database/database.ts'
import { generateTypes } from '../../supabase/local/database/generate-types.ts'

const FILE = 'src/lib/database.types.ts'

const database = await openDatabase()
try {
  await writeFile(FILE, await generateTypes(database))
  console.info(`Wrote ${FILE} from supabase/migrations.`)
} finally {
  await database.close()
}
