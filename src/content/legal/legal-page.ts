/** The words around every legal text. */
export const legalPage = {
  contents: 'Indhold',
  updated: 'Senest opdateret:',
  validFrom: 'Gældende version:',
  reviewedOn: 'Gennemgået den',
} as const
