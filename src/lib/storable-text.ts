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
