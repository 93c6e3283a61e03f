import type { PageSentence } from '@/features/read-aloud/page-sentences'
import { prefersReducedMotion } from '@/lib/reading-preferences'

/** The name of the highlight in src/index.css. */
const HIGHLIGHT = 'read-aloud'
/** Attribute of the paragraph, in browsers without the Custom Highlight API. */
const ATTRIBUTE = 'data-read-aloud'

/** Highlights a sentence. @returns removes the highlight */
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

/** Whether any of the sentence is in view: the reader then has not scrolled away. */
export function isInView({ range }: PageSentence): boolean {
  const { top, bottom } = range.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** Scrolls the sentence into the upper half of the window, unless it is near there already. */
export function bringIntoView({ range }: PageSentence): void {
  const { top, bottom } = range.getBoundingClientRect()
  const height = window.innerHeight
  if (top >= height * 0.15 && bottom <= height * 0.65) return
  window.scrollBy({
    top: top - height * 0.3,
    behavior: prefersReducedMotion() ? 'auto' : 'smooth',
  })
}
