import { expect, test, vi } from 'vitest'
import { deferScripts, frameDocument, pageDocument } from '../../scripts/document'

const inlineScript = `<script>
      // Before first paint.
      document.documentElement.classList.add('dark')
    </script>`
const built = `<!doctype html>
<html lang="da">
  <head>
    <meta charset="utf-8">
    ${inlineScript}
    <script type="module" crossorigin src="/assets/frame-1a2b.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/framework-3c4d.js">
    <link rel="stylesheet" crossorigin href="/assets/style-5e6f.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`
const template = deferScripts(built)
const page = {
  path: '/prices',
  builtOn: '2026-11-18',
  head: '<title>Priser</title>',
  root: '<h1>Priser</h1>',
}

function tagsBetween(html: string, start: string, end: string): string[] {
  const part = html.slice(html.indexOf(start) + start.length, html.indexOf(end))
  return part.match(/<[a-z][^>]*>/g) ?? []
}

test('scripts come after the page and give way to all else; style stays in the head', () => {
  expect(tagsBetween(template, '<head>', '</head>')).toEqual([
    '<meta charset="utf-8">',
    '<script>',
    '<link rel="stylesheet" crossorigin href="/assets/style-5e6f.css">',
    '<link rel="manifest" href="/manifest.webmanifest">',
  ])
  expect(tagsBetween(template, '<div id="root"></div>', '</body>')).toEqual([
    '<link fetchpriority="low" rel="modulepreload" crossorigin href="/assets/framework-3c4d.js">',
    '<script fetchpriority="low" type="module" crossorigin src="/assets/frame-1a2b.js">',
  ])
})

test('the inline script does what it did, in fewer words', () => {
  const [, code = ''] = /<script>(.*?)<\/script>/s.exec(template) ?? []
  expect(code).not.toContain('Before first paint')
  const add = vi.fn()
  new Function('document', code)({ documentElement: { classList: { add } } })
  expect(add.mock.calls).toEqual([['dark']])
})

test('an inline script that cannot be read is refused', () => {
  expect(() => deferScripts(built.replace("('dark')", "('dark'"))).toThrow('cannot be read')
})

test.each([
  ['scripts', built.replace(/<script type="module".*/, '')],
  ['an empty root', built.replace('<div id="root"></div>', '<div id="root"> </div>')],
])('a document that lacks %s is refused', (_part, html) => {
  expect(() => deferScripts(html)).toThrow('lacks its scripts or its empty root')
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
  const root = '<pre>&lt;/head></pre><div id="root"></div>'
  expect(pageDocument(template, { ...page, root })).toContain(`data-page="/prices">${root}</div>`)
})

test('the frame has an empty root, is not to be listed, and marks what it says of itself', () => {
  const html = frameDocument(template, {
    title: 'Centret',
    withoutScript: '<p>Uden $& script</p>',
  })
  expect(html).toContain('<div id="root"></div>')
  expect(html).toContain('<noscript><p>Uden $& script</p></noscript>')
  const head = tagsBetween(html, '<head>', '</head>')
  expect(head).toContain('<title data-frame>')
  expect(head).toContain('<meta data-frame name="robots" content="noindex">')
})
