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

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|[^<]+|</gi
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i
const ENTITY = /&(amp|lt|gt|quot|nbsp|#39);/g
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00A0',
  '#39': "'",
}

/** Parses the HTML of an article, without a DOM. Removes all but the tags above and the `href` of links. */
export function parseArticle(html: string): ArticleNode[] {
  const root: ArticleNode[] = []
  const open: { tag: ArticleTag; children: ArticleNode[] }[] = []
  let skipTo = 0

  for (const { 0: token, 1: slash, 2: name, 3: attributes = '', index } of html.matchAll(TOKEN)) {
    if (index < skipTo || token.startsWith('<!--')) continue
    const siblings = open.at(-1)?.children ?? root
    const tag = name?.toLowerCase()

    if (tag === undefined) siblings.push(decode(token))
    else if (!isArticleTag(tag)) skipTo = slash ? skipTo : endOf(html, tag, index)
    else if (slash) {
      const opening = open.findLastIndex((element) => element.tag === tag)
      if (opening >= 0) open.length = opening
    } else {
      const element = { tag, href: tag === 'a' ? hrefIn(attributes) : undefined, children: [] }
      siblings.push(element)
      open.push(element)
    }
  }
  return root
}

function isArticleTag(tag: string): tag is ArticleTag {
  return TAGS.some((known) => known === tag)
}

/** The end of a removed element; one without an end tag, such as an image, has no content. */
function endOf(html: string, tag: string, start: number): number {
  const end = html.toLowerCase().indexOf(`</${tag}`, start)
  return end < 0 ? start : end
}

function hrefIn(attributes: string): string | undefined {
  const [, double, single] = HREF.exec(attributes) ?? []
  const href = double ?? single
  return href === undefined ? undefined : decode(href)
}

function decode(text: string): string {
  return text.replace(ENTITY, (entity, name) => ENTITIES[name] ?? entity)
}
