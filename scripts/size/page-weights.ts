import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { normalizePath } from 'vite'

/** Kilobytes of 1000 bytes, compressed with brotli. The HTML has the style sheet in it. */
export type PageWeight = {
  readonly route: string
  readonly scripts: number
  readonly jsKb: number
  readonly htmlKb: number
  readonly fontsKb: number
}

const compress = promisify(brotliCompress)

const SCRIPT = /\/assets\/[\w.-]+\.js\b/g
const PRELOADED_FONT = /(?<=<link\b(?=[^>]* as="font")[^>]* href=")[^"]+/g

/** Weighs every page by its files: a document names all static imports of its scripts, and no lazy ones. */
export async function weighPages(dir: string): Promise<PageWeight[]> {
  const files = await readdir(dir, { recursive: true }).catch(() => [])
  const documents = files.filter((file) => file.endsWith('.html')).toSorted()
  if (documents.length === 0) throw new Error(`There is no page in ${dir}: build the site first.`)

  const sizes = new Map<string, Promise<number>>()
  async function weigh(urls: Iterable<string>): Promise<number> {
    const weighed = Array.from(urls, (url) => {
      const size = sizes.get(url) ?? compressedSize(join(dir, url))
      sizes.set(url, size)
      return size
    })
    const bytes = await Promise.all(weighed)
    return bytes.reduce((sum, size) => sum + size, 0) / 1000
  }

  async function weighPage(document: string): Promise<PageWeight> {
    const html = await readFile(join(dir, document), 'utf8')
    const scripts = new Set(html.match(SCRIPT))
    return {
      route: `/${normalizePath(document).replace(/(?:^index)?\.html$/, '')}`,
      scripts: scripts.size,
      jsKb: await weigh(scripts),
      htmlKb: await weigh([document]),
      fontsKb: await weigh(html.match(PRELOADED_FONT) ?? []),
    }
  }
  // At the same time, since Node compresses in several threads.
  return Promise.all(documents.map(weighPage))
}

async function compressedSize(file: string): Promise<number> {
  return (await compress(await readFile(file))).length
}
