import type { CallToAction } from '@/content/call-to-action'
import type { ExternalLinkId } from '@/content/external-links'
import type { Fact } from '@/content/fact'
import type { NavigationLink } from '@/content/navigation'
import type { SiteHref } from '@/content/paths'
import type { Prose } from '@/content/prose'
import type { RichText } from '@/content/rich-text'
import type { IllustrationName } from '@/illustrations/illustration-name'
import type { HeaderIllustration } from '@/styles/header-ratios'
import type { Tint } from '@/styles/tints'

/** A card of text. One that leads to a page has the page that its heading names, or a link with other words. */
export type CardContent = {
  readonly heading: string
  readonly text: RichText
  readonly to?: SiteHref
  /** `about` completes the link's name for screen readers: 'Læs mere' + 'om skolevægring'. */
  readonly link?: NavigationLink & { readonly about: string }
}

/** The parts of every block. `id` is its anchor (#tegn). */
type BlockHeading = {
  readonly id: string
  readonly heading: string
  readonly lead?: RichText | undefined
}

/** A part of a page below a heading of its own. */
export type PageBlock = BlockHeading &
  (
    | (Prose & { readonly kind: 'prose' })
    | {
        readonly kind: 'panels'
        readonly panels: readonly {
          readonly heading: string
          readonly tint: Tint
          readonly points: readonly RichText[]
        }[]
        /** Shows the emergency numbers, on pages for readers in need. */
        readonly hasUrgentHelp?: boolean
      }
    | {
        readonly kind: 'steps'
        readonly steps: readonly { readonly heading: string; readonly text: RichText }[]
        /** The label of a button that prints the steps with room for notes. */
        readonly printLabel?: string
      }
    | {
        readonly kind: 'questions'
        readonly questions: readonly { readonly question: string; readonly answer: RichText }[]
      }
    | {
        readonly kind: 'cards'
        readonly cards: readonly CardContent[]
        /** On wide screens, of which a column beside the contents has room for two. */
        readonly columns?: 3
      }
    | {
        readonly kind: 'pictures'
        /** Above the text, beside it on narrow screens; with a tint in an egg of that colour. */
        readonly pictures: readonly (CardContent & {
          readonly illustration: IllustrationName
          readonly tint?: Tint
          readonly links?: readonly NavigationLink[]
        })[]
      }
    | {
        readonly kind: 'facts'
        readonly facts: readonly Fact[]
        /** Further information. */
        readonly note?: RichText
      }
  )

/** Practical facts beside a block. */
export type FactsAside = {
  readonly id: string
  readonly heading: string
  readonly facts: readonly Fact[]
}

/** The frame of a block across the page. */
export type SectionFrame = BlockHeading & {
  /** The colour of a band with a cut upper edge. */
  readonly band?: Tint | undefined
  /** Whether heading and lead stand beside the block on wide screens. */
  readonly isBeside?: boolean | undefined
}

/** A block across the page. */
export type PageSection = PageBlock & SectionFrame & { readonly aside?: FactsAside }

/** A button of the header. */
export type HeaderAction = { readonly variant?: 'outline' } & (
  | NavigationLink
  | { readonly label: string; readonly external: ExternalLinkId }
)

/** The header of a page, and the box at its end. */
export type PageContent = {
  readonly title: string
  readonly lead: string
  /** Clearer than the title out of context. */
  readonly documentTitle?: string
  /** The offer and its audience, for search results, in 70 to 160 characters; otherwise the lead. */
  readonly description?: string
  readonly illustration?: HeaderIllustration
  /** The pages between the front page and this one, for the breadcrumb. */
  readonly trail?: readonly NavigationLink[]
  readonly actions?: readonly HeaderAction[]
  readonly callToAction: CallToAction
}

/** The whole content of a page that has no part of its own. */
export type SimplePage = PageContent & { readonly sections: readonly PageSection[] }
