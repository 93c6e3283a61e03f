/** PLACEHOLDER: the founder's name, until the owner fills it in. */
export const founder = {
  firstName: 'Mette',
  name: 'Mette Lindholm',
  role: 'Stifter og leder',
} as const
