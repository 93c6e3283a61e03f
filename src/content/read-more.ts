/** The link at the end of a card, with its topic for screen readers. */
export const readMore = {
  label: 'Læs mere',
  about: (what: string) => `om ${what}`,
} as const
