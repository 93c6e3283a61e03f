import {
  type CalendarCourse,
  calendarFeed,
  calendarFile,
  FEED_SECONDS,
} from '../../../src/features/courses/domain/course-calendar-file.ts'
import { calendarFileMessages as messages } from '../../../src/features/courses/domain/course-messages.ts'
import type { CourseType } from '../../../src/features/courses/domain/course-types.ts'
import type { LocalDateTime } from '../../../src/lib/local-date.ts'

/** A calendar to send, with the headers that describe it. */
export type Feed = {
  body: Uint8Array<ArrayBuffer>
  etag: string
  fileName: string
  /** How long a copy may be used without asking again. */
  maxAgeSeconds: number
}

/** The feed of all courses, or of those of one type. */
export type Feeds = (type?: CourseType) => Promise<Feed>

/** For the file of one course, which is wanted as it is now. */
const FILE_SECONDS = 60

/** The feeds of some courses, each created at the first request. */
export function createFeeds(courses: readonly CalendarCourse[], now: LocalDateTime): Feeds {
  const written = new Map<CourseType | undefined, Promise<Feed>>()

  function writeFeed(type?: CourseType): Promise<Feed> {
    const chosen = type ? courses.filter((course) => course.type === type) : courses
    const text = calendarFeed(chosen, now, type)
    return toFeed(text, { fileName: 'kurser.ics', maxAgeSeconds: FEED_SECONDS })
  }

  return (type) => {
    const feed = written.get(type) ?? writeFeed(type)
    written.set(type, feed)
    return feed
  }
}

/** The file of one course, to be added to a calendar once. */
export function createFile(course: CalendarCourse, now: LocalDateTime): Promise<Feed> {
  const fileName = messages.fileName(course.date)
  return toFeed(calendarFile(course, now), { fileName, maxAgeSeconds: FILE_SECONDS })
}

async function toFeed(
  text: string,
  headers: Pick<Feed, 'fileName' | 'maxAgeSeconds'>,
): Promise<Feed> {
  const body = new TextEncoder().encode(text)
  return { body, etag: `"${await digest(body)}"`, ...headers }
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(hash, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}
