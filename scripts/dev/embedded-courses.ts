import type { ComingCourseRows } from '../../src/features/courses/api/courses-in-page.ts'
import { createLocalBackend } from '../../supabase/local/backend.ts'
import { readComingCourses } from '../build/coming-courses.ts'

/** Reads the coming courses from the embedded database, which no server may have open. */
export async function readEmbeddedCourses(dataDir: string): Promise<ComingCourseRows> {
  const { fetch, keys, close } = await createLocalBackend({ dataDir, seed: true })
  try {
    const project = { url: 'http://localhost/supabase', key: keys.publishableKey }
    return await readComingCourses(project, (input, init) => fetch(new Request(input, init)))
  } finally {
    await close()
  }
}
