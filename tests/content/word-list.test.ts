import { expect, test } from 'vitest'
import { ARTICLE_IDS } from '@/content/articles/article-ids'
import { loadArticleText } from '@/content/articles/article-texts'
import { laws } from '@/content/paragraphs'
import { articlePath, paths } from '@/content/paths'
import type { Prose } from '@/content/prose'
import type { RichText } from '@/content/rich-text'
import holisticInterventions from '@/content/services/pages/holistic-interventions'
import parentGuidance from '@/content/services/pages/parent-guidance'
import psychoeducation from '@/content/services/pages/psychoeducation'
import psychoeducationAdults from '@/content/services/pages/psychoeducation-adults'
import resourceTeam from '@/content/services/pages/resource-team'
import respite from '@/content/services/pages/respite'
import schoolInterventions from '@/content/services/pages/school-interventions'
import schoolRefusal from '@/content/services/pages/school-refusal'
import type { ServiceBlock } from '@/content/services/service-content'
import { viso } from '@/content/viso'
import { type Word, type WordId, wordList } from '@/content/word-list'
import { type ArticleNode, parseArticle } from '@/features/articles/parse-article'

/** Running text; an article may have any kind of link in it. */
type Text = RichText | readonly { readonly label: string; readonly href: string }[]

/** The running text of each page in the order in which it is read, without lead, summary, headings, links and cards. */
const pages: readonly (readonly [path: string, texts: readonly RichText[]])[] = [
  [paths.psychoeducation, psychoeducation.blocks.flatMap(textsOf)],
  [paths.psychoeducationAdults, psychoeducationAdults.blocks.flatMap(textsOf)],
  [paths.holisticInterventions, holisticInterventions.blocks.flatMap(textsOf)],
  [paths.schoolRefusal, schoolRefusal.blocks.flatMap(textsOf)],
  [paths.resourceTeam, resourceTeam.blocks.flatMap(textsOf)],
  [paths.respite, respite.blocks.flatMap(textsOf)],
  [paths.schoolInterventions, schoolInterventions.blocks.flatMap(textsOf)],
  [paths.parentGuidance, parentGuidance.blocks.flatMap(textsOf)],
  [paths.viso, [...textsOfProse(viso.about), ...textsOf(viso.order.steps)]],
  [
    paths.paragraphs,
    Object.values(laws).flatMap(({ paragraphs }) =>
      paragraphs.map(({ contribution }) => contribution),
    ),
  ],
]

const articlePages = await Promise.all(
  ARTICLE_IDS.map(
    async (id) => [articlePath(id), partsOf(parseArticle(await loadArticleText(id)))] as const,
  ),
)

/** The same of an article; its links to the word list are marked as those of the other pages. */
function partsOf(nodes: readonly ArticleNode[]): Text[] {
  return nodes.flatMap((node): Text[] => {
    if (typeof node === 'string') return [node]
    if (node.tag === 'h2' || node.tag === 'blockquote') return []
    if (node.tag !== 'a') return partsOf(node.children)
    const label = node.children.join('')
    const word = wordList.find(({ id }) => node.href === `${paths.wordList}#${id}`)
    if (word) return [[{ label, term: word.id }]]
    return [[{ label, href: node.href ?? '' }]]
  })
}

function textsOfProse({ paragraphs, points = [], more = [] }: Prose): readonly RichText[] {
  return [...paragraphs, ...points, ...more]
}

function textsOf(block: ServiceBlock): readonly RichText[] {
  const intro = block.intro ? [block.intro] : []
  switch (block.kind) {
    case 'prose':
      return [...intro, ...textsOfProse(block)]
    case 'panels':
      return [...intro, ...block.panels.flatMap(({ points }) => points)]
    case 'steps':
      return [...intro, ...block.steps.map(({ text }) => text)]
    case 'questions':
      return [...intro, ...block.questions.map(({ answer }) => answer)]
    case 'cards':
      return [...intro, ...block.cards.flatMap(({ text, link }) => (link ? [] : [text]))]
    case 'facts':
      return [...intro, ...(block.note ? [block.note] : [])]
  }
}

/** Endings under which a term is still the same word, and not part of a longer one. */
const ENDING = '(?:e|en|et|er|erne|n|ne|r|s|t|ts)?'
const OTHER_FORMS: Partial<Record<WordId, readonly string[]>> = {
  helhedsorienteret: ['helhedsorienterede'],
}

function usesOf({ id, term, also = [] }: Word, texts: readonly Text[]): string[] {
  const forms = [term, ...also, ...(OTHER_FORMS[id] ?? [])].join('|')
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}-])(?:${forms})${ENDING}(?![\p{L}\p{N}-])`,
    'giu',
  )
  return texts.flat().flatMap((part) => {
    if (typeof part === 'string') return (part.match(pattern) ?? []).map(() => 'plain')
    if ('href' in part) return (part.label.match(pattern) ?? []).map(() => 'link to elsewhere')
    if (!('term' in part) || part.term !== id) return []
    expect(part.label, `what leads to ${id}`).toMatch(pattern)
    return ['link']
  })
}

test('the word list stands in the order of the Danish alphabet, each term once', () => {
  const terms = wordList.map(({ term }) => term)
  expect(terms).toEqual(terms.toSorted((one, other) => one.localeCompare(other, 'da')))
  expect(new Set(terms).size).toBe(terms.length)
  expect(terms.length).toBeGreaterThanOrEqual(15)
})

test.each(wordList)('$term is explained in one to three sentences', ({ definition }) => {
  expect(definition).toMatch(/^[A-ZÆØÅ].+\.$/)
  expect(definition.length).toBeGreaterThanOrEqual(40)
  expect(definition.match(/[.]\s|[.]$/g)?.length).toBeLessThanOrEqual(4)
})

test.each([...pages, ...articlePages])(
  '%s explains each term at its first use, and only there',
  (path, texts) => {
    for (const word of wordList) {
      const uses = usesOf(word, texts)
      const isExplainedHere = word.more?.to.split('#')[0] === path
      const isUnlinked = isExplainedHere || uses.length === 0 || uses[0] === 'link to elsewhere'
      expect(uses.lastIndexOf('link'), `${word.term} (${uses})`).toBe(isUnlinked ? -1 : 0)
    }
  },
)

test('the pages use many of the terms', () => {
  const used = wordList.filter((word) => pages.some(([, texts]) => usesOf(word, texts).length > 0))
  expect(used.length).toBeGreaterThan(wordList.length / 2)
})
