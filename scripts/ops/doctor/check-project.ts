import { calendarFeedUrl } from '../../../src/features/courses/domain/course-link.ts'
import { readCourseRows } from '../../../src/features/courses/domain/course-request.ts'
import { ADDED_COLUMNS } from '../../../src/features/courses/domain/course-row.ts'
import { fieldsOf, textIn } from '../../../src/lib/fields-of.ts'
import { keyHeaders } from '../../../src/lib/key-headers.ts'
import type { HostedProject } from '../../site-settings.ts'
import { type HttpResult, sendRequest } from '../http.ts'
import { type Finding, finding } from './finding.ts'
import { findInvalidCourses, findUnevenSeries } from './stored-courses.ts'

const PUSH = 'run `npx supabase db push --remote`'
const CONFIGURE = 'run `npx supabase config push`'
const DEPLOY = 'run `npx supabase functions deploy`'

/** PostgreSQL: permission denied, by grant or by policy. */
const DENIED = '42501'

/** Remedies by the code of PostgreSQL or PostgREST. */
const DATABASE_REMEDIES: Readonly<Record<string, string>> = {
  [DENIED]: `reading is refused: ${PUSH}`,
  '42703': `a column is missing: ${PUSH}`,
  PGRST202: `the function is missing: ${PUSH}`,
  PGRST205: `the table is missing: ${PUSH}`,
}

/** Remedies by the status of an edge function. */
const FUNCTION_REMEDIES: Readonly<Record<number, string>> = {
  200: `the response was that of another version: ${DEPLOY}`,
  401: `it asks for a key: ${DEPLOY}, which takes verify_jwt from config.toml`,
  404: `it is not deployed: ${DEPLOY}`,
  503: 'it does not start, or lacks settings (docs/operations.md, section 2): look at its logs',
}

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
const NO_COURSES = { inserted: [], updated: [], deleted: [] }

/** Requests that a project refuses without an administrator's session. */
const FORBIDDEN: readonly [fact: string, method: string, path: string, body?: object][] = [
  ['Visitors do not read who changed courses', 'GET', 'course_event_changes?select=id&limit=1'],
  ['Visitors do not read roles', 'GET', 'user_roles?select=role&limit=1'],
  ['Visitors do not read newsletter attempts', 'GET', 'newsletter_attempts?select=id&limit=1'],
  // Without most of the required columns.
  ['Visitors do not create courses', 'POST', 'course_events', { title: '' }],
  ['Visitors do not change courses', 'PATCH', `course_events?id=eq.${UNKNOWN_ID}`, { title: 'x' }],
  ['Visitors do not delete courses', 'DELETE', `course_events?id=eq.${UNKNOWN_ID}`],
  ['Visitors do not write several courses at once', 'POST', 'rpc/write_courses', NO_COURSES],
  // A user and a role that do not exist.
  ['Visitors do not hand out roles', 'POST', 'user_roles', { user_id: UNKNOWN_ID, role: 'doctor' }],
  ['Visitors do not take roles away', 'DELETE', `user_roles?user_id=eq.${UNKNOWN_ID}`],
  ['Visitors do not add newsletter attempts', 'POST', 'newsletter_attempts', { address_hash: '' }],
]

