import type { RichText } from '@/content/rich-text'
import type { LocalDate } from '@/lib/local-date'

/** A legal text in numbered sections; one template draws privacy and terms alike. */
export type LegalContent = {
  readonly title: string
  readonly lead: string
  /** The day from which this wording applies. */
  readonly validFrom: LocalDate
  readonly sections: readonly {
    /** The section's address within the page. */
    readonly id: string
    readonly heading: string
    readonly paragraphs: readonly RichText[]
    readonly points?: readonly RichText[]
    /** Paragraphs after the points. */
    readonly more?: readonly RichText[]
  }[]
}
