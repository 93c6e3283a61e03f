import { findSentences, toSpokenWords } from '@/features/read-aloud/spoken-text'
import { NOT_READ_ALOUD_ATTRIBUTE } from '@/lib/html-attributes'

/** A sentence of the page: its spoken words and its range in the document. */
export type PageSentence = { readonly words: string; readonly range: Range }

/** Elements with running text. Other text is a label of a button, tag or link. */
const TEXT = 'h1, h2, h3, h4, p, li, dt, dd, blockquote, figcaption, th, td, summary'
const SKIPPED = `nav, aside, form, button, [aria-hidden="true"], .sr-only, [${NOT_READ_ALOUD_ATTRIBUTE}], script`

/** The sentences within an element, in document order. */
export function findPageSentences(root: Element): PageSentence[] {
  return findBlocks(root).flatMap((block) => {
    const text = block.map(({ data }) => data).join('')
    return findSentences(text).map(({ start, end }) => ({
      words: toSpokenWords(text.slice(start, end)),
      range: rangeOf(block, start, end),
    }))
  })
}

/** The text nodes of each heading, paragraph or the like, in order. */
function findBlocks(root: Element): Text[][] {
  const blocks: Text[][] = []
  let last: Element | null = null
  const walker = document.createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && isSkipped(node)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  )
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue
    const holder = node.parentElement?.closest(TEXT)
    if (!holder || !root.contains(holder)) continue
    if (holder === last) blocks.at(-1)?.push(node)
    else blocks.push([node])
    last = holder
  }
  return blocks
}

function isSkipped(element: Element): boolean {
  return element.matches(SKIPPED) || element.checkVisibility?.() === false
}

function rangeOf(block: Text[], start: number, end: number): Range {
  const range = document.createRange()
  let position = 0
  for (const node of block) {
    const next = position + node.length
    if (start >= position && start < next) range.setStart(node, start - position)
    if (end > position && end <= next) range.setEnd(node, end - position)
    position = next
  }
  return range
}
