import { minifySync } from 'vite'
import type { LocalDate } from '../src/lib/local-date.ts'
import type { PrerenderedPage } from '../src/prerender.tsx'

const ENTRY = /\s*<script type="module"[^>]*><\/script>/g
const PRELOADED_SCRIPT = /\s*<link rel="modulepreload"[^>]*>/g
// Not in index.html, since only the build writes the file. What follows it in the head is the page's own.
const MANIFEST = '<link rel="manifest" href="/manifest.webmanifest">\n'
const EMPTY_ROOT = '<div id="root"></div>'

/**
 * The built index.html with its scripts at the end and of low priority: the page is complete without them, so
 * style, fonts and drawings go first.
 * @throws if the file is not as expected, since no page would come to life
 */
export function deferScripts(html: string): string {
  const entries = html.match(ENTRY) ?? []
  if (entries.length === 0 || !html.includes(EMPTY_ROOT)) {
    throw new Error('The built index.html lacks its scripts or its empty root.')
  }
  const scripts = [...(html.match(PRELOADED_SCRIPT) ?? []), ...entries]
    .map((tag) => tag.trim().replace(/^<(link|script)/, '<$1 fetchpriority="low"'))
    .join('\n')
  const rest = html.replaceAll(ENTRY, '').replaceAll(PRELOADED_SCRIPT, '')
  const document = insertBefore(rest, '</body>', `${scripts}\n`)
  return insertBefore(minifyInlineScript(document), '</head>', MANIFEST)
}

/**
 * A page's document. The root names its page, so that no other takes it over, and the document the day, so that
 * the browser can begin with the same one.
 */
export function pageDocument(
  template: string,
  { path, builtOn, head, root }: PrerenderedPage & { path: string; builtOn: LocalDate },
): string {
  const dated = replaceOnce(template, '<html', `<html data-built="${builtOn}"`)
  const filled = replaceOnce(dated, EMPTY_ROOT, `<div id="root" data-page="${path}">${root}</div>`)
  return insertBefore(filled, '</head>', `${head}\n`)
}

/**
 * The frame alone, for the administration and for unknown addresses: the browser makes the page. What the
 * frame says of itself is marked, and goes when the page speaks.
 */
export function frameDocument(
  template: string,
  { title, withoutScript }: { title: string; withoutScript: string },
): string {
  const head = `<title data-frame>${title}</title><meta data-frame name="robots" content="noindex">\n`
  const filled = replaceOnce(
    template,
    EMPTY_ROOT,
    `${EMPTY_ROOT}\n<noscript>${withoutScript}</noscript>`,
  )
  return insertBefore(filled, '</head>', head)
}

/** Its comments are for us, and it is in every page. */
function minifyInlineScript(html: string): string {
  return html.replace(/(?<=<script>)[\s\S]*?(?=<\/script>)/, (code) => {
    const { code: small, errors } = minifySync('inline.js', code)
    if (errors.length > 0) throw new Error('The script in index.html cannot be read.')
    return small
  })
}

function insertBefore(html: string, tag: string, text: string): string {
  return replaceOnce(html, tag, `${text}${tag}`)
}

function replaceOnce(html: string, part: string, replacement: string): string {
  // As a function, since rendered text may hold a '$'.
  return html.replace(part, () => replacement)
}
