/** The reading speed of adults for an easy text, in words. */
const WORDS_PER_MINUTE = 200

/** The reading time of an article in whole minutes, at least one. @param html its text */
export function readingMinutes(html: string): number {
  const words = html.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g) ?? []
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE))
}
