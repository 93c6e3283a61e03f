import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { normalizePath } from 'vite'

/** Bytes as sent, and the number of scripts. */
export type PageWeight = {
  readonly route: string
  readonly scripts: number
  readonly js: number
  /** With the style sheet, which is a part of every document. */
  readonly html: number
  readonly fonts: number
}

const SCRIPT = /\/assets\/[\w.-]+\.js\b/g
const PRELOADED_FONT = /(?<=<link\b(?=[^>]* as="font")[^>]* href=")[^"]+/g

/**
 * Weighs every page of a built site by its files, compressed with brotli: the document, and the scripts and fonts that
 * it names. A document names all static imports of its scripts (page-scripts.ts), and no code that is loaded lazily.
 * @throws if the folder holds no page
 */
export async function weighPages(dir: string): Promise<PageWeight[]> {
  const files = await readdir(dir, { recursive: true }).catch(() => [])
  const documents = files.filter((file) => file.endsWith('.html')).toSorted()
  if (documents.length === 0) throw new Error(`There is no page in ${dir}: build the site first.`)

  const sizes = new Map<string, number>()
  async function sizeOf(url: string): Promise<number> {
    const size = sizes.get(url) ?? brotliCompressSync(await readFile(join(dir, url))).length
    sizes.set(url, size)
    return size
  }
  async function sum(urls: Iterable<string>): Promise<number> {
    let total = 0
    for (const url of urls) total += await sizeOf(url)
    return total
  }

  const pages: PageWeight[] = []
  for (const document of documents) {
    const html = await readFile(join(dir, document), 'utf8')
    const scripts = new Set(html.match(SCRIPT))
    pages.push({
      route: `/${normalizePath(document).replace(/(?:^index)?\.html$/, '')}`,
      scripts: scripts.size,
      js: await sum(scripts),
      html: await sizeOf(document),
      fonts: await sum(html.match(PRELOADED_FONT) ?? []),
    })
  }
  return pages
}
