import { plainText } from '@/lib/plain-text'

/** A single letter would speckle the whole text. */
const SHORTEST_MARK = 2

/** Text with what was searched for marked, in any case, with any spaces, and across soft hyphens. */
export function HighlightedText({ text, wanted }: { text: string; wanted: readonly string[] }) {
  const patterns = wanted
    .map(plainText)
    .filter(({ length }) => length >= SHORTEST_MARK)
    // Of two words that begin alike the longer one is to be tried first.
    .toSorted((one, other) => other.length - one.length)
    .map(patternOf)
  if (patterns.length === 0) return <span>{text}</span>
  // What is found stands between the pieces of the rest.
  return text
    .normalize('NFC')
    .split(new RegExp(`(${patterns.join('|')})`, 'giu'))
    .map((piece, index) =>
      index % 2 === 1 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other identity and do not move
        <mark key={index} className="bg-sun font-semibold text-foreground">
          {piece}
        </mark>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same
        <span key={index}>{piece}</span>
      ),
    )
}

/** Matches plain words as they are written, in text that may have other spaces, and characters that nobody sees. */
function patternOf(words: string): string {
  return Array.from(words, (letter) =>
    letter === ' '
      ? String.raw`[\s\p{DI}]+`
      : letter.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`),
  ).join(String.raw`\p{DI}*`)
}
