import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseColor, readTokens } from '../helpers/css-colors'

const css = readFileSync('src/styles/tokens.css', 'utf8')
const illustration = readFileSync('src/illustrations/external/footer-roofline.svg', 'utf8')

const light = readTokens(css, 'light')
const dark = readTokens(css, 'dark')

/** As eight-bit numbers, one of which may be off by one: the illustration's are rounded. */
function expectSameColor(color: string, token: string | undefined): void {
  const expected = parseColor(token ?? '')
  for (const [at, channel] of parseColor(color).entries())
    expect(Math.abs(channel - (expected[at] ?? 0)) * 255, `${color}, ${token}`).toBeLessThan(1)
}

// An image cannot use the custom properties of the page.
test("the footer's roofline has the colours of the light theme, and under #dark those of the dark one", () => {
  const used = new Map(
    Array.from(illustration.matchAll(/var\(--([\w-]+), (#\w+)\)/g), ([, name = '', color = '']) => [
      name,
      color,
    ]),
  )
  expect(used.size).toBeGreaterThan(0)
  for (const [name, color] of used) expectSameColor(color, light.get(name))

  const [, rule = ''] = /#dark:target\{([^}]+)\}/.exec(illustration) ?? []
  const own = new Map(
    Array.from(rule.matchAll(/--([\w-]+):([^;]+)/g), ([, name = '', color = '']) => [name, color]),
  )
  const differing = [...used.keys()].filter((name) => dark.get(name) !== light.get(name))
  expect([...own.keys()].sort()).toEqual(differing.sort())
  for (const [name, color] of own) expectSameColor(color, dark.get(name))
})
