import { Link } from 'react-router-dom'
import { ExternalLink } from '@/components/links/external-link'
import type { ArticleNode } from '@/content/articles/article'
import { paths } from '@/content/paths'

/** A link to a term of the word list. */
const TERM = new RegExp(`^${paths.wordList}#`)

/** An article's text (spec 2, Articles). */
export function ArticleBody({ text }: { text: readonly ArticleNode[] }) {
  return <div className="prose">{text.map(toReact)}</div>
}

function toReact(node: ArticleNode, key: number): React.ReactNode {
  if (typeof node === 'string') return node
  const [Tag, nodes, href] = node
  const children = nodes.map(toReact)
  if (href?.startsWith('/')) {
    return (
      <Link key={key} to={href} className={TERM.test(href) ? 'decoration-dotted' : undefined}>
        {children}
      </Link>
    )
  }
  if (href?.startsWith('http')) {
    return (
      <ExternalLink key={key} href={href}>
        {children}
      </ExternalLink>
    )
  }
  return (
    <Tag key={key} {...(href && { href })}>
      {children}
    </Tag>
  )
}
