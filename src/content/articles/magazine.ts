/** PLACEHOLDER: the magazine of the portrait 'Mit Østerbro', and how it stands in that article's address. */
export const magazine = { name: 'Magasinet', slug: 'magasinet' } as const
