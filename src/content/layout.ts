import { site } from '@/content/site'

/** The words of the frame around every page. */
export const frame = {
  toFrontPage: `${site.name}, til forsiden`,
  skipToContent: 'Spring til indhold',
  newsletter: 'Nyhedsbrev',
  loading: 'Indlæser...',
  toasts: { region: 'Beskeder', close: 'Luk besked' },
  toTop: 'Til toppen',
} as const
