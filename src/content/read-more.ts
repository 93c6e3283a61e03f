/** The quiet link that leads on from a card; for screen readers it says what about. */
export const readMore = {
  label: 'Læs mere',
  about: (what: string) => `om ${what}`,
} as const
