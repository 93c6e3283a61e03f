import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** See startScript in scripts/build/document.ts. */
const LOADER = /<script id="start" data-scripts="([^"]+)".*?<\/script>/
const SCRIPT_TAGS =
  /<link rel="modulepreload"[^>]*>|<script (?:type="module"|id="start")[^>]*>.*?<\/script>/gs
const ROOT_START = /<div id="root"[^>]*>/

/**
 * Copies a built site to a new temporary folder, its pages without their prerendered content: the same
 * code as an ordinary single-page application. Returns the folder; the caller removes it.
 */
export function copyAsOrdinarySpa(dir: string): Promise<string> {
  return copySite(dir, (html) => loadScriptsAtOnce(emptyRoot(html)))
}

/**
 * The same with pages that name no script, neither to run nor to preload: no page of this HTML can be painted earlier.
 */
export function copyWithoutScripts(dir: string): Promise<string> {
  return copySite(dir, (html) => html.replaceAll(SCRIPT_TAGS, ''))
}

async function copySite(dir: string, change: (html: string) => string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'site-'))
  await cp(dir, copy, { recursive: true })
  const files = await readdir(copy, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = join(copy, file)
    await writeFile(path, change(await readFile(path, 'utf8')))
  }
  return copy
}

/**
 * An ordinary application has its scripts in the head, since nothing is to be seen before them. The frame for
 * unknown addresses has them there as it is.
 */
function loadScriptsAtOnce(html: string): string {
  const [loader, list] = LOADER.exec(html) ?? []
  if (!loader || !list) return html
  const tags = list.split(' ').map((url) => `<script type="module" src="${url}"></script>`)
  return html.replace(loader, '').replace('</head>', `${tags.join('')}</head>`)
}

/**
 * A page with nothing inside the element that React renders into, and nothing said on it, so that the app
 * takes it for a frame and renders by itself.
 *
 * @throws when the page has no such element, or it is never closed
 */
export function emptyRoot(html: string): string {
  const start = ROOT_START.exec(html)
  if (!start) throw new Error('The page has no element with the id root')
  const contentStart = start.index + start[0].length
  let depth = 1
  for (const tag of html.slice(contentStart).matchAll(/<(\/?)div\b/g)) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) {
      return `${html.slice(0, start.index)}<div id="root">${html.slice(contentStart + tag.index)}`
    }
  }
  throw new Error('The element with the id root is never closed')
}
