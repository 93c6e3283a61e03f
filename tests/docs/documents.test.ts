import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { BASELINE } from '../../scripts/baseline/browsers'

// Markdown renderers silently drop the surplus cells of a row.
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...(await readdir('docs')).filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`),
]

/** Each table as its rows, and each row as the number of its cells. */
function tablesIn(markdown: string): number[][] {
  const withoutCode = markdown.replaceAll(/^```[\s\S]*?^```$/gm, '')
  const tables = withoutCode.match(/(?:^\|.*\|$\n?)+/gm) ?? []
  return tables.map((table) =>
    table
      .trim()
      .split('\n')
      .map((row) => row.split(/(?<!\\)\|/).length - 2),
  )
}

test.each(documents)('every row in %s has the columns of its own table', async (file) => {
  for (const rows of tablesIn(await readFile(file, 'utf8'))) {
    expect(rows).toEqual(rows.map(() => rows[0]))
  }
})

test('README.md names the browsers of the baseline', async () => {
  const { chromium, firefox, safari } = BASELINE
  expect(await readFile('README.md', 'utf8')).toContain(
    `Safari and iOS ${safari}, Chrome and Edge ${chromium}, and Firefox ${firefox}`,
  )
})
