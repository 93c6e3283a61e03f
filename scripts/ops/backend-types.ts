import { writeFile } from 'node:fs/promises'
import { openDatabase } from '../../supabase/local/database/database.ts'
import { generateTypes } from '../../supabase/local/database/generate-types.ts'

const FILE = 'src/lib/database.types.ts'

const database = await openDatabase()
await writeFile(FILE, await generateTypes(database))
await database.close()
console.info(`Wrote ${FILE} from supabase/migrations.`)
