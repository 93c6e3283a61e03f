import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { paths } from '@/content/paths'
import { weigh } from '../../../scripts/bench/web/page-weight'
import { readChunkModules, writeChunkModules } from '../../../scripts/build/chunk-modules-plugin'
import { budgetOf, findExcess, findGuardedCode } from '../../../scripts/build/size-budgets'

const PRELOADED_FONT = '<link rel="preload" href="/a.woff2" as="font" crossorigin="">'

/** A page of so many kilobytes of everything that has a budget. */
function pageOf({ js = 0, html = 0, fonts = 0, document = '' }) {
  const transfers = [
    { path: '/', mimeType: 'text/html', bytes: html * 1000 },
    { path: '/assets/a.js', mimeType: 'text/javascript', bytes: js * 1000 },
    { path: '/assets/a.woff2', mimeType: 'font/woff2', bytes: fonts * 1000 },
  ]
  return weigh(transfers, document)
}

test('adds up what a page downloads, kind by kind', () => {
  const weight = weigh(
    [
      { path: '/', mimeType: 'text/html', bytes: 9 },
      { path: '/assets/a.js', mimeType: 'text/javascript', bytes: 20 },
      { path: '/assets/b.js', mimeType: 'text/javascript', bytes: 3 },
      { path: '/assets/a.css', mimeType: 'text/css', bytes: 4 },
      { path: '/favicon.svg', mimeType: 'image/svg+xml', bytes: 5 },
      { path: '/manifest.webmanifest', mimeType: 'application/manifest+json', bytes: 6 },
    ],
    `${PRELOADED_FONT}<link rel="modulepreload" href="/assets/a.js">`,
  )
  expect(weight).toEqual({
    bytes: { html: 9, css: 4, js: 23, fonts: 0, images: 5, other: 6 },
    cssFiles: 1,
    fontPreloads: 1,
    scripts: ['/assets/a.js', '/assets/b.js'],
  })
})

test('finds nothing wrong with a page that uses up its budget', () => {
  const { jsKb, htmlKb, fontsKb } = budgetOf(paths.contact)
  const weight = pageOf({ js: jsKb, html: htmlKb, fonts: fontsKb })
  expect(findExcess(paths.contact, weight)).toEqual([])
})

test('names everything that a page has too much of', () => {
  const weight = pageOf({
    js: 99.2,
    html: 28.6,
    fonts: 76,
    document: PRELOADED_FONT.repeat(3),
  })
  expect(findExcess(paths.contact, { ...weight, cssFiles: 1 })).toEqual([
    'JavaScript: 99.2 KB of at most 99 KB',
    'HTML: 28.6 KB of at most 28 KB',
    'fonts: 76.0 KB of at most 75 KB',
    'style sheets: 1 of at most 0',
    'preloaded fonts: 3 of at most 2',
  ])
})

test('allows more to the pages that need it, and to them alone', () => {
  expect(findExcess(paths.home, pageOf({ html: 43 }))).toEqual([])
  expect(findExcess(paths.search, pageOf({ js: 105 }))).toEqual([])
  expect(findExcess(paths.courses, pageOf({ js: 150, html: 32 }))).toEqual([])
  expect(findExcess(paths.adminDashboard, pageOf({ js: 199 }))).toEqual([])
  expect(findExcess(paths.courses, pageOf({ html: 33 }))).toHaveLength(1)
  expect(findExcess('/articles/mistrivsel-i-familien', pageOf({ js: 108 }))).toHaveLength(1)
})

test.each([
  ['Supabase', 'node_modules/@supabase/auth-js/dist/index.js'],
  ['PostgREST', 'node_modules/@supabase/postgrest-js/dist/index.mjs'],
  ['react-query', 'node_modules/@tanstack/query-core/build/query.js'],
  ['day-picker', 'node_modules/react-day-picker/dist/DayPicker.js'],
  ['zod', 'node_modules/zod/v4/core/core.js'],
  ['react-hook-form', 'node_modules/@hookform/resolvers/zod/dist/zod.mjs'],
  ['the administration', 'src/features/auth/login-form.tsx'],
  ['the administration', 'src/pages/admin-dashboard-page.tsx'],
  ['the administration', 'src/features/courses/admin/course-table.tsx'],
])('finds %s in what a content page downloads', (name, id) => {
  const modules = { '/assets/a.js': ['src/pages/contact-page.tsx', id] }
  expect(findGuardedCode(paths.contact, ['/assets/a.js'], modules)).toEqual([
    `${name}: ${id} in /assets/a.js`,
  ])
})

test('lets the course page read courses and show a calendar, but not the rest of Supabase', () => {
  const modules = {
    '/assets/a.js': [
      'node_modules/@supabase/postgrest-js/dist/index.mjs',
      'node_modules/@tanstack/query-core/build/query.js',
      'node_modules/react-day-picker/dist/DayPicker.js',
      'src/features/courses/calendar/course-calendar.tsx',
    ],
    '/assets/b.js': ['node_modules/@supabase/functions-js/dist/index.js'],
  }
  expect(findGuardedCode(paths.courses, ['/assets/a.js'], modules)).toEqual([])
  expect(findGuardedCode(paths.courses, ['/assets/b.js'], modules)).toHaveLength(1)
})

test('does not judge a build by the list of another one', () => {
  expect(() => findGuardedCode(paths.contact, ['/assets/new.js'], {})).toThrow(
    '/assets/new.js is not of the last build: build the site again.',
  )
})

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'chunk-modules-'))
})
afterEach(() => rm(root, { recursive: true }))

test('a build notes what each script was made of, beside the site and not in it', async () => {
  await writeFile(join(root, 'index.html'), '<script type="module" src="/main.js"></script>')
  await writeFile(join(root, 'main.js'), "import { used } from './used.js'\nused()")
  await writeFile(
    join(root, 'used.js'),
    "export * from './unused.js'\nexport const used = () => console.info(1)",
  )
  await writeFile(join(root, 'unused.js'), 'export const unused = () => console.info(2)')
  const plugins = [writeChunkModules()]
  await build({ root, plugins, configFile: false, logLevel: 'silent' })

  const modules = await readChunkModules(root, join(root, 'dist'))
  expect(Object.keys(modules)).toEqual([expect.stringMatching(/^\/assets\/index-[\w-]+\.js$/)])
  const [ids] = Object.values(modules)
  expect(ids).toEqual(expect.arrayContaining(['main.js', 'used.js']))
  expect(ids).not.toContain('unused.js')
})

test('says what to do when there was no build', async () => {
  await expect(readChunkModules(root, 'dist')).rejects.toThrow(
    'Nothing is known about the scripts in dist: build the site first.',
  )
})
