import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { getMimeType } from 'hono/utils/mime'
import { HOST_FILES } from '../build/hosting.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Encoding = 'br' | 'gzip'

type StaticFile = {
  body: Bytes
  headers: Readonly<Record<string, string>>
  /** The body in an encoding, computed at the first request and cached. */
  encode: ((encoding: Encoding) => Promise<Bytes>) | null
}

type HeaderRule = { prefix: string; headers: readonly (readonly [string, string])[] }

/** Brotli quality, from 0 to 11. */
const BROTLI_QUALITY = { best: zlib.BROTLI_MAX_QUALITY, quick: 5 } as const

/** 'best' is that of a host, once for each deployment; 'quick' makes pages a tenth larger in a sixtieth of the time. */
export type Compression = keyof typeof BROTLI_QUALITY

const compressByBrotli = promisify(brotliCompress)
const compressByGzip = promisify(gzip)
const BEST_FIRST = ['br', 'gzip'] as const satisfies readonly Encoding[]

/**
 * Serves a built site like a static host: files, pages without `.html`, and the `_headers` and `_redirects` of the
 * build, so that tests cover the deployed files. The folder is read once: nothing outside it can be reached, and a
 * simultaneous build is not served half done.
 */
export async function createStaticHost({
  dir,
  compression,
}: {
  dir: string
  compression: Compression
}): Promise<(request: Request) => Promise<Response>> {
  const files = await readFiles(dir, compression)
  if (!files.has('/index.html')) {
    throw new Error(`${join(dir, 'index.html')} is missing: build the site first.`)
  }
  const rules = readHeaderRules(textOf(files.get('/_headers')))
  const redirects = readRedirects(textOf(files.get('/_redirects')))
  for (const name of HOST_FILES) files.delete(`/${name}`)

  function findFile(path: string): StaticFile | undefined {
    return files.get(path === '/' ? '/index.html' : path) ?? files.get(`${path}.html`)
  }

  async function respondTo(request: Request, path: string): Promise<Response> {
    const { search } = new URL(request.url)
    const withoutSlash = path.replace(/\/+$/, '')
    const target = redirects.get(path) ?? (findFile(path) ? undefined : withoutSlash)
    if (target && target !== path && findFile(target)) {
      return plainText(301, { Location: `${encodeURI(target)}${search}` })
    }
    const file = findFile(path)
    if (file) return respond(request, file)
    const notFound = files.get('/404.html')
    return notFound ? respond(request, notFound, 404) : plainText(404)
  }

  return async function serveStatic(request) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return withRules(plainText(405, { Allow: 'GET, HEAD' }), '/')
    }
    const path = readPath(request)
    return path === null
      ? withRules(plainText(400), '/')
      : withRules(await respondTo(request, path), path)
  }

  function withRules(response: Response, path: string): Response {
    for (const { prefix, headers } of rules) {
      if (!path.startsWith(prefix)) continue
      for (const [name, value] of headers) {
        // A missing file may exist after the next deployment.
        if (name !== 'Cache-Control' || response.status < 400) response.headers.set(name, value)
      }
    }
    return response
  }
}

async function respond(
  request: Request,
  file: StaticFile,
  status: 200 | 404 = 200,
): Promise<Response> {
  const headers = new Headers(file.headers)
  if (status === 200 && isKnown(request, headers.get('ETag') ?? '')) {
    return new Response(null, { status: 304, headers })
  }

  const encoding = file.encode && chooseEncoding(request)
  const body = file.encode && encoding ? await file.encode(encoding) : file.body
  if (encoding) headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : body, { status, headers })
}

function plainText(status: 301 | 400 | 404 | 405, headers: Record<string, string> = {}): Response {
  const text = {
    301: 'Moved permanently',
    400: 'Bad request',
    404: 'Not found',
    405: 'Method not allowed',
  }[status]
  return new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  })
}

function textOf(file: StaticFile | undefined): string {
  return file ? new TextDecoder().decode(file.body) : ''
}

/** Rules of `_headers`: a path that ends in `*`, and below it, indented, the headers of all paths with that prefix. */
function readHeaderRules(text: string): HeaderRule[] {
  return Array.from(
    text.matchAll(/^(\/\S*)\*\n((?: +.+\n)+)/gm),
    ([, prefix = '', block = '']) => ({
      prefix,
      headers: Array.from(
        block.matchAll(/^ +([^:]+): (.+)$/gm),
        ([, name = '', value = '']) => [name, value] as const,
      ),
    }),
  )
}

function readRedirects(text: string): Map<string, string> {
  const lines = text.matchAll(/^(\S+) (\S+) 301!?$/gm)
  return new Map(Array.from(lines, ([, from = '', to = '']) => [from, to]))
}

/** The requested path, or null when it is malformed. */
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

async function readFiles(dir: string, compression: Compression): Promise<Map<string, StaticFile>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
  return new Map(
    await Promise.all(
      paths.map(async (path): Promise<[string, StaticFile]> => {
        const url = `/${path.split(sep).join('/')}`
        return [
          url,
          describeFile(url, new Uint8Array(await readFile(join(dir, path))), compression),
        ]
      }),
    ),
  )
}

function describeFile(url: string, body: Bytes, compression: Compression): StaticFile {
  const contentType = getMimeType(url) ?? 'application/octet-stream'
  const isCompressible = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(contentType)
  const encoded: Partial<Record<Encoding, Promise<Bytes>>> = {}

  return {
    body,
    headers: {
      'Content-Type': contentType,
      'Cache-Control': 'no-cache',
      // Weak, since the compressed variants share the tag.
      ETag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      ...(isCompressible && { Vary: 'Accept-Encoding' }),
    },
    encode: isCompressible
      ? (encoding) => {
          encoded[encoding] ??= compress(body, encoding, compression)
          return encoded[encoding]
        }
      : null,
  }
}

async function compress(body: Bytes, encoding: Encoding, compression: Compression): Promise<Bytes> {
  const params = { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[compression] }
  const bytes =
    encoding === 'br' ? await compressByBrotli(body, { params }) : await compressByGzip(body)
  return new Uint8Array(bytes)
}
