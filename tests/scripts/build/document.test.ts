import { expect, test } from 'vitest'
import { pageDocument, readTemplate, shellDocument } from '../../../scripts/build/document'

const indexHtml = `<!doctype html>
<html lang="da">
  <head>
    <meta charset="utf-8">
    <link rel="preload" as="font" href="/src/styles/text.woff2">
    <!-- boot -->
    <!-- style -->
    <!-- page-head -->
  </head>
  <body>
    <div id="root"><!-- page --></div>
    <!-- end -->
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`
const style = ".card::after { content: '$&' }"
const entry = ['/assets/main-1a2b.js', '/assets/framework-3c4d.js']
const scripts = [...entry, '/assets/prices-page-7a8b.js']
const read = (html: string, css = style) =>
  readTemplate(html, { style: css, boot: 'boot()', entry }, (source) =>
    source.replace('src/styles', '/assets'),
  )
const prices = { head: '<title>Priser</title>', root: '<h1>Priser</h1>' }
const shell = { title: 'Centret', root: '<p>Vent $&</p>' }

function documentOf(page: Parameters<typeof pageDocument>[2] = prices): string {
  return pageDocument(read(indexHtml), { path: '/prices', builtOn: '2026-11-18' }, page, scripts)
}

function tagsBetween(html: string, start: string, end: string): string[] {
  const part = html.slice(html.indexOf(start) + start.length, html.indexOf(end))
  return part.match(/<[a-z][^>]*>/g) ?? []
}

test('the head of a page has its style inline, and names its scripts behind it', () => {
  const html = documentOf()
  expect(tagsBetween(html, '<head>', '</head>')).toEqual([
    '<meta charset="utf-8">',
    '<link rel="preload" as="font" href="/assets/text.woff2">',
    '<script data-scripts="/assets/main-1a2b.js /assets/framework-3c4d.js">',
    '<style>',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="expect" href="#footer" blocking="render" media="(min-width: 48rem)">',
    '<link rel="modulepreload" fetchpriority="low" href="/assets/main-1a2b.js">',
    '<link rel="modulepreload" fetchpriority="low" href="/assets/framework-3c4d.js">',
    '<link rel="modulepreload" fetchpriority="low" href="/assets/prices-page-7a8b.js">',
    '<title>',
  ])
  expect(html).toContain(`>boot()</script>\n<style>${style}</style>`)
  expect(html).toMatch(/<script>bodyIsComplete\(\)<\/script>\s*<\/body>/)
})

test('the shell requests its scripts at once, and marks what the page replaces', () => {
  const html = shellDocument(read(indexHtml), shell, scripts)
  expect(tagsBetween(html, '</script>', '<style>')).toEqual([
    '<script type="module" src="/assets/main-1a2b.js">',
    '<script type="module" src="/assets/framework-3c4d.js">',
    '<link rel="modulepreload" href="/assets/prices-page-7a8b.js">',
  ])
  expect(html).toContain('<script>boot()</script>')
  expect(html).toContain('<div id="root"><p>Vent $&</p></div>')
  expect(html).toContain('<title data-shell>Centret</title>')
  expect(html).toContain('<meta data-shell name="robots" content="noindex">')
})

test('no comment and no address of a source file is left in a document', () => {
  for (const html of [documentOf(), shellDocument(read(indexHtml), shell, scripts)])
    expect(html).not.toMatch(/<!--|\/src\//)
})

test('courses stand in the document as data', () => {
  const html = documentOf({ ...prices, courses: '{"courses":[]}' })
  const data = '<script type="application/json" id="courses-in-page">{"courses":[]}</script>'
  expect(html).toContain(data)
  expect(documentOf()).not.toContain('courses-in-page')
})

test('text that looks like a pattern of replacement, or like a part of the document, is written as it is', () => {
  const text = '50 $ & $& $1 $$ $` $\' $<name> <pre><!-- end --></pre><div id="root"></div>'
  const html = documentOf({ head: `<title>${text}</title>`, root: text })
  expect(html).toContain(`<title>${text}</title>`)
  expect(html).toContain(`data-page="/prices">${text}</div>`)
})

test.each([
  ['lacks a comment', indexHtml.replace('<!-- page -->', '')],
  ['has a comment that visitors would get', indexHtml.replace('<head>', '<head><!-- For us. -->')],
])('an index.html that %s is refused', (_fault, html) => {
  expect(() => read(html)).toThrow('must have the comments boot, style, page')
})

test('a style sheet that would end too early is refused', () => {
  expect(() => read(indexHtml, '.a { content: "</style>" }')).toThrow('before its end')
})
