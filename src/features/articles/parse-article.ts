/** A node of an article: text, or an element with its children. */
export type ArticleNode =
  | string
  | {
      readonly tag: ArticleTag
      readonly href: string | undefined
      readonly children: ArticleNode[]
    }

const TAGS = ['h2', 'p', 'ul', 'li', 'a', 'strong', 'blockquote'] as const
type ArticleTag = (typeof TAGS)[number]

const TOKEN = /<(\/?)(\w+)(?: href="([^"]*)")?[^>]*>|[^<]+/g
const ENTITY = /&(amp|lt|gt|quot|#39);/g
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
}

/** Parses the build's HTML of Markdown: the elements above, links' `href`, and of anything else only the text. */
export function parseArticle(html: string): ArticleNode[] {
  const root: ArticleNode[] = []
  const open: { tag: ArticleTag; children: ArticleNode[] }[] = []

  for (const [token, slash, name, href] of html.matchAll(TOKEN)) {
    const siblings = open.at(-1)?.children ?? root
    const tag = TAGS.find((known) => known === name)
    if (name === undefined) siblings.push(decode(token))
    else if (tag && slash) open.pop()
    else if (tag) {
      const target = tag === 'a' && href !== undefined ? decode(href) : undefined
      const element = { tag, href: target, children: [] }
      siblings.push(element)
      open.push(element)
    }
  }
  return root
}

function decode(text: string): string {
  return text.replace(ENTITY, (entity, name) => ENTITIES[name] ?? entity)
}
