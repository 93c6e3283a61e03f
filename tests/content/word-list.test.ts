import { expect, test } from 'vitest'
import { modulesOf } from '@/app/routes'
import type { ArticleNode } from '@/content/articles/article'
import { ARTICLE_IDS } from '@/content/articles/article-ids'
import { loadArticleText } from '@/content/articles/article-texts'
import type { PageBlock, SimplePage } from '@/content/page-content'
import { laws } from '@/content/paragraphs'
import { articlePath, paths } from '@/content/paths'
import { PUBLIC_PATHS } from '@/content/public-pages'
import type { ServiceContent } from '@/content/services/service-content'
import { type Word, wordList } from '@/content/word-list'

/** A piece of running text: words, a link to the word list, or another link of an article. */
type Piece = string | { readonly label: string; readonly term?: string; readonly href?: string }

/** The keys of running text in content modules. Summaries, headings and labels explain no terms. */
const RUNNING_TEXT = ['intro', 'lead', 'paragraphs', 'points', 'more', 'text', 'answer', 'note']

/** The running text of content, in the order of its module. Facts and cards that are links have none. */
function piecesOf(content: unknown, key = ''): Piece[] {
  if (typeof content === 'string') return RUNNING_TEXT.includes(key) ? [content] : []
  if (Array.isArray(content)) return content.flatMap((item) => piecesOf(item, key))
  if (typeof content !== 'object' || content === null) return []
  if ('link' in content || 'value' in content) return []
  if ('label' in content && 'term' in content)
    return [{ label: String(content.label), term: String(content.term) }]
  return Object.entries(content).flatMap(([name, value]) => piecesOf(value, name))
}

/** The running text of an article; its links to the word list are like those of other pages. */
function piecesOfArticle(nodes: readonly ArticleNode[]): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (typeof node === 'string') return [node]
    const [tag, children, href] = node
    if (tag === 'h2' || tag === 'blockquote') return []
    if (href === undefined) return piecesOfArticle(children)
    const [path, hash = ''] = href.split('#')
    const link = path === paths.wordList ? { term: hash } : { href }
    return [{ label: children.join(''), ...link }]
  })
}

const contents = import.meta.glob<SimplePage | ServiceContent>(
  ['/src/content/pages/*.ts', '/src/content/services/pages/*.ts'],
  { import: 'default', eager: true },
)

/** The blocks of a page whose content is a module. Cards with pictures lead to other pages. */
function blocksOf(path: string): readonly PageBlock[] {
  const content = modulesOf(path).flatMap((module) => contents[`/${module}`] ?? [])
  const blocks = content.flatMap((page) => ('blocks' in page ? page.blocks : page.sections))
  return blocks.filter(({ kind }) => kind !== 'pictures')
}

const withBlocks = PUBLIC_PATHS.filter((path) => blocksOf(path).length > 0)
const pages: [path: string, pieces: Piece[]][] = [
  ...withBlocks.map((path): [string, Piece[]] => [path, piecesOf(blocksOf(path))]),
  [
    paths.paragraphs,
    Object.values(laws).flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ contribution }) => piecesOf(contribution, 'text')),
    ),
  ],
]
for (const id of ARTICLE_IDS)
  pages.push([articlePath(id), piecesOfArticle(await loadArticleText(id))])

/** Endings under which a term is still the same word, and not part of a longer one. */
const ENDING = '(?:e|en|et|er|erne|n|ne|r|s|t|ts)?'

/** Each use of a term in reading order: 'link' to the word list, 'plain' words, or in a link to 'elsewhere'. */
function usesOf({ id, term, also = [] }: Word, pieces: readonly Piece[]): string[] {
  const forms = [term, ...also, ...(id === 'helhedsorienteret' ? ['helhedsorienterede'] : [])]
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}-])(?:${forms.join('|')})${ENDING}(?![\p{L}\p{N}-])`,
    'giu',
  )
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string') return (piece.match(pattern) ?? []).map(() => 'plain')
    if (piece.term === undefined) return (piece.label.match(pattern) ?? []).map(() => 'elsewhere')
    if (piece.term !== id) return []
    expect(piece.label, `the link to ${id}`).toMatch(pattern)
    return ['link']
  })
}

test('the word list is sorted by the Danish alphabet, with each term once', () => {
  const terms = wordList.map(({ term }) => term)
  expect(terms).toEqual(terms.toSorted((one, other) => one.localeCompare(other, 'da')))
  expect(new Set(terms).size).toBe(terms.length)
})

test('the test finds the pages whose content is a module', () => {
  expect(withBlocks).toEqual(expect.arrayContaining([paths.viso, paths.respite]))
})

test.each(pages)(
  '%s links each term to the word list at its first use, and only there',
  (path, pieces) => {
    for (const word of wordList) {
      const uses = usesOf(word, pieces)
      const isExplainedHere = word.more?.to.split('#')[0] === path
      const isUnlinked = isExplainedHere || uses.length === 0 || uses[0] === 'elsewhere'
      expect(uses.lastIndexOf('link'), `${word.term} (${uses})`).toBe(isUnlinked ? -1 : 0)
    }
  },
)
