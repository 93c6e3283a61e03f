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

/**
 * Text in the form in which it is stored: like plainText, but with the joiners and variation selectors of emoji and of
 * scripts that need them.
 */
export function storableText(text: string): string {
  return text
    .replaceAll(/[\xAD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
