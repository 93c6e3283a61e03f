import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** See startScript in scripts/build/document.ts. */
const LOADER = /<script id="start" data-scripts="([^"]+)".*?<\/script>/
const SCRIPT_TAGS =
  /<link rel="modulepreload"[^>]*>|<script (?:type="module"|id="start")[^>]*>.*?<\/script>/gs
const ROOT_START = /<div id="root"[^>]*>/

/**
 * Copies a built site without its prerendered content, as an ordinary single-page application with the same code.
 * @returns a temporary folder, which the caller removes
 */
export function copyAsOrdinarySpa(dir: string): Promise<string> {
  return copySite(dir, (html) => loadScriptsAtOnce(emptyRoot(html)))
}

/**
 * Copies a built site without scripts and preloads: the earliest possible paint of this HTML.
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
 * Moves the scripts into the head, as in an ordinary application. The shell for unknown paths has them there already.
 */
function loadScriptsAtOnce(html: string): string {
  const [loader, list] = LOADER.exec(html) ?? []
  if (!loader || !list) return html
  const tags = list.split(' ').map((url) => `<script type="module" src="${url}"></script>`)
  return html.replace(loader, '').replace('</head>', `${tags.join('')}</head>`)
}

/**
 * Empties React's root and removes its attributes, so that the app takes the page for the shell and renders it.
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
