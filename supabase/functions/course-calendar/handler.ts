import { FEED_SECONDS } from '../../../src/features/courses/domain/course-calendar-file.ts'
import { FEED_TYPE_PARAMETER } from '../../../src/features/courses/domain/course-link.ts'
import { isCourseType } from '../../../src/features/courses/domain/course-types.ts'
import { nowInCopenhagen } from '../../../src/lib/moment-in-copenhagen.ts'
import { nameInLink } from '../../../src/lib/name-in-link.ts'
import { cacheFor } from './cache.ts'
import { type Env, readCourses } from './courses.ts'
import { createFeeds, type Feed, type Feeds } from './feeds.ts'

/** Anybody may read the feed, as anybody may read the courses. */
const ANYBODY = { 'Access-Control-Allow-Origin': '*' }

/** Many programs ask at the full hour: they share what was read for the first of them. */
const KEPT_MS = 60_000

/** By the address of the database. */
const cachedFeeds = cacheFor<Feeds>(KEPT_MS)

/**
 * The courses as a calendar that programs subscribe to: GET is answered with text/calendar, all courses or,
 * with `?type=foredrag`, those of one type; with 304 when the caller has it already; or with `{ error }` and a
 * status of 400 or more. It shows a change within a minute.
 *
 * @param env what the platform adds by itself: the project's address and keys
 * @param fetch the way to the project's own REST API
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
  const asked = new URL(request.url).searchParams.get(FEED_TYPE_PARAMETER)
  const type = asked === null ? undefined : nameInLink(asked)
  if (type !== undefined && !isCourseType(type)) return refuse(404, 'Unknown type of course')
  try {
    const feeds = await cachedFeeds(env.SUPABASE_URL ?? '', async () => {
      const now = nowInCopenhagen()
      const today = now.slice(0, 'YYYY-MM-DD'.length)
      return createFeeds(await readCourses(env, fetch, today), now)
    })
    return answer(request, await feeds(type))
  } catch (error) {
    console.error('Course calendar:', error)
    // Programs keep what they have, and ask again.
    return refuse(502, 'The courses could not be read')
  }
}

function answer(request: Request, { body, etag }: Feed): Response {
  const headers = {
    ...ANYBODY,
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'inline; filename="kurser.ics"',
    'Cache-Control': `public, max-age=${FEED_SECONDS}`,
    ETag: etag,
  }
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

/**
 * Whether the caller has the feed already (RFC 9110, 13.1.2). Weak tags count as well: a proxy that compresses the
 * answer makes its tag a weak one.
 */
function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get('If-None-Match') ?? ''
  return known.trim() === '*' || (known.match(/"[^"]*"/g)?.includes(etag) ?? false)
}

function refuse(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { ...ANYBODY, ...headers } })
}
