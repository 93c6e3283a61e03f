import { lexer, type Token } from 'marked'
import type { Plugin } from 'vite'
import type { ArticleNode } from '../../src/content/articles/article.ts'

const FACT = /\{\{([^{}]*)\}\}/g
const COMMENT = /^<!--[\s\S]*-->\s*$/
/** A page of the site, another site, a mail or a telephone. Browsers treat a backslash in an address as a slash. */
const ADDRESS = /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)/

/**
 * Makes a module of every Markdown file: its default export is the file as a tree of elements, without its comments, so
 * that no browser needs to read Markdown or HTML. Anything else than the elements of an article fails the build.
 * @param facts replace their names in double braces; an unknown name fails the build
 */
export function markdownAsTree(facts: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'markdown-as-tree',
    transform: {
      filter: { id: /\.md$/ },
      handler: (source) => ({
        code: `export default ${JSON.stringify(nodesOf(lexer(withFacts(source, facts))))}`,
        moduleType: 'js',
        map: null,
      }),
    },
  }
}

function withFacts(source: string, facts: Readonly<Record<string, string>>): string {
  return source.replaceAll(FACT, (_braces, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`There is no fact called '${name}'.`)
    return fact
  })
}

function nodesOf(tokens: readonly Token[] = []): readonly ArticleNode[] {
  return tokens.flatMap((token): readonly ArticleNode[] => {
    switch (token.type) {
      case 'heading':
        if (token.depth === 2) return [['h2', nodesOf(token.tokens)]]
        break
      case 'paragraph':
        return [['p', nodesOf(token.tokens)]]
      case 'list':
        if (!token.ordered) return [['ul', nodesOf(token.items)]]
        break
      case 'list_item':
        return [['li', nodesOf(token.tokens)]]
      case 'blockquote':
        // A quotation is one sentence, which its element holds without a paragraph around it.
        return [['blockquote', nodesOf(token.tokens?.flatMap(inlineTokens))]]
      case 'strong':
        return [['strong', nodesOf(token.tokens)]]
      case 'link':
        return [['a', nodesOf(token.tokens), addressOf(token.href)]]
      case 'text':
        return token.tokens ? nodesOf(token.tokens) : [wordsOf(token.text)]
      case 'escape':
        return [wordsOf(token.text)]
      case 'space':
        return []
      case 'html':
        if (COMMENT.test(token.text)) return []
        throw new Error(`'${token.text.trim()}' is HTML, and this is Markdown.`)
    }
    throw new Error(`'${token.raw.trim()}' is a ${token.type}, which no article has.`)
  })
}

function inlineTokens(block: Token): readonly Token[] {
  return ('tokens' in block && block.tokens) || []
}

/** With the character itself for a space that does not break, as everywhere else on the site. */
function wordsOf(text: string): string {
  const words = text.replaceAll('&nbsp;', '\u00A0')
  const [entity] = /&#?\w+;/.exec(words) ?? []
  if (entity) throw new Error(`'${entity}' is no character: write it as it is.`)
  return words
}

function addressOf(href: string): string {
  if (!ADDRESS.test(href)) throw new Error(`'${href}' is no address that an article leads to.`)
  return encodeURI(href).replaceAll('%25', '%')
}
