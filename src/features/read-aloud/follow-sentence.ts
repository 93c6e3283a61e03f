import type { PageSentence } from '@/features/read-aloud/page-sentences'
import { prefersReducedMotion } from '@/lib/use-reduced-motion'

/** Of the highlight in src/index.css. */
const HIGHLIGHT = 'read-aloud'
/** Where the browser has no highlights, the paragraph bears this attribute. */
const ATTRIBUTE = 'data-read-aloud'

/** Marks the sentence that is being read. @returns takes the mark away */
export function markSentence({ range }: PageSentence): () => void {
  if (typeof Highlight === 'undefined') {
    const block = range.startContainer.parentElement
    block?.setAttribute(ATTRIBUTE, '')
    return () => block?.removeAttribute(ATTRIBUTE)
  }
  CSS.highlights.set(HIGHLIGHT, new Highlight(range))
  return () => {
    CSS.highlights.delete(HIGHLIGHT)
  }
}

/** Whether any of it is in the window, which tells that the reader follows. */
export function isInView({ range }: PageSentence): boolean {
  const { top, bottom } = range.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** Scrolls so that the sentence stands where one reads, unless it does already. */
export function bringIntoView({ range }: PageSentence): void {
  const { top, bottom } = range.getBoundingClientRect()
  const height = window.innerHeight
  if (top >= height * 0.15 && bottom <= height * 0.65) return
  window.scrollBy({
    top: top - height * 0.3,
    behavior: prefersReducedMotion() ? 'auto' : 'smooth',
  })
}
