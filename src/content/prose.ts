import type { RichText } from '@/content/rich-text'

/** Running text, in reading order. */
export type Prose = {
  readonly paragraphs: readonly RichText[]
  readonly points?: readonly RichText[]
  /** Points to go through one by one, with ticks instead of bullets. */
  readonly isChecklist?: boolean
  /** A highlighted sentence of the centre's; never a quote. */
  readonly highlight?: string
  /** Paragraphs after the points. */
  readonly more?: readonly RichText[]
}

/** Running text with a heading; `id` is its anchor. */
export type ProseSection = Prose & { readonly id: string; readonly heading: string }
