import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { getMimeType } from 'hono/utils/mime'

type Bytes = Uint8Array<ArrayBuffer>
type Encoding = 'br' | 'gzip'

type StaticFile = {
  body: Bytes
  headers: Readonly<Record<string, string>>
  /** The body in an encoding, made when first asked for and then kept. */
  encode: ((encoding: Encoding) => Promise<Bytes>) | null
}

const COMPRESS = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const BEST_FIRST = ['br', 'gzip'] as const satisfies readonly Encoding[]

const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const

/**
 * Serves a built site the way a good static host does. The whole folder is read once, so nothing outside it
 * can be reached and a build that runs meanwhile is not seen half done.
 */
export async function createStaticHost({
  dir,
}: {
  dir: string
}): Promise<(request: Request) => Promise<Response>> {
  const files = await readFiles(dir)
  const app = files.get('/index.html')
  if (!app) throw new Error(`${join(dir, 'index.html')} is missing: build the site first.`)

  function findFile(path: string): StaticFile | undefined {
    const isRoute = !path.slice(path.lastIndexOf('/')).includes('.')
    const folder = path.replace(/\/$/, '')
    // What has no file of its own is a page, and the app decides what it shows. A missing image or script
    // is missing: the app's HTML in its place would only fail later and further away.
    return files.get(path) ?? files.get(`${folder}/index.html`) ?? (isRoute ? app : undefined)
  }

  return async function serveStatic(request) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plainText(405, { Allow: 'GET, HEAD' })
    }
    const path = readPath(request)
    if (path === null) return plainText(400)
    const file = findFile(path)
    return file ? respond(request, file) : plainText(404)
  }
}

async function respond(request: Request, file: StaticFile): Promise<Response> {
  const headers = new Headers(file.headers)
  if (isKnown(request, headers.get('ETag') ?? '')) {
    return new Response(null, { status: 304, headers })
  }

  const encoding = file.encode && chooseEncoding(request)
  const body = file.encode && encoding ? await file.encode(encoding) : file.body
  if (encoding) headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

function plainText(status: 400 | 404 | 405, headers: Record<string, string> = {}): Response {
  const text = { 400: 'Bad request', 404: 'Not found', 405: 'Method not allowed' }[status]
  return new Response(text, {
    status,
    headers: { ...SECURITY_HEADERS, 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  })
}

/** The path asked for, or null when it is no valid text. */
function readPath(request: Request): string | null {
  try {
    return decodeURIComponent(new URL(request.url).pathname)
  } catch {
    return null
  }
}

function listOf(header: string | null): string[] {
  return (header ?? '').split(',').map((item) => item.trim())
}

function isKnown(request: Request, etag: string): boolean {
  return listOf(request.headers.get('If-None-Match')).some(
    (known) => known === etag || known === '*',
  )
}

function chooseEncoding(request: Request): Encoding | undefined {
  const accepted = listOf(request.headers.get('Accept-Encoding'))
    .filter((item) => !/;\s*q=0(\.0*)?$/i.test(item))
    .map((item) => item.split(';', 1)[0]?.trim().toLowerCase())
  return BEST_FIRST.find((encoding) => accepted.includes(encoding))
}

async function readFiles(dir: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
  return new Map(
    await Promise.all(
      paths.map(async (path): Promise<[string, StaticFile]> => {
        const url = `/${path.split(sep).join('/')}`
        return [url, describeFile(url, new Uint8Array(await readFile(join(dir, path))))]
      }),
    ),
  )
}

function describeFile(url: string, body: Bytes): StaticFile {
  const contentType = getMimeType(url) ?? 'application/octet-stream'
  const isCompressible = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(contentType)
  const isHtml = url.endsWith('.html')
  const encoded: Partial<Record<Encoding, Promise<Bytes>>> = {}

  return {
    body,
    headers: {
      ...SECURITY_HEADERS,
      'Content-Type': contentType,
      // Vite names the files in assets after their contents. All others are asked about each time.
      'Cache-Control': url.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      // Weak, since the same tag stands for the compressed forms.
      ETag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      ...(isCompressible && { Vary: 'Accept-Encoding' }),
      ...(isHtml && {
        'Content-Security-Policy': contentSecurityPolicy(new TextDecoder().decode(body)),
      }),
    },
    encode: isCompressible
      ? (encoding) => {
          encoded[encoding] ??= COMPRESS[encoding](body).then((bytes) => new Uint8Array(bytes))
          return encoded[encoding]
        }
      : null,
  }
}

function contentSecurityPolicy(html: string): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScriptHashes(html)].join(' '),
    // The dialogs lock the page's scrolling with a style element whose contents depend on the window.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi)
  return Array.from(scripts, ([, code = '']) => {
    // Browsers read every line end as \n before they hash.
    const hash = createHash('sha256').update(code.replace(/\r\n?/g, '\n'))
    return `'sha256-${hash.digest('base64')}'`
  })
}
