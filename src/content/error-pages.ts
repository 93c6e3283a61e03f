/** What stands in the place of a page that only the browser can make, where scripts are turned off. */
export const withoutScript = {
  text: 'Denne side kræver JavaScript.',
  toHome: 'Gå til forsiden',
} as const

export const failedPage = {
  title: 'Noget gik galt',
  text: 'Siden kunne ikke vises. Prøv at indlæse den igen, eller gå til forsiden.',
  textIfRenewed: 'Siden er netop blevet opdateret. Prøv igen om lidt.',
  renewing: 'Siden opdateres ...',
  retry: 'Prøv igen',
  toHome: 'Til forsiden',
} as const
