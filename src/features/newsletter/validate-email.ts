/** spec 5, Newsletter: not empty, and with an '@'. The rest is for the mail server to judge. */
export function isPossibleEmail(text: string): boolean {
  return text.includes('@')
}
