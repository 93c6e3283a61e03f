import type { ArticleSummary } from '@/content/articles/article'
import type { SearchEntry } from '@/content/search-entries'
import { folded, withWords, wordsOf } from '@/features/search/folded-words'
import { likeness } from '@/features/search/likeness'
import { everydayWords } from '@/features/search/messages'
import { countResults, type SearchResults, searchSite } from '@/features/search/search-site'

const SHORTEST_WORD = 3
const MOST_PAGES = 5
const MOST_ARTICLES = 3

export type NearbyResults = SearchResults & {
  /** The words of the site for which these were taken. */
  readonly words: readonly string[]
  /** The query in the site's spelling, where that finds something and the query as it is does not. */
  readonly correction: string | undefined
}

/** What may be meant, and its words by their folded form. */
type Source<Item> = { readonly item: Item; readonly words: ReadonlyMap<string, string> }

/**
 * A search for what the site's own search leaves out because it is written otherwise: with ae, oe and aa, with a
 * slip of the finger, or with its words apart. Of each word only the nearest of the site's count.
 * @param terms come after the pages and are always found here: spec 2 says what the site's own search
 *   counts. They go by their keywords alone.
 */
export function nearbySearch(
  entries: readonly SearchEntry[],
  articles: readonly ArticleSummary[],
  terms: readonly SearchEntry[],
): (query: string) => NearbyResults {
  const pageSources = [
    ...entries.map((entry) => sourceOf(entry, entry.title, ...entry.keywords, entry.description)),
    ...terms.map((term) => sourceOf(term, ...term.keywords)),
  ]
  const articleSources = articles.map((article) =>
    sourceOf(article, article.title, article.excerpt, article.category),
  )
  const spellings = spellingsIn([...pageSources, ...articleSources])

  return (query) => {
    const typed = wordsOf(query).filter(isTelling)
    const matches = typed.map((word) => nearestWords(folded(word), [...spellings.keys()]))
    const scoreOf = ({ words }: Source<unknown>) =>
      matches
        .filter((match) => match.words.some((word) => words.has(word)))
        .reduce((sum, match) => sum + match.letters, 0)
    const most = Math.max(...[...pageSources, ...articleSources].map(scoreOf))
    if (most === 0) return { pages: [], articles: [], words: [], correction: undefined }

    const exact = searchSite(query, entries, articles)
    const isNear = (source: Source<unknown>) => scoreOf(source) === most
    const near = new Set(matches.flatMap(({ words }) => words))
    const isCalledSo = ({ title }: SearchEntry) =>
      wordsOf(title).some((word) => near.has(folded(word)))
    const pages = itemsOf(pageSources.filter(isNear)).filter((page) => !exact.pages.includes(page))
    return {
      pages: [...pages.filter(isCalledSo), ...pages.filter((page) => !isCalledSo(page))].slice(
        0,
        MOST_PAGES,
      ),
      articles: itemsOf(articleSources.filter(isNear))
        .filter((article) => !exact.articles.includes(article))
        .slice(0, MOST_ARTICLES),
      words: [...near].flatMap((word) => spellings.get(word) ?? []),
      correction: countResults(exact) === 0 ? correctionOf() : undefined,
    }

    function correctionOf(): string | undefined {
      const corrected = withWords(query, (word) => {
        const [best = ''] = matches[typed.indexOf(word)]?.words ?? []
        return spellings.get(best) ?? word
      })
      return countResults(searchSite(corrected, entries, articles)) > 0 ? corrected : undefined
    }
  }
}

function sourceOf<Item>(item: Item, ...texts: readonly string[]): Source<Item> {
  const words = wordsOf(texts.join(' ')).filter(isTelling)
  return { item, words: new Map(words.map((word) => [folded(word), word])) }
}

/** Whether a word says what is meant. */
function isTelling(word: string): boolean {
  return word.length >= SHORTEST_WORD && !everydayWords.has(word.toLocaleLowerCase('da'))
}

function itemsOf<Item>(sources: readonly Source<Item>[]): readonly Item[] {
  return sources.map(({ item }) => item)
}

/** How each word is written inside a sentence: ADHD, but skolevægring also where it is a title. */
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

/** Those of the known words that are most like what was typed, the one that is about as long first. */
function nearestWords(typed: string, known: readonly string[]) {
  const likenesses = known.map((word) => ({ word, letters: likeness(typed, word) }))
  const letters = Math.max(...likenesses.map((match) => match.letters))
  const words = likenesses
    .filter((match) => match.letters > 0 && match.letters === letters)
    .map(({ word }) => word)
  const difference = (word: string) => Math.abs(word.length - typed.length)
  return { letters, words: words.toSorted((one, other) => difference(one) - difference(other)) }
}
