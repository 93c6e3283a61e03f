import { plainText } from '@/lib/plain-text'

/** Single letters would be marked all over the text. */
const MIN_MARK_LENGTH = 2

/** Marks the searched words in a text, ignoring case, kinds of space and soft hyphens. */
export function HighlightedText({ text, wanted }: { text: string; wanted: readonly string[] }) {
  const patterns = wanted
    .map(plainText)
    .filter(({ length }) => length >= MIN_MARK_LENGTH)
    // The longer one first, of two words with the same beginning.
    .toSorted((one, other) => other.length - one.length)
    .map(patternOf)
  if (patterns.length === 0) return <span>{text}</span>
  // `split` puts the matches at the odd indices.
  return text
    .normalize('NFC')
    .split(new RegExp(`(${patterns.join('|')})`, 'giu'))
    .map((piece, index) =>
      index % 2 === 1 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other identity and do not move
        <mark key={index} className="bg-sun font-semibold text-foreground in-[a]:text-inherit">
          {piece}
        </mark>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same
        <span key={index}>{piece}</span>
      ),
    )
}

/** A pattern for words that matches other kinds of space and ignores invisible characters. */
function patternOf(words: string): string {
  return Array.from(words, (letter) =>
    letter === ' '
      ? String.raw`[\s\p{DI}]+`
      : letter.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`),
  ).join(String.raw`\p{DI}*`)
}
