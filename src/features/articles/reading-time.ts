/** As adults read a text that is not difficult, in words. */
const WORDS_PER_MINUTE = 200

/** How long an article takes to read, in whole minutes and at least one. @param html its text */
export function readingMinutes(html: string): number {
  const words = html.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g) ?? []
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE))
}
