import { createHash } from 'node:crypto'
import {
  type CalendarCourse,
  calendarFeed,
  calendarFile,
  FEED_SECONDS,
} from '../../../src/features/courses/domain/course-calendar-file.ts'
import { calendarFileMessages as messages } from '../../../src/features/courses/domain/course-messages.ts'
import type { CourseType } from '../../../src/features/courses/domain/course-types.ts'
import type { LocalDateTime } from '../../../src/lib/local-date.ts'
import { type Env, readCourses } from './courses.ts'

/** A calendar to send, with the headers that describe it. */
export type Feed = {
  body: string
  etag: string
  fileName: string
  /** How long a copy may be used without asking again. */
  maxAgeSeconds: number
}

/** The feed of all courses, or of those of one type. */
type Feeds = (type?: CourseType) => Feed

/** For the file of one course, which is wanted as it is now. */
const FILE_SECONDS = 60

/** Many programs send requests at the full hour; one reading of the courses serves all of them. */
const KEPT_MS = 60_000

/** The feeds of a project, and when their courses were read. */
let kept: { url: string; since: number; feeds: Promise<Feeds> } | undefined

/**
 * The feeds of the courses as they were within the last minute. Simultaneous requests share one reading; a failure
 * rejects all of them, and is not kept.
 */
export function currentFeeds(
  env: Env,
  fetch: typeof globalThis.fetch,
  now: LocalDateTime,
): Promise<Feeds> {
  const url = env.SUPABASE_URL ?? ''
  const since = Date.now()
  // A clock that was set back must not make the feeds last longer.
  if (kept?.url === url && Math.abs(since - kept.since) < KEPT_MS) return kept.feeds
  const today = now.slice(0, 'YYYY-MM-DD'.length)
  const feeds = readCourses(env, fetch, today).then((courses) => createFeeds(courses, now))
  const entry = { url, since, feeds }
  kept = entry
  feeds.catch(() => {
    if (kept === entry) kept = undefined
  })
  return feeds
}

/** The feeds of some courses, each created at the first request. */
function createFeeds(courses: readonly CalendarCourse[], now: LocalDateTime): Feeds {
  const written = new Map<CourseType | undefined, Feed>()
  return (type) => {
    const chosen = type ? courses.filter((course) => course.type === type) : courses
    const feed =
      written.get(type) ?? toFeed(calendarFeed(chosen, now, type), 'kurser.ics', FEED_SECONDS)
    written.set(type, feed)
    return feed
  }
}

/** The file of one course, to be added to a calendar once. */
export function createFile(course: CalendarCourse, now: LocalDateTime): Feed {
  return toFeed(calendarFile(course, now), messages.fileName(course.date), FILE_SECONDS)
}

function toFeed(body: string, fileName: string, maxAgeSeconds: number): Feed {
  const hash = createHash('sha256').update(body).digest('hex')
  return { body, etag: `"${hash.slice(0, 32)}"`, fileName, maxAgeSeconds }
}
