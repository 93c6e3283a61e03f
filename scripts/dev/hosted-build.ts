// Builds the site as it is deployed, for a hosted project in whose place a server responds with one course: a step of
// `npm test`. Not into `dist`, where a build for the real project may stand.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { todayInCopenhagen } from '../../src/lib/copenhagen-time.ts'

const OUT_DIR = 'node_modules/.cache/hosted-build'
const KEY = 'sb_publishable_stand_in'

const course = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Kursus fra projektet',
  event_date: todayInCopenhagen(),
  start_time: '16:00:00',
  end_time: '18:30:00',
  location: 'Frederiksgade 7, 4. sal',
  type: 'foraeldre',
  max_participants: 20,
  available_spots: 12,
  url: null,
}

const project = createServer(({ url = '', headers }, response) => {
  const isRead = url.startsWith('/rest/v1/course_events?') && headers.apikey === KEY
  response.writeHead(isRead ? 200 : 404, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(isRead ? [course] : { message: url }))
}).listen(0, 'localhost')
await once(project, 'listening')
const address = `http://localhost:${(project.address() as AddressInfo).port}`

try {
  const build = promisify(execFile)('npx', ['vite', 'build', '--outDir', OUT_DIR], {
    env: {
      ...process.env,
      VITE_SUPABASE_URL: address,
      VITE_SUPABASE_PUBLISHABLE_KEY: KEY,
      COURSES_IN_PAGE: '',
    },
  })
  build.child.stdout?.pipe(process.stdout)
  build.child.stderr?.pipe(process.stderr)
  await build
  const page = await readFile(join(OUT_DIR, 'courses.html'), 'utf8')
  if (!page.includes(course.title)) throw new Error('The built /courses lacks the course.')
  const headers = await readFile(join(OUT_DIR, '_headers'), 'utf8')
  if (!headers.includes(address)) throw new Error('The security policy lacks the project.')
} finally {
  project.close()
}
