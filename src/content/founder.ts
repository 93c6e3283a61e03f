/** PLACEHOLDER: the founder's name, until the owner fills it in. */
export const founder = {
  firstName: 'Mette',
  /** The first name as part of article URLs. */
  slug: 'mette',
  name: 'Mette Lindholm',
  role: 'Stifter og leder',
} as const
