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

/** The comments of index.html, which the build replaces by the parts that they name. */
const SLOTS = ['style', 'page-head', 'page', 'scripts'] as const
const SLOT = /<!-- ([a-z-]+) -->/g

// Not in index.html, since only the build writes the file.
const WEB_MANIFEST = '<link rel="manifest" href="/manifest.webmanifest">\n'
// While HTML streams in, header and columns move with every part that is added. Wide screens wait for the whole document;
// phones have one column, where nothing moves, and the slower lines. A hint: browsers other than Chromium paint at once.
const PAINT_WHOLE = `<link rel="expect" href="#${FOOTER_ID}" blocking="render" media="(min-width: ${MD_BREAKPOINT})">\n`

/**
 * Starts the scripts of a page after its first paint: the page is complete without them. As elements, for which the load
 * event waits: it would else come with the last font, and Chrome would lay out the page at once instead of with its next
 * frame. The addresses stand in an attribute, so that the script, and its hash in the security policy, is the same in all
 * pages. A browser that index.html has found too old starts none; Safari before 17, without `modulepreload`, preloads them.
 */
const START = `if (document.documentElement.classList.contains("unscripted")) goUnscripted()
else {
  const add = (parent, tag, attributes) => parent.append(Object.assign(document.createElement(tag), attributes))
  if (!document.createElement("link").relList.supports("modulepreload"))
    for (const { href } of document.querySelectorAll("[rel=modulepreload]"))
      add(document.head, "link", { rel: "preload", as: "script", crossOrigin: "", href })
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return
    observer.disconnect()
    for (const src of document.getElementById("start").dataset.scripts.split(" "))
      add(document.body, "script", { type: "module", src })
  }).observe({ type: "paint", buffered: true })
}`

/** The parts that all documents of the site share: index.html with its comments, the style, and the first scripts. */
type Template = { html: string; style: string; entry: readonly string[] }

/**
 * Makes the template of all documents from index.html. The style sheet is inlined: as a file of its own it would hold
 * back the first paint for as long as a request takes.
 * @param entry the addresses of the scripts that every document begins with
 * @param urlOf the built file of a source file that index.html names
 * @throws if a document could not be made from it
 */
export function readTemplate(
  indexHtml: string,
  style: string,
  entry: readonly string[],
  urlOf: (source: string) => string,
): Template {
  const comments = Array.from(indexHtml.matchAll(/<!--(.*?)-->/gs), ([, text = '']) => text.trim())
  if (comments.join() !== SLOTS.join())
    throw new Error(`index.html must have the comments ${SLOTS.join(', ')}, and no other.`)
  if (style.includes('</style')) throw new Error('The style sheet would end before its end.')
  const html = indexHtml
    .replace('<script type="module" src="/src/main.tsx"></script>', '')
    .replace(/(?<==")\/(src\/[^"]+)/g, (_url, source) => urlOf(source))
    .replace(/(?<=<script>)[\s\S]*?(?=<\/script>)/, minify)
  return { html, style: `<style>${style}</style>\n`, entry }
}

/**
 * The document of a prerendered page. Its root names the page, so that no other hydrates it, and the document the day,
 * with which hydration begins.
 * @param scripts the addresses of all that the page needs, the entry among them
 */
export function pageDocument(
  template: Template,
  { path, builtOn }: { path: string; builtOn: LocalDate },
  { head, root, courses }: PrerenderedPage,
  scripts: readonly string[],
): string {
  // Behind the style, which the first paint waits for (docs/decisions.md).
  const links = scripts.map(
    (url) => `<link rel="modulepreload" fetchpriority="low" href="${url}">\n`,
  )
  // Data, which the security policy allows, before any script that reads it.
  const data = courses
    ? `<script type="application/json" id="${COURSES_ID}">${courses}</script>`
    : ''
  const input = `<script>${minify(captureEarlyInputScript)}</script>`
  const start = `<script id="start" data-scripts="${template.entry.join(' ')}">${minify(START)}</script>`
  const html = template.html
    .replace('<html', `<html ${BUILT_ATTRIBUTE}="${builtOn}"`)
    .replace('<div id="root"', `<div id="root" ${PAGE_ATTRIBUTE}="${path}"`)
  return fill(html, {
    style: template.style,
    'page-head': `${WEB_MANIFEST}${PAINT_WHOLE}${links.join('')}${head}\n`,
    page: root,
    scripts: `${data}${input}${start}\n`,
  })
}

/** The document without a page, whose title and robots are removed when the browser has rendered one. */
export function shellDocument(
  template: Template,
  { title, root }: { title: string; root: string },
  scripts: readonly string[],
): string {
  const tags = scripts.map((url) =>
    template.entry.includes(url)
      ? `<script type="module" src="${url}"></script>\n`
      : `<link rel="modulepreload" href="${url}">\n`,
  )
  return fill(template.html, {
    // Before the style, which slow phones take a while to parse.
    style: `${tags.join('')}${template.style}`,
    'page-head': `${WEB_MANIFEST}<title ${SHELL_ATTRIBUTE}>${title}</title><meta ${SHELL_ATTRIBUTE} name="robots" content="noindex">\n`,
    page: root,
    scripts: '',
  })
}

/** In one pass, so that nothing in a page's text is taken for a comment. */
function fill(html: string, texts: Readonly<Record<(typeof SLOTS)[number], string>>): string {
  const byName = new Map<string, string>(Object.entries(texts))
  return html.replace(SLOT, (_comment, name) => byName.get(name) ?? '')
}

function minify(script: string): string {
  const { code, errors } = minifySync('inline.js', script)
  if (errors.length > 0) throw new Error('An inline script cannot be read.')
  return code
}
