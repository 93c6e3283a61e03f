/** spec 5, Newsletter: not empty, and with an '@'. Mailchimp validates the rest. */
export function isPossibleEmail(text: string): boolean {
  return text.includes('@')
}
