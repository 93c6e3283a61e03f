import { paths } from '@/content/paths'
import type { SearchEntry } from '@/content/search-entries'
import { wordList, wordListPage } from '@/content/word-list'
import { searchMessages } from '@/features/search/messages'

/** The terms of the word list as search entries. */
export const wordEntries: readonly SearchEntry[] = wordList.map(
  ({ id, term, also = [], definition }) => ({
    id: `word-${id}`,
    // A question, because some terms have the title of a page.
    title: searchMessages.word(term),
    description: definition,
    url: `${paths.wordList}#${id}`,
    category: wordListPage.title,
    keywords: [term, ...also],
  }),
)
