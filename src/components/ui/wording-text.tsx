import type { Wording } from '@/lib/wording'

/** A wording, with `lang` on the words that are not Danish. */
export function WordingText({ wording }: { wording: Wording }) {
  if (typeof wording === 'string') return wording
  return wording.map((part, index) => {
    if (typeof part === 'string') return part
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a wording are never reordered
      <span key={index} lang={part.lang}>
        {part.words}
      </span>
    )
  })
}
