import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { paths } from '@/content/paths'
import { type PageWeight, weighPages } from '../../../scripts/build/page-weights'
import { budgetOf, describeExcess } from '../../../scripts/build/size-budgets'
import { runScript } from '../../helpers/run-script'

const script = (name: string) => `/* ${name} ${'x'.repeat(name.length)} */`
const FILES = {
  'assets/main.js': `import{a}from"./shared.js";${script('main')}`,
  'assets/page.js': `import"./shared.js";export{b}from"./block.js";${script('page')}`,
  'assets/block.js': `import"./shared.js";import("./dialog.js");${script('a block of the page')}`,
  'assets/shared.js': `import"./page.js";export const a=1;${script('shared code')}`,
  'assets/dialog.js': script('comes when it is asked for'),
  'assets/text.woff2': 'T'.repeat(400),
  'assets/heading.woff2': 'H'.repeat(300),
  'index.html': '<script type="module" src="/assets/main.js"></script>',
  'prices.html': `
    <link rel="preload" as="font" type="font/woff2" href="/assets/text.woff2" crossorigin>
    <link as="font" rel="preload" href="/assets/heading.woff2" crossorigin>
    <link rel="modulepreload" href="/assets/page.js">
    <script id="start" data-scripts="/assets/main.js /assets/shared.js">start()</script>`,
}

function sizeOf(...names: readonly (keyof typeof FILES)[]): number {
  return names.reduce((sum, name) => sum + brotliCompressSync(FILES[name]).length, 0)
}

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'page-weights-'))
})
afterEach(() => rm(dir, { recursive: true }))

async function weigh(files: Readonly<Record<string, string>>): Promise<PageWeight[]> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true })
    await writeFile(join(dir, name), content)
  }
  return weighPages(dir)
}

test('a page weighs its document, the scripts it names and all that they import, each once', async () => {
  expect(await weigh(FILES)).toContainEqual({
    route: '/prices',
    js: sizeOf('assets/main.js', 'assets/page.js', 'assets/block.js', 'assets/shared.js'),
    scripts: 4,
    html: sizeOf('prices.html'),
    styleSheets: 0,
    fonts: 700,
    fontPreloads: 2,
  })
})

test('a script in a tag is weighed like one that is preloaded, and imports are followed from either', async () => {
  const pages = await weigh(FILES)
  expect(pages.find(({ route }) => route === paths.home)).toMatchObject({ scripts: 4 })
})

test('a page is weighed once, whichever of its two files there is', async () => {
  const page = '<link rel="stylesheet" href="/assets/late.css">'
  const pages = await weigh({
    'about.html': page,
    'about/index.html': page,
    'services/overview/index.html': page,
  })
  expect(pages.map(({ route, styleSheets }) => [route, styleSheets])).toEqual([
    ['/about', 1],
    ['/services/overview', 1],
  ])
})

test('a folder without pages is refused', async () => {
  await expect(weighPages(join(dir, 'none'))).rejects.toThrow('build the site first')
  await expect(weighPages(dir)).rejects.toThrow('build the site first')
})

/** A page of so many kilobytes. */
function pageOf(route: string, { js = 0, html = 0, fonts = 0 }): PageWeight {
  const counts = { scripts: 1, styleSheets: 0, fontPreloads: 2 }
  return { route, js: js * 1000, html: html * 1000, fonts: fonts * 1000, ...counts }
}

test('a page that uses up its budget is within it', () => {
  const { jsKb, htmlKb, fontsKb } = budgetOf(paths.contact)
  const page = pageOf(paths.contact, { js: jsKb, html: htmlKb, fonts: fontsKb })
  expect(describeExcess(page)).toBeUndefined()
})

test('a sentence names everything that a page has too much of', () => {
  const page = pageOf(paths.contact, { js: 104.2, html: 28.6, fonts: 76 })
  expect(describeExcess({ ...page, styleSheets: 1, fontPreloads: 3 })).toBe(
    '/contact has 104.2 KB of JavaScript, of at most 104 KB; 28.6 KB of HTML, of at most 28 KB; ' +
      '76.0 KB of preloaded fonts, of at most 75 KB; 3 preloaded fonts, of at most 2; 1 style sheets, of at most 0.',
  )
})

test('the pages that need more than others may have it, and they alone', () => {
  expect(describeExcess(pageOf(paths.home, { js: 110, html: 43 }))).toBeUndefined()
  expect(describeExcess(pageOf(paths.courses, { js: 150, html: 32 }))).toBeUndefined()
  expect(describeExcess(pageOf(paths.adminDashboard, { js: 185 }))).toBeUndefined()
  expect(describeExcess(pageOf(paths.courses, { html: 33 }))).toContain('of HTML')
  expect(describeExcess(pageOf('/articles/any', { js: 108 }))).toContain('of JavaScript')
})

test('the command succeeds with a table of all pages, and fails with a sentence for each that is over its budget', async () => {
  await weigh(FILES)
  const check = () =>
    runScript('scripts/build/check-size.ts', { folder: dir, args: ['--dir', dir] })
  expect((await check()).stdout).toMatch(/^\/prices +0\.\d +4 /m)
  await weigh({ 'prices.html': '<link rel="stylesheet" href="/assets/style.css">' })
  await expect(check()).rejects.toMatchObject({
    code: 1,
    stderr: '/prices has 1 style sheets, of at most 0.\n',
  })
})
