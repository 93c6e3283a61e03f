import { writeOutAbbreviations } from '@/features/read-aloud/abbreviations'

/** The words of a sentence as a person would say them: signs and abbreviations that a voice spells or leaves out. */
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
