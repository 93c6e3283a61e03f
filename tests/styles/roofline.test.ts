import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseColor, readTokens } from '../helpers/css-colors'

const css = readFileSync('src/styles/tokens.css', 'utf8')
const illustration = readFileSync('src/illustrations/external/footer-roofline.svg', 'utf8')

const light = readTokens(css, ':root')
const dark = new Map([...light, ...readTokens(css, '.dark')])

/** As eight-bit numbers, one of which may be off by one: the illustration's are rounded. */
function expectSameColor(one: string, other: string): void {
  for (const [at, channel] of parseColor(one).entries()) {
    expect(Math.abs(channel - (parseColor(other)[at] ?? 0)) * 255, `${one}, ${other}`).toBeLessThan(
      1,
    )
  }
}

// As a picture it cannot see the page's tokens.
test("the footer's roofline has the colours of the light theme", () => {
  const used = new Map(
    Array.from(illustration.matchAll(/var\(--([\w-]+), (#\w+)\)/g), ([, name = '', color = '']) => [
      name,
      color,
    ]),
  )
  expect(used.size).toBeGreaterThan(0)
  for (const [name, color] of used) expectSameColor(color, light.get(name) ?? '')
})

test('and under #dark those of the dark theme, where they differ', () => {
  const names = new Set(
    Array.from(illustration.matchAll(/var\(--([\w-]+),/g), ([, name = '']) => name),
  )
  const differing = [...names].filter((name) => dark.get(name) !== light.get(name)).sort()
  const own = /#dark:target\{([^}]+)\}/
    .exec(illustration)?.[1]
    ?.split(';')
    .map((line) => line.split(':'))
  expect(own?.map(([name]) => name?.slice(2)).sort()).toEqual(differing)
  for (const [name = '', color = ''] of own ?? [])
    expectSameColor(color, dark.get(name.slice(2)) ?? '')
})
