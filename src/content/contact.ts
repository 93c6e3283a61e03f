// Relative imports: vite.config.ts loads this module, before the alias exists.
import { mailto } from './site.ts'

/** Shown wherever the site invites to write a mail. */
export const mailCaution = 'Skriv ikke CPR-nummer eller helbredsoplysninger i en almindelig mail.'

/** Advice on writing a mail instead of calling. */
export const safeToWrite = 'Skriv navn og telefonnummer, og bed om at blive ringet op.'

export const mailAdvice = `${safeToWrite} ${mailCaution}`

/** The body of a mail without sensitive details, to be completed with name and number. @param facts below the request */
export function mailBody(request: string, facts = ''): string {
  return ['Hej', request, facts, 'Mit navn:\r\nMit telefonnummer:', `(${mailCaution})`]
    .filter(Boolean)
    .join('\r\n\r\n')
}

/** A mailto link that asks the centre to call back. */
export function mailToTalk(subject?: string): `mailto:${string}` {
  return mailto(subject, mailBody('Jeg vil gerne tale med jer.'))
}

export const contact = {
  heading: 'Kontakt',
  labels: {
    phone: 'Telefon',
    email: 'E-mail',
    address: 'Adresse',
    openingHours: 'Åbningstider',
    companyNumber: 'CVR',
  },
} as const
