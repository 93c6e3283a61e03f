import type { Page } from '@playwright/test'

/** The landmarks that a page has once. */
const ONCE = ['banner', 'main', 'contentinfo']
/** The landmarks that a page may have more than once, told apart by their names. */
const NAMED = ['complementary', 'form', 'navigation', 'region']

/** A line of Playwright's snapshot of the accessibility tree: `  - heading "Kontakt" [level=1]`. */
const NODE = /^ *- '?(?<role>[a-z]+)(?: "(?<name>(?:\\.|[^"\\])*)")?(?: \[level=(?<level>\d)\])?/gm

/**
 * The faults in the page's landmarks and headings, as text: more or fewer than one main heading, a skipped level, a
 * landmark that is missing, and one without a name of its own.
 */
export async function findOutlineFaults(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot()
  const nodes = Array.from(tree.matchAll(NODE), ({ groups }) => groups ?? {})
  const ofRole = (role: string) => nodes.filter((node) => node.role === role)

  const levels = nodes.flatMap(({ level }) => (level ? [Number(level)] : []))
  const mainHeadings = levels.filter((level) => level === 1).length
  const skips = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)
  const landmarks = NAMED.flatMap(ofRole).map(
    ({ role, name }) => `${role} ${name ?? 'without a name'}`,
  )
  return [
    ...(mainHeadings === 1 ? [] : [`${mainHeadings} main headings`]),
    ...skips.map((level) => `a level is skipped before a heading of level ${level}`),
    ...ONCE.filter((role) => ofRole(role).length !== 1).map((role) => `not one ${role}`),
    ...landmarks.filter(
      (landmark, at) => landmarks.indexOf(landmark) !== at || landmark.endsWith('without a name'),
    ),
  ]
}