/** Changes nothing: the rows that it tries to write lack required columns, or do not exist. */
export async function checkProject(
  { url, key }: HostedProject,
  fetch = globalThis.fetch,
): Promise<Finding[]> {
  const headers = keyHeaders(key)
  const settings = await sendRequest(fetch, `${url}/auth/v1/settings`, { headers })
  if (settings.status === 401 || settings.status === 403) {
    const remedy =
      'copy the key again (dashboard, Project Settings, API Keys); it must be of this project'
    return [finding('The project accepts the key', remedy)]
  }
  const { external, disable_signup: isClosedToUsers } = fieldsOf(settings.body)
  const { email: takesPasswords, anonymous_users: takesAnyone } = fieldsOf(external)
  if (external === undefined) {
    const remedy = `no project responds there (${describeStatus(settings)}): check VITE_SUPABASE_URL, and in the dashboard that the project is not paused`
    return [finding(`The project responds at ${url}`, remedy)]
  }

  const json = { ...headers, 'Content-Type': 'application/json' }
  const send = (method: string, path: string, body?: object) =>
    sendRequest(fetch, `${url}/rest/v1/${path}`, {
      method,
      headers: json,
      body: body ? JSON.stringify(body) : null,
    })
  const functions = `${url}/functions/v1`
  const [courses, rows, refusals, newsletter, calendar, rss] = await Promise.all([
    send('GET', `course_events?select=id,${ADDED_COLUMNS}&limit=1`),
    // Another finding reports a table that cannot be read.
    readCourseRows((path) => send('GET', path)).catch(() => []),
    Promise.all(
      FORBIDDEN.map(async ([fact, ...request]) => isRefused(fact, await send(...request))),
    ),
    sendRequest(fetch, `${functions}/subscribe-mailchimp`, {
      method: 'POST',
      headers: json,
      body: '{}',
    }),
    // Without a key, like calendar programs and Mailchimp.
    sendRequest(fetch, calendarFeedUrl(url)),
    sendRequest(fetch, calendarFeedUrl(url, { format: 'rss' })),
  ])
  const invalidCourses = findInvalidCourses(rows)
  const unevenSeries = findUnevenSeries(rows)
  return [
    { fact: `The project responds at ${url} and accepts the key` },
    finding('Visitors read courses', courses.status === 200 || databaseRemedy(courses)),
    finding(
      'All courses keep to the limits',
      invalidCourses.length === 0 ||
        `change or delete in the administration: ${invalidCourses.join('; ')}`,
    ),
    finding(
      'The dates of a series have one price, and the same places',
      unevenSeries.length === 0 ||
        `save price and places of one date in the administration, which writes them to all: ${unevenSeries.join('; ')}`,
    ),
    ...refusals,
    finding(
      'Nobody can sign up',
      (isClosedToUsers === true && takesAnyone !== true) ||
        `sign-up is open: ${CONFIGURE}, or switch off 'Allow new users to sign up' and anonymous sign-ins in the dashboard`,
    ),
    finding(
      'Administrators sign in with e-mail and password',
      takesPasswords === true ||
        `the e-mail provider is off: ${CONFIGURE}, or switch it on in the dashboard`,
    ),
    finding(
      'The newsletter function responds',
      // With all settings it responds to an empty request with 400, and adds no subscriber.
      newsletter.status === 400 || functionRemedy(newsletter),
    ),
    finding(
      'The calendar of the courses can be subscribed to',
      isOfType(calendar, 'text/calendar') || functionRemedy(calendar),
    ),
    finding(
      'New courses can be followed by RSS',
      isOfType(rss, 'application/rss+xml') || functionRemedy(rss),
    ),
  ]
}

function isOfType({ status, headers }: HttpResult, type: string): boolean {
  return status === 200 && headers.get('Content-Type')?.startsWith(type) === true
}

function isRefused(fact: string, result: HttpResult): Finding {
  const code = textIn(result.body, 'code')
  // A write that fails at a constraint (23…) has passed the policies.
  const isAllowed = (result.status >= 200 && result.status < 300) || code?.startsWith('23')
  const remedy = isAllowed
    ? `it is allowed, so the project has other grants or policies than supabase/migrations: ${PUSH}, and look for changes made by hand in the dashboard`
    : databaseRemedy(result)
  return finding(fact, code === DENIED || remedy)
}

function databaseRemedy(result: HttpResult): string {
  return DATABASE_REMEDIES[textIn(result.body, 'code') ?? ''] ?? unknownRemedy(result)
}

function functionRemedy(result: HttpResult): string {
  return FUNCTION_REMEDIES[result.status] ?? unknownRemedy(result)
}

function unknownRemedy(result: HttpResult): string {
  return `${describeStatus(result)}; try again, and look at the project's logs in the dashboard`
}

function describeStatus({ status, body }: HttpResult): string {
  if (status === 0) return 'there was no response'
  return `the response was ${status} ${textIn(body, 'code') ?? ''}`.trim()
}
