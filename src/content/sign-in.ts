import { type Wording, wording } from '@/lib/wording'

// Strings of the specification stand letter by letter; the others follow the site's copy guide.

/** The sign-in form, on its page and in the dialog after an ended session (spec 4 and 5). */
export const loginMessages = {
  title: 'Log ind',
  lead: 'For dig, der administrerer kurser.',
  email: 'E-mail',
  password: 'Adgangskode',
  showPassword: 'Vis adgangskode',
  hidePassword: 'Skjul adgangskode',
  submit: 'Log ind',
  submitting: 'Logger ind...',
  forgotten: 'Glemt adgangskode?',
  toSite: 'Gå til hjemmesiden',
}

export const loginErrors = {
  emailMissing: 'Indtast din e-mail',
  emailInvalid: 'Skriv en e-mailadresse, fx navn@eksempel.dk',
  passwordMissing: 'Indtast din adgangskode',
}

/** The toasts about accounts (spec 8). */
export const authToasts = {
  signInFailed: 'Login fejl',
  signedInTitle: 'Velkommen tilbage!',
  signedInText: 'Du er nu logget ind.',
  errorTitle: 'Fejl',
  signOutFailed: (message: Wording) => wording`Kunne ikke logge ud: ${message}`,
  roleUnknown: (message: Wording) => wording`Kunne ikke kontrollere dine rettigheder: ${message}`,
  noResponse: {
    title: 'Fejl',
    text: 'Serveren svarer ikke, så du er ikke logget ind. Prøv igen om lidt.',
    tone: 'destructive',
  },
} as const

/** Access to the administration (spec 2, Admin dashboard). */
export const accessMessages = {
  loading: 'Indlæser...',
  deniedTitle: 'Adgang nægtet',
  deniedText: 'Du har ikke administratorrettigheder.',
  signOut: 'Log ud',
  signingOut: 'Logger ud...',
}

export const sessionExpiredMessages = {
  title: 'Din session er udløbet',
  text: 'Log ind igen for at fortsætte. Det, du har skrevet, er der stadig.',
  wrongAccount: 'Den konto har ikke administratorrettigheder. Log ind med en anden.',
  leave: 'Gå til login',
  failed: {
    title: 'Din session er udløbet',
    text: 'Vinduet, hvor du kan logge ind igen, kunne ikke åbnes. Tjek din internetforbindelse.',
    tone: 'destructive',
  },
} as const
