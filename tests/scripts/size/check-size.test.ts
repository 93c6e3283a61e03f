import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { coursePath, paths } from '@/content/paths'
import { weighPages } from '../../../scripts/size/page-weights'
import { budgetOf, listExcesses } from '../../../scripts/size/size-budgets'
import { temporaryFolder, writeFiles } from '../../helpers/folder'
import { runScript } from '../../helpers/run-script'

const FILES = {
  'assets/main.js': `/* ${'m'.repeat(30)} */`,
  'assets/page.js': `import("./dialog.js") /* ${'page'.repeat(9)} */`,
  'assets/dialog.js': '/* loaded on request */',
  'assets/text.woff2': 'T'.repeat(400),
  'assets/heading.woff2': 'heading'.repeat(30),
  'index.html': '<script type="module" src="/assets/main.js"></script>',
  'services/overview.html': `
    <link rel="preload" as="font" type="font/woff2" href="/assets/text.woff2" crossorigin>
    <link as="font" rel="preload" href="/assets/heading.woff2" crossorigin>
    <link rel="modulepreload" href="/assets/page.js"><link rel="modulepreload" href="/assets/main.js">
    <script data-scripts="/assets/main.js">boot()</script>`,
}

function sizeOf(...names: readonly (keyof typeof FILES)[]): number {
  const bytes = names.reduce((sum, name) => sum + brotliCompressSync(FILES[name]).length, 0)
  return bytes / 1000
}

let dir: string
beforeEach(async () => {
  dir = await temporaryFolder()
})

test('a page weighs each of its files once', async () => {
  await writeFiles(dir, FILES)
  expect(await weighPages(dir)).toEqual([
    {
      route: paths.home,
      scripts: 1,
      jsKb: sizeOf('assets/main.js'),
      htmlKb: sizeOf('index.html'),
      fontsKb: 0,
    },
    {
      route: paths.servicesOverview,
      scripts: 2,
      jsKb: sizeOf('assets/main.js', 'assets/page.js'),
      htmlKb: sizeOf('services/overview.html'),
      fontsKb: sizeOf('assets/text.woff2', 'assets/heading.woff2'),
    },
  ])
})

test('a folder without pages is refused', async () => {
  await expect(weighPages(join(dir, 'none'))).rejects.toThrow('build the site first')
  await expect(weighPages(dir)).rejects.toThrow('build the site first')
})

const COURSE = coursePath('1936cb36-c1b0-463b-bc36-2383cbc98bf3')

test.each([paths.contact, paths.home, paths.courses, COURSE, paths.adminDashboard])(
  '%s may use up its budget, and everything beyond it is named',
  (route) => {
    const { jsKb, htmlKb, fontsKb } = budgetOf(route)
    const page = { route, scripts: 1, jsKb, htmlKb, fontsKb }
    expect(listExcesses(page)).toEqual([])
    expect(listExcesses({ ...page, jsKb: jsKb + 0.2, fontsKb: fontsKb + 1 })).toEqual([
      `${route} has ${jsKb}.2 KB of JavaScript, of at most ${jsKb} KB.`,
      `${route} has ${fontsKb + 1}.0 KB of preloaded fonts, of at most ${fontsKb} KB.`,
    ])
  },
)

test('check:size prints a table of all pages, and fails with a sentence for each that is over its budget', async () => {
  await writeFiles(dir, { ...FILES, 'prices.html': randomBytes(40_000).toString('base64') })
  await expect(
    runScript('scripts/size/check-size.ts', { folder: dir, args: ['--dir', dir] }),
  ).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^\/services\/overview +2 +0\.\d /m),
    stderr: expect.stringMatching(/^\/prices has \d+\.\d KB of HTML, of at most 28 KB\.\n$/),
  })
})
