import { NO_ROW_CHANGED } from '@/lib/backend-error'
import type { BackendErrorTexts } from '@/lib/error-texts'

/** The administration's texts for failed requests; those of a single request are in its feature. */
export const backendErrorTexts: BackendErrorTexts = {
  noConnection:
    'Der er ingen forbindelse til serveren. Tjek din internetforbindelse, og prøv igen.',
  sessionExpired: 'Din session er udløbet. Log ind igen.',
  noResponse: 'Serveren svarer ikke lige nu. Prøv igen om lidt.',
  tooManyAttempts: 'For mange forsøg. Vent et øjeblik, og prøv igen.',
  unknown: 'Noget gik galt. Prøv igen om lidt.',
  codes: {
    [NO_ROW_CHANGED]:
      'Det, du ville ændre, findes ikke længere, eller du har ikke rettigheder til at ændre det.',
    '22003': 'Tallet er for stort.',
    '22007': 'Datoen eller tidspunktet er ugyldigt.',
    '22008': 'Datoen eller tidspunktet er ugyldigt.',
    '42501': 'Du har ikke rettigheder til det.',
    invalid_credentials: 'Forkert e-mail eller adgangskode.',
    email_not_confirmed:
      'Din e-mailadresse er ikke bekræftet endnu. Brug linket i bekræftelsesmailen.',
    user_banned: 'Kontoen er spærret.',
    reauthentication_needed: 'Log ind igen, før du vælger en ny adgangskode.',
  },
}
