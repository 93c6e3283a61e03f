import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Color, contrast, parseColor, readTokens, veil } from '../helpers/css-colors'

type Theme = 'light' | 'dark'
type Palette = ReadonlyMap<string, string>
/** Every one of `colors` is used on every one of `grounds`, in both themes unless one is named. */
type Pairs = { colors: readonly string[]; grounds: readonly string[]; only?: Theme }

/** WCAG 1.4.3: text. */
const TEXT_CONTRAST = 4.5
/** WCAG 1.4.6: text for readers who ask for more contrast. */
const MORE_TEXT_CONTRAST = 7
/** WCAG 1.4.11: the boundaries, states and focus indicators of controls. */
const MARK_CONTRAST = 3

const TONES = ['blue', 'green', 'purple', 'orange', 'red', 'grey'] as const
/** The backgrounds of text: pages, cards, dialogs and panels. */
const PAPERS = [
  'background',
  'card',
  'popover',
  'muted',
  'egg',
  'sun',
  'peach',
  'leaf',
  'sky',
  'stone',
] as const

const TEXTS: readonly Pairs[] = [
  { colors: ['foreground', 'muted-foreground', 'link', 'primary'], grounds: PAPERS },
  { colors: ['foreground', 'muted-foreground', 'primary'], grounds: ['week'] },
  { colors: ['popover-foreground'], grounds: ['popover'] },
  { colors: ['primary-foreground'], grounds: ['primary', 'primary-hover'] },
  { colors: ['secondary-foreground'], grounds: ['secondary', 'accent'] },
  { colors: ['accent-foreground', 'muted-foreground'], grounds: ['accent'] },
  { colors: ['destructive'], grounds: ['card', 'popover', 'destructive-tint'] },
  { colors: ['primary'], grounds: ['destructive-tint'] },
  { colors: ['destructive-foreground'], grounds: ['destructive'] },
  { colors: ['deep-foreground', 'deep-muted'], grounds: ['deep'] },
  { colors: ['deep-foreground'], grounds: ['deep-2'] },
  { colors: ['deep-foreground', 'deep-muted'], grounds: ['egg'], only: 'dark' },
  { colors: ['deep'], grounds: ['deep-foreground'] },
  { colors: ['background'], grounds: ['foreground'] },
  { colors: ['paper-ink'], grounds: ['paper'] },
  ...TONES.map((tone) => ({ colors: [`${tone}-fg`], grounds: [`${tone}-bg`] })),
]

const MARKS: readonly Pairs[] = [
  { colors: ['input', 'ring'], grounds: PAPERS },
  { colors: ['ring'], grounds: ['week', 'accent', 'secondary', 'destructive-tint'] },
  { colors: ['canary'], grounds: ['deep', 'deep-2'] },
  { colors: ['canary'], grounds: ['egg'], only: 'dark' },
  { colors: ['clay-dot'], grounds: ['card', 'week'] },
  { colors: ['success'], grounds: ['success-tint'] },
]

/** Hairlines, the dimming behind a dialog, and dots that repeat what the words beside them say. */
const DECORATION = ['border', 'scrim', ...TONES.map((tone) => `${tone}-dot`)]

const css = readFileSync('src/styles/tokens.css', 'utf8')
const light = readTokens(css, ':root')
const themes: Record<Theme, Palette> = {
  light,
  dark: new Map([...light, ...readTokens(css, '.dark')]),
}

/** The values of `prefers-contrast: more`, in either theme. */
const moreContrast = readTokens(readFileSync('src/styles/preferences.css', 'utf8'), ':root')

function colorOf(palette: Palette, name: string): Color {
  const value = palette.get(name)
  if (value === undefined) throw new Error(`There is no token --${name}`)
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  return other === undefined ? parseColor(value) : colorOf(palette, other)
}

