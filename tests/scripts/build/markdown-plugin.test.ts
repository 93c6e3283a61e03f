import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { markdownAsHtml } from '../../../scripts/build/markdown-plugin.ts'

const facts = { founder: 'Mette', 'price.hour': '1.200\u00A0kr.', email: 'post@example.com' }

/** The HTML that a built script holds of a text. */
async function htmlOf(markdown: string): Promise<unknown> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'markdown-')))
  onTestFinished(() => rm(root, { recursive: true }))
  await writeFile(join(root, 'text.md'), markdown)
  await writeFile(join(root, 'entry.ts'), "export { default } from './text.md'")
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [markdownAsHtml(facts)],
    build: {
      ssr: 'entry.ts',
      outDir: 'built',
      rolldownOptions: { output: { entryFileNames: 'entry.mjs' } },
    },
  })
  const built: { default: unknown } = await import(
    pathToFileURL(join(root, 'built/entry.mjs')).href
  )
  return built.default
}

test('headings, paragraphs, lists, links and strong words become HTML', async () => {
  expect(await htmlOf('## Pris\n\nSe **alle** [priser](/prices).\n\n- en\n- to\n')).toBe(
    '<h2>Pris</h2>\n<p>Se <strong>alle</strong> <a href="/prices">priser</a>.</p>\n<ul>\n<li>en</li>\n<li>to</li>\n</ul>\n',
  )
})

test('a quotation has no paragraph around its words', async () => {
  expect(await htmlOf('> Det ved barnet **godt**.')).toBe(
    '<blockquote>Det ved barnet <strong>godt</strong>.</blockquote>\n',
  )
})

test('a space that holds words together is the character itself', async () => {
  expect(await htmlOf('ca.&nbsp;6&nbsp;timer')).toBe('<p>ca.\u00A06\u00A0timer</p>\n')
})

test('facts stand where the text names them, in addresses too', async () => {
  expect(await htmlOf('{{founder}} tager {{price.hour}}')).toBe(
    '<p>Mette tager 1.200\u00A0kr.</p>\n',
  )
  expect(await htmlOf('[Skriv](<mailto:{{email}}?subject=Ny makker>)')).toBe(
    '<p><a href="mailto:post@example.com?subject=Ny%20makker">Skriv</a></p>\n',
  )
})

test.each(['{{price.month}}', '{{}}', '{{toString}}', '[her]({{link.nowhere}})'])(
  'a fact that nobody knows fails the build: %s',
  async (text) => {
    await expect(htmlOf(text)).rejects.toThrow(/There is no fact called/)
  },
)

test('comments stay with the writer', async () => {
  expect(await htmlOf('<!-- PLACEHOLDER:\nthe event -->\n\nTekst')).toBe('<p>Tekst</p>\n')
})

test.each(['<div>Tekst</div>', 'Et <b>ord</b>', 'Et <!-- ord --> <img src="x">'])(
  'HTML fails the build: %s',
  async (text) => {
    await expect(htmlOf(text)).rejects.toThrow(/is HTML, and this is Markdown/)
  },
)
