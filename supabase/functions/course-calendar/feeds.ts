import {
  type CalendarCourse,
  calendarFeed,
  calendarFile,
  FEED_SECONDS,
} from '../../../src/features/courses/domain/course-calendar-file.ts'
import { calendarFileMessages as messages } from '../../../src/features/courses/domain/course-messages.ts'
import type { CourseType } from '../../../src/features/courses/domain/course-types.ts'
import type { LocalDateTime } from '../../../src/lib/local-date.ts'
import { nameInLink } from '../../../src/lib/name-in-link.ts'

/** A calendar to send, with the headers that describe it. */
export type Feed = {
  body: Uint8Array<ArrayBuffer>
  etag: string
  fileName: string
  /** How long a copy may be used without asking again. */
  maxAgeSeconds: number
}

export type Feeds = {
  /** The feed of all courses, or of those of one type. */
  ofType(type?: CourseType): Promise<Feed>
  /** The file of one course, to be added to a calendar once; undefined where there is no such course. */
  ofCourse(id: string): Promise<Feed | undefined>
}

/** For the file of one course, which is wanted as it is now. */
const FILE_SECONDS = 60

/** The feeds of some courses, each created at the first request; files of single courses are small, and not kept. */
export function createFeeds(courses: readonly CalendarCourse[], now: LocalDateTime): Feeds {
  const written = new Map<CourseType | undefined, Promise<Feed>>()

  function writeFeed(type?: CourseType): Promise<Feed> {
    const chosen = type ? courses.filter((course) => course.type === type) : courses
    const text = calendarFeed(chosen, now, type)
    return toFeed(text, { fileName: 'kurser.ics', maxAgeSeconds: FEED_SECONDS })
  }

  return {
    ofType(type) {
      const feed = written.get(type) ?? writeFeed(type)
      written.set(type, feed)
      return feed
    },
    async ofCourse(id) {
      const course = courses.find((one) => nameInLink(one.id) === id)
      if (!course) return undefined
      const fileName = messages.fileName(course.date)
      return toFeed(calendarFile(course, now), { fileName, maxAgeSeconds: FILE_SECONDS })
    },
  }
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
