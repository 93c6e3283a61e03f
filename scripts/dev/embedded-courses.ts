import type { ComingCourseRows } from '../../src/features/courses/api/courses-in-page.ts'
import { createLocalBackend, type LocalBackend } from '../../supabase/local/backend.ts'
import { readComingCourses } from '../build/coming-courses.ts'

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
  return readComingCourses(
    { url: 'http://localhost/supabase', key: keys.publishableKey },
    (input, init) => fetch(new Request(input, init)),
  )
}
