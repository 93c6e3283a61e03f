import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { markdownAsHtml } from '../../../scripts/build/markdown-plugin.ts'

const facts = { founder: 'Mette', 'price.hour': '1.200\u00A0kr.', email: 'post@example.com' }

/** The HTML that a built script has in place of a text. */
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
  return (await import(join(root, 'built/entry.mjs'))).default
}

test.each([
  [
    'headings, paragraphs, lists, links and strong words',
    '## Pris\n\nSe **alle** [priser](/prices).\n\n- en\n- to\n',
    '<h2>Pris</h2>\n<p>Se <strong>alle</strong> <a href="/prices">priser</a>.</p>\n<ul>\n<li>en</li>\n<li>to</li>\n</ul>\n',
  ],
  [
    'a quotation, without a paragraph inside,',
    '> Det ved barnet **godt**.',
    '<blockquote>Det ved barnet <strong>godt</strong>.</blockquote>\n',
  ],
  ['a space that does not break', 'ca.&nbsp;6&nbsp;timer', '<p>ca.\u00A06\u00A0timer</p>\n'],
  ['a fact by its name', '{{founder}} tager {{price.hour}}', '<p>Mette tager 1.200\u00A0kr.</p>\n'],
  [
    'a fact in an address',
    '[Skriv](<mailto:{{email}}?subject=Ny makker>)',
    '<p><a href="mailto:post@example.com?subject=Ny%20makker">Skriv</a></p>\n',
  ],
  ['a comment, which is left out,', '<!-- PLACEHOLDER:\nthe event -->\n\nTekst', '<p>Tekst</p>\n'],
])('%s becomes HTML', async (_what, markdown, html) => {
  expect(await htmlOf(markdown)).toBe(html)
})

test.each([
  ['{{price.month}}', "no fact called 'price.month'"],
  ['[her]({{link.nowhere}})', "no fact called 'link.nowhere'"],
  ['Et <b>ord</b>', 'is HTML, and this is Markdown'],
  ['Et <!-- ord --> <img src="x">', 'is HTML, and this is Markdown'],
])('the Markdown %j fails the build, which names the fault', async (markdown, message) => {
  await expect(htmlOf(markdown)).rejects.toThrow(message)
})
