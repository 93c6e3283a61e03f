import type { Wording } from '@/lib/wording'

/** A wording as it is read, with the words that are marked as English between asterisks. */
export function plainWords(wording: Wording | undefined): string | undefined {
  if (wording === undefined || typeof wording === 'string') return wording
  return wording.map((part) => (typeof part === 'string' ? part : `*${part.words}*`)).join('')
}
