import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { ExternalLink } from '@/components/sections/external-link'
import { paths } from '@/content/paths'
import { type ArticleNode, parseArticle } from '@/features/articles/parse-article'

// Browsers treat a backslash in a URL as a slash.
const SITE_PATH = /^\/(?![/\\])/
/** A link to a term of the word list. */
const TERM = new RegExp(`^${paths.wordList}#`)
const OTHER_SITE = /^(https?:|[/\\]{2})/i
const MAIL_OR_PHONE = /^(mailto|tel):/i

/** An article's HTML as React elements (spec 2, Articles). Links with unknown schemes get no `href`. */
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
