import fc from 'fast-check'
import { attemptBody, type Body, courseBody, credentialsBody, roleBody } from './hostile-body.ts'
import { type Caller, hostileCaller } from './hostile-caller.ts'
import { hostileHeaders } from './hostile-headers.ts'
import {
  accountRoute,
  attemptRoute,
  courseRoute,
  functionRoute,
  oddRoute,
  otherTableRoute,
  type Route,
  roleRoute,
  tokenRoute,
} from './hostile-route.ts'

/** A request that means no good. Its keys and tokens are only made when it is sent. */
export type HostileRequest = {
  caller: Caller
  route: Route
  headers: Record<string, string>
  body: Body | undefined
}

function requestTo(
  route: fc.Arbitrary<Route>,
  body: fc.Arbitrary<Body>,
): fc.Arbitrary<HostileRequest> {
  const parts = fc.record({
    caller: hostileCaller,
    route,
    headers: hostileHeaders,
    body: fc.option(body, { nil: undefined, freq: 8 }),
  })
  return parts.map((request) => ({
    ...request,
    // No client can send a body with these.
    body: ['GET', 'HEAD'].includes(request.route.method) ? undefined : request.body,
  }))
}

/** Any request that somebody could send who wants to see or change more than is theirs, or to break something. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.oneof(
  { arbitrary: requestTo(courseRoute, courseBody), weight: 6 },
  { arbitrary: requestTo(roleRoute, roleBody), weight: 4 },
  { arbitrary: requestTo(attemptRoute, attemptBody), weight: 2 },
  { arbitrary: requestTo(otherTableRoute, courseBody), weight: 1 },
  { arbitrary: requestTo(tokenRoute, credentialsBody), weight: 2 },
  { arbitrary: requestTo(accountRoute, credentialsBody), weight: 3 },
  { arbitrary: requestTo(functionRoute, credentialsBody), weight: 2 },
  { arbitrary: requestTo(oddRoute, courseBody), weight: 1 },
)
