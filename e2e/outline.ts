import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const LANDMARKS = [
  'banner',
  'complementary',
  'contentinfo',
  'form',
  'main',
  'navigation',
  'region',
  'search',
]

/** A line of Playwright's snapshot of the accessibility tree: `  - heading "Kontakt" [level=1]`. */
const NODE =
  /^(?<indent> *)- '?(?<role>[a-z]+)(?: "(?<name>(?:\\.|[^"\\])*)")?(?: \[level=(?<level>\d)\])?/

/** The landmarks and headings of the accessibility tree, one to a line. */
async function outlineOf(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot()
  const lines: string[] = []
  const open: number[] = []
  for (const line of tree.split('\n')) {
    const { indent = '', role = '', name = '', level } = NODE.exec(line)?.groups ?? {}
    const isLandmark = LANDMARKS.includes(role)
    if (!isLandmark && level === undefined) continue
    while (indent.length <= (open.at(-1) ?? -1)) open.pop()
    const label = [level === undefined ? role : `h${level}`, name.replaceAll('\\"', '"')]
    lines.push('  '.repeat(open.length) + label.join(' ').trim())
    if (isLandmark) open.push(indent.length)
  }
  return lines
}

/** Splits the main landmark from the layout that all pages share. */
function splitAtMain(outline: readonly string[]): { main: string; layout: string } {
  const blocks = outline.join('\n').split(/\n(?=\S)/)
  const isMain = (block: string) => /^main\b/.test(block)
  return {
    main: blocks.filter(isMain).join('\n'),
    layout: blocks.filter((block) => !isMain(block)).join('\n'),
  }
}

function expectHeadingOrder(outline: readonly string[], route: string): void {
  const levels = outline.map((line) => Number(/^ *h(\d) /.exec(line)?.[1])).filter(Boolean)
  const mainHeadings = levels.filter((level) => level === 1)
  expect.soft(mainHeadings, `main headings of ${route}`).toHaveLength(1)
  let before = 0
  for (const [at, level] of levels.entries()) {
    expect.soft(level, `level of heading ${at + 1} of ${route}`).toBeLessThanOrEqual(before + 1)
    before = level
  }
}

function fileOf(route: string): string {
  return `${route === '/' ? 'front-page' : route.slice(1).replaceAll('/', '-')}.txt`
}

/** Compares the landmarks and headings of a page with e2e/outlines, and checks that no heading level is skipped. */
export async function expectOutline(page: Page, route: string): Promise<void> {
  const outline = await outlineOf(page)
  expectHeadingOrder(outline, route)
  const { main, layout } = splitAtMain(outline)
  expect.soft(`${main}\n`, route).toMatchSnapshot(fileOf(route))
  expect.soft(`${layout}\n`, `the layout of ${route}`).toMatchSnapshot('layout.txt')
}
