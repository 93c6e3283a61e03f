import { findSentences } from '@/features/read-aloud/sentences'
import { toSpokenWords } from '@/features/read-aloud/spoken-words'
import { NOT_READ_ALOUD_MARK } from '@/lib/document-marks'

/** A sentence of the page: what the voice says, and where it stands. */
export type PageSentence = { readonly words: string; readonly range: Range }

/** What holds a page's text. Words outside of these are labels: of buttons, tags and ways on. */
const TEXT = 'h1, h2, h3, h4, p, li, dt, dd, blockquote, figcaption, th, td, summary'
/** What a person who reads aloud passes over. */
const PASSED_OVER = `nav, aside, form, button, [aria-hidden="true"], .sr-only, [${NOT_READ_ALOUD_MARK}], script`

/** The text nodes of one heading, paragraph or the like, in order. */
type Block = Text[]

/** The sentences within an element, in the order in which they are read. */
export function findPageSentences(root: Element): PageSentence[] {
  return findBlocks(root).flatMap((block) => {
    const text = block.map(({ data }) => data).join('')
    return findSentences(text).map(({ start, end }) => ({
      words: toSpokenWords(text.slice(start, end)),
      range: rangeOf(block, start, end),
    }))
  })
}

function findBlocks(root: Element): Block[] {
  const blocks: Block[] = []
  let last: Element | null = null
  const walker = document.createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && isPassedOver(node)
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

function isPassedOver(element: Element): boolean {
  return element.matches(PASSED_OVER) || element.checkVisibility?.() === false
}

function rangeOf(block: Block, start: number, end: number): Range {
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
