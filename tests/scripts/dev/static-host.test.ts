import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostingFiles } from '../../../scripts/build/hosting'
import { createStaticHost } from '../../../scripts/dev/static-host'

const themeScript = "\n  document.documentElement.classList.add('dark')\n"
const indexHtml = `<!doctype html><title>Kurser</title><script>${themeScript}</script>
<script type="module" crossorigin src="/assets/app-1a2b.js"></script><div id="root"></div>`
const appJs = `console.info('${'kursus '.repeat(200)}')`

const pages = ['courses', 'services', 'articles/mistrivsel-i-familien', 'admin/dashboard']

const site = {
  ...hostingFiles(indexHtml, '/supabase'),
  ...Object.fromEntries(
    pages.map((name) => [`${name}.html`, `<!doctype html><title>/${name}</title>`]),
  ),
  'index.html': indexHtml,
  '404.html': '<!doctype html><title>Ikke fundet</title>',
  'assets/app-1a2b.js': appJs,
  'assets/app-3c4d.css': 'body { margin: 0 }',
  'assets/onest-5e6f.woff2': 'woff2',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'images/rum på skolen.webp': 'webp',
  'robots.txt': 'User-agent: *',
  'share/home.png': 'png',
}

let folder: string
let serve: (request: Request) => Promise<Response>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-host-'))
  await writeFile(join(folder, 'package.json'), '{}')
  for (const [path, content] of Object.entries(site)) {
    const file = join(folder, 'dist', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  serve = await createStaticHost({ dir: join(folder, 'dist'), compression: 'quick' })
})

afterAll(() => rm(folder, { recursive: true }))

function get(path: string, init?: RequestInit): Promise<Response> {
  return serve(new Request(`http://localhost:4173${path}`, init))
}

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8'],
  ['/assets/app-3c4d.css', 'text/css; charset=utf-8'],
  ['/assets/onest-5e6f.woff2', 'font/woff2'],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
  ['/images/rum%20p%C3%A5%20skolen.webp', 'image/webp'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
])('the static host serves %s as %s', async (path, contentType) => {
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe(contentType)
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
})

test('the static host lets hashed files be cached for a year and all others be revalidated', async () => {
  const cacheControl = async (path: string) => (await get(path)).headers.get('Cache-Control')
  expect(await cacheControl('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable')
  expect(await cacheControl('/')).toBe('no-cache')
  expect(await cacheControl('/courses')).toBe('no-cache')
  expect(await cacheControl('/favicon.svg')).toBe('no-cache')
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, BR;q=0.5', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0.000', null],
  ['identity', null],
])('the static host answers Accept-Encoding %s with %s', async (accepted, encoding) => {
  const response = await get('/assets/app-1a2b.js', { headers: { 'Accept-Encoding': accepted } })
  const body = Buffer.from(await response.arrayBuffer())
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }
  expect(response.headers.get('Content-Encoding')).toBe(encoding)
  expect(response.headers.get('Content-Length')).toBe(String(body.byteLength))
  expect(response.headers.get('Vary')).toBe('Accept-Encoding')
  expect(
    (encoding === 'br' || encoding === 'gzip' ? decode[encoding](body) : body).toString(),
  ).toBe(appJs)
})

test('the static host leaves files alone that are compressed already', async () => {
  const response = await get('/assets/onest-5e6f.woff2', { headers: { 'Accept-Encoding': 'br' } })
  expect(response.headers.get('Content-Encoding')).toBeNull()
  expect(response.headers.get('Vary')).toBeNull()
})

test.each(['/courses', '/articles/mistrivsel-i-familien', '/admin/dashboard?tab=1', '/services'])(
  'the static host responds to %s with the file of that page',
  async (path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    const [page] = path.split('?')
    expect(await response.text()).toContain(`<title>${page}</title>`)
  },
)

test.each([
  ['/kurser?uge=47', '/courses?uge=47'],
  ['/kurser/', '/courses'],
  ['/kurser.html', '/courses'],
  ['/index.html?a=1', '/?a=1'],
  ['/courses.html?uge=47', '/courses?uge=47'],
  ['/courses/index.html', '/courses'],
  ['/articles/mistrivsel-i-familien.html', '/articles/mistrivsel-i-familien'],
  ['/courses/', '/courses'],
  ['/services/?a=1', '/services?a=1'],
  ['/services/index.html?a=1', '/services?a=1'],
  ['/images/rum%20p%C3%A5%20skolen.webp/', '/images/rum%20p%C3%A5%20skolen.webp'],
])('the static host moves %s to %s', async (path, location) => {
  const response = await get(path)
  expect([response.status, response.headers.get('Location')]).toEqual([301, location])
})

test.each([
  '/findes-ikke',
  '/Courses',
  '/assets/gone-9z8y.js',
  '/.env',
  '/_headers',
  '/nginx.conf',
])('the static host responds to %s with 404 and its page', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('Ikke fundet')
})

test.each([
  '/../package.json',
  '/..%2fpackage.json',
  '/assets/..%2f..%2fpackage.json',
  '/..%5cpackage.json',
  '/%2e%2e%2fpackage.json',
  '/package.json%00.html',
])('the static host keeps %s inside the folder', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test('the static host refuses a malformed path', async () => {
  expect((await get('/%E0%A4%A')).status).toBe(400)
})

test('the static host answers HEAD with the headers alone', async () => {
  const headers = { 'Accept-Encoding': 'br' }
  const [head, full] = [
    await get('/assets/app-1a2b.js', { method: 'HEAD', headers }),
    await get('/assets/app-1a2b.js', { headers }),
  ]
  expect(await head.text()).toBe('')
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(full.headers))
})

test('the static host refuses to be written to', async () => {
  const response = await get('/', { method: 'POST', body: 'x' })
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('GET, HEAD')
})

test('the static host responds with 304 to a browser that has the file', async () => {
  const etag = (await get('/')).headers.get('ETag') ?? ''
  const again = await get('/', { headers: { 'If-None-Match': `W/"other", ${etag}` } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect(again.headers.get('ETag')).toBe(etag)
  expect((await get('/', { headers: { 'If-None-Match': 'W/"other"' } })).status).toBe(200)
})

test('the static host sends the headers of the build with every response', async () => {
  const responses = [
    await get('/'),
    await get('/findes-ikke'),
    await get('/assets/app-1a2b.js'),
    await get('/kurser'),
    await get('/%E0%A4%A'),
    await get('/', { method: 'POST' }),
  ]
  for (const { headers } of responses) {
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  }
})

test('the static host lets other sites embed the images for shared links and nothing else', async () => {
  const policyOf = async (path: string) =>
    (await get(path)).headers.get('Cross-Origin-Resource-Policy')
  expect(await policyOf('/share/home.png')).toBe('cross-origin')
  for (const path of ['/', '/findes-ikke', '/assets/app-1a2b.js', '/favicon.svg']) {
    expect(await policyOf(path)).toBe('same-origin')
  }
})

test('the static host says what to do when there is no build', async () => {
  await expect(
    createStaticHost({ dir: join(folder, 'dist/assets'), compression: 'quick' }),
  ).rejects.toThrow(/index\.html is missing: build the site first\.$/)
})
