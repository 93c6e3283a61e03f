/** The words that every page about a service has. */
export const servicePage = {
  toContact: 'Kontakt os',
  contents: 'På denne side',
} as const