/** The pairs whose contrast is below `least`. */
function tooFaint(
  theme: Theme,
  pairs: readonly Pairs[],
  least: number,
  palette: Palette = themes[theme],
): string[] {
  return pairs
    .filter(({ only = theme }) => only === theme)
    .flatMap(({ colors, grounds }) =>
      colors.flatMap((color) =>
        grounds.map((ground) => ({
          name: `${color} on ${ground}`,
          ratio: contrast(colorOf(palette, color), colorOf(palette, ground)),
        })),
      ),
    )
    .filter(({ ratio }) => ratio < least)
    .map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)}`)
}

/** The veils of a colour that the site lays under text of the same colour, when the pointer is over it. */
function veilsOfTheSite(): { color: string; share: number }[] {
  const pattern = /hover:bg-([\w-]+)\/(\d+)/g
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => [...readFileSync(join('src', path), 'utf8').matchAll(pattern)])
    .map(([, color = '', percent = '']) => ({ color, share: Number(percent) / 100 }))
}

test('the colours beside the tokens, in hex, are the same', () => {
  const noted = [...css.matchAll(/: (oklch\([^)]+\)); \/\* (#\w{6}) \*\//g)]
  expect(noted.length).toBeGreaterThan(100)
  for (const [, value = '', hex = ''] of noted) {
    const color = parseColor(value)
    for (const [at, channel] of parseColor(hex).entries()) {
      expect(Math.abs((color[at] ?? 0) - channel), `${value} ${hex}`).toBeLessThan(1 / 255)
    }
  }
})

test('black on white has the contrast that WCAG gives it', () => {
  expect(contrast(parseColor('#000000'), parseColor('#ffffff'))).toBeCloseTo(21)
  expect(contrast(parseColor('#777777'), parseColor('#ffffff'))).toBeCloseTo(4.48, 2)
})

test('every colour of the design is judged here', () => {
  const known = new Set(
    [...TEXTS, ...MARKS].flatMap(({ colors, grounds }) => [...colors, ...grounds]),
  )
  const colors = [...light].filter(
    ([name, value]) => !name.startsWith('ill-') && /^(oklch|#|var)/.test(value),
  )
  const judged = [...known, ...DECORATION].sort()
  expect(colors.map(([name]) => name).sort()).toEqual(judged)
})

test.each(['light', 'dark'] as const)('text is readable on its ground in the %s theme', (theme) => {
  expect(tooFaint(theme, TEXTS, TEXT_CONTRAST)).toEqual([])
})

test.each(['light', 'dark'] as const)(
  'controls, marks and the focus are seen on their ground in the %s theme',
  (theme) => {
    expect(tooFaint(theme, MARKS, MARK_CONTRAST)).toEqual([])
  },
)

test.each(['light', 'dark'] as const)(
  'who asks for more contrast gets it, and lines that can be seen, in the %s theme',
  (theme) => {
    const palette = new Map([...themes[theme], ...moreContrast])
    const quiet = [...moreContrast.keys()].filter((name) => /muted|link/.test(name))
    expect(quiet).toHaveLength(3)
    const texts = TEXTS.map((pairs) => ({
      ...pairs,
      colors: pairs.colors.filter((color) => quiet.includes(color)),
    }))
    expect(tooFaint(theme, texts, MORE_TEXT_CONTRAST, palette)).toEqual([])
    const lines = [{ colors: ['border', 'input'], grounds: PAPERS }]
    expect(tooFaint(theme, lines, MARK_CONTRAST, palette)).toEqual([])
  },
)

test.each(['light', 'dark'] as const)(
  'text stays readable under the pointer in the %s theme',
  (theme) => {
    const veils = veilsOfTheSite()
    expect(veils.length).toBeGreaterThan(1)
    for (const { color, share } of veils) {
      const under = TEXTS.filter(
        ({ colors, only = theme }) => colors.includes(color) && only === theme,
      )
      for (const ground of under.flatMap(({ grounds }) => grounds)) {
        const text = colorOf(themes[theme], color)
        const veiled = veil(text, share, colorOf(themes[theme], ground))
        expect(
          contrast(text, veiled),
          `${color} on ${ground} under the pointer`,
        ).toBeGreaterThanOrEqual(TEXT_CONTRAST)
      }
    }
  },
)
