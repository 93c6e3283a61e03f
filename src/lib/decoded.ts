/** Decodes a percent-encoded part of a URL; malformed text is returned unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
