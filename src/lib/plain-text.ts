/**
 * Normalizes text for comparison: composed letters, single plain spaces, and no invisible characters such as soft
 * hyphens. macOS decomposes letters; text pasted from web pages and word processors has the others.
 */
export function plainText(text: string): string {
  return text
    .replaceAll(/\p{DI}/gu, '')
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Like plainText, in lower case. */
export function comparable(text: string): string {
  return plainText(text).toLowerCase()
}
