import { ExternalLink } from '@/components/links/external-link'
import { PageLink } from '@/components/links/page-link'
import { MailLink } from '@/components/ui/mail-link'
import { externalLinks } from '@/content/external-links'
import { paths } from '@/content/paths'
import type { RichText as Text } from '@/content/rich-text'

/** Inline text with links and emphasis; the caller renders the element around it. */
export function RichText({ text }: { text: Text }) {
  if (typeof text === 'string') return text
  return text.map((part) => {
    if (typeof part === 'string') return part
    if ('strong' in part) {
      return (
        <b key={part.strong} className="font-semibold">
          {part.strong}
        </b>
      )
    }
    if ('to' in part || 'term' in part) {
      const isTerm = 'term' in part
      return (
        <PageLink
          key={part.label}
          to={isTerm ? `${paths.wordList}#${part.term}` : part.to}
          className={isTerm ? 'text-link decoration-dotted' : 'text-link'}
        >
          {part.label}
        </PageLink>
      )
    }
    if ('external' in part) {
      return (
        <ExternalLink key={part.label} href={externalLinks[part.external]} className="text-link">
          {part.label}
        </ExternalLink>
      )
    }
    if ('mail' in part) return <MailLink key={part.mail} href={part.mail} className="text-link" />
    return (
      <a key={part.label} href={part.href} className="text-link">
        {part.label}
      </a>
    )
  })
}
