/** Shown without scripts in place of a page that is not prerendered. */
export const withoutScript = {
  text: 'Denne side kræver JavaScript.',
  toHome: 'Gå til forsiden',
} as const

/** Shown where requested code no longer exists, after a new version of the site. */
export const siteReplaced = 'Siden er netop blevet opdateret. Genindlæs den om lidt, og prøv igen.'

/** Fallback of a part of a page that fails. */
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
