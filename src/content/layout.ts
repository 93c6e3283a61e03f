import { site } from '@/content/site'

/** The texts of the layout around every page. */
export const layout = {
  toFrontPage: `${site.name}, til forsiden`,
  skipToContent: 'Spring til indhold',
  newsletter: 'Nyhedsbrev',
  loading: 'Indlæser...',
  toasts: { region: 'Beskeder', close: 'Luk besked' },
  toTop: 'Til toppen',
} as const
