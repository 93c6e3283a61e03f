import type { ProseSection } from '@/content/prose'
import type { RichText } from '@/content/rich-text'
import type { LocalDate } from '@/lib/local-date'

/** A text in numbered sections, for the template of privacy, terms and accessibility. */
export type LegalContent = {
  readonly title: string
  readonly lead: string
  /** A summary in three to five lines. */
  readonly inShort?: readonly RichText[]
  readonly dating:
    | {
        /** The day from which this version applies. */
        readonly validFrom: LocalDate
      }
    | {
        /** The day on which the text was last compared with the site. */
        readonly reviewedOn: LocalDate
      }
  readonly sections: readonly (ProseSection & {
    /** Shows the emergency numbers below the text. */
    readonly hasUrgentHelp?: boolean
  })[]
}
