import { isSecretKey } from '../../secrets.ts'
import { type HttpResult, sendRequest, textIn, valueIn } from '../http.ts'
import { type Finding, finding } from './finding.ts'
import { findInvalidCourses, type InvalidCourse } from './invalid-courses.ts'

type Project = {
  /** URL of the project, without a trailing slash. */
  url: string
  /** The publishable key, or the anon key of an older project. */
  key: string
  fetch: typeof globalThis.fetch
}

/** PostgreSQL: permission denied, by grant or by policy. */
const DENIED = '42501'
/** PostgreSQL: the column does not exist. */
const MISSING_COLUMN = '42703'
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

const PUSH = 'run `npx supabase db push --remote`'
const CONFIGURE = 'run `npx supabase config push`'
const DEPLOY = 'run `npx supabase functions deploy`'

/** Requests that a project refuses without an administrator's session. */
const FORBIDDEN: readonly [fact: string, method: string, path: string, body?: object][] = [
  ['Visitors do not read who changed courses', 'GET', 'course_event_changes?select=id&limit=1'],
  ['Visitors do not read roles', 'GET', 'user_roles?select=role&limit=1'],
  ['Visitors do not read newsletter attempts', 'GET', 'newsletter_attempts?select=id&limit=1'],
  // Without most of the required columns.
  ['Visitors do not create courses', 'POST', 'course_events', { title: '' }],
  ['Visitors do not change courses', 'PATCH', `course_events?id=eq.${UNKNOWN_ID}`, { title: 'x' }],
  ['Visitors do not delete courses', 'DELETE', `course_events?id=eq.${UNKNOWN_ID}`],
  [
    'Visitors do not import courses',
    'POST',
    'rpc/import_courses',
    { created: [], changed: [], removed: [] },
  ],
  // A user and a role that do not exist.
  ['Visitors do not hand out roles', 'POST', 'user_roles', { user_id: UNKNOWN_ID, role: 'doctor' }],
  ['Visitors do not take roles away', 'DELETE', `user_roles?user_id=eq.${UNKNOWN_ID}`],
  [
    'Visitors do not write newsletter attempts',
    'POST',
    'newsletter_attempts',
    { address_hash: '' },
  ],
]

/**
 * Checks a hosted project with the publishable key only, and changes nothing: the rows that it tries to write lack
 * required columns, or do not exist.
 */
