/**
 * PLACEHOLDERS for the centre's partners, until the owner names partners who have agreed to it: places invented from the
 * names of birds, none of them a Danish municipality or school.
 */
export type Partner = {
  /** The large line of the wordmark. */
  readonly name: string
  readonly kind: 'Kommune' | 'Skole' | 'Forening'
  /** The partner's full name. */
  readonly alt: string
}

export const partners: readonly Partner[] = [
  { name: 'Lærkekøb', kind: 'Kommune', alt: 'Lærkekøb Kommune' },
  { name: 'Musvitrup', kind: 'Kommune', alt: 'Musvitrup Kommune' },
  { name: 'Solsortby', kind: 'Kommune', alt: 'Solsortby Kommune' },
  { name: 'Mejsested', kind: 'Kommune', alt: 'Mejsested Kommune' },
  { name: 'Rødkælkby', kind: 'Skole', alt: 'Rødkælkby Skole' },
  { name: 'Stærekøb', kind: 'Kommune', alt: 'Stærekøb Kommune' },
  { name: 'Drosselby', kind: 'Kommune', alt: 'Drosselby Kommune' },
  { name: 'Svalekøb', kind: 'Kommune', alt: 'Svalekøb Kommune' },
  { name: 'Ternested', kind: 'Forening', alt: 'Ternested Forening' },
  { name: 'Finkerup', kind: 'Kommune', alt: 'Finkerup Kommune' },
  { name: 'Spurvsted', kind: 'Skole', alt: 'Spurvsted Skole' },
  { name: 'Nattergalby', kind: 'Kommune', alt: 'Nattergalby Kommune' },
  { name: 'Duekøb', kind: 'Kommune', alt: 'Duekøb Kommune' },
  { name: 'Sneppested', kind: 'Skole', alt: 'Sneppested Skole' },
  { name: 'Kanarieby', kind: 'Kommune', alt: 'Kanarieby Kommune' },
  { name: 'Gøgerup', kind: 'Forening', alt: 'Gøgerup Forening' },
]

/** spec 2, Home. */
export const partnerCarousel = {
  heading: 'Vores Samarbejdspartnere',
  position: (number: number, count: number) => `Billede ${number} af ${count}`,
} as const
