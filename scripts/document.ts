import { minifySync } from 'vite'
import { SIGNS } from '../src/app/signs.ts'
import type { LocalDate } from '../src/lib/local-date.ts'
import type { PrerenderedPage } from '../src/prerender.tsx'

const SCRIPT =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)">(?:<\/script>)?/g
// Not in index.html, since only the build writes the file. What follows it in the head is the page's own.
const MANIFEST = '<link rel="manifest" href="/manifest.webmanifest">\n'
// While a page comes in, its header and what stands in columns move with every part that is added: nav to the left,
// text beside a picture down. Wide screens wait for the whole of it, as long as the style sheet takes anyway; phones
// have one column, where nothing moves, and the slower lines. No more than a hint: others than Chromium paint at once.
const PAINT_WHOLE =
  '<link rel="expect" href="#footer" blocking="render" media="(min-width: 48rem)">\n'
const EMPTY_ROOT = '<div id="root"></div>'

/** What all documents of the site share. */
export type Template = {
  readonly html: string
  /** The addresses of the scripts, which are not in `html`. */
  readonly scripts: readonly string[]
}

/**
 * Takes the built index.html apart.
 * @throws if the file is not as expected, since no page would come to life
 */
export function readTemplate(html: string): Template {
  const scripts = Array.from(html.matchAll(SCRIPT), ([, url = '']) => url)
  if (scripts.length === 0 || !html.includes(EMPTY_ROOT)) {
    throw new Error('The built index.html lacks its scripts or its empty root.')
  }
  const rest = minifyInlineScript(html.replaceAll(SCRIPT, ''))
  return { html: insertBefore(rest, '</head>', MANIFEST), scripts }
}

/**
 * Sends for the scripts of a page after its first paint: the page is complete without them, and on a slow line they
 * would take their share from style, fonts and text. `fetchpriority` is not enough, since few servers heed it.
 * As elements, for which the load event waits: otherwise it comes with the last font, and Chrome lays the whole page
 * out anew on the spot instead of with its next frame.
 * What a visitor does meanwhile is noted for src/app/first-page.ts; links work by themselves.
 */
function afterFirstPaint(scripts: readonly string[]): string {
  const note = `{const early=window.early={};for(const sign of ${JSON.stringify(SIGNS)})addEventListener(sign,()=>{early.sign=true},{once:true,capture:true,passive:true});addEventListener("click",({target})=>{early.button=target.closest?.("button")??undefined},{capture:true})}`
  const start = `for(const src of ${JSON.stringify(scripts)})document.body.append(Object.assign(document.createElement("script"),{type:"module",src}))`
  return `<script>${note}new PerformanceObserver((list,observer)=>{if(list.getEntriesByName("first-contentful-paint").length){observer.disconnect();${start}}}).observe({type:"paint",buffered:true})</script>`
}

/**
 * A page's document. The root names its page, so that no other takes it over, and the document the day, so that
 * the browser can begin with the same one.
 */
export function pageDocument(
  { html, scripts }: Template,
  { path, builtOn, head, root }: PrerenderedPage & { path: string; builtOn: LocalDate },
): string {
  const dated = replaceOnce(html, '<html', `<html data-built="${builtOn}"`)
  const filled = replaceOnce(dated, EMPTY_ROOT, `<div id="root" data-page="${path}">${root}</div>`)
  const loading = insertBefore(filled, '</body>', `${afterFirstPaint(scripts)}\n`)
  return insertBefore(loading, '</head>', `${PAINT_WHOLE}${head}\n`)
}

/**
 * The frame alone, for the administration and for unknown addresses: the browser makes the page. What the
 * frame says of itself is marked, and goes when the page speaks.
 */
export function frameDocument(
  { html, scripts }: Template,
  { title, withoutScript }: { title: string; withoutScript: string },
): string {
  const head = `<title data-frame>${title}</title><meta data-frame name="robots" content="noindex">\n`
  const tags = scripts.map((url) => `<script type="module" src="${url}"></script>\n`)
  const filled = replaceOnce(
    html,
    EMPTY_ROOT,
    `${EMPTY_ROOT}\n<noscript>${withoutScript}</noscript>`,
  )
  return insertBefore(filled, '</head>', head + tags.join(''))
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
