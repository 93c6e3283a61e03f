import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { markdownAsTree } from '../../../scripts/build/markdown-plugin'
import { temporaryFolder, writeFiles } from '../../helpers/folder'

const facts = { founder: 'Mette', 'price.hour': '1.200\u00A0kr.', email: 'post@example.com' }

/** The tree that a built script has in place of a text. */
async function treeOf(markdown: string): Promise<unknown> {
  const root = await realpath(await temporaryFolder())
  await writeFiles(root, {
    'text.md': markdown,
    'entry.ts': "export { default } from './text.md'",
  })
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [markdownAsTree(facts)],
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
    [
      ['h2', ['Pris']],
      ['p', ['Se ', ['strong', ['alle']], ' ', ['a', ['priser'], '/prices'], '.']],
      [
        'ul',
        [
          ['li', ['en']],
          ['li', ['to']],
        ],
      ],
    ],
  ],
  [
    'a quotation, without a paragraph inside,',
    '> Det ved barnet **godt**.',
    [['blockquote', ['Det ved barnet ', ['strong', ['godt']], '.']]],
  ],
  ['a space that does not break', 'ca.&nbsp;6&nbsp;timer', [['p', ['ca.\u00A06\u00A0timer']]]],
  ['a sign of HTML', 'Mor & far <3 "os"', [['p', ['Mor & far <3 "os"']]]],
  [
    'a fact by its name',
    '{{founder}} tager {{price.hour}}',
    [['p', ['Mette tager 1.200\u00A0kr.']]],
  ],
  [
    'a fact in an address',
    '[Skriv](<mailto:{{email}}?subject=Ny makker>)',
    [['p', [['a', ['Skriv'], 'mailto:post@example.com?subject=Ny%20makker']]]],
  ],
  [
    'a comment, which is left out,',
    '<!-- PLACEHOLDER:\nthe event -->\n\nTekst',
    [['p', ['Tekst']]],
  ],
])('%s becomes a part of the tree', async (_what, markdown, tree) => {
  expect(await treeOf(markdown)).toEqual(tree)
})

test.each([
  ['{{price.month}}', "no fact called 'price.month'"],
  ['[her]({{link.nowhere}})', "no fact called 'link.nowhere'"],
  ['Et <b>ord</b>', 'is HTML, and this is Markdown'],
  ['Et <!-- ord --> <img src="x">', 'is HTML, and this is Markdown'],
  ['Et *ord*', "'*ord*' is a em"],
  ['1. Et ord', "'1. Et ord' is a list"],
  ['### Et ord', "'### Et ord' is a heading"],
  ['ca.&thinsp;6 timer', "'&thinsp;' is no character"],
  ...['javascript:alert(1)', '//example.com', '/\\example.com', 'contact'].map((address) => [
    `[her](${address})`,
    'is no address that an article leads to',
  ]),
])('the Markdown %j fails the build, which names the fault', async (markdown, message) => {
  await expect(treeOf(markdown)).rejects.toThrow(message)
})
