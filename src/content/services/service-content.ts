import type { NavigationLink } from '@/content/navigation'
import type { PageBlock, PageContent } from '@/content/page-content'
import type { RichText } from '@/content/rich-text'

/** The content of a service page, for the template of all services. */
export type ServiceContent = Omit<PageContent, 'actions'> & {
  readonly description: string
  /** The audience of the service, in a few words. */
  readonly audience: string
  /** Beside 'Kontakt os' in the page's header. */
  readonly secondAction: NavigationLink
  /** A summary in three to five lines: audience, content, duration, price and first step. */
  readonly inShort: readonly RichText[]
  readonly blocks: readonly PageBlock[]
}
