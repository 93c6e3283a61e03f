import { lockDataFolder } from '../../supabase/local/database/data-folder-lock'

// Takes the data folder named on the command line, in a process of its own, and says so. It ends when it is killed.
const [dataDir = ''] = process.argv.slice(2)
lockDataFolder(dataDir)
setInterval(() => {}, 60_000)
process.send?.('holds')
