import { opensInNewTab } from '@/content/external-links'
import { paths } from '@/content/paths'
import { mailto, site } from '@/content/site'
import { newsletterFailed } from '@/features/newsletter/messages'
import type { ToastContent } from '@/lib/toast-store'

// Strings of the specification stand letter by letter; the others follow the site's copy guide.

/** The dialog and its form. */
export const newsletterFormMessages = {
  title: 'Tilmeld nyhedsbrev',
  close: 'Luk',
  email: 'E-mail',
  consent:
    'Når du tilmelder dig, siger du ja til, at vi sender dig nyhedsbreve på e-mail om vores kurser, ydelser og artikler. Det sker med Mailchimp, en tjeneste i USA, som kan måle, om nyhedsbrevet bliver åbnet, og hvilke links der bliver brugt. Du kan altid trække dit samtykke tilbage via linket i hvert nyhedsbrev.',
  policy: { label: 'Læs privatlivspolitikken', to: paths.privacy },
  newTab: opensInNewTab,
  didYouMean: (email: string) => `Mente du ${email}?`,
  leaveEmpty: 'Lad feltet stå tomt',
  submit: 'Tilmeld dig',
  submitting: 'Tilmelder...',
} as const

/** What may help where the sign-up has not left the browser; the toast of Specification 8 names no cause. */
export const newsletterBlockedMessages = {
  cause:
    'Tilmeldingen kom ikke frem. Måske har din browser eller en udvidelse stoppet den, fx en annonceblokering. Slå den fra for denne side, og prøv igen.',
  otherWay: 'Du kan også skrive til os på',
  mail: {
    label: site.email,
    href: mailto(
      'Tilmelding til nyhedsbrev',
      'Jeg vil gerne have nyhedsbrevet på denne e-mailadresse.',
    ),
  },
} as const

/** Specification 8, the newsletter's rows. */
export const newsletterToasts = {
  invalidEmail: {
    title: 'Ugyldig email',
    text: 'Indtast venligst en gyldig emailadresse',
    tone: 'destructive',
  },
  alreadySubscribed: {
    title: 'Email allerede tilmeldt',
    text: 'Denne email er allerede tilmeldt vores nyhedsbrev',
    tone: 'destructive',
  },
  failed: newsletterFailed,
  subscribed: {
    title: 'Tak for tilmeldingen!',
    text: 'Du er nu tilmeldt vores nyhedsbrev',
    tone: 'success',
  },
  /** With double opt-in nobody is subscribed yet, and the toast says so. */
  pending: {
    title: 'Tak for tilmeldingen!',
    text: 'Næsten færdig. Bekræft tilmeldingen i den mail, vi lige har sendt.',
    tone: 'success',
  },
} as const satisfies Record<string, ToastContent>
