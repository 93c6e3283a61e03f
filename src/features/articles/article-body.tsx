import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { ExternalLink } from '@/components/sections/external-link'
import { paths } from '@/content/paths'
import { type ArticleNode, parseArticle } from '@/features/articles/parse-article'

// Browsers read a backslash in an address as a slash.
const SITE_PATH = /^\/(?![/\\])/
/** A word that the word list explains; the other links of a text lead on. */
const TERM = new RegExp(`^${paths.wordList}#`)
const OTHER_SITE = /^(https?:|[/\\]{2})/i
const MAIL_OR_PHONE = /^(mailto|tel):/i

/**
 * An article's HTML as running text (spec 2, Articles). Links within the site go by the router, and
 * those that leave it open in a new tab and say so. An address of any other kind is no link.
 */
export function ArticleBody({ html }: { html: string }) {
  const nodes = useMemo(() => parseArticle(html), [html])
  return <div className="prose">{nodes.map(toReact)}</div>
}

function toReact(node: ArticleNode, key: number): React.ReactNode {
  if (typeof node === 'string') return node
  const { tag: Tag, href = '' } = node
  const children = node.children.map(toReact)
  if (SITE_PATH.test(href)) {
    return (
      <Link key={key} to={href} className={TERM.test(href) ? 'decoration-dotted' : undefined}>
        {children}
      </Link>
    )
  }
  if (OTHER_SITE.test(href)) {
    return (
      <ExternalLink key={key} href={href}>
        {children}
      </ExternalLink>
    )
  }
  const target = MAIL_OR_PHONE.test(href) ? { href } : undefined
  return (
    <Tag key={key} {...target}>
      {children}
    </Tag>
  )
}
