import { opensInNewTab } from '@/content/external-links'
import { newsletterFailed } from '@/content/newsletter'
import { paths } from '@/content/paths'
import { mailto, site } from '@/content/site'
import { clockInCopenhagen, todayInCopenhagen } from '@/lib/copenhagen-time'
import { formatLongDate } from '@/lib/local-date'
import type { ToastContent } from '@/lib/toast-store'

const MINUTE = 60_000

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

/** Notices in the form after a failed sign-up; the toast of spec 8 names no cause. */
export const newsletterNotices = {
  blocked:
    'Tilmeldingen kom ikke frem. Måske har din browser eller en udvidelse stoppet den, fx en annonceblokering. Slå den fra for denne side, og prøv igen.',
  bounced:
    'De mails, vi har sendt til denne adresse, er kommet retur. Se efter, om adressen er skrevet rigtigt, eller brug en anden.',
  notAccepted:
    'Adressen blev ikke godtaget. Se efter, om den er skrevet rigtigt, eller brug en anden.',
  notHere: 'Denne adresse kan ikke tilmeldes her på siden.',
  tomorrow:
    'Vores nyhedsbrevstjeneste tager ikke imod flere tilmeldinger fra denne adresse i dag. Prøv igen i morgen.',
  /** @param retryAt milliseconds since 1970 */
  tooManyAttempts: (retryAt: number | undefined) =>
    `Der har været for mange forsøg på kort tid, måske fra andre på samme netværk. Prøv igen ${retryAt ? clockTime(retryAt) : 'senere'}.`,
} as const

/** Signing up without the form. */
export const newsletterOtherWay = {
  write: 'Du kan også skrive til os på',
  mail: {
    label: site.email,
    href: mailto(
      'Tilmelding til nyhedsbrev',
      'Jeg vil gerne have nyhedsbrevet på denne e-mailadresse.',
    ),
  },
  call: 'eller ringe på',
  phone: site.phone,
} as const

/** Danish time, rounded up to the minute: 'kl. 14.05', and with its date where it is another day. */
function clockTime(moment: number): string {
  const minute = Math.ceil(moment / MINUTE) * MINUTE
  const time = `kl.\u00a0${clockInCopenhagen(minute)}`
  const date = todayInCopenhagen(new Date(minute))
  return date === todayInCopenhagen() ? time : `${formatLongDate(date)} ${time}`
}

/** spec 8, the newsletter's rows. */
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