export async function checkProject({ url, key, fetch }: Project): Promise<Finding[]> {
  if (isSecretKey(key)) {
    return [
      finding(
        'The key in .env.local is the publishable one',
        'it is a secret key, and every visitor would get it: replace it, then make a new secret key in the dashboard, since this one may be known',
      ),
    ]
  }
  const headers = { apikey: key, Authorization: `Bearer ${key}` }
  const settings = await sendRequest(fetch, `${url}/auth/v1/settings`, { headers })
  if (settings.status === 0) {
    const remedy = 'check VITE_SUPABASE_URL, and in the dashboard that the project is not paused'
    return [finding(`The project responds at ${url}`, remedy)]
  }
  if (settings.status === 401 || settings.status === 403) {
    const remedy =
      'copy the key again (dashboard, Project Settings, API Keys); it must be of this project'
    return [finding('The project accepts the key', remedy)]
  }
  if (valueIn(settings.body, 'external') === undefined) {
    const remedy = `VITE_SUPABASE_URL leads to something else: it responded with ${settings.status} and without the settings of a project`
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
  const [courses, invalidCourses, forbidden, newsletter, calendar] = await Promise.all([
    send('GET', 'course_events?select=id,updated_at,status&limit=1'),
    findInvalidCourses((path) => send('GET', path)),
    Promise.all(
      FORBIDDEN.map(async ([fact, ...request]) => isRefused(fact, await send(...request))),
    ),
    sendRequest(fetch, `${functions}/subscribe-mailchimp`, {
      method: 'POST',
      headers: json,
      body: '{}',
    }),
    // Without a key, like calendar programs.
    sendRequest(fetch, `${functions}/course-calendar`),
  ])

  return [
    { fact: `The project responds at ${url} and accepts the key` },
    isReadable('Visitors read courses', courses),
    areWithinLimits(invalidCourses),
    ...forbidden,
    ...accounts(settings.body),
    newsletterResponds(newsletter),
    calendarResponds(calendar),
  ]
}

function isReadable(fact: string, { status, body }: HttpResult): Finding {
  if (status === 200) return { fact }
  const code = textIn(body, 'code')
  if (isMissing(code)) return finding(fact, `the table is missing: ${PUSH}`)
  if (code === MISSING_COLUMN) return finding(fact, `a column is missing: ${PUSH}`)
  if (code === DENIED) return finding(fact, `reading is refused: ${PUSH}`)
  return finding(fact, describeStatus(status, code))
}

/** Courses from before a limit, which the database keeps until their next change. */
function areWithinLimits(invalidCourses: readonly InvalidCourse[] | undefined): Finding {
  const fact = 'All courses keep to the limits'
  // Another finding reports that the courses cannot be read.
  if (!invalidCourses || invalidCourses.length === 0) return { fact }
  const list = invalidCourses.map(({ id, rules }) => `${id} (${rules.join(', ')})`)
  return finding(fact, `change or delete in the administration: ${list.join('; ')}`)
}

/** A write that fails at a constraint (23…) has passed the policies. */
function isRefused(fact: string, { status, body }: HttpResult): Finding {
  const code = textIn(body, 'code')
  if (code === DENIED) return { fact }
  if (isMissing(code)) return finding(fact, `the table is missing: ${PUSH}`)
  // PostgREST: the function does not exist.
  if (code === 'PGRST202') return finding(fact, `the function is missing: ${PUSH}`)
  if ((status >= 200 && status < 300) || code?.startsWith('23')) {
    return finding(
      fact,
      `it is allowed, so the project has other grants or policies than supabase/migrations: ${PUSH}, and look for changes made by hand in the dashboard`,
    )
  }
  return finding(fact, describeStatus(status, code))
}

/** PostgREST or PostgreSQL: the table does not exist. */
function isMissing(code: string | undefined): boolean {
  return code === 'PGRST205' || code === '42P01'
}

function describeStatus(status: number, code: string | undefined): string {
  const response =
    status === 0 ? 'there was no response' : `the response was ${status} ${code ?? ''}`.trim()
  return `${response}; try again, and look at the project's logs in the dashboard`
}

function accounts(settings: unknown): Finding[] {
  const external = valueIn(settings, 'external')
  const isClosed =
    valueIn(settings, 'disable_signup') === true && valueIn(external, 'anonymous_users') !== true
  return [
    finding(
      'Nobody can sign up',
      isClosed ||
        `sign-up is open: ${CONFIGURE}, or switch off 'Allow new users to sign up' and anonymous sign-ins in the dashboard`,
    ),
    finding(
      'Administrators sign in with e-mail and password',
      valueIn(external, 'email') === true ||
        `the e-mail provider is off: ${CONFIGURE}, or switch it on in the dashboard`,
    ),
  ]
}

/** A function with all settings responds to an empty request with 400, and adds no subscriber. */
function newsletterResponds({ status, body }: HttpResult): Finding {
  const fact = 'The newsletter function responds'
  switch (status) {
    case 400:
      return { fact }
    case 404:
      return finding(fact, `it is not deployed: ${DEPLOY}`)
    case 401:
      return finding(
        fact,
        `it asks for a session: ${DEPLOY}, which takes verify_jwt from config.toml`,
      )
    case 503:
      return finding(
        fact,
        textIn(body, 'code') === 'BOOT_ERROR'
          ? `it does not start: ${DEPLOY} again and look at its logs`
          : 'it lacks settings: `npx supabase secrets set` MAILCHIMP_API_KEY, MAILCHIMP_AUDIENCE_ID and SITE_ORIGINS',
      )
    default:
      return finding(fact, describeStatus(status, textIn(body, 'code')))
  }
}

function calendarResponds({ status, body, headers }: HttpResult): Finding {
  const fact = 'The calendar of the courses can be subscribed to'
  if (status === 200 && headers.get('Content-Type')?.startsWith('text/calendar')) return { fact }
  if (status === 404) return finding(fact, `it is not deployed: ${DEPLOY}`)
  if (status === 401) {
    return finding(fact, `it asks for a key: ${DEPLOY}, which takes verify_jwt from config.toml`)
  }
  return finding(fact, describeStatus(status, textIn(body, 'code')))
}
