import type { PageBlock } from '@/content/page-content'
import { paths } from '@/content/paths'
import type { Prose } from '@/content/prose'
import { site } from '@/content/site'

/** The texts of this page only; contact.ts has those that other pages load too. */
export const contactPage = {
  lead: 'Vi ser frem til at høre fra dig.',
  description:
    'Telefon, e-mail, adresse og åbningstider. Du kan ringe eller skrive uden en plan, så finder vi sammen et sted at begynde.',
} as const

type ContactAdvice = Prose & { readonly heading: string }

/** Reassurance before the first call. */
export const withoutPlan: ContactAdvice = {
  heading: 'Du kan ringe uden en plan',
  paragraphs: [
    'Du behøver ikke vide, hvad der skal til. Fortæl, hvordan hverdagen ser ud lige nu, så finder vi et sted at begynde.',
    'Er det svært at ringe, så skriv. Navn, telefonnummer og en linje om, at du gerne vil tale med os, er nok.',
    [
      'Er du PFA-kunde, har vi en særlig ',
      { label: `telefontid ${site.pfaPhoneHours}`, to: paths.pfaCustomer },
      '.',
    ],
  ],
}

/** The course of a first call, for readers who hesitate to call. */
export const firstCall: Extract<PageBlock, { kind: 'steps' }> = {
  kind: 'steps',
  id: 'naar-du-ringer',
  heading: 'Hvad sker der, når du ringer?',
  steps: [
    {
      heading: 'Du fortæller',
      text: 'Begynd, hvor du vil. Du behøver hverken papirer eller en diagnose, og du må gerne blive ked af det.',
    },
    {
      heading: 'Vi spørger',
      text: 'Vi spørger til hverdagen, og hvad der fylder mest lige nu. Du bestemmer selv, hvor meget du svarer på.',
    },
    {
      heading: 'Vi siger, om vi kan hjælpe',
      text: 'Passer det til noget, vi laver, fortæller vi om det, og hvad det koster. Er vi ikke de rette, siger vi det.',
    },
    {
      heading: 'Vi aftaler det næste',
      text: 'Det kan være et indledende møde, eller at du tænker over det først. Du binder dig ikke til noget ved at ringe.',
    },
  ],
}

export const atHand: ContactAdvice = {
  heading: 'Godt at have klar',
  paragraphs: ['Intet af det er et krav. Det hjælper os, hvis du kan fortælle:'],
  points: [
    'hvem det handler om, og hvor gammel personen er',
    'hvad der fylder mest lige nu',
    'hvem der allerede er med, fx skolen eller kommunen',
    'hvem der skal betale, hvis det ikke er dig selv',
    'hvornår vi bedst kan få fat i dig.',
  ],
  isChecklist: true,
}
