import type { ExternalLinkId } from '@/content/external-links'
import type { SiteHref } from '@/content/paths'

/** A link inside running text: to a page of the site, to a registered outside page, or a mail or phone link. */
export type InlineLink =
  | { readonly label: string; readonly to: SiteHref }
  | { readonly label: string; readonly external: ExternalLinkId }
  | { readonly label: string; readonly href: `mailto:${string}` | `tel:${string}` }

/** A paragraph: plain words, or words with links and emphasis between them. */
export type RichText = string | readonly (string | InlineLink | { readonly strong: string })[]
