/** The text that a percent-encoded part of an address stands for; as it is where it is not well-formed. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
