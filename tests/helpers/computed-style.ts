import { afterAll, beforeAll } from 'vitest'

/** The attributes by which a style sheet of these tests shows or hides an element: jsdom's own, or one that a file adds. */
const STYLED_BY = ['style', 'hidden', 'open', 'type', 'popover', 'class', 'data-state']

const compute = window.getComputedStyle.bind(window)
const styles = new Map<string, CSSStyleDeclaration>()

/**
 * Replaces `getComputedStyle` by one that remembers its answers: for every element that a query by role passes, jsdom
 * compares all rules of its own style sheet, which took a quarter of the time of the tests. In these documents a style
 * depends on the element's name, on a few attributes, and on the style attributes around it.
 */
export function rememberComputedStyles(): void {
  window.getComputedStyle = (element) => {
    // Its style depends on whether the focus is visible, which jsdom follows only while it is asked.
    if (element === document.activeElement && element !== document.body) return compute(element)
    const styled = styledAncestors(element)
    const kind = JSON.stringify([
      element.localName,
      ...STYLED_BY.map((name) => element.getAttribute(name)),
      ...styled.map((ancestor) => ancestor.getAttribute('style')),
    ])
    let style = styles.get(kind)
    if (!style) {
      style = compute(copyWithin(styled, element))
      styles.set(kind, style)
    }
    return style
  }
}

/** Gives the tests of a file a rule of the site's style sheet, whose selector names a class or `data-state` alone. */
export function addStyleSheet(css: string): void {
  const sheet = document.createElement('style')
  sheet.textContent = css
  beforeAll(() => {
    document.head.append(sheet)
    styles.clear()
  })
  afterAll(() => {
    sheet.remove()
    styles.clear()
  })
}

/** The elements around one from whose style attributes it may inherit, the nearest first. */
function styledAncestors(element: Element): Element[] {
  const styled: Element[] = []
  for (let up = element.parentElement; up; up = up.parentElement) {
    if (up.hasAttribute('style')) styled.push(up)
  }
  return styled
}

/** Copies without what stands in them, so that a remembered style keeps no document of a test in memory. */
function copyWithin(ancestors: readonly Element[], element: Element): Element {
  const copy = document.importNode(element, false)
  let inner = copy
  for (const ancestor of ancestors) {
    const outer = document.importNode(ancestor, false)
    outer.append(inner)
    inner = outer
  }
  return copy
}
