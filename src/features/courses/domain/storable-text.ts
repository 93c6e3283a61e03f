/**
 * Normalizes text for storage: like plainText, but keeps the joiners and variation selectors that emoji and some
 * scripts need.
 */
export function storableText(text: string): string {
  return text
    .replaceAll(/[\xAD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
