import { createLocalBackend } from '../../supabase/local/backend'
import { loadKeys } from '../../supabase/local/keys'

// A backend on the data folder named on the command line, in a process of its own: says when it has the folder, adds
// a course at every message, and tells the status of the answer.
const [dataDir = ''] = process.argv.slice(2)
const keys = await loadKeys(dataDir)
const backend = await createLocalBackend({ dataDir, keys })
process.on('message', async (title) => {
  const response = await backend.fetch(
    new Request(`http://localhost${backend.basePath}/rest/v1/course_events`, {
      method: 'POST',
      headers: { apikey: keys.secretKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        title,
        event_date: '2026-11-23',
        start_time: '13:00',
        end_time: '15:00',
        location: 'Online',
        type: 'foredrag',
      }),
    }),
  )
  process.send?.(response.status)
})
process.send?.('holds')
