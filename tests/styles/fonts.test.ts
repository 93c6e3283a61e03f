import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { makeSiteFonts } from '../../scripts/assets/site-fonts.ts'
import { breakpoints } from '../../src/styles/breakpoints.ts'

const FOLDER = 'src/styles/fonts'

/** Every character of the site's texts, and of its code, which adds none. */
function charactersOfTheSite(): string[] {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join('src', path))
  const text = [...sources, 'index.html', 'supabase/seed.sql']
    .map((path) => readFileSync(path, 'utf8'))
    .join('')
  return [...new Set(text)].filter((character) => character >= ' ').sort()
}

async function charactersOf(...files: string[]): Promise<Set<string>> {
  const options = { targetFormat: 'truetype', keepAllGlyphs: true } as const
  const fonts = await Promise.all(
    files.map((file) => subsetFont(readFileSync(join(FOLDER, file)), '', options)),
  )
  const codes = fonts.flatMap((font) => [...new Face(new Blob(font)).collectUnicodes()])
  return new Set(codes.map((code) => String.fromCodePoint(code)))
}

test.each([
  ['display', ['gabarito.woff2', 'gabarito-seldom.woff2']],
  [
    'text',
    ['atkinson-hyperlegible-next.woff2', 'atkinson-hyperlegible-next-seldom.woff2', 'onest.woff2'],
  ],
])('the %s typeface has every character of the site', async (_face, files) => {
  const contained = await charactersOf(...files)

  expect(charactersOfTheSite().filter((character) => !contained.has(character))).toEqual([])
})

test.each(['gabarito', 'atkinson-hyperlegible-next'])(
  'the unicode-range of the seldom letters of %s is what their file contains, and nothing is in two files',
  async (name) => {
    const [face = ''] =
      readFileSync('src/styles/fonts.css', 'utf8')
        .match(/@font-face \{[^}]*\}/g)
        ?.filter((rule) => rule.includes(`${name}-seldom.woff2`)) ?? []
    const ranges = Array.from(face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g), ([, from, to]) => [
      Number(`0x${from}`),
      Number(`0x${to ?? from}`),
    ])
    const named = ranges.flatMap(([from = 0, to = 0]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    )
    expect(named.sort()).toEqual([...(await charactersOf(`${name}-seldom.woff2`))].sort())
    const usual = await charactersOf(`${name}.woff2`)
    expect(named.filter((character) => usual.has(character))).toEqual([])
  },
)

test('digits in text are those of Onest, whose zero has no slash', async () => {
  expect([...(await charactersOf('onest.woff2'))].sort()).toEqual([...'0123456789'])
  const letters = await charactersOf('atkinson-hyperlegible-next.woff2')
  expect([...'0123456789'].filter((digit) => letters.has(digit))).toEqual([])
})

test('the fonts in the repository are those that scripts/assets/subset-fonts.ts generates', async () => {
  const made = await makeSiteFonts()

  expect(readdirSync(FOLDER).sort()).toEqual([...made.keys()].sort())
  for (const [name, content] of made) {
    expect(readFileSync(join(FOLDER, name)).equals(content), name).toBe(true)
  }
})

test('fonts are preloaded where the design has columns', () => {
  const html = readFileSync('index.html', 'utf8')
  const media = Array.from(html.matchAll(/as="font"[^>]*media="([^"]+)"/g), ([, query]) => query)
  expect(media).toEqual(Array(3).fill(`(min-width: ${breakpoints.md})`))
})
