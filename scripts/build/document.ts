import { minifySync } from 'vite'
import { keepEarlyPress } from '../../src/app/early-press.ts'
import {
  BUILT_MARK,
  COURSES_ID,
  FOOTER_ID,
  FRAME_MARK,
  LAST_SHARED_REL,
  PAGE_MARK,
} from '../../src/lib/document-marks.ts'
import type { LocalDate } from '../../src/lib/local-date.ts'
import { COLUMNS_FROM } from '../../src/lib/screen-width.ts'
import type { PrerenderedPage } from '../../src/prerender/render-page.tsx'

const SCRIPT =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)">(?:<\/script>)?/g
// Not in index.html, since only the build writes the file. What follows it in the head is the page's own.
const MANIFEST = `<link rel="${LAST_SHARED_REL}" href="/manifest.webmanifest">\n`
// While a page comes in, its header and what stands in columns move with every part that is added: nav to the left,
// text beside a picture down. Wide screens wait for the whole of it; phones have one column, where nothing moves, and
// the slower lines. No more than a hint: others than Chromium paint at once.
const PAINT_WHOLE = `<link rel="expect" href="#${FOOTER_ID}" blocking="render" media="(min-width: ${COLUMNS_FROM})">\n`
const STYLE_SHEET = /<link rel="stylesheet"[^>]* href="([^"]+)">/
const EMPTY_ROOT = '<div id="root"></div>'

/** What all documents of the site share. */
export type Template = {
  readonly html: string
  /** The addresses of the scripts, which are not in `html`. */
  readonly scripts: readonly string[]
}

/** The address of the site's style sheet, as the built index.html names it. @throws if it names none */
export function styleSheetOf(html: string): string {
  const [, url] = STYLE_SHEET.exec(html) ?? []
  if (url === undefined) throw new Error('The built index.html lacks its style sheet.')
  return url
}

/**
 * Takes the built index.html apart, and puts the style sheet into it: as a file of its own it would hold back the first
 * paint for as long as a request takes.
 * @throws if the file is not as expected, since no page would come to life
 */
export function readTemplate(html: string, style: string): Template {
  const scripts = Array.from(html.matchAll(SCRIPT), ([, url = '']) => url)
  if (scripts.length === 0 || !html.includes(EMPTY_ROOT)) {
    throw new Error('The built index.html lacks its scripts or its empty root.')
  }
  if (style.includes('</style')) throw new Error('The style sheet would end before its end.')
  const rest = minifyInlineScript(html.replaceAll(SCRIPT, ''))
  const styled = rest.replace(STYLE_SHEET, () => `<style>${style}</style>`)
  return { html: insertBefore(styled, '</head>', MANIFEST), scripts }
}

/**
 * Runs the scripts of a page after its first paint: the page is complete without them. As elements, for which the load
 * event waits: otherwise it comes with the last font, and Chrome lays the whole page out anew on the spot instead of with
 * its next frame. Which files stands beside the script, which is the same in all pages and in the security policy.
 * A browser that index.html has found too old begins none.
 */
const START = `if (document.documentElement.classList.contains("unscripted")) goUnscripted()
else new PerformanceObserver((list, observer) => {
  if (list.getEntriesByName("first-contentful-paint").length === 0) return
  observer.disconnect()
  for (const src of document.getElementById("start").dataset.scripts.split(" "))
    document.body.append(Object.assign(document.createElement("script"), { type: "module", src }))
}).observe({ type: "paint", buffered: true })`

function startScript(scripts: readonly string[]): string {
  return `<script id="start" data-scripts="${scripts.join(' ')}">${minify(START)}</script>`
}

/** Behind the style: on a slow line they come when the document itself is there, and take nothing from its first paint. */
function preloadLinks(urls: readonly string[]): string {
  return [...new Set(urls)]
    .map((url) => `<link rel="modulepreload" fetchpriority="low" href="${url}">\n`)
    .join('')
}

/**
 * A page's document. The root names its page, so that no other takes it over, and the document the day, so that
 * the browser can begin with the same one.
 */
export function pageDocument(
  { html, scripts }: Template,
  {
    path,
    builtOn,
    preloads,
    head,
    root,
    courses,
  }: PrerenderedPage & { path: string; builtOn: LocalDate; preloads: readonly string[] },
): string {
  const dated = replaceOnce(html, '<html', `<html ${BUILT_MARK}="${builtOn}"`)
  const filled = replaceOnce(
    dated,
    EMPTY_ROOT,
    `<div id="root" ${PAGE_MARK}="${path}">${root}</div>`,
  )
  const press = `<script>${minify(keepEarlyPress)}</script>`
  // Data, which the security policy lets be, and there before any script looks for it.
  const data = courses
    ? `<script type="application/json" id="${COURSES_ID}">${courses}</script>`
    : ''
  const loading = insertBefore(filled, '</body>', `${data}${press}${startScript(scripts)}\n`)
  const links = preloadLinks([...scripts, ...preloads])
  return insertBefore(loading, '</head>', `${PAINT_WHOLE}${links}${head}\n`)
}

/**
 * The frame alone, for the administration and for unknown addresses: the browser makes the page. What the
 * frame says of itself is marked, and goes when the page speaks.
 * @param preloads the addresses of the scripts with the page's own code, where it is known which page it will be
 */
export function frameDocument(
  { html, scripts }: Template,
  {
    title,
    root,
    withoutScript,
    preloads = [],
  }: { title: string; root: string; withoutScript: string; preloads?: readonly string[] },
): string {
  const head = `<title ${FRAME_MARK}>${title}</title><meta ${FRAME_MARK} name="robots" content="noindex">\n`
  const others = preloads.filter((url) => !scripts.includes(url))
  const tags = [
    ...scripts.map((url) => `<script type="module" src="${url}"></script>\n`),
    ...others.map((url) => `<link rel="modulepreload" href="${url}">\n`),
  ]
  const filled = replaceOnce(
    html,
    EMPTY_ROOT,
    `<div id="root">${root}</div>\n<noscript>${withoutScript}</noscript>`,
  )
  // Before the style, which takes a slow phone a while to read.
  return insertBefore(insertBefore(filled, '<style>', tags.join('')), '</head>', head)
}

/** Its comments are for us, and it is in every page. */
function minifyInlineScript(html: string): string {
  return html.replace(/(?<=<script>)[\s\S]*?(?=<\/script>)/, minify)
}

function minify(script: string): string {
  const { code, errors } = minifySync('inline.js', script)
  if (errors.length > 0) throw new Error('An inline script cannot be read.')
  return code
}

function insertBefore(html: string, tag: string, text: string): string {
  return replaceOnce(html, tag, `${text}${tag}`)
}

function replaceOnce(html: string, part: string, replacement: string): string {
  // As a function, since rendered text may hold a '$'.
  return html.replace(part, () => replacement)
}
