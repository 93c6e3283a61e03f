/** Normalizes text to compare: composed letters (macOS decomposes them), single spaces, no invisible characters. */
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
