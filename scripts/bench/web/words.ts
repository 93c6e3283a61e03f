import type { Page } from '@playwright/test'

/** What is no words, and the days of a calendar, most of whose numbers stand there in every month. */
const NO_TEXT = 'script, style, template, noscript, [role=grid] td'

/**
 * All text of the page as it stands, shown or hidden, or of `html` as a browser without scripts reads it. One
 * line for each text node, so that words of neighbouring elements do not run together.
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
 * Which words of a page the served HTML has. A word counts as often as it stands there. A line that stands on
 * the page on one day and not on another depends on the date or on the courses, and is left out.
 *
 * @param served the text of the HTML
 * @param days the text of the hydrated page on several days
 */
export function compareWords(
  served: string,
  days: readonly string[],
): { share: number; missing: string[] } {
  const [first = [], ...others] = days.map((text) => text.split('\n'))
  const lasting = others.reduce((lines, other) => divide(lines, other).inside, first)
  const words = wordsOf(lasting.join('\n'))
  const { inside, outside } = divide(words, wordsOf(served))
  return { share: words.length === 0 ? 0 : inside.length / words.length, missing: outside }
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The texts that another list has too, each as often as it has it, and the rest. */
function divide(
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
