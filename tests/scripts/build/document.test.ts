import { expect, test, vi } from 'vitest'
import { pageDocument, readTemplate, shellDocument } from '../../../scripts/build/document'

const inlineScript = `<script>
      // Before first paint.
      document.documentElement.classList.add('dark')
    </script>`
const indexHtml = `<!doctype html>
<html lang="da">
  <head>
    <meta charset="utf-8">
    <link rel="preload" as="font" href="/src/styles/text.woff2">
    ${inlineScript}
    <!-- style -->
    <!-- page-head -->
  </head>
  <body>
    <div id="root"><!-- page --></div>
    <!-- scripts -->
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`
const style = ".card::after { content: '$&' }"
const read = (html: string) =>
  readTemplate(html, style, (source) => source.replace('src/styles', '/assets'))
const template = read(indexHtml)
const entry = ['/assets/main-1a2b.js', '/assets/framework-3c4d.js']
const page = {
  path: '/prices',
  builtOn: '2026-11-18',
  entry,
  page: [...entry, '/assets/prices-page-7a8b.js'],
  head: '<title>Priser</title>',
  root: '<h1>Priser</h1>',
}

function tagsBetween(html: string, start: string, end: string): string[] {
  const part = html.slice(html.indexOf(start) + start.length, html.indexOf(end))
  return part.match(/<[a-z][^>]*>/g) ?? []
}

test('what a page needs stands in its head: the style, and the addresses of its scripts', () => {
  const html = pageDocument(template, page)
  expect(tagsBetween(html, '<head>', '</head>')).toEqual([
    '<meta charset="utf-8">',
    '<link rel="preload" as="font" href="/assets/text.woff2">',
    '<script>',
    '<style>',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="expect" href="#footer" blocking="render" media="(min-width: 48rem)">',
    '<link rel="modulepreload" fetchpriority="low" href="/assets/main-1a2b.js">',
    '<link rel="modulepreload" fetchpriority="low" href="/assets/framework-3c4d.js">',
    '<link rel="modulepreload" fetchpriority="low" href="/assets/prices-page-7a8b.js">',
    '<title>',
  ])
})

/** Runs the script that begins the others, in a browser that may be too old for them. */
function begin({ isUnscripted }: { isUnscripted: boolean }) {
  const html = pageDocument(template, page)
  expect(html).not.toMatch(/<script [^>]*src=/)
  const [, scripts = '', loader = ''] =
    /<script id="start" data-scripts="(.*?)">(.*?)<\/script>\s*<\/body>/s.exec(html) ?? []
  let paint = (_name: string) => {}
  class Observer {
    constructor(onPaint: (list: unknown, observer: Observer) => void) {
      paint = (painted) =>
        onPaint({ getEntriesByName: (name: string) => (name === painted ? [{}] : []) }, this)
    }
    observe() {}
    disconnect() {}
  }
  const begun: object[] = []
  const document = {
    getElementById: (id: string) => (id === 'start' ? { dataset: { scripts } } : null),
    createElement: (tag: string) => ({ tag }),
    body: { append: (element: object) => begun.push(element) },
    documentElement: { classList: { contains: () => isUnscripted } },
  }
  const goUnscripted = vi.fn()
  new Function('PerformanceObserver', 'document', 'goUnscripted', loader)(
    Observer,
    document,
    goUnscripted,
  )
  return { begun, goUnscripted, paint: (name: string) => paint(name) }
}

test('the scripts of a page are begun after its first paint', () => {
  const { begun, goUnscripted, paint } = begin({ isUnscripted: false })
  expect(goUnscripted).not.toHaveBeenCalled()
  paint('first-paint')
  expect(begun).toEqual([])
  paint('first-contentful-paint')
  expect(begun).toEqual([
    { tag: 'script', type: 'module', src: '/assets/main-1a2b.js' },
    { tag: 'script', type: 'module', src: '/assets/framework-3c4d.js' },
  ])
})

test('a browser that is too old for the scripts begins none', () => {
  const { begun, goUnscripted, paint } = begin({ isUnscripted: true })
  expect(goUnscripted).toHaveBeenCalledOnce()
  paint('first-contentful-paint')
  expect(begun).toEqual([])
})

test('the style sheet is written into the document as it is', () => {
  expect(pageDocument(template, page)).toContain(`<style>${style}</style>`)
})

