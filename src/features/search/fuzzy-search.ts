import { paths } from '@/content/paths'
import { searchPage } from '@/content/search-page'
import { wordList, wordListPage } from '@/content/word-list'
import { type Findable, findablePage, findables, searchSite } from '@/features/search/search-site'
import { isUrgentQuery } from '@/features/search/urgent-query'
import {
  isSignificant,
  normalized,
  replaceWords,
  similarity,
  wordsOf,
} from '@/features/search/words'

const MAX_PAGES = 5
const MAX_ARTICLES = 3

/** The terms of the word list. The exact search of spec 2 does not include them. */
const terms = wordList.map(({ id, term, also = [], definition }) =>
  findablePage({
    id: `word-${id}`,
    // A question, because some terms have the title of a page.
    title: searchPage.word(term),
    description: definition,
    url: `${paths.wordList}#${id}`,
    category: wordListPage.title,
    keywords: [term, ...also],
  }),
)

/** Everything to find, with its words by their normalized form. */
const sources = [
  ...findables.map((item) => ({ item, words: wordsIn(item.title, item.text, ...item.keywords) })),
  ...terms.map((item) => ({ item, words: wordsIn(...item.keywords) })),
]

/** The spelling of each word within a sentence: ADHD, but lower case for the first word of a title. */
const spellings: ReadonlyMap<string, string> = new Map(
  sources.flatMap(({ words }) =>
    Array.from(words, ([key, word]) => [
      key,
      word === word.toLocaleUpperCase('da') ? word : word.toLocaleLowerCase('da'),
    ]),
  ),
)

/**
 * Searches for results that the exact search misses: each typed word stands for the most similar words of the site.
 * Nobody in need is led to a similar word: such a query has none.
 * @returns pages, then articles; the words that matched; and a corrected query where it has results and the typed one
 *   has none
 */
export function searchFuzzily(query: string): {
  results: readonly Findable[]
  words: readonly string[]
  correction?: string | undefined
} {
  const typed = wordsOf(query).filter(isSignificant)
  const nearest = new Map(typed.map((word) => [word, nearestWords(normalized(word))]))
  const matches = [...nearest.values()]
  const scores = sources.map((source) =>
    matches
      .filter((match) => match.words.some((word) => source.words.has(word)))
      .reduce((sum, match) => sum + match.letters, 0),
  )
  const most = Math.max(...scores)
  if (most === 0 || isUrgentQuery(query)) return { results: [], words: [] }

  const exact = searchSite(query)
  const found = sources
    .filter((_source, index) => scores[index] === most)
    .map(({ item }) => item)
    .filter((item) => !exact.includes(item))
  const words = [...new Set(matches.flatMap((match) => match.words))]
  const hasTitle = ({ title }: Findable) =>
    wordsOf(title).some((word) => words.includes(normalized(word)))
  const pages = found.filter(({ article }) => !article)
  const sorted = [...pages.filter(hasTitle), ...pages.filter((page) => !hasTitle(page))]
  const corrected = replaceWords(query, (word) => {
    const [best = ''] = nearest.get(word)?.words ?? []
    return spellings.get(best) ?? word
  })
  const isCorrection = exact.length === 0 && searchSite(corrected).length > 0
  return {
    results: [
      ...sorted.slice(0, MAX_PAGES),
      ...found.filter(({ article }) => article).slice(0, MAX_ARTICLES),
    ],
    words: words.flatMap((word) => spellings.get(word) ?? []),
    correction: isCorrection ? corrected : undefined,
  }
}

function wordsIn(...texts: readonly string[]): ReadonlyMap<string, string> {
  const words = wordsOf(texts.join(' ')).filter(isSignificant)
  return new Map(words.map((word) => [normalized(word), word]))
}

/** The words of the site most similar to the typed one, those of similar length first. */
function nearestWords(typed: string) {
  const similarities = Array.from(spellings.keys(), (word) => ({
    word,
    letters: similarity(typed, word),
  }))
  const letters = Math.max(...similarities.map((match) => match.letters))
  const words = similarities
    .filter((match) => match.letters > 0 && match.letters === letters)
    .map(({ word }) => word)
  const difference = (word: string) => Math.abs(word.length - typed.length)
  return { letters, words: words.toSorted((one, other) => difference(one) - difference(other)) }
}
