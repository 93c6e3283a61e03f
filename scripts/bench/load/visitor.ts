import { randomUUID } from 'node:crypto'
import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import { listCourseEvents } from '@/features/courses/model/course-events-api'
import type { Database } from '@/lib/database.types'
import { PAGE_MARK } from '@/lib/document-marks'
import { PUBLIC_ROUTES } from '../web/public-routes.ts'
import { filesNamedIn, kindOfFile } from './page-files.ts'
import { pick, pickInteger } from './random.ts'
import { RefusedByDesign } from './recorder.ts'
import { isOver, PATIENCE_MS, think, type VirtualUser } from './virtual-user.ts'

const THINKING = { least: 1_000, most: 4_000 }
const PAGES = { least: 3, most: 8 }
/** In runs of several minutes more than the newsletter's limits let through. */
const SHARE_OF_SUBSCRIBERS = 0.1

const TOO_MANY_REQUESTS = 429

/** What a browser has kept: for each address the tag of what was there. */
type Cache = Map<string, string>

type LoadContext = Pick<VirtualUser, 'server' | 'recorder' | 'ledger'>

/**
 * Opens every page and signs up once, so that the server has all files compressed and the function loaded, which a
 * host on the internet has long done.
 */
export async function warmUp(person: LoadContext): Promise<void> {
  const cache: Cache = new Map()
  for (const route of PUBLIC_ROUTES) await openPage(person, route, cache)
  await subscribe(person)
}

/**
 * Visits the site again and again, each time as somebody whom it has never seen: page after page with its files
 * and the list of courses, and sometimes a sign-up for the newsletter.
 */
export async function visit(person: VirtualUser): Promise<void> {
  await think(person, { most: THINKING.most })
  while (!isOver(person)) await visitOnce(person)
}

async function visitOnce(person: VirtualUser): Promise<void> {
  const { server, recorder, random } = person
  const cache: Cache = new Map()
  const courses = new PostgrestClient<Database>(`${server.backendUrl}/rest/v1`, {
    headers: headersOf(server.publishableKey),
  })

  const pages = pickInteger(random, PAGES.least, PAGES.most)
  for (let page = 0; page < pages && !isOver(person); page++) {
    await openPage(person, pick(random, PUBLIC_ROUTES), cache)
    await recorder.measure('Course list', () => listCourseEvents(courses))
    await think(person, THINKING)
  }
  if (random() < SHARE_OF_SUBSCRIBERS && !isOver(person)) await subscribe(person)
}

async function openPage(
  { server, recorder }: LoadContext,
  route: string,
  cache: Cache,
): Promise<void> {
  const answer = await recorder.measure('Page', () => get(server.origin, route, cache))
  if (!answer) return
  const files = filesNamedIn(answer.text).filter((file) => !cache.has(file))
  await Promise.all(
    files.map((file) => recorder.measure(kindOfFile(file), () => get(server.origin, file, cache))),
  )
}

/**
 * Reads one address as a browser does: compressed, and asking only whether it is new where it was read before.
 *
 * @throws for any answer but the file itself, whole
 */
async function get(origin: string, path: string, cache: Cache): Promise<{ text: string }> {
  const known = cache.get(path)
  const response = await fetch(new URL(path, origin), {
    headers: { 'Accept-Encoding': 'br', ...(known && { 'If-None-Match': known }) },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const text = await response.text()
  if (known && response.status === 304) return { text }
  if (response.status !== 200) throw new Error(`answered ${response.status}`)
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
  if (isPage && !text.includes(`${PAGE_MARK}="${path}"`)) throw new Error('answered another page')
  if (text === '') throw new Error('answered nothing')
  cache.set(path, response.headers.get('ETag') ?? '')
  return { text }
}

/** The sign-up of the site's own form (Specification 7). */
async function subscribe({ server, recorder, ledger }: LoadContext): Promise<void> {
  const functions = new FunctionsClient(`${server.backendUrl}/functions/v1`, {
    headers: headersOf(server.publishableKey),
  })
  const email = `${randomUUID()}@example.com`
  await recorder.measure('Newsletter sign-up', async () => {
    const { error } = await functions.invoke('subscribe-mailchimp', {
      body: { email },
      timeout: PATIENCE_MS,
    })
    if (error instanceof FunctionsHttpError && error.context instanceof Response) {
      const { status } = error.context
      await error.context.body?.cancel()
      throw status === TOO_MANY_REQUESTS ? new RefusedByDesign() : new Error(`answered ${status}`)
    }
    if (error) throw error
    ledger.subscribers.add(email)
  })
}

function headersOf(key: string): Record<string, string> {
  return { apikey: key, Authorization: `Bearer ${key}` }
}
