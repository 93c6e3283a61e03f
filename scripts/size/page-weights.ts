import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { normalizePath } from 'vite'

/** Kilobytes of 1000 bytes, compressed with brotli. The HTML has the style sheet in it. */
export type PageWeight = {
  readonly route: string
  readonly scripts: number
  readonly jsKb: number
  readonly htmlKb: number
  readonly fontsKb: number
}

const SCRIPT = /\/assets\/[\w.-]+\.js\b/g
const PRELOADED_FONT = /(?<=<link\b(?=[^>]* as="font")[^>]* href=")[^"]+/g

/** Weighs every page by its files: a document names all static imports of its scripts, and no lazy ones. */
export async function weighPages(dir: string): Promise<PageWeight[]> {
  const files = await readdir(dir, { recursive: true }).catch(() => [])
  const documents = files.filter((file) => file.endsWith('.html')).toSorted()
  if (documents.length === 0) throw new Error(`There is no page in ${dir}: build the site first.`)

  const known = new Map<string, number>()
  async function weigh(urls: Iterable<string>): Promise<number> {
    let bytes = 0
    for (const url of urls) {
      const size = known.get(url) ?? brotliCompressSync(await readFile(join(dir, url))).length
      known.set(url, size)
      bytes += size
    }
    return bytes / 1000
  }

  const pages: PageWeight[] = []
  for (const document of documents) {
    const html = await readFile(join(dir, document), 'utf8')
    const scripts = new Set(html.match(SCRIPT))
    pages.push({
      route: `/${normalizePath(document).replace(/(?:^index)?\.html$/, '')}`,
      scripts: scripts.size,
      jsKb: await weigh(scripts),
      htmlKb: await weigh([document]),
      fontsKb: await weigh(html.match(PRELOADED_FONT) ?? []),
    })
  }
  return pages
}
