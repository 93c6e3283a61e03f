/** Shorter words have too many neighbours: 'ppr' is no slip for 'pfa'. */
const SHORTEST_WITH_SLIP = 4
/** From here on what was typed may be the beginning of a longer word, and have a slip in it. */
const SHORTEST_BEGINNING = 6
const SHORTEST_WITH_TWO_SLIPS = 8

/**
 * How much of what was typed a word agrees with, in letters: all of them where it holds them, fewer where the
 * finger has slipped, 0 where the two have nothing to do with each other.
 * @param typed folded, as is `word`
 */
export function likeness(typed: string, word: string): number {
  if (word.includes(typed)) return typed.length
  // Nearly everybody gets the first letter right.
  if (typed.length < SHORTEST_WITH_SLIP || typed[0] !== word[0]) return 0
  const tolerated = typed.length < SHORTEST_WITH_TWO_SLIPS ? 1 : 2
  const least = slips(typed, word)
  return least <= tolerated ? typed.length - least : 0
}

/**
 * The slips between what was typed and a word, or the beginning of one: a letter too many, too few or wrong, or
 * two that have changed places.
 */
function slips(typed: string, word: string): number {
  let beforeLast: readonly number[] = []
  // How many slips lead from what has been typed so far to the first letters of the word, by their number.
  let last: readonly number[] = Array.from({ length: word.length + 1 }, (_, letters) => letters)
  for (let at = 1; at <= typed.length; at += 1) {
    const row = [at]
    for (let letters = 1; letters <= word.length; letters += 1) {
      const isWrong = typed[at - 1] !== word[letters - 1]
      const isSwapped = typed[at - 1] === word[letters - 2] && typed[at - 2] === word[letters - 1]
      row.push(
        Math.min(
          (last[letters - 1] ?? 0) + Number(isWrong),
          (last[letters] ?? 0) + 1,
          (row[letters - 1] ?? 0) + 1,
          isSwapped ? (beforeLast[letters - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    beforeLast = last
    last = row
  }
  return Math.min(...last.slice(typed.length < SHORTEST_BEGINNING ? -1 : 0))
}
