import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Color, contrast, parseColor, readTokens, veil } from '../helpers/css-colors'

type Theme = 'light' | 'dark'
type Palette = ReadonlyMap<string, string>
/** Each of `colors` is used on each of `grounds`, in both themes unless one is named. */
type Pairs = { colors: readonly string[]; grounds: readonly string[]; only?: Theme }

/** WCAG 1.4.3: text. */
const TEXT_CONTRAST = 4.5
/** WCAG 1.4.6: text for readers who ask for more contrast. */
const MORE_TEXT_CONTRAST = 7
/** WCAG 1.4.11: the boundaries, states and focus indicators of controls. */
const MARK_CONTRAST = 3

const TONES = ['blue', 'green', 'purple', 'orange', 'red', 'grey'] as const
/** The backgrounds of text: pages, cards, dialogs and panels. */
const PAPERS = 'background card popover muted egg sun peach leaf sky stone'.split(' ')

const TEXTS: readonly Pairs[] = [
  { colors: ['foreground', 'muted-foreground', 'link', 'primary'], grounds: PAPERS },
  { colors: ['foreground', 'muted-foreground', 'primary'], grounds: ['week'] },
  { colors: ['primary-foreground'], grounds: ['primary', 'primary-hover'] },
  { colors: ['secondary-foreground'], grounds: ['secondary', 'accent'] },
  { colors: ['foreground', 'muted-foreground'], grounds: ['accent'] },
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

/** Hairlines, the scrim of a dialog, and dots whose meaning is repeated in words. */
const DECORATION = ['border', 'scrim', ...TONES.map((tone) => `${tone}-dot`)]

const css = readFileSync('src/styles/tokens.css', 'utf8')
const themes: Record<Theme, Palette> = {
  light: readTokens(css, 'light'),
  dark: readTokens(css, 'dark'),
}
/** The values of `prefers-contrast: more`, in either theme. */
const moreContrast = readTokens(readFileSync('src/styles/preferences.css', 'utf8'), 'light')

function colorOf(palette: Palette, name: string): Color {
  const value = palette.get(name)
  if (value === undefined) throw new Error(`There is no token --${name}`)
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  return other === undefined ? parseColor(value) : colorOf(palette, other)
}

/** Each pair of a theme by its name, with its contrast. @param tint of the text over the background, from 0 to 1 */
function contrasts(theme: Theme, pairs: readonly Pairs[], palette = themes[theme], tint = 0) {
  return pairs
    .filter(({ only = theme }) => only === theme)
    .flatMap(({ colors, grounds }) =>
      colors.flatMap((color) =>
        grounds.map((ground) => {
          const text = colorOf(palette, color)
          const ratio = contrast(text, veil(text, tint, colorOf(palette, ground)))
          return { name: `${color} on ${ground}`, ratio }
        }),
      ),
    )
}

/** The hover backgrounds of the site that are a tint of a colour: `hover:bg-primary/10`. */
function hoverTints(): { color: string; tint: number }[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) =>
      Array.from(
        readFileSync(join('src', path), 'utf8').matchAll(/hover:bg-([\w-]+)\/(\d+)/g),
        ([, color = '', percent = '']) => ({ color, tint: Number(percent) / 100 }),
      ),
    )
}

function expectAtLeast(least: number, measured: { name: string; ratio: number }[]): void {
  expect(measured).not.toEqual([])
  expect(measured.filter(({ ratio }) => ratio < least)).toEqual([])
}

test('colours and contrasts are computed as in the hex comments of the tokens and in WCAG', () => {
  const noted = Array.from(
    css.matchAll(/light-dark\(\s*(.+\)),\s*(.+\))\s*\); \/\* (#\w{6}), (#\w{6}) \*\//g),
    ([, light = '', dark = '', lightHex = '', darkHex = '']) => [
      [light, lightHex] as const,
      [dark, darkHex] as const,
    ],
  ).flat()
  expect(noted.length).toBeGreaterThan(190)
  for (const [value, hex] of noted) {
    const color = parseColor(value)
    for (const [at, channel] of parseColor(hex).entries())
      expect(Math.abs((color[at] ?? 0) - channel), `${value} ${hex}`).toBeLessThan(1 / 255)
  }
  expect(contrast(parseColor('#777777'), parseColor('#ffffff'))).toBeCloseTo(4.48, 2)
})

test('the contrast of every colour of the design is tested', () => {
  const tested = [...TEXTS, ...MARKS].flatMap(({ colors, grounds }) => [...colors, ...grounds])
  const colors = [...themes.light].filter(
    ([name, value]) => !name.startsWith('ill-') && /^(oklch|#|var)/.test(value),
  )
  expect(colors.map(([name]) => name).sort()).toEqual(
    [...new Set([...tested, ...DECORATION])].sort(),
  )
})

test.each(['light', 'dark'] as const)(
  'text, controls and focus stand out from their background in the %s theme',
  (theme) => {
    expectAtLeast(TEXT_CONTRAST, contrasts(theme, TEXTS))
    expectAtLeast(MARK_CONTRAST, contrasts(theme, MARKS))
  },
)

test.each(['light', 'dark'] as const)(
  'quiet text and lines stand out more where more contrast is preferred, in the %s theme',
  (theme) => {
    const palette = new Map([...themes[theme], ...moreContrast])
    const quiet = ['muted-foreground', 'deep-muted', 'link']
    const texts = TEXTS.map(({ colors, ...pairs }) => ({
      ...pairs,
      colors: colors.filter((color) => quiet.includes(color)),
    }))
    expectAtLeast(MORE_TEXT_CONTRAST, contrasts(theme, texts, palette))
    const lines = [{ colors: ['border', 'input'], grounds: PAPERS }]
    expectAtLeast(MARK_CONTRAST, contrasts(theme, lines, palette))
  },
)

test.each(['light', 'dark'] as const)('text stays readable on hover in the %s theme', (theme) => {
  const hovered = hoverTints().flatMap(({ color, tint }) => {
    const pairs = TEXTS.filter(({ colors }) => colors.includes(color))
    const own = pairs.map((pair) => ({ ...pair, colors: [color] }))
    return contrasts(theme, own, themes[theme], tint)
  })
  expectAtLeast(TEXT_CONTRAST, hovered)
})
