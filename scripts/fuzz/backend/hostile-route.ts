import fc from 'fast-check'
import { hostileText, usually } from './hostile-text.ts'

/** Method and path, the path as it stands behind the origin. */
export type Route = { method: string; path: string }

const COLUMNS = {
  course_events: ['id', 'title', 'event_date', 'start_time', 'max_participants', 'updated_at'],
  user_roles: ['user_id', 'role'],
  newsletter_attempts: ['id', 'address_hash', 'client_hash', 'attempted_at'],
} as const
const OTHER_TABLES = ['users', 'auth.users', 'pg_authid', 'rpc/is_admin', 'course_event', '']
const OPERATORS = 'eq neq gt lte in is not.eq not.in not.is like fts'.split(' ')
const VALUES = ['null', '1', '(1,2)', '2026-11-23', 'infinity', 'admin', 'true']
const DIRECTIONS = ['', '.desc', '.asc.nullslast', '.desc.x']
const LEFT_OUT = ['or', 'and', 'on_conflict', 'user_roles.role', 'apikey', 'grant_type', 'scope']

const GRANTS = ['password', 'refresh_token', 'id_token', 'client_credentials']
const ENDPOINTS = ['signup', 'logout?scope=global', 'logout?scope=others', 'user', 'settings']
const OTHER_ENDPOINTS = ['health', 'admin/users', 'recover', 'verify', '.well-known/jwks.json']

const list = fc.array(hostileText, { maxLength: 4 }).map((items) => `(${items.join(',')})`)
const condition = fc
  .tuple(usually(...OPERATORS), fc.oneof(hostileText, list, fc.constantFrom(...VALUES)))
  .map((parts) => parts.join('.'))

/** A list of columns, sometimes a very long one. */
function columnList(column: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const few = fc.array(column, { minLength: 1, maxLength: 3 })
  const many = fc
    .tuple(fc.constantFrom('id', '*', '"id"'), fc.integer({ min: 100, max: 5_000 }))
    .map(([name, times]) => Array<string>(times).fill(name))
  return fc
    .oneof({ arbitrary: few, weight: 12 }, { arbitrary: many, weight: 1 })
    .map((names) => names.join(','))
}

/** The query string of a request for a table with these columns, written properly or just as it comes. */
function queryOf(columns: readonly string[]): fc.Arbitrary<string> {
  const column = usually(...columns)
  const names = columnList(usually(...columns, '*', 'ctid'))
  const order = fc.tuple(names, usually(...DIRECTIONS)).map((parts) => parts.join(''))
  const everyRow = column.map((name): [string, string] => [name, 'not.is.null'])
  const parameter = fc.oneof(
    { arbitrary: fc.tuple(column, condition), weight: 6 },
    { arbitrary: fc.tuple(fc.constantFrom('select', 'columns'), names), weight: 2 },
    { arbitrary: fc.tuple(fc.constant('order'), order), weight: 1 },
    { arbitrary: fc.tuple(fc.constantFrom('limit', 'offset'), hostileText), weight: 1 },
    { arbitrary: fc.tuple(usually(...LEFT_OUT), hostileText), weight: 1 },
  )
  const hostile = fc.array(parameter, { maxLength: 3 })
  return fc.oneof(
    fc.constantFrom('', '?select=*'),
    everyRow.map((pair) => `?${new URLSearchParams([pair])}`),
    hostile.map((parameters) => `?${new URLSearchParams(parameters)}`),
    hostile.map((parameters) => `?${parameters.map((pair) => pair.join('=')).join('&')}`),
  )
}

function route(
  methods: readonly string[],
  folder: string,
  ...rest: fc.Arbitrary<string>[]
): fc.Arbitrary<Route> {
  return fc.record({
    method: fc.oneof(
      { arbitrary: fc.constantFrom(...methods), weight: 8 },
      { arbitrary: fc.constantFrom('HEAD', 'PUT', 'OPTIONS', 'QUERY', 'A'), weight: 1 },
    ),
    path: fc.tuple(...rest).map((parts) => [folder, ...parts].join('')),
  })
}

const REST_METHODS = ['GET', 'POST', 'PATCH', 'DELETE']
const REST_PATH = '/supabase/rest/v1/'

export const courseRoute = tableRoute('course_events')
export const roleRoute = tableRoute('user_roles')
export const attemptRoute = tableRoute('newsletter_attempts')
export const otherTableRoute = route(
  REST_METHODS,
  REST_PATH,
  usually(...OTHER_TABLES),
  queryOf(['id']),
)
export const tokenRoute = route(['POST'], '/supabase/auth/v1/token?grant_type=', usually(...GRANTS))
export const accountRoute = route(
  ['GET', 'POST', 'PUT'],
  '/supabase/auth/v1/',
  usually(...ENDPOINTS, ...OTHER_ENDPOINTS),
)
export const functionRoute = route(
  ['POST', 'GET'],
  '/supabase/functions/v1/',
  usually(
    'subscribe-mailchimp',
    'subscribe-mailchimp?x',
    'subscribe-mailchimp/..%2f..',
    'course-calendar',
    'course-calendar?type=foredrag',
    "course-calendar?type=foredrag'%20or%201=1",
    'x',
  ),
)
/** Past the services, or to them by another way. */
export const oddRoute = route(
  ['GET', 'POST'],
  '/',
  fc.constantFrom('', 'supabase', 'supabase/', 'supabase//rest/v1/', 'supabase/%72est/v1/'),
  usually('..%2fauth/v1/user', '../rest/v1/user_roles', 'user_roles'),
)

function tableRoute(table: keyof typeof COLUMNS): fc.Arbitrary<Route> {
  return route(REST_METHODS, `${REST_PATH}${table}`, queryOf(COLUMNS[table]))
}
