import type { RichText } from '@/content/rich-text'

/** Running text, in the order in which it is read. */
export type Prose = {
  readonly paragraphs: readonly RichText[]
  readonly points?: readonly RichText[]
  /** One sentence of ours that deserves a frame; never somebody else's words. */
  readonly highlight?: string
  /** Paragraphs after the points. */
  readonly more?: readonly RichText[]
}

/** Running text with a heading; `id` is its address within the page. */
export type ProseSection = Prose & { readonly id: string; readonly heading: string }
