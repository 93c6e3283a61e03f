import { coursePath } from '../../../src/content/paths.ts'
import type { HostedProject } from '../../site-settings.ts'
import { type HttpResult, sendRequest } from '../http.ts'
import { type Finding, finding } from './finding.ts'

/** The page of a course that no build has a document for. */
const NEWER_COURSE = coursePath('00000000-0000-4000-8000-000000000000')

/** Checks the deployed site, and whether the newsletter function accepts its origin. */
export async function checkSite(
  site: string,
  { url }: Pick<HostedProject, 'url'>,
  fetch = globalThis.fetch,
): Promise<Finding[]> {
  const { origin } = new URL(site)
  const [start, page, newer, missing, alias, preflight] = await Promise.all([
    sendRequest(fetch, `${origin}/`),
    sendRequest(fetch, `${origin}/courses`),
    sendRequest(fetch, `${origin}${NEWER_COURSE}`),
    sendRequest(fetch, `${origin}/findes-ikke`),
    sendRequest(fetch, `${origin}/kurser`),
    sendRequest(fetch, `${url}/functions/v1/subscribe-mailchimp`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    }),
  ])
  if (start.status === 0) return [finding(`The site responds at ${origin}`, 'check the address')]

  const isGuarded = [start, page, missing].every(({ headers }) => hasSecurityHeaders(headers, url))
  const target = new URL(alias.headers.get('Location') ?? '', origin).pathname
  return [
    finding(
      'The site sends its security headers',
      isGuarded ||
        'deploy the whole of dist/, built with the same .env.local; nginx needs its include',
    ),
    finding('Pages are found by their address', page.status === 200 || describeHostFault(page)),
    finding(
      'A course newer than the build has a page',
      newer.status === 200 || describeHostFault(newer),
    ),
    finding(
      'Unknown addresses respond with 404',
      missing.status === 404 || describeHostFault(missing),
    ),
    finding(
      '/kurser redirects permanently to /courses',
      (alias.status === 301 && target === '/courses') || describeHostFault(alias),
    ),
    finding(
      'The newsletter may be called from the site',
      preflight.headers.get('Access-Control-Allow-Origin') === origin ||
        `run \`npx supabase secrets set SITE_ORIGINS=${origin}\``,
    ),
  ]
}

function describeHostFault({ status }: HttpResult): string {
  return `the response was ${status}: deploy the whole of dist/ and see docs/operations.md on this host`
}

/** The headers of scripts/build/hosting.ts, with a policy without inline scripts and `frame-ancestors`. */
function hasSecurityHeaders(headers: Headers, projectUrl: string): boolean {
  const policy = headers.get('Content-Security-Policy') ?? ''
  return (
    ["default-src 'none'", "frame-ancestors 'none'", new URL(projectUrl).origin].every((part) =>
      policy.includes(part),
    ) &&
    !policy.includes("'unsafe-inline'") &&
    headers.get('X-Content-Type-Options') === 'nosniff' &&
    [
      'Strict-Transport-Security',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
    ].every((name) => headers.has(name))
  )
}
