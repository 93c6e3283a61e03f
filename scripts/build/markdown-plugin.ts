import { Marked } from 'marked'
import type { Plugin } from 'vite'

const FACT = /\{\{([^{}]*)\}\}/g
const COMMENT = /^<!--[\s\S]*-->\s*$/

const markdown = new Marked({
  renderer: {
    // A quotation is one sentence, which its element holds without a paragraph around it.
    blockquote({ tokens }) {
      const words = tokens.flatMap((token) => ('tokens' in token && token.tokens) || [])
      return `<blockquote>${this.parser.parseInline(words)}</blockquote>\n`
    },
    html({ text }) {
      if (COMMENT.test(text)) return ''
      throw new Error(`'${text.trim()}' is HTML, and this is Markdown.`)
    },
  },
})

/**
 * Makes a module of every Markdown file: its default export is the file as HTML, without its comments, so that no browser
 * needs to read Markdown.
 * @param facts replace their names in double braces; an unknown name fails the build
 */
export function markdownAsHtml(facts: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'markdown-as-html',
    transform: {
      filter: { id: /\.md$/ },
      handler: (source) => ({
        code: `export default ${JSON.stringify(toHtml(source, facts))}`,
        moduleType: 'js',
        map: null,
      }),
    },
  }
}

function toHtml(source: string, facts: Readonly<Record<string, string>>): string {
  const text = source.replaceAll(FACT, (_braces, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`There is no fact called '${name}'.`)
    return fact
  })
  // The character itself, as everywhere else on the site.
  return markdown.parse(text, { async: false }).replaceAll('&nbsp;', '\u00A0')
}
