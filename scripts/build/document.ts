import { minifySync } from 'vite'
import { captureEarlyInputScript } from '../../src/app/early-input.ts'
import {
  BUILT_ATTRIBUTE,
  COURSES_ID,
  FOOTER_ID,
  PAGE_ATTRIBUTE,
  SHELL_ATTRIBUTE,
} from '../../src/lib/html-attributes.ts'
import type { LocalDate } from '../../src/lib/local-date.ts'
import { MD_BREAKPOINT } from '../../src/lib/media-query.ts'
import type { PrerenderedPage } from '../../src/prerender/render-page.tsx'

/** The comments of index.html, at each of which the build puts what its name says. */
const SLOTS = ['style', 'page-head', 'page', 'scripts'] as const
const SLOT = /<!-- ([a-z-]+) -->/g
/** The script of the development server. */
const DEVELOPMENT_ENTRY = '<script type="module" src="/src/main.tsx"></script>'

// Not in index.html, since only the build writes the file.
const WEB_MANIFEST = '<link rel="manifest" href="/manifest.webmanifest">\n'
// While a page comes in, its header and what stands in columns move with every part that is added: nav to the left,
// text beside a picture down. Wide screens wait for the whole of it; phones have one column, where nothing moves, and
// the slower lines. No more than a hint: others than Chromium paint at once.
const PAINT_WHOLE = `<link rel="expect" href="#${FOOTER_ID}" blocking="render" media="(min-width: ${MD_BREAKPOINT})">\n`

/** The parts that all documents of the site share. */
export type Template = {
  /** index.html, with its comments. */
  readonly html: string
  readonly style: string
}

/**
 * Makes the template of all documents from index.html. The style sheet becomes a part of them: as a file of its own it
 * would hold back the first paint for as long as a request takes.
 * @param urlOf the built file of a source file that index.html names
 * @throws if a document could not be made from it
 */
export function readTemplate(
  indexHtml: string,
  style: string,
  urlOf: (source: string) => string,
): Template {
  const slots = Array.from(indexHtml.matchAll(SLOT), ([, name]) => name)
  if (slots.join() !== SLOTS.join() || indexHtml.split('<!--').length - 1 !== SLOTS.length)
    throw new Error(`index.html must have the comments ${SLOTS.join(', ')}, and no other.`)
  if (style.includes('</style')) throw new Error('The style sheet would end before its end.')
  const html = indexHtml
    .replace(DEVELOPMENT_ENTRY, '')
    .replace(/(?<==")\/(src\/[^"]+)/g, (_url, source) => urlOf(source))
    .replace(/(?<=<script>)[\s\S]*?(?=<\/script>)/, minify)
  return { html, style: `<style>${style}</style>\n` }
}

/**
 * Runs the scripts of a page after its first paint: the page is complete without them. As elements, for which the load
 * event waits: otherwise it comes with the last font, and Chrome lays the whole page out anew on the spot instead of with
 * its next frame. The list of files stands in an attribute, so that the script is the same in all pages and in the
 * security policy. A browser that index.html has found too old begins none.
 */
const START = `if (document.documentElement.classList.contains("unscripted")) goUnscripted()
else new PerformanceObserver((list, observer) => {
  if (list.getEntriesByName("first-contentful-paint").length === 0) return
  observer.disconnect()
  for (const src of document.getElementById("start").dataset.scripts.split(" "))
    document.body.append(Object.assign(document.createElement("script"), { type: "module", src }))
}).observe({ type: "paint", buffered: true })`

type Scripts = {
  /** The addresses of the scripts that every document begins with. */
  readonly entry: readonly string[]
  /** The addresses of all scripts that this document needs, where it is known which page it will be. */
  readonly page?: readonly string[]
}

/**
 * A page's document. The root names its page, so that no other takes it over, and the document the day, so that
 * the browser can begin with the same one.
 */
export function pageDocument(
  template: Template,
  {
    path,
    builtOn,
    entry,
    page = entry,
    head,
    root,
    courses,
  }: PrerenderedPage & Scripts & { path: string; builtOn: LocalDate },
): string {
  // Behind the style: on a slow line they come when the document itself is there, and take nothing from its first paint.
  const links = page.map((url) => `<link rel="modulepreload" fetchpriority="low" href="${url}">\n`)
  // Data, which the security policy lets be, and there before any script looks for it.
  const data = courses
    ? `<script type="application/json" id="${COURSES_ID}">${courses}</script>`
    : ''
  const press = `<script>${minify(captureEarlyInputScript)}</script>`
  const start = `<script id="start" data-scripts="${entry.join(' ')}">${minify(START)}</script>`
  const html = template.html
    .replace('<html', `<html ${BUILT_ATTRIBUTE}="${builtOn}"`)
    .replace('<div id="root"', `<div id="root" ${PAGE_ATTRIBUTE}="${path}"`)
  return fill(html, {
    style: template.style,
    'page-head': `${WEB_MANIFEST}${PAINT_WHOLE}${links.join('')}${head}\n`,
    page: root,
    scripts: `${data}${press}${start}\n`,
  })
}

/**
 * The shell alone, for the administration and for unknown addresses: the browser makes the page. What the
 * shell says of itself is marked, and goes when the page speaks.
 */
export function shellDocument(
  template: Template,
  {
    title,
    root,
    withoutScript,
    entry,
    page = entry,
  }: { title: string; root: string; withoutScript: string } & Scripts,
): string {
  const tags = page.map((url) =>
    entry.includes(url)
      ? `<script type="module" src="${url}"></script>\n`
      : `<link rel="modulepreload" href="${url}">\n`,
  )
  return fill(template.html, {
    // Before the style, which takes a slow phone a while to read.
    style: `${tags.join('')}${template.style}`,
    'page-head': `${WEB_MANIFEST}<title ${SHELL_ATTRIBUTE}>${title}</title><meta ${SHELL_ATTRIBUTE} name="robots" content="noindex">\n`,
    page: root,
    scripts: `<noscript>${withoutScript}</noscript>\n`,
  })
}

/** In one pass, so that nothing in a page's text is taken for a comment. */
function fill(html: string, texts: Record<(typeof SLOTS)[number], string>): string {
  const byName = new Map<string, string>(Object.entries(texts))
  return html.replace(SLOT, (_comment, name) => byName.get(name) ?? '')
}

function minify(script: string): string {
  const { code, errors } = minifySync('inline.js', script)
  if (errors.length > 0) throw new Error('An inline script cannot be read.')
  return code
}
