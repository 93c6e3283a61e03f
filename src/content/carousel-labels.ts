/** What the carousels' buttons are called, on every page alike. */
export const carouselLabels = {
  roleDescription: 'karrusel',
  previous: 'Forrige',
  next: 'Næste',
  pause: 'Sæt på pause',
  play: 'Afspil',
} as const
