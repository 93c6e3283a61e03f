import type { ExternalLinkId } from '@/content/external-links'
import type { SiteHref } from '@/content/paths'
import type { WordId } from '@/content/word-list'

/**
 * A link in running text: to a page of the site, a registered external page, a phone number, a mail (the text is the
 * address), or from a term to the word list.
 */
type InlineLink =
  | { readonly label: string; readonly to: SiteHref }
  | { readonly label: string; readonly external: ExternalLinkId }
  | { readonly label: string; readonly href: `tel:${string}` }
  | { readonly mail: `mailto:${string}` }
  | { readonly label: string; readonly term: WordId }

/** A paragraph: plain text, or text with links and emphasis. */
export type RichText = string | readonly (string | InlineLink | { readonly strong: string })[]
