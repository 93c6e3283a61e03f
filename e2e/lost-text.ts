import type { Page } from '@playwright/test'

/** The text spacing of WCAG 1.4.12, with which no text may be lost. */
const WIDE_TEXT = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

/** Sets the page's text as wide as WCAG 1.4.12 asks, as a reader's own style sheet does. */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate((css) => {
    // A style element would be stopped by the security policy.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, WIDE_TEXT)
}

/**
 * The texts of the page that are clipped or that overlap, as text. Text that can be scrolled into view is not lost, nor are
 * further slides of a carousel, nor what ends in an ellipsis and is whole elsewhere on the page.
 */
export function findLostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { text: string; element: Element; box: DOMRect; layer: Element | null }
    type Frame = { box: DOMRect; hidesX: boolean; hidesY: boolean; scrolls: boolean }

    /** Boxes of fonts and of pixels are rounded. */
    const SLACK_PX = 2

    function isShown(element: Element): boolean {
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('.sr-only, noscript, [aria-roledescription]') === null
      )
    }

    function linesOf(node: Node): Line[] {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!element || text === '' || !isShown(element)) return []
      const range = document.createRange()
      range.selectNodeContents(node)
      const layer = element.closest('.fixed, .sticky, [role=dialog]')
      return [...range.getClientRects()].map((box) => ({ text, element, box, layer }))
    }

    const frames = new Map<Element, Frame>()
    function frameOf(element: Element): Frame {
      const known = frames.get(element)
      if (known) return known
      const { overflowX, overflowY, position } = getComputedStyle(element)
      const frame = {
        box: element.getBoundingClientRect(),
        hidesX: overflowX === 'hidden',
        hidesY: overflowY === 'hidden',
        scrolls: overflowX === 'auto' || overflowY === 'auto' || position === 'fixed',
      }
      frames.set(element, frame)
      return frame
    }

    function isCut({ element, box }: Line): boolean {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { box: frame, hidesX, hidesY, scrolls } = frameOf(around)
        if (scrolls) return false
        if (hidesX && (box.left < frame.left - SLACK_PX || box.right > frame.right + SLACK_PX))
          return true
        if (hidesY && (box.top < frame.top - SLACK_PX || box.bottom > frame.bottom + SLACK_PX))
          return true
      }
      return false
    }

    function overlap({ box: one, layer }: Line, { box: other, layer: otherLayer }: Line): boolean {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      return width > SLACK_PX && height > SLACK_PX * 2 && layer === otherLayer
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lines: Line[] = []
    while (walker.nextNode()) lines.push(...linesOf(walker.currentNode))
    const cutElements = new Set(lines.filter(isCut).map(({ element }) => element))
    const whole = new Set(
      lines.filter(({ element }) => !cutElements.has(element)).map(({ text }) => text),
    )
    function isShortened({ text, element }: Line): boolean {
      const { textOverflow, webkitLineClamp } = getComputedStyle(element)
      const hasEllipsis = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      return cutElements.has(element) && hasEllipsis && whole.has(text)
    }
    const kept = lines.filter((line) => !isShortened(line))
    const cut = kept.filter(isCut).map(({ text }) => `cut: ${text}`)
    const byTop = kept.toSorted((one, other) => one.box.top - other.box.top)
    const covered = byTop.flatMap((line, at) => {
      const end = byTop.findIndex(({ box }) => box.top >= line.box.bottom)
      return byTop
        .slice(at + 1, end < 0 ? undefined : end)
        .filter((other) => overlap(line, other))
        .map((other) => `${line.text} / ${other.text}`)
    })
    return [...new Set([...cut, ...covered])]
  })
}
