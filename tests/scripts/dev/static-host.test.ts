import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostingFiles } from '../../../scripts/build/hosting'
import { createStaticHost } from '../../../scripts/dev/static-host'
import { writeFiles } from '../../helpers/folder'

const indexHtml = '<!doctype html><title>/</title><script>theme()</script>'
const appJs = `console.info('${'kursus '.repeat(200)}')`
const pages = [
  'kursus',
  'courses/a1',
  'courses',
  'services',
  'articles/mistrivsel-i-familien',
  'admin/dashboard',
]
const site = {
  ...hostingFiles(indexHtml, '/supabase'),
  ...Object.fromEntries(
    pages.map((name) => [`${name}.html`, `<!doctype html><title>/${name}</title>`]),
  ),
  'index.html': indexHtml,
  '404.html': '<!doctype html><title>Ikke fundet</title>',
  'assets/app-1a2b.js': appJs,
  'assets/onest-5e6f.woff2': 'woff2',
  'images/rum på skolen.webp': 'webp',
  'share/home.png': 'png',
}

let folder: string
let serve: (request: Request) => Promise<Response>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-host-'))
  await writeFiles(folder, { 'package.json': '{}' })
  await writeFiles(join(folder, 'dist'), site)
  serve = await createStaticHost(join(folder, 'dist'))
})
afterAll(() => rm(folder, { recursive: true }))

function get(path: string, init?: RequestInit): Promise<Response> {
  return serve(new Request(`http://localhost:4173${path}`, init))
}

const ASSET = 'public, max-age=31536000, immutable'

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache', 'same-origin'],
  ['/admin/dashboard?tab=1', 'text/html; charset=utf-8', 'no-cache', 'same-origin'],
  ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8', ASSET, 'same-origin'],
  ['/assets/onest-5e6f.woff2', 'font/woff2', ASSET, 'same-origin'],
  ['/images/rum%20p%C3%A5%20skolen.webp', 'image/webp', 'no-cache', 'same-origin'],
  ['/share/home.png', 'image/png', 'no-cache', 'cross-origin'],
])(
  'the static host serves %s as %s, cached as %s, with the headers of the build',
  async (path, type, caching, embedding) => {
    const { status, headers } = await get(path)
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe(type)
    expect(headers.get('Cache-Control')).toBe(caching)
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe(embedding)
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  },
)

test.each([
  ['/assets/app-1a2b.js', 'gzip, deflate, br, zstd', 'br'],
  ['/assets/app-1a2b.js', 'gzip', null],
  // Compressed already.
  ['/assets/onest-5e6f.woff2', 'br', null],
])(
  'the static host sends %s to a browser that accepts %s as %s',
  async (path, accepted, encoding) => {
    const response = await get(path, { headers: { 'Accept-Encoding': accepted } })
    const body = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
    expect(response.headers.get('Content-Length')).toBe(String(body.byteLength))
    const text = encoding ? brotliDecompressSync(body) : body
    expect(text.toString()).toBe(path.endsWith('.js') ? appJs : 'woff2')
  },
)

test.each([
  ['/courses/a1', '/courses/a1'],
  ['/courses/b2', '/kursus'],
])('the static host serves the course %s with the document of %s', async (path, document) => {
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain(`<title>${document}</title>`)
})

test.each([
  ['/kurser?uge=47', '/courses?uge=47'],
  ['/index.html?a=1', '/?a=1'],
  ['/courses.html?uge=47', '/courses?uge=47'],
  ['/courses/index.html', '/courses'],
  ['/courses/', '/courses'],
  ['/services/?a=1', '/services?a=1'],
  ['/images/rum%20p%C3%A5%20skolen.webp/', '/images/rum%20p%C3%A5%20skolen.webp'],
])('the static host redirects %s to %s', async (path, location) => {
  const response = await get(path)
  expect([response.status, response.headers.get('Location')]).toEqual([301, location])
})

test.each([
  '/findes-ikke',
  '/Courses',
  '/assets/gone-9z8y.js',
  '/_headers',
  '/nginx.conf',
  '/%E0%A4%A',
  // Outside of the folder.
  '/../package.json',
  '/assets/..%2f..%2fpackage.json',
])('the static host responds to %s with 404 and its page, which is not cached', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(await response.text()).toContain('Ikke fundet')
})

test('the static host says what to do when there is no build', async () => {
  await expect(createStaticHost(join(folder, 'dist/assets'))).rejects.toThrow(
    /index\.html is missing: build the site first\.$/,
  )
})
