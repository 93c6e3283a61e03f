import type { CallToAction } from '@/content/call-to-action'
import type { Fact } from '@/content/fact'
import type { SiteHref } from '@/content/paths'
import type { Prose } from '@/content/prose'
import type { RichText } from '@/content/rich-text'
import type { IllustrationName } from '@/illustrations/illustration-name'
import type { Tint } from '@/styles/tints'

type Link = { readonly label: string; readonly to: SiteHref }

/** `id` is the section's anchor (#tegn), linked from the table of contents. */
type Section = { readonly id: string; readonly heading: string; readonly intro?: RichText }

export type ServiceBlock =
  | (Section & Prose & { readonly kind: 'prose' })
  | (Section & {
      readonly kind: 'panels'
      readonly panels: readonly {
        readonly heading: string
        readonly tint: Tint
        readonly points: readonly RichText[]
      }[]
      /** Shows the emergency numbers, on pages for readers in need. */
      readonly hasUrgentHelp?: boolean
    })
  | (Section & {
      readonly kind: 'steps'
      readonly steps: readonly { readonly heading: string; readonly text: RichText }[]
      /** The label of a button that prints the steps with room for notes. */
      readonly printLabel?: string
    })
  | (Section & {
      readonly kind: 'questions'
      readonly questions: readonly { readonly question: string; readonly answer: RichText }[]
    })
  | (Section & {
      readonly kind: 'cards'
      readonly cards: readonly {
        readonly heading: string
        readonly text: RichText
        /** `about` completes the link's name for screen readers: 'Læs mere' + 'om skolevægring'. */
        readonly link?: Link & { readonly about: string }
      }[]
    })
  | (Section & {
      readonly kind: 'facts'
      readonly facts: readonly Fact[]
      /** Further information. */
      readonly note?: RichText
    })

/** The content of a service page, for the template of all services. */
export type ServiceContent = {
  readonly title: string
  readonly lead: string
  /** Clearer than the title out of context. */
  readonly documentTitle?: string
  /** The offer and its audience, for search results, in 70 to 160 characters. */
  readonly description: string
  /** The audience of the service, in a few words. */
  readonly audience: string
  readonly illustration: IllustrationName
  /** The pages between the front page and this one, for the breadcrumb. */
  readonly trail: readonly Link[]
  /** Beside 'Kontakt os' in the page's header. */
  readonly secondAction: Link
  /** A summary in three to five lines: audience, content, duration, price and first step. */
  readonly inShort: readonly RichText[]
  readonly blocks: readonly ServiceBlock[]
  readonly callToAction: CallToAction
}
