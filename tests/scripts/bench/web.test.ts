import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { weigh } from '../../../scripts/bench/web/page-weight'
import { summarisePaint } from '../../../scripts/bench/web/paint'
import {
  copyAsOrdinarySpa,
  copyWithoutScripts,
  emptyRoot,
} from '../../../scripts/bench/web/site-copies'
import { median, medianRatio } from '../../../scripts/bench/web/statistics'
import { toMarkdown, toText } from '../../../scripts/bench/web/table'
import { compareWords } from '../../../scripts/bench/web/words'

test('the median is the middle value, or the mean of the middle two', () => {
  expect(median([900, 100, 200])).toBe(200)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([7])).toBe(7)
  expect(() => median([])).toThrow('no median of nothing')
})

test('ratios are taken pair by pair, so that a slow spell of the machine falls out', () => {
  // All of the third pair was three times as slow.
  expect(medianRatio([110, 110, 330], [100, 100, 300])).toBeCloseTo(1.1)
  // The ratio of the medians would be 2.
  expect(medianRatio([100, 200, 900], [100, 100, 300])).toBe(2)
  expect(medianRatio([100, 300, 200], [50, 100, 400])).toBe(2)
})

test('measurements without a counterpart are not paired', () => {
  expect(() => medianRatio([1, 2], [1])).toThrow('2 measurements cannot be paired with 1')
  expect(() => medianRatio([1], [1, 2])).toThrow('1 measurements cannot be paired with 2')
})

test('the bytes of a visit are added up kind by kind', () => {
  const bytes = weigh([
    { path: '/', mimeType: 'text/html', bytes: 9 },
    { path: '/assets/a.js', mimeType: 'text/javascript', bytes: 20 },
    { path: '/assets/b.js', mimeType: 'text/javascript', bytes: 3 },
    { path: '/assets/a.css', mimeType: 'text/css', bytes: 4 },
    { path: '/favicon.svg', mimeType: 'image/svg+xml', bytes: 5 },
    { path: '/manifest.webmanifest', mimeType: 'application/manifest+json', bytes: 6 },
  ])
  expect(bytes).toEqual({ html: 9, css: 4, js: 23, fonts: 0, images: 5, other: 6 })
})

test('an ordinary single-page application has the page without its content', () => {
  const html =
    '<body><div id="root" data-page="/"><div><p>Hej</p><div></div></div></div><script src="/a.js"></script><div>Efter</div></body>'
  expect(emptyRoot(html)).toBe(
    '<body><div id="root"></div><script src="/a.js"></script><div>Efter</div></body>',
  )
  expect(emptyRoot('<div id="root"></div>')).toBe('<div id="root"></div>')
})

test('a page without a place for the app is refused', () => {
  expect(() => emptyRoot('<div id="rod"></div>')).toThrow('no element with the id root')
  expect(() => emptyRoot('<div id="root"><div></div>')).toThrow('never closed')
})

test('the copy of a site leaves the site and all other files as they are', async () => {
  const page = '<div id="root"><p>Kontakt</p></div>'
  const dir = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(dir, 'contact'))
  await writeFile(join(dir, 'contact/index.html'), page)
  await writeFile(join(dir, '_headers'), '/*')

  const copy = await copyAsOrdinarySpa(dir)
  expect(await readFile(join(copy, 'contact/index.html'), 'utf8')).toBe('<div id="root"></div>')
  expect(await readFile(join(copy, '_headers'), 'utf8')).toBe('/*')
  expect(await readFile(join(dir, 'contact/index.html'), 'utf8')).toBe(page)
  await rm(copy, { recursive: true })
  await rm(dir, { recursive: true })
})

test('a copy without scripts neither runs nor preloads one, and keeps the rest of its HTML', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'site-'))
  await writeFile(
    join(dir, 'index.html'),
    '<link rel="modulepreload" href="/a.js"><p>Hej</p><script type="application/json">{}</script><script id="start" data-scripts="/a.js">start()</script>',
  )
  const copy = await copyWithoutScripts(dir)
  expect(await readFile(join(copy, 'index.html'), 'utf8')).toBe(
    '<p>Hej</p><script type="application/json">{}</script>',
  )
  await rm(copy, { recursive: true })
  await rm(dir, { recursive: true })
})

test('the figures of a load come from what the browser noted', () => {
  const entry = (startTime: number, duration = 0) => ({ startTime, duration })
  const paint = summarisePaint({
    paints: [
      { name: 'first-paint', ...entry(800) },
      { name: 'first-contentful-paint', ...entry(900) },
    ],
    candidates: [entry(900), entry(1400)],
    shifts: [
      { ...entry(1000), value: 0.25, hadRecentInput: false },
      { ...entry(1100), value: 0.5, hadRecentInput: true },
      { ...entry(9000), value: 0.125, hadRecentInput: false },
    ],
    // Before the first paint, noticeable, and just too short to be noticed.
    longTasks: [entry(500, 300), entry(1500, 120), entry(1700, 50)],
  })
  expect(paint).toEqual({ fcpMs: 900, lcpMs: 1400, cls: 0.375, tbtMs: 70 })
})

test('a load that painted nothing has no figures', () => {
  expect(() => summarisePaint({ paints: [], candidates: [], shifts: [], longTasks: [] })).toThrow(
    'Nothing was painted',
  )
})

test('all words are there when the HTML has each as often as the page', () => {
  expect(compareWords('Kurser\nfor forældre, for børn', ['for børn for forældre\nKurser'])).toEqual(
    {
      share: 1,
      missing: [],
    },
  )
})

test('words that only scripts bring are named', () => {
  const page = 'Kurser for forældre\nog for fagfolk'
  expect(compareWords('Kurser for forældre', [page])).toEqual({
    share: 0.5,
    missing: ['og', 'for', 'fagfolk'],
  })
  expect(compareWords('', ['Kurser'])).toEqual({ share: 0, missing: ['Kurser'] })
})

test('lines that depend on the date are left out', () => {
  const days = ['Opdateret\nden 21. november 2026', 'Opdateret\nden 1. januar 2020']
  expect(compareWords('Opdateret', days)).toEqual({ share: 1, missing: [] })
})

const table = {
  title: 'Vægt',
  columns: ['Side', 'KB'],
  rows: [
    ['/', '109.0'],
    ['/contact', '9.5'],
  ],
}

test('a table for the terminal has its names to the left and its figures to the right', () => {
  expect(toText(table).split('\n')).toEqual([
    'Vægt',
    'Side         KB',
    '/         109.0',
    '/contact    9.5',
  ])
})

test('a table for a document keeps a bar in a cell from ending the cell', () => {
  const rows = [['a | b', '1']]
  expect(toMarkdown({ ...table, rows }).split('\n')).toEqual([
    '### Vægt',
    '',
    '| Side | KB |',
    '| --- | ---: |',
    '| a \\| b | 1 |',
  ])
})
