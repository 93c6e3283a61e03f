import { createHash } from 'node:crypto'
import { calendarFileMessages as messages } from '../../../src/features/courses/domain/calendar-file-messages.ts'
import {
  calendarFeed,
  calendarFile,
  FEED_SECONDS,
} from '../../../src/features/courses/domain/course-calendar-file.ts'
import {
  calendarFeedUrl,
  type FeedParameter,
} from '../../../src/features/courses/domain/course-link.ts'
import { coursesRss } from '../../../src/features/courses/domain/course-rss.ts'
import { isCourseType } from '../../../src/features/courses/domain/course-types.ts'
import { nowInCopenhagen } from '../../../src/lib/copenhagen-time.ts'
import { dateOf } from '../../../src/lib/local-date.ts'
import { nameInLink } from '../../../src/lib/name-in-link.ts'
import type { Env } from '../_shared/project-key.ts'
import { currentCourses, readCourse } from './courses.ts'

/** The feed is public, like the courses. */
const ANYBODY = { 'Access-Control-Allow-Origin': '*' }

/** For the file of one course, which is wanted as it is now. */
const FILE_SECONDS = 60

/**
 * The courses as a calendar to subscribe to. GET responds with text/calendar (all courses; with `?type=foredrag` those
 * of one type; with `?course=<id>` the file of one course, which has all dates of its series), with `?format=rss` with the
 * coming ones as RSS, with 304 when the caller's copy is current, or with `{ error }` and a status of 400 or more.
 * Changes appear in the feeds within a minute, and in the file at once: a course that was published just now has one.
 *
 * @param env the platform's variables: the project's URL and keys
 * @param fetch for requests to the project's REST API
 */
export async function handler(
  request: Request,
  env: Env,
  fetch: typeof globalThis.fetch,
): Promise<Response> {
  if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method)) {
    return refuse(405, 'Method not allowed', { Allow: 'GET, HEAD, OPTIONS' })
  }
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: ANYBODY })
  const parameter = (name: FeedParameter) => {
    const value = new URL(request.url).searchParams.get(name)
    return value === null ? undefined : nameInLink(value)
  }
  const [type, course, format] = [parameter('type'), parameter('course'), parameter('format')]
  if (type !== undefined && !isCourseType(type)) return refuse(404, 'Unknown type of course')
  // A feed of one course would have nothing new.
  if (format !== undefined && (format !== 'rss' || course !== undefined)) {
    return refuse(404, 'Unknown format')
  }
  try {
    const now = nowInCopenhagen()
    if (course !== undefined) {
      const found = await readCourse(env, fetch, course)
      if (!found) return refuse(404, 'Unknown course')
      return respond(request, calendarFile(found, now), messages.fileName(found.date), FILE_SECONDS)
    }
    const courses = await currentCourses(env, fetch, dateOf(now))
    const chosen = type ? courses.filter((one) => one.type === type) : courses
    if (format) {
      const address = calendarFeedUrl(env.SUPABASE_URL ?? '', { format, ...(type && { type }) })
      const rss = coursesRss(chosen, now, { address, type })
      return respond(request, rss, 'kurser.xml', FEED_SECONDS, 'application/rss+xml')
    }
    return respond(request, calendarFeed(chosen, now, type), 'kurser.ics', FEED_SECONDS)
  } catch (error) {
    console.error('Course calendar:', error)
    // Programs keep their copy, and retry later.
    return refuse(502, 'The courses could not be read')
  }
}

/** @param maxAgeSeconds how long a copy may be used without asking again */
function respond(
  request: Request,
  text: string,
  fileName: string,
  maxAgeSeconds: number,
  type = 'text/calendar',
): Response {
  const hash = createHash('sha256').update(text).digest('hex')
  const etag = `"${hash.slice(0, 32)}"`
  const headers = {
    ...ANYBODY,
    'Content-Type': `${type}; charset=utf-8`,
    // Not an attachment: iOS shows a calendar that it opens, with a button to add it.
    'Content-Disposition': `inline; filename="${fileName}"`,
    'Cache-Control': `public, max-age=${maxAgeSeconds}`,
    ETag: etag,
  }
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : text, { headers })
}

/**
 * Whether the caller's copy is current (RFC 9110, 13.1.2). Weak tags count too: a proxy that compresses the response
 * makes its tag weak.
 */
function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get('If-None-Match') ?? ''
  return known === '*' || (known.match(/"[^"]*"/g)?.includes(etag) ?? false)
}

function refuse(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { ...ANYBODY, ...headers } })
}
