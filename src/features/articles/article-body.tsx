import DOMPurify, { type Config } from 'dompurify'
import { createElement, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { ExternalLink } from '@/components/sections/external-link'

const ALLOWED = {
  ALLOWED_TAGS: ['h2', 'p', 'ul', 'li', 'a', 'strong', 'blockquote'],
  ALLOWED_ATTR: ['href'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
} as const satisfies Config

// Browsers read a backslash in an address as a slash.
const SITE_PATH = /^\/(?![/\\])/
const OTHER_SITE = /^(https?:|[/\\]{2})/i

/**
 * An article's HTML as running text. What is not on the short list above is removed first; links within the
 * site then go by the router, and those that leave it open in a new tab and say so.
 */
export function ArticleBody({ html }: { html: string }) {
  const content = useMemo(() => {
    const fragment = DOMPurify.sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true })
    return Array.from(fragment.childNodes, toReact)
  }, [html])
  return <div className="prose">{content}</div>
}

function toReact(node: Node, key: number): React.ReactNode {
  if (!(node instanceof Element)) return node.textContent
  const children = Array.from(node.childNodes, toReact)
  const href = node.localName === 'a' && node.getAttribute('href')
  if (!href) return createElement(node.localName, { key }, ...children)
  if (SITE_PATH.test(href)) {
    return (
      <Link key={key} to={href}>
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
  return (
    <a key={key} href={href}>
      {children}
    </a>
  )
}
