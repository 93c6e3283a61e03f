/** PLACEHOLDER: the magazine of the portrait 'Mit Østerbro', and its name in that article's URL. */
export const magazine = { name: 'Magasinet', slug: 'magasinet' } as const
