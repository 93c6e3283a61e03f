import type { Page } from '@playwright/test'

/** Elements without words, and calendars, whose numbers are mostly the same in every month. */
const NO_TEXT = 'script, style, template, noscript, [role=grid] td'

/**
 * All text of the page, visible or hidden, or of `html` without scripts. One line for each text node, so that words of
 * adjacent elements are not joined.
 */
export function readText(page: Page, html?: string): Promise<string> {
  return page.evaluate(
    ({ source, noText }) => {
      const { body } =
        source === undefined ? document : new DOMParser().parseFromString(source, 'text/html')
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
      const lines: string[] = []
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode
        if (textContent && !parentElement?.closest(noText))
          lines.push(textContent.replaceAll('\n', ' '))
      }
      return lines.join('\n')
    },
    { source: html, noText: NO_TEXT },
  )
}

/**
 * The share of a page's words in the served HTML. Repeated words count each time. Lines that are not on the page every
 * day depend on the date or the courses, and are ignored.
 *
 * @param served the text of the HTML
 * @param days the text of the hydrated page on several days
 */
export function compareWords(
  served: string,
  days: readonly string[],
): { share: number; missing: string[] } {
  const [first = [], ...others] = days.map((text) => text.split('\n'))
  const lasting = others.reduce((lines, other) => partition(lines, other).inside, first)
  const words = wordsOf(lasting.join('\n'))
  const { inside, outside } = partition(words, wordsOf(served))
  return { share: words.length === 0 ? 0 : inside.length / words.length, missing: outside }
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Splits texts into those that another list has too (as a multiset) and the rest. */
function partition(
  texts: readonly string[],
  other: readonly string[],
): { inside: string[]; outside: string[] } {
  const left = new Map<string, number>()
  for (const text of other) left.set(text, (left.get(text) ?? 0) + 1)
  const inside: string[] = []
  const outside: string[] = []
  for (const text of texts) {
    const count = left.get(text) ?? 0
    if (count > 0) inside.push(text)
    else outside.push(text)
    left.set(text, count - 1)
  }
  return { inside, outside }
}
