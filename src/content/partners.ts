/**
 * PLACEHOLDERS for the centre's partners, until the owner names partners who have agreed to it: places invented from the
 * names of birds, none of them a Danish municipality or school.
 */
export type Partner = {
  /** The large line of the wordmark; with `kind` it is the full name. */
  readonly name: string
  readonly kind: 'Kommune' | 'Skole' | 'Forening'
}

export const partners: readonly Partner[] = [
  { name: 'Lærkekøb', kind: 'Kommune' },
  { name: 'Musvitrup', kind: 'Kommune' },
  { name: 'Solsortby', kind: 'Kommune' },
  { name: 'Mejsested', kind: 'Kommune' },
  { name: 'Rødkælkby', kind: 'Skole' },
  { name: 'Stærekøb', kind: 'Kommune' },
  { name: 'Drosselby', kind: 'Kommune' },
  { name: 'Svalekøb', kind: 'Kommune' },
  { name: 'Ternested', kind: 'Forening' },
  { name: 'Finkerup', kind: 'Kommune' },
  { name: 'Spurvsted', kind: 'Skole' },
  { name: 'Nattergalby', kind: 'Kommune' },
  { name: 'Duekøb', kind: 'Kommune' },
  { name: 'Sneppested', kind: 'Skole' },
  { name: 'Kanarieby', kind: 'Kommune' },
  { name: 'Gøgerup', kind: 'Forening' },
]

/** spec 2, Home. */
export const partnerCarousel = {
  heading: 'Vores Samarbejdspartnere',
  position: (number: number, count: number) => `Billede ${number} af ${count}`,
} as const
