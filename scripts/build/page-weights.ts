import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { normalizePath, parseSync } from 'vite'

/** Bytes as sent and numbers of files. */
export type PageWeight = {
  readonly route: string
  readonly js: number
  readonly scripts: number
  /** With the style sheet, which is a part of every document. */
  readonly html: number
  readonly styleSheets: number
  readonly fonts: number
  readonly fontPreloads: number
}

type Script = { bytes: number; imports: readonly string[] }

const SCRIPT = /\/assets\/[\w.-]+\.js\b/g
const STYLE_SHEET = /<link\b[^>]* rel="stylesheet"/g
const PRELOADED_FONT = /<link\b(?=[^>]* rel="preload")(?=[^>]* as="font")[^>]* href="([^"]+)"/g

/**
 * Weighs every page of a built site by its files, compressed with brotli: the document, the scripts that it names,
 * everything that they import statically, and the fonts that it preloads. What a page loads by import() or by its style
 * is not weighed unless the document names it, even where it is loaded without any interaction.
 * @throws if the folder holds no page
 */
export async function weighPages(dir: string): Promise<PageWeight[]> {
  const files = await readdir(dir, { recursive: true }).catch(() => [])
  const documents = files.filter((file) => file.endsWith('.html')).toSorted()
  if (documents.length === 0) throw new Error(`There is no page in ${dir}: build the site first.`)

  const scripts = new Map<string, Promise<Script>>()
  const pages = new Map<string, PageWeight>()
  for (const document of documents) {
    const html = await readFile(join(dir, document), 'utf8')
    const urls = new Set(html.match(SCRIPT))
    let js = 0
    // A set that grows while it is iterated is iterated to its new end.
    for (const url of urls) {
      const script = scripts.get(url) ?? readScript(dir, url)
      scripts.set(url, script)
      const { bytes, imports } = await script
      js += bytes
      for (const imported of imports) urls.add(imported)
    }
    const fonts = await Promise.all(
      Array.from(html.matchAll(PRELOADED_FONT), ([, url = '']) => readFile(join(dir, url))),
    )
    const route = routeOf(document)
    pages.set(route, {
      route,
      js,
      scripts: urls.size,
      html: brotliCompressSync(html).length,
      styleSheets: html.match(STYLE_SHEET)?.length ?? 0,
      fonts: fonts.reduce((sum, { length }) => sum + length, 0),
      fontPreloads: fonts.length,
    })
  }
  return [...pages.values()]
}

async function readScript(dir: string, url: string): Promise<Script> {
  const code = await readFile(join(dir, url), 'utf8')
  const imports = parseSync(url, code).program.body.flatMap((statement) =>
    'source' in statement && statement.source
      ? new URL(statement.source.value, `https://site${url}`).pathname
      : [],
  )
  return { bytes: brotliCompressSync(code).length, imports }
}

/** The page of about.html, and of about/index.html. */
function routeOf(document: string): string {
  return `/${normalizePath(document).replace(/(?:^|\/)index\.html$|\.html$/, '')}`
}
