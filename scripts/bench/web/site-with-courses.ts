import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { coursePath } from '@/content/paths'
import { addDays } from '@/features/courses/domain/course-periods'
import { COURSE_TYPES } from '@/features/courses/domain/course-types'
import { todayInCopenhagen } from '@/lib/copenhagen-time'
import { textIn } from '@/lib/fields-of'
import { createLocalBackend, type LocalBackend } from '../../../supabase/local/backend.ts'
import { loadKeys } from '../../../supabase/local/keys.ts'
import { insertCourses, readCoursesOf } from '../../dev/embedded-courses.ts'
import { type Certificate, type SiteOrigins, serveSite } from './serve-site.ts'

/** The courses lie within half a year. */
const DAYS = 180
/** Each course of several dates has three of them. */
const DATES_PER_SERIES = 3
/** Of 5,000 courses 2,400 are the dates of 800 series. */
const SERIES_PER_COURSE = 0.16
const ROWS_PER_INSERT = 1_000
/** Beside the measured build. */
const SITES_DIR = 'node_modules/.cache'

/**
 * Builds and serves the site with this number of coming courses, as `npm run build` does for a hosted project.
 * @returns where, and the path of the first course from tomorrow on
 */
export async function serveWithCourses(
  count: number,
  certificate: Certificate,
): Promise<{ origins: SiteOrigins; firstCourse: string }> {
  const backend = await createLocalBackend({ keys: await loadKeys('.local/supabase'), seed: false })
  await insertComingCourses(backend, count)
  const folder = await mkdtemp(join(SITES_DIR, 'bench-'))
  const courses = join(folder, 'courses.json')
  const coming = await readCoursesOf(backend)
  await writeFile(courses, JSON.stringify(coming))
  const dir = join(folder, 'site')
  await promisify(execFile)('npx', ['vite', 'build', '--mode', 'embedded', '--outDir', dir], {
    env: { ...process.env, COURSES_IN_PAGE: courses },
  })
  const origins = await serveSite(dir, backend, certificate)
  await rm(folder, { recursive: true })
  // Today's first one may be over by the time of the measurement.
  const tomorrow = addDays(todayInCopenhagen(), 1)
  const row = coming.rows.find((one) => (textIn(one, 'event_date') ?? '') >= tomorrow)
  return { origins, firstCourse: coursePath(textIn(row, 'id') ?? '') }
}

async function insertComingCourses(backend: LocalBackend, count: number): Promise<void> {
  const today = todayInCopenhagen()
  const seriesCount = Math.round(count * SERIES_PER_COURSE)
  const courses = Array.from({ length: count }, (_, index) => {
    const isInSeries = index < seriesCount * DATES_PER_SERIES
    // The dates of a series lie weeks apart, and are alike in all else.
    const number = isInSeries ? index % seriesCount : index
    return {
      title: `Kursus nummer ${number + 1} for forældre til børn med ADHD`,
      event_date: addDays(today, Math.floor((index * DAYS) / count)),
      type: COURSE_TYPES[number % COURSE_TYPES.length] ?? 'foredrag',
      available_spots: number % 21,
      url: number % 3 === 0 ? `https://eksempel.dk/kursus/${number}` : null,
      price: number % 2 === 0 ? '250 kr. pr. person' : null,
      series_id: isInSeries ? seriesId(number) : null,
    }
  })
  for (let from = 0; from < count; from += ROWS_PER_INSERT) {
    await insertCourses(backend, today, courses.slice(from, from + ROWS_PER_INSERT))
  }
}

function seriesId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}
