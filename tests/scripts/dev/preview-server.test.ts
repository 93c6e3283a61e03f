import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PreviewServer, startPreviewServer } from '../../../scripts/dev/preview-server'

let dir: string
let server: PreviewServer
const backend = {
  async fetch({ url, method, body }: Request): Promise<Response> {
    const { pathname } = new URL(url)
    if (pathname === '/supabase/offline') return Response.error()
    return Response.json({ method, pathname, body: await new Response(body).text() })
  },
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'preview-server-'))
  await writeFile(join(dir, 'index.html'), '<title>Forside</title>')
  await writeFile(join(dir, 'supabase-hjaelp.html'), '<title>Hjælp</title>')
  server = await startPreviewServer({ backend, dir, port: 0 })
})
afterAll(async () => {
  await server.close()
  await rm(dir, { recursive: true })
})

test('the preview server serves the site, compressed, and the backend under its own path on one origin', async () => {
  const page = await fetch(`${server.origin}/supabase-hjaelp`, {
    headers: { 'Accept-Encoding': 'br' },
  })
  expect(page.headers.get('Content-Encoding')).toBe('br')
  expect(page.headers.get('Keep-Alive')).toBe('timeout=75')
  expect(await page.text()).toBe('<title>Hjælp</title>')

  const row = await fetch(`${server.origin}/supabase/rest/v1/x`, { method: 'POST', body: 'ny' })
  expect(await row.json()).toEqual({ method: 'POST', pathname: '/supabase/rest/v1/x', body: 'ny' })
})

/** Only this way can a test choose the Host header, or the target of the request line. */
function statusFor(host: string, path: string, method = 'GET'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.origin)
    request({ hostname, port, path, method, headers: { Host: host } }, (response) => {
      resolve(response.resume().statusCode)
    })
      .once('error', reject)
      .end()
  })
}

test('the preview server responds to the names of its own machine alone, against DNS rebinding', async () => {
  const { port } = new URL(server.origin)
  for (const name of ['localhost', '127.0.0.1', '[::1]', 'LocalHost']) {
    expect(await statusFor(`${name}:${port}`, '/')).toBe(200)
    expect(await statusFor(name, '/supabase/rest/v1/x')).toBe(200)
  }
  const others = [
    'attacker.example',
    `localhost.attacker.example:${port}`,
    `attacker.localhost:${port}`,
    `192.168.1.20:${port}`,
    `localhost:${Number(port) - 1}`,
  ]
  for (const host of others) {
    for (const path of ['/', '/supabase/rest/v1/course_events'])
      for (const method of ['GET', 'POST', 'OPTIONS'])
        expect(await statusFor(host, path, method), host).toBe(403)
  }
  expect(await statusFor('localhost', 'http://attacker.example/')).toBe(403)
})

test('the preview server closes the connection for an unreachable backend, and goes on serving', async () => {
  await expect(fetch(`${server.origin}/supabase/offline`)).rejects.toThrow('fetch failed')
  expect((await fetch(server.origin)).status).toBe(200)
})

test('the preview server refuses a port that is taken', async () => {
  const port = Number(new URL(server.origin).port)
  await expect(startPreviewServer({ backend, dir, port })).rejects.toThrow('EADDRINUSE')
})
