import {
  BUILT_ATTRIBUTE,
  COURSES_ID,
  FOOTER_ID,
  PAGE_ATTRIBUTE,
  SHELL_ATTRIBUTE,
} from '../../src/lib/html-attributes.ts'
import type { LocalDate } from '../../src/lib/local-date.ts'
import type { PrerenderedPage } from '../../src/prerender/render-page.tsx'
import { breakpoints } from '../../src/styles/breakpoints.ts'

/** The comments of index.html, which the build replaces by the parts that they name. */
const SLOTS = ['boot', 'style', 'page-head', 'page', 'end'] as const
const SLOT = /<!-- ([a-z-]+) -->/g

// Not in index.html, since only the build writes the file.
const WEB_MANIFEST = '<link rel="manifest" href="/manifest.webmanifest">\n'
// While HTML streams in, header and columns move with every part that is added. Wide screens wait for the whole document;
// phones have one column, where nothing moves, and the slower lines. A hint: browsers other than Chromium paint at once.
const PAINT_WHOLE = `<link rel="expect" href="#${FOOTER_ID}" blocking="render" media="(min-width: ${breakpoints.md})">\n`

/** The parts that all documents of the site share. */
type Template = {
  /** index.html with its comments. */
  html: string
  style: string
  /** src/boot.ts (boot-script.ts), inline in front of the style. */
  boot: string
  /** The addresses of the scripts that every document begins with. */
  entry: readonly string[]
}

/**
 * Makes the template of all documents from index.html. The style sheet is inlined: as a file of its own it would hold
 * back the first paint for as long as a request takes.
 * @param urlOf the built file of a source file that index.html names
 * @throws if a document could not be made from it
 */
export function readTemplate(
  indexHtml: string,
  { style, boot, entry }: Omit<Template, 'html'>,
  urlOf: (source: string) => string,
): Template {
  const comments = Array.from(indexHtml.matchAll(/<!--(.*?)-->/gs), ([, text = '']) => text.trim())
  if (comments.join() !== SLOTS.join())
    throw new Error(`index.html must have the comments ${SLOTS.join(', ')}, and no other.`)
  if (style.includes('</style')) throw new Error('The style sheet would end before its end.')
  const html = indexHtml
    .replace('<script type="module" src="/src/main.tsx"></script>', '')
    .replace(/^ +/gm, '')
    .replace(/(?<==")\/(src\/[^"]+)/g, (_url, source) => urlOf(source))
  return { html, style: `<style>${style}</style>\n`, boot, entry }
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
  // Which the security policy allows, since it is data.
  const data = courses
    ? `<script type="application/json" id="${COURSES_ID}">${courses}</script>`
    : ''
  const html = template.html
    .replace('<html', `<html ${BUILT_ATTRIBUTE}="${builtOn}"`)
    .replace('<div id="root"', `<div id="root" ${PAGE_ATTRIBUTE}="${path}"`)
  return fill(html, {
    boot: `<script data-scripts="${template.entry.join(' ')}">${template.boot}</script>`,
    style: template.style,
    'page-head': `${WEB_MANIFEST}${PAINT_WHOLE}${links.join('')}${head}\n`,
    page: root,
    // No listener: where no script ends the body, Chrome paints long pages some 50 ms later (docs/decisions.md).
    end: `${data}<script>bodyIsComplete()</script>`,
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
    boot: `<script>${template.boot}</script>`,
    // Before the style, which slow phones take a while to parse.
    style: `${tags.join('')}${template.style}`,
    'page-head': `${WEB_MANIFEST}<title ${SHELL_ATTRIBUTE}>${title}</title><meta ${SHELL_ATTRIBUTE} name="robots" content="noindex">\n`,
    page: root,
    end: '',
  })
}

/** In one pass, so that nothing in a page's text is taken for a comment. */
function fill(html: string, texts: Readonly<Record<(typeof SLOTS)[number], string>>): string {
  const byName = new Map<string, string>(Object.entries(texts))
  return html.replace(SLOT, (_comment, name) => byName.get(name) ?? '')
}
