/** PLACEHOLDER: the founder's name, until the owner fills it in. */
export const founder = {
  firstName: 'Mette',
  /** The first name as it stands in the addresses of articles. */
  slug: 'mette',
  name: 'Mette Lindholm',
  role: 'Stifter og leder',
} as const
