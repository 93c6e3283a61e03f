// Relative, because the build's own configuration reads the articles' facts before there is an alias.
import { mailto } from './site.ts'

/** Stands wherever the site invites to write a mail. */
export const mailCaution = 'Skriv ikke CPR-nummer eller helbredsoplysninger i en almindelig mail.'

/** What an ordinary mail may hold, for whoever would rather write than call. */
export const safeToWrite = 'Skriv navn og telefonnummer, og at du gerne vil tale med os.'

export const mailAdvice = `${safeToWrite} ${mailCaution}`

/** The body of a mail that lacks only the writer's name and number: what is asked for, and what is safe to write. */
export function mailBody(request: string): string {
  return ['Hej', request, 'Mit navn:\r\nMit telefonnummer:', `(${mailCaution})`].join('\r\n\r\n')
}

/** A mailto link for whoever wants to talk with the centre. */
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
