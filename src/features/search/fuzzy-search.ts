import { articles } from '@/content/articles/articles'
import { paths } from '@/content/paths'
import { type SearchEntry, searchEntries } from '@/content/search-entries'
import { wordList, wordListPage } from '@/content/word-list'
import { searchMessages } from '@/features/search/messages'
import { countResults, searchSite } from '@/features/search/search-site'
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

/** An item with its words, by their normalized form. */
type Source<Item> = { readonly item: Item; readonly words: ReadonlyMap<string, string> }

/** The terms of the word list, found after the pages. The exact search of spec 2 does not include them. */
const wordEntries: readonly SearchEntry[] = wordList.map(({ id, term, also = [], definition }) => ({
  id: `word-${id}`,
  // A question, because some terms have the title of a page.
  title: searchMessages.word(term),
  description: definition,
  url: `${paths.wordList}#${id}`,
  category: wordListPage.title,
  keywords: [term, ...also],
}))

const pageSources = [
  ...searchEntries.map((entry) =>
    sourceOf(entry, entry.title, ...entry.keywords, entry.description),
  ),
  ...wordEntries.map((entry) => sourceOf(entry, ...entry.keywords)),
]
const articleSources = articles.map((article) =>
  sourceOf(article, article.title, article.excerpt, article.category),
)
const spellings = spellingsIn([...pageSources, ...articleSources])

/**
 * Searches for results that the exact search misses: each typed word stands for the most similar words of the site.
 * Nobody in need is led to a similar word: such a query has none.
 * @returns the results, the words that matched, and a corrected query where it has results and the typed one has none
 */
export function searchFuzzily(query: string) {
  const typed = wordsOf(query).filter(isSignificant)
  const matches = typed.map((word) => nearestWords(normalized(word), [...spellings.keys()]))
  const scoreOf = ({ words }: Source<unknown>) =>
    matches
      .filter((match) => match.words.some((word) => words.has(word)))
      .reduce((sum, match) => sum + match.letters, 0)
  const most = Math.max(...[...pageSources, ...articleSources].map(scoreOf))
  if (most === 0 || isUrgentQuery(query)) {
    return { pages: [], articles: [], words: [], correction: undefined }
  }

  const exact = searchSite(query)
  const isNear = (source: Source<unknown>) => scoreOf(source) === most
  const near = new Set(matches.flatMap(({ words }) => words))
  const titleMatches = ({ title }: SearchEntry) =>
    wordsOf(title).some((word) => near.has(normalized(word)))
  const pages = itemsOf(pageSources.filter(isNear)).filter((page) => !exact.pages.includes(page))
  const sorted = [...pages.filter(titleMatches), ...pages.filter((page) => !titleMatches(page))]
  return {
    pages: sorted.slice(0, MAX_PAGES),
    articles: itemsOf(articleSources.filter(isNear))
      .filter((article) => !exact.articles.includes(article))
      .slice(0, MAX_ARTICLES),
    words: [...near].flatMap((word) => spellings.get(word) ?? []),
    correction: countResults(exact) === 0 ? correctionOf() : undefined,
  }

  function correctionOf(): string | undefined {
    const corrected = replaceWords(query, (word) => {
      const [best = ''] = matches[typed.indexOf(word)]?.words ?? []
      return spellings.get(best) ?? word
    })
    return countResults(searchSite(corrected)) > 0 ? corrected : undefined
  }
}

function sourceOf<Item>(item: Item, ...texts: readonly string[]): Source<Item> {
  const words = wordsOf(texts.join(' ')).filter(isSignificant)
  return { item, words: new Map(words.map((word) => [normalized(word), word])) }
}

function itemsOf<Item>(sources: readonly Source<Item>[]): readonly Item[] {
  return sources.map(({ item }) => item)
}

/** The spelling of each word within a sentence: ADHD, but lower case for the first word of a title. */
function spellingsIn(sources: readonly Source<unknown>[]): ReadonlyMap<string, string> {
  return new Map(
    sources.flatMap(({ words }) =>
      Array.from(words, ([key, word]) => [
        key,
        word === word.toLocaleUpperCase('da') ? word : word.toLocaleLowerCase('da'),
      ]),
    ),
  )
}

/** The known words most similar to the typed one, those of similar length first. */
function nearestWords(typed: string, known: readonly string[]) {
  const similarities = known.map((word) => ({ word, letters: similarity(typed, word) }))
  const letters = Math.max(...similarities.map((match) => match.letters))
  const words = similarities
    .filter((match) => match.letters > 0 && match.letters === letters)
    .map(({ word }) => word)
  const difference = (word: string) => Math.abs(word.length - typed.length)
  return { letters, words: words.toSorted((one, other) => difference(one) - difference(other)) }
}
