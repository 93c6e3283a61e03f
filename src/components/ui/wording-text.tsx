import type { Wording } from '@/lib/wording'

/** Words for a reader, with the language of those that are not Danish. */
export function WordingText({ wording }: { wording: Wording }) {
  if (typeof wording === 'string') return wording
  return wording.map((part, index) => {
    if (typeof part === 'string') return part
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a wording's parts never change places
      <span key={index} lang={part.lang}>
        {part.words}
      </span>
    )
  })
}
