import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants as zlib } from 'node:zlib'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { getMimeType } from 'hono/utils/mime'
import { tryDecodeURIComponent } from 'hono/utils/url'
import { normalizePath } from 'vite'
import { HOST_FILES } from '../build/hosting.ts'

type Bytes = Uint8Array<ArrayBuffer>
type StaticFile = {
  contentType: string
  body: Bytes
  /** Compressed at the first request and cached. */
  compressed?: Promise<Bytes>
}

/** Makes pages a tenth larger than the highest quality, in a sixtieth of the time. */
const QUICK = 5

const compress = promisify(brotliCompress)

/**
 * Serves a built site by the `_headers` and `_redirects` of the build, so that tests cover them. The folder is read once:
 * nothing outside it can be reached, and a simultaneous build is not served half done.
 */
export async function createStaticHost(dir: string, quality = QUICK) {
  const files = await readFiles(dir)
  if (!files.has('/index.html')) {
    throw new Error(`${join(dir, 'index.html')} is missing: build the site first.`)
  }
  const rules = readHeaderRules(textOf(files.get('/_headers')))
  const redirects = readRedirects(textOf(files.get('/_redirects')))
  const shells = readShells(textOf(files.get('/_redirects')))
  for (const name of HOST_FILES) files.delete(`/${name}`)

  function findFile(path: string): StaticFile | undefined {
    return files.get(path === '/' ? '/index.html' : path) ?? files.get(`${path}.html`)
  }

  async function respond(request: Request, path: string): Promise<Response> {
    const file = findFile(path)
    const target = redirects.get(path) ?? (file ? path : path.replace(/\/+$/, ''))
    if (target !== path && findFile(target)) {
      const Location = `${encodeURI(target)}${new URL(request.url).search}`
      return new Response(null, { status: 301, headers: { Location } })
    }
    const shell = shells.find(({ prefix }) => path.startsWith(prefix))
    const found = file ?? (shell && findFile(shell.target))
    if (found) return send(request, found, 200)
    const notFound = files.get('/404.html')
    return notFound ? send(request, notFound, 404) : new Response(null, { status: 404 })
  }

  async function send(request: Request, file: StaticFile, status: number): Promise<Response> {
    const { contentType } = file
    const headers = new Headers({ 'Content-Type': contentType, 'Cache-Control': 'no-cache' })
    let { body } = file
    if (COMPRESSIBLE_CONTENT_TYPE_REGEX.test(contentType)) {
      headers.set('Vary', 'Accept-Encoding')
      if (request.headers.get('Accept-Encoding')?.includes('br')) {
        headers.set('Content-Encoding', 'br')
        const params = { [zlib.BROTLI_PARAM_QUALITY]: quality }
        file.compressed ??= compress(body, { params }).then((buffer) => new Uint8Array(buffer))
        body = await file.compressed
      }
    }
    headers.set('Content-Length', String(body.byteLength))
    return new Response(body, { status, headers })
  }

  return async function serveStatic(request: Request): Promise<Response> {
    const path = tryDecodeURIComponent(new URL(request.url).pathname)
    const response = await respond(request, path)
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

async function readFiles(dir: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }): Promise<[string, StaticFile]> => {
      const file = join(parentPath, name)
      const body = new Uint8Array(await readFile(file))
      const contentType = getMimeType(name) ?? 'application/octet-stream'
      const path = `/${normalizePath(relative(dir, file))}`
      return [path, { contentType, body }]
    })
  return new Map(await Promise.all(files))
}

function textOf(file: StaticFile | undefined): string {
  return file ? new TextDecoder().decode(file.body) : ''
}

/** Rules of `_headers`: a path that ends in `*`, and below it, indented, the headers of all paths with that prefix. */
function readHeaderRules(text: string) {
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

/** Rules of `_redirects` that serve one file for all paths with a prefix that have none of their own. */
function readShells(text: string) {
  return Array.from(text.matchAll(/^(\S+)\* (\S+) 200$/gm), ([, prefix = '', target = '']) => ({
    prefix,
    target,
  }))
}
