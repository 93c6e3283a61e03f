/** The texts shared by all service pages. */
export const servicePage = {
  toContact: 'Kontakt os',
  contents: 'På denne side',
} as const
