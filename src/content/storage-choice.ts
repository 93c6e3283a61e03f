import { paths } from '@/content/paths'

/** The cookie banner of spec 2 and the button in the footer that opens it again. */
export const storageMessages = {
  heading: 'Vi bruger cookies',
  text: 'Vi bruger kun lagring, der er nødvendig for, at siden virker, og for at huske dit valg. Vi bruger ikke statistik eller markedsføring på hjemmesiden.',
  policy: { label: 'Læs privatlivspolitikken', to: paths.privacy },
  answers: [
    { choice: 'rejected', label: 'Afvis' },
    { choice: 'accepted', label: 'Acceptér alle' },
  ],
  saved: 'Dit valg er gemt',
  settings: 'Cookieindstillinger',
} as const
