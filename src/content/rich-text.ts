import type { ExternalLinkId } from '@/content/external-links'
import type { SiteHref } from '@/content/paths'
import type { WordId } from '@/content/word-list'

/**
 * A link inside running text: to a page of the site, to a registered outside page, a phone number, a mail, whose
 * address is the text, or from a term to its place in the word list.
 */
type InlineLink =
  | { readonly label: string; readonly to: SiteHref }
  | { readonly label: string; readonly external: ExternalLinkId }
  | { readonly label: string; readonly href: `tel:${string}` }
  | { readonly mail: `mailto:${string}` }
  | { readonly label: string; readonly term: WordId }

/** A paragraph: plain words, or words with links and emphasis between them. */
export type RichText = string | readonly (string | InlineLink | { readonly strong: string })[]
