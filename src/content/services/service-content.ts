import type { CallToAction } from '@/content/call-to-action'
import type { Fact } from '@/content/fact'
import type { SiteHref } from '@/content/paths'
import type { Prose } from '@/content/prose'
import type { RichText } from '@/content/rich-text'
import type { DrawingName } from '@/illustrations/drawing-name'
import type { Tint } from '@/styles/tints'

type Link = { readonly label: string; readonly to: SiteHref }

/** `id` is the address of the section within its page (#tegn) and stands in the page's list of contents. */
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
      /** Whom to ring at once, on pages for readers who may not be able to wait. */
      readonly hasUrgentHelp?: boolean
    })
  | (Section & {
      readonly kind: 'steps'
      readonly steps: readonly { readonly heading: string; readonly text: RichText }[]
      /** On steps to take along on paper: the name of a button that prints them with room for notes. */
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
      /** What else must be known about them. */
      readonly note?: RichText
    })

/** The words of a page about one of the centre's services; one template draws them all. */
export type ServiceContent = {
  readonly title: string
  readonly lead: string
  /** Says more than the title where nothing stands around it. */
  readonly documentTitle?: string
  /** What the page offers to whom, where nothing stands around it: in search results, 70 to 160 characters. */
  readonly description: string
  /** Whom the service is for, on a few words. */
  readonly audience: string
  readonly drawing: DrawingName
  /** The pages between the front page and this one, for the breadcrumb. */
  readonly trail: readonly Link[]
  /** Beside 'Kontakt os' in the page's head. */
  readonly secondAction: Link
  /** For whom, what, how long, for how much and how to begin, on three to five lines. */
  readonly inShort: readonly RichText[]
  readonly blocks: readonly ServiceBlock[]
  readonly callToAction: CallToAction
}
