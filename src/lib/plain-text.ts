/**
 * Text in the one form in which texts are compared: composed letters, single plain spaces, and no character that leaves
 * no mark, such as soft hyphens. macOS writes letters and their marks apart; web pages and word processors
 * bring the others along when text is pasted.
 */
export function plainText(text: string): string {
  return text
    .replaceAll(/\p{DI}/gu, '')
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The same in small letters, for comparing in any case. */
export function comparable(text: string): string {
  return plainText(text).toLowerCase()
}
