/** What a visitor reads where there is no page, or where one could not be shown. */
export const notFound = {
  title: 'Siden findes ikke',
  code: '404',
  /** English by the owner's wish (Specification 2, Not found). */
  message: 'Oops! Page not found',
  text: 'Fuglen er fløjet, og siden med den. Prøv at gå til forsiden, eller se, hvilke kurser der kommer.',
  toHome: 'Til forsiden',
  toCourses: 'Se kommende kurser',
} as const

export const failedPage = {
  title: 'Noget gik galt',
  text: 'Siden kunne ikke vises. Prøv at indlæse den igen, eller gå til forsiden.',
  retry: 'Prøv igen',
  toHome: 'Til forsiden',
} as const
