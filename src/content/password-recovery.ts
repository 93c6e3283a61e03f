import type { ErrorTexts } from '@/lib/error-texts'
import type { ToastContent } from '@/lib/toast-store'

/** The steps to a new password, each with the heading and the first line of its card. */
export const recoverySteps = {
  ask: {
    title: 'Glemt adgangskode?',
    lead: 'Skriv din e-mail, så sender vi et link, hvor du kan vælge en ny.',
  },
  dead: {
    title: 'Linket virker ikke længere',
    lead: 'Et link kan bruges én gang og virker i en time. Skriv din e-mail, så sender vi et nyt.',
  },
  sent: {
    title: 'Se i din indbakke',
    // The same whether the address has an account or not.
    lead: 'Hvis adressen findes hos os, har vi sendt en mail med et link. Det virker i en time.',
  },
  choose: {
    title: 'Vælg en ny adgangskode',
    lead: 'Når du har gemt den, er du logget ind her og logget ud på alle andre enheder.',
  },
}

export const recoveryMessages = {
  send: 'Send link',
  sending: 'Sender...',
  sentTo: 'Du skrev:',
  noMail:
    'Er mailen ikke kommet efter et par minutter? Se i mappen med uønsket mail, eller prøv igen.',
  again: 'Prøv igen',
  toLogin: 'Tilbage til login',
  password: 'Ny adgangskode',
  passwordHint: 'Mindst otte tegn.',
  save: 'Gem adgangskode',
  saving: 'Gemmer...',
}

/** The faults of a new password; only the server reports the last two. */
export const passwordErrors = {
  missing: 'Indtast en ny adgangskode',
  tooShort: 'Brug mindst otte tegn',
  tooLong: 'Adgangskoden er for lang. Brug højst 72 tegn.',
  weak: 'Adgangskoden er for svag. Vælg en, der er længere eller sværere at gætte.',
  same: 'Det er den adgangskode, du har i forvejen. Vælg en anden.',
}

export const recoveryErrorTexts: ErrorTexts = {
  // Must not mention an account: the server counts only mails to known addresses.
  over_email_send_rate_limit:
    'Der er bedt om for mange mails på kort tid. Se i din indbakke, eller prøv igen om lidt.',
}

export const recoveryToasts = {
  notSent: 'Mailen blev ikke sendt',
  notSaved: 'Adgangskoden blev ikke gemt',
  saved: {
    title: 'Din nye adgangskode er gemt',
    text: 'Du er nu logget ind.',
    tone: 'success',
  } satisfies ToastContent,
}
