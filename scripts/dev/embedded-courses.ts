import { PostgrestClient } from '@supabase/postgrest-js'
import type { ComingCourseRows } from '../../src/features/courses/api/courses-in-page.ts'
import type { Database } from '../../src/lib/database.types.ts'
import { keyHeaders } from '../../src/lib/key-headers.ts'
import { createLocalBackend, type LocalBackend } from '../../supabase/local/backend.ts'
import { readComingCourses } from '../build/coming-courses.ts'

type CourseTable = Database['public']['Tables']['course_events']

const URL_OF_BACKEND = 'http://localhost/supabase'

/** Reads the coming courses from the embedded database, which no server may have open. */
export async function readEmbeddedCourses(dataDir: string): Promise<ComingCourseRows> {
  const backend = await createLocalBackend({ dataDir, seed: true })
  try {
    return await readCoursesOf(backend)
  } finally {
    await backend.close()
  }
}

/** Reads the coming courses of an embedded backend that is open in this process. */
export function readCoursesOf({ fetch, keys }: LocalBackend): Promise<ComingCourseRows> {
  return readComingCourses({ url: URL_OF_BACKEND, key: keys.publishableKey }, (input, init) =>
    fetch(new Request(input, init)),
  )
}

/** A client of an embedded backend that is open in this process, which no policy restricts. */
export function connectEmbedded({ fetch, keys }: Pick<LocalBackend, 'fetch' | 'keys'>) {
  return new PostgrestClient<Database>(`${URL_OF_BACKEND}/rest/v1`, {
    headers: keyHeaders(keys.secretKey),
    fetch: async (input, init) => fetch(new Request(input, init)),
  })
}

/** Adds courses to an embedded backend of this process, on this date and with defaults unless they say otherwise. */
export async function insertCourses(
  backend: Pick<LocalBackend, 'fetch' | 'keys'>,
  date: string,
  courses: readonly Partial<CourseTable['Insert']>[],
): Promise<CourseTable['Row'][]> {
  const rows = courses.map((course, index) => ({
    title: `Kursus ${index + 1}`,
    event_date: date,
    start_time: '17:00',
    end_time: '19:00',
    location: 'Frederiksgade 7, 1265 København K',
    type: 'foraeldre',
    max_participants: 20,
    available_spots: 20,
    url: null,
    ...course,
  }))
  const { data, error } = await connectEmbedded(backend).from('course_events').insert(rows).select()
  if (error) throw new Error(`Courses not added: ${error.message}`)
  return data
}