test('a style sheet that would end too early is refused', () => {
  const endless = '.a { content: "</style>" }'
  expect(() => readTemplate(indexHtml, endless, () => '')).toThrow('before its end')
})

test('no comment and no address of a source file is left in a document', () => {
  const shell = shellDocument(template, { title: '', root: '', withoutScript: '', entry })
  for (const html of [pageDocument(template, page), shell]) {
    expect(html).not.toContain('<!--')
    expect(html).not.toContain('/src/')
  }
})

test('courses stand in the document as data, before the scripts that look for them', () => {
  const html = pageDocument(template, { ...page, courses: '{"courses":[]}' })
  const data = '<script type="application/json" id="courses-in-page">{"courses":[]}</script>'
  expect(html).toContain(data)
  expect(html.indexOf(data)).toBeLessThan(html.indexOf('<script id="start"'))
  expect(pageDocument(template, page)).not.toContain('courses-in-page')
})

test('which scripts a page has stands beside the inline scripts, which are the same in all pages', () => {
  const scriptsOf = (html: string) =>
    Array.from(html.matchAll(/<script[^>]*>(.*?)<\/script>/gs), ([, code]) => code)
  const other = pageDocument(template, { ...page, page: ['/assets/viso-page-9c0d.js'] })
  expect(other).toContain('/assets/viso-page-9c0d.js')
  expect(scriptsOf(other)).toEqual(scriptsOf(pageDocument(template, page)))
})

test('the shell has its scripts at once, since there is nothing to be seen before them', () => {
  const shell = { title: 'Centret', root: '', withoutScript: '' }
  const html = shellDocument(template, { ...shell, entry, page: page.page })
  expect(tagsBetween(html, '</script>', '<style>')).toEqual([
    '<script type="module" src="/assets/main-1a2b.js">',
    '<script type="module" src="/assets/framework-3c4d.js">',
    '<link rel="modulepreload" href="/assets/prices-page-7a8b.js">',
  ])
})

test('the inline script does what it did, in fewer words', () => {
  const [, code = ''] = /<script>(.*?)<\/script>/s.exec(template.html) ?? []
  expect(code).not.toContain('Before first paint')
  const add = vi.fn()
  new Function('document', code)({ documentElement: { classList: { add } } })
  expect(add.mock.calls).toEqual([['dark']])
})

test('an inline script that cannot be read is refused', () => {
  expect(() => read(indexHtml.replace("('dark')", "('dark'"))).toThrow('cannot be read')
})

test.each([
  ['lacks a comment', indexHtml.replace('<!-- page -->', '')],
  ['has a comment twice', indexHtml.replace('<!-- style -->', '<!-- style --><!-- style -->')],
  ['has a comment that visitors would get', indexHtml.replace('<head>', '<head><!-- For us. -->')],
])('an index.html that %s is refused', (_fault, html) => {
  expect(() => read(html)).toThrow('index.html must have the comments style, page-head, page')
})

test('a page stands in a root that names it, under a document that names the day', () => {
  const html = pageDocument(template, page)
  expect(html).toContain('<html data-built="2026-11-18" lang="da">')
  expect(html).toContain('<div id="root" data-page="/prices"><h1>Priser</h1></div>')
  expect(html).toMatch(/<title>Priser<\/title>\s*<\/head>/)
})

test('text that looks like a pattern of replacement is written as it is', () => {
  const text = "50 $ & $& $1 $$ $` $' $<name>"
  const html = pageDocument(template, { ...page, head: `<title>${text}</title>`, root: text })
  expect(html).toContain(`<title>${text}</title>`)
  expect(html).toContain(`data-page="/prices">${text}</div>`)
})

test('text that looks like a part of the document stays where it belongs', () => {
  const root = '<pre><!-- scripts --></pre><div id="root"></div>'
  expect(pageDocument(template, { ...page, root })).toContain(`data-page="/prices">${root}</div>`)
})

test('the shell belongs to no page, is not to be listed, and marks what it says of itself', () => {
  const html = shellDocument(template, {
    title: 'Centret',
    root: '<p>Vent $&</p>',
    withoutScript: '<p>Uden $& script</p>',
    entry,
  })
  expect(html).toContain('<div id="root"><p>Vent $&</p></div>')
  expect(html).toContain('<noscript><p>Uden $& script</p></noscript>')
  const head = tagsBetween(html, '<head>', '</head>')
  expect(head).toContain('<title data-shell>')
  expect(head).toContain('<meta data-shell name="robots" content="noindex">')
})
