import type { ProseSection } from '@/content/prose'
import type { RichText } from '@/content/rich-text'
import type { LocalDate } from '@/lib/local-date'

/** A text in numbered sections; one template draws privacy, terms and the note on accessibility alike. */
export type LegalContent = {
  readonly title: string
  readonly lead: string
  /** The text in three to five lines, for whoever reads no further. */
  readonly inShort?: readonly RichText[]
  readonly dating:
    | {
        /** The day from which this wording applies. */
        readonly validFrom: LocalDate
      }
    | {
        /** The day on which what it says about the site was looked at. */
        readonly reviewedOn: LocalDate
      }
  readonly sections: readonly ProseSection[]
}
