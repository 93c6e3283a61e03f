import { writeOutAbbreviations } from '@/features/read-aloud/abbreviations'

/** Replaces signs and abbreviations that a voice would spell or skip by their pronunciation. */
export function toSpokenWords(sentence: string): string {
  const plain = sentence
    .replaceAll(/[\u00AD\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/§§ ?/g, 'paragrafferne ')
    .replaceAll(/§ ?/g, 'paragraf ')
    .replaceAll(/(\d) ?[–-] ?(?=\d)/g, '$1 til ')
    .replaceAll(/dag[–-](?=\p{L}+dag\b)/gu, 'dag til ')
  return writeOutAbbreviations(plain)
}
