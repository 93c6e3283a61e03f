import { expect, it } from 'vitest'
import { checkSite } from '../../../../scripts/ops/doctor/check-site'
import { hostedSite } from '../../../helpers/hosted-site'

const URL_OF_PROJECT = 'http://localhost:54321/supabase'
const SITE = 'https://www.eksempel.dk'
const host = hostedSite(URL_OF_PROJECT)

async function complaintsAbout(respond: (url: URL) => Response, origin = SITE) {
  const fetch: typeof globalThis.fetch = async (input) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const headers = { 'Access-Control-Allow-Origin': origin }
    return url.origin === SITE ? respond(url) : new Response(null, { status: 204, headers })
  }
  const findings = await checkSite(`${SITE}/`, { url: URL_OF_PROJECT }, fetch)
  return findings.flatMap(({ fact, remedy }) => (remedy ? [fact] : []))
}

it('the check of a site finds nothing wrong with a host that reads its files', async () => {
  expect(await complaintsAbout(host)).toEqual([])
})

it('the check of a site notices a host that serves the start page for every address', async () => {
  expect(await complaintsAbout(() => new Response('<!doctype html>'))).toEqual([
    'The site sends its security headers',
    'Unknown addresses respond with 404',
    '/kurser redirects permanently to /courses',
  ])
})

it('the check of a site notices a host without the rule for courses newer than the build', async () => {
  const withoutRule = (url: URL) =>
    host(url.pathname.startsWith('/courses/') ? new URL('/findes-ikke', SITE) : url)
  expect(await complaintsAbout(withoutRule)).toEqual(['A course newer than the build has a page'])
})

it.each([
  ['lets scripts run inline', 'Content-Security-Policy', "default-src 'none' 'unsafe-inline'"],
  ['may be framed', 'Content-Security-Policy', "default-src 'none'"],
  ['forgets https', 'Strict-Transport-Security', ''],
  ['may be loaded into other sites', 'Cross-Origin-Resource-Policy', ''],
])('the check of a site notices a host that %s', async (_fault, name, value) => {
  const weaker = (url: URL) => {
    const response = host(url)
    response.headers.delete(name)
    if (value) response.headers.set(name, value)
    return response
  }
  expect(await complaintsAbout(weaker)).toEqual(['The site sends its security headers'])
})

it('the check of a site notices that the newsletter is open to another site only', async () => {
  expect(await complaintsAbout(host, 'https://eksempel.dk')).toEqual([
    'The newsletter may be called from the site',
  ])
})
