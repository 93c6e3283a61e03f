import {
  type CalendarCourse,
  calendarFeed,
} from '../../../src/features/courses/domain/course-calendar-file.ts'
import type { CourseType } from '../../../src/features/courses/domain/course-types.ts'
import type { LocalDateTime } from '../../../src/lib/local-date.ts'

/** The body of a feed, with its ETag. */
export type Feed = { body: Uint8Array<ArrayBuffer>; etag: string }

/** The feed of all courses, or of those of one type. */
export type Feeds = (type?: CourseType) => Promise<Feed>

/** The feeds of some courses, each created at the first request. */
export function createFeeds(courses: readonly CalendarCourse[], now: LocalDateTime): Feeds {
  const written = new Map<CourseType | undefined, Promise<Feed>>()
  return (type) => {
    const feed = written.get(type) ?? writeFeed(courses, now, type)
    written.set(type, feed)
    return feed
  }
}

async function writeFeed(
  courses: readonly CalendarCourse[],
  now: LocalDateTime,
  type?: CourseType,
): Promise<Feed> {
  const chosen = type ? courses.filter((course) => course.type === type) : courses
  const body = new TextEncoder().encode(calendarFeed(chosen, now, type))
  return { body, etag: `"${await digest(body)}"` }
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(hash, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}
