import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { addDays } from '@/features/courses/domain/calendar-date'
import { COURSE_TYPES } from '@/features/courses/domain/course-types'
import { todayInCopenhagen } from '@/lib/copenhagen-time'
import type { Database } from '@/lib/database.types'
import { createLocalBackend, type LocalBackend } from '../../../supabase/local/backend.ts'
import { loadKeys } from '../../../supabase/local/keys.ts'
import { readCoursesOf } from '../../dev/embedded-courses.ts'
import type { Certificate } from './certificate.ts'
import { type ServedSite, serveSite } from './served-site.ts'

const run = promisify(execFile)

type CourseInsert = Database['public']['Tables']['course_events']['Insert']

/** Courses of half a year: several a week, or some thirty a day. */
const DAYS = 180
const ROWS_PER_INSERT = 1_000
/** Beside the measured build. */
const SITES_DIR = 'node_modules/.cache'

/** Builds and serves the site with this number of coming courses, as `npm run build` does for a hosted project. */
export async function serveWithCourses(
  count: number,
  certificate: Certificate,
): Promise<ServedSite> {
  const backend = await createLocalBackend({ keys: await loadKeys('.local/supabase'), seed: false })
  await insertCourses(backend, comingCourses(count))
  const folder = await mkdtemp(join(SITES_DIR, 'bench-'))
  const courses = join(folder, 'courses.json')
  await writeFile(courses, JSON.stringify(await readCoursesOf(backend)))
  const dir = join(folder, 'site')
  await run('npx', ['vite', 'build', '--mode', 'embedded', '--outDir', dir], {
    env: { ...process.env, COURSES_IN_PAGE: courses },
  })
  const site = await serveSite(dir, backend, certificate)
  return {
    ...site,
    async close() {
      await site.close()
      await backend.close()
      await rm(folder, { recursive: true })
    },
  }
}

function comingCourses(count: number): CourseInsert[] {
  const today = todayInCopenhagen()
  return Array.from({ length: count }, (_, index) => ({
    title: `Kursus nummer ${index + 1} for forældre til børn med ADHD`,
    event_date: addDays(today, Math.floor((index * DAYS) / count)),
    start_time: '17:00',
    end_time: '19:30',
    location: 'Frederiksgade 7, 4., 1265 København K',
    type: COURSE_TYPES[index % COURSE_TYPES.length] ?? 'foredrag',
    max_participants: 20,
    available_spots: index % 21,
    url: index % 3 === 0 ? `https://eksempel.dk/kursus/${index}` : null,
  }))
}

async function insertCourses(backend: LocalBackend, courses: CourseInsert[]): Promise<void> {
  for (let from = 0; from < courses.length; from += ROWS_PER_INSERT) {
    const response = await backend.fetch(
      new Request('http://localhost/supabase/rest/v1/course_events', {
        method: 'POST',
        headers: { apikey: backend.keys.secretKey, 'Content-Type': 'application/json' },
        body: JSON.stringify(courses.slice(from, from + ROWS_PER_INSERT)),
      }),
    )
    if (!response.ok) throw new Error(`Courses not added: ${await response.text()}`)
  }
}
