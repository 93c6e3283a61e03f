/** What stands in the place of a page that only the browser can make, where scripts are turned off. */
export const withoutScript = {
  text: 'Denne side kræver JavaScript.',
  toHome: 'Gå til forsiden',
} as const

/** Said where code that somebody asked for has been taken away by a new version of the site. */
export const siteReplaced = 'Siden er netop blevet opdateret. Genindlæs den om lidt, og prøv igen.'

/** In the place of a part of a page that cannot be shown. */
export const failedPart = {
  text: 'Denne del af siden kunne ikke vises. Prøv at genindlæse siden, eller ring til os på',
  orWrite: 'eller skriv til',
} as const

export const failedPage = {
  title: 'Noget gik galt',
  text: 'Siden kunne ikke vises. Prøv at indlæse den igen, eller gå til forsiden.',
  textIfReloaded: 'Siden er netop blevet opdateret. Prøv igen om lidt.',
  retry: 'Prøv igen',
  toHome: 'Til forsiden',
} as const
