import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PreviewServer, startPreviewServer } from '../../../scripts/dev/preview-server'

let dir: string
let server: PreviewServer

async function handle(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/supabase/offline') return Response.error()
  return Response.json({ method: request.method, pathname, body: await request.text() })
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'preview-server-'))
  await writeFile(join(dir, 'index.html'), '<title>Forside</title>')
  await writeFile(join(dir, 'courses.html'), '<title>Kurser</title>')
  await writeFile(join(dir, 'supabase-hjaelp.html'), '<title>Kurser</title>')
  server = await startPreviewServer({ backend: { fetch: handle }, dir, port: 0 })
})

afterAll(async () => {
  await server.close()
  await rm(dir, { recursive: true })
})

test('the preview server serves the site and the backend on one origin', async () => {
  const page = await fetch(`${server.origin}/courses`)
  expect(await page.text()).toBe('<title>Kurser</title>')

  const row = await fetch(`${server.origin}/supabase/rest/v1/x`, { method: 'POST', body: 'ny' })
  expect(await row.json()).toEqual({ method: 'POST', pathname: '/supabase/rest/v1/x', body: 'ny' })
})

test('the preview server treats a path that only begins like the backend’s as a page', async () => {
  expect(await (await fetch(`${server.origin}/supabase-hjaelp`)).text()).toContain('Kurser')
})

/** Only this way can a test choose the Host header, or the target of the request line. */
function statusFor(host: string, path = '/', method = 'GET'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.origin)
    request({ hostname, port, path, method, headers: { Host: host } }, (response) => {
      resolve(response.resume().statusCode)
    })
      .once('error', reject)
      .end()
  })
}

test('the preview server answers to the names of its own machine', async () => {
  const { port } = new URL(server.origin)
  for (const name of ['localhost', '127.0.0.1', '[::1]', 'LocalHost']) {
    expect(await statusFor(`${name}:${port}`)).toBe(200)
    expect(await statusFor(name, '/supabase/rest/v1/x')).toBe(200)
  }
})

test.each(['/', '/supabase/rest/v1/course_events', '/supabase/functions/v1/subscribe-mailchimp'])(
  'refuses %s to a page whose own name leads here',
  async (path) => {
    const { port } = new URL(server.origin)
    const others = [
      'attacker.example',
      `attacker.example:${port}`,
      `localhost.attacker.example:${port}`,
      `attacker.localhost:${port}`,
      `192.168.1.20:${port}`,
      `localhost:${Number(port) - 1}`,
    ]
    for (const host of others) {
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        expect(await statusFor(host, path, method), host).toBe(403)
      }
    }
    expect(await statusFor('localhost', `http://attacker.example${path}`)).toBe(403)
  },
)

test('the preview server closes the connection for an unreachable backend, and goes on serving', async () => {
  await expect(fetch(`${server.origin}/supabase/offline`)).rejects.toThrow('fetch failed')
  expect((await fetch(server.origin)).status).toBe(200)
})

test('the preview server keeps an idle connection open', async () => {
  const response = await fetch(server.origin)
  await response.text()
  expect(response.headers.get('Keep-Alive')).toBe('timeout=75')
})

test('the preview server compresses over the wire', async () => {
  const response = await fetch(server.origin, { headers: { 'Accept-Encoding': 'br' } })
  expect(response.headers.get('Content-Encoding')).toBe('br')
  expect(await response.text()).toBe('<title>Forside</title>')
})

test('the preview server refuses a port that is taken', async () => {
  const port = Number(new URL(server.origin).port)
  await expect(startPreviewServer({ backend: { fetch: handle }, dir, port })).rejects.toThrow(
    'EADDRINUSE',
  )
})
