/** The labels of the carousels' buttons. */
export const carouselLabels = {
  roleDescription: 'karrusel',
  previous: 'Forrige',
  next: 'Næste',
  pause: 'Sæt på pause',
  play: 'Afspil',
} as const
