import { talkToUs } from '@/content/call-to-action'
import type { PageContent } from '@/content/page-content'
import { paths, type SiteHref } from '@/content/paths'
import { amounts } from '@/content/prices/amounts'
import { kroner } from '@/content/prices/kroner'
import type { IllustrationName } from '@/illustrations/illustration-name'
import type { Tint } from '@/styles/tints'

export type ServiceSummary = {
  readonly title: string
  readonly to: SiteHref
  readonly illustration: IllustrationName
  readonly tint: Tint
  /** The answers to the overview's questions; together at most 40 words. */
  readonly forWhom: string
  readonly what: string
  readonly howLong: string
  /** Undefined where the centre has no fixed price. */
  readonly price?: string
  readonly nextStep: string
}

export const quickOverview = {
  title: 'Det hurtige overblik',
  lead: 'Få korte svar om hver ydelse. Læs videre, når I har fundet den, der ligner jeres situation.',
  documentTitle: 'Hurtigt overblik over vores ydelser',
  description:
    'Se kort, hvem hver ydelse er for, hvad den går ud på, hvor længe den varer, hvad den koster, og hvad næste skridt er. Til familier, skoler og kommuner.',
  trail: [{ label: 'Ydelser', to: paths.services }],
  actions: [{ label: 'Alle ydelser', to: paths.services, variant: 'outline' }],
  callToAction: talkToUs,
} satisfies PageContent

export const summaryQuestions = {
  forWhom: 'For hvem',
  what: 'Hvad',
  howLong: 'Hvor længe',
  price: 'Pris',
  nextStep: 'Næste skridt',
} as const

/** A summary of each service, for readers without the energy for eight pages. */
export const summaries: readonly ServiceSummary[] = [
  {
    title: 'Psykoedukative forløb',
    to: paths.psychoeducation,
    illustration: 'service-psykoedukation',
    tint: 'egg',
    forWhom: 'Børn og unge med fx ADHD, autisme eller angst.',
    what: 'Barnet lærer sig selv at kende. Forældrene får vejledning imens.',
    howLong: '14\u00A0timer, kan forlænges.',
    price: `${kroner(amounts.counsellingHour)} pr.\u00A0time eller pakker fra ${kroner(amounts.selfUnderstandingPackage1)}`,
    nextStep: 'Ring, og fortæl om barnet.',
  },
  {
    title: 'Psykoedukation 18+',
    to: paths.psychoeducationAdults,
    illustration: 'step-4-flugt',
    tint: 'peach',
    forWhom: 'Dig, der er fyldt 18\u00A0år.',
    what: 'Samtaler om diagnose, studie, arbejde og hverdag i dit eget tempo.',
    howLong: 'Typisk 8-12\u00A0gange.',
    price: `${kroner(amounts.counsellingHour)} pr.\u00A0time.`,
    nextStep: 'Ring, eller skriv, at du gerne vil tale med os.',
  },
  {
    title: 'Helhedsorienterede indsatser',
    to: paths.holisticInterventions,
    illustration: 'service-helhed',
    tint: 'egg',
    forWhom: 'Familier, hvor kommunen er med.',
    what: 'Én plan for barn, hjem og skole, samlet hos en sagsansvarlig specialkonsulent.',
    howLong: 'Aftales med kommunen.',
    price: `Fx rådgivning: ${kroner(amounts.counsellingHour)} pr.\u00A0time.`,
    nextStep: 'Kommunen kontakter os. Forældre må gerne ringe først.',
  },
  {
    title: 'Skolevægring',
    to: paths.schoolRefusal,
    illustration: 'service-skolevaegring',
    tint: 'peach',
    forWhom: 'Børn og unge, der ikke kan komme i skole.',
    what: 'Vi leder efter grunden og lægger en plan med små skridt sammen med skolen.',
    howLong: 'Afhænger af barnets tempo.',
    price: `Samtaler: ${kroner(amounts.counsellingHour)} pr.\u00A0time.`,
    nextStep: 'Ring, også hvis fraværet er nyt.',
  },
  {
    title: 'Ressourceteamet',
    to: paths.resourceTeam,
    illustration: 'service-ressourceteam',
    tint: 'egg',
    forWhom: 'Under 18\u00A0år en makker, fra 18\u00A0år en mentor.',
    what: 'En ung medarbejder går med barnet eller den unge ud i hverdagen. Kræver et sideløbende forløb eller rådgivning.',
    howLong: 'Aftales individuelt.',
    nextStep: 'Fortæl os, hvad barnet eller den unge holder af.',
  },
  {
    title: 'Afløsning og aflastning',
    to: paths.respite,
    illustration: 'service-aflastning',
    tint: 'peach',
    forWhom: 'Familier, der har brug for en pause.',
    what: 'En anden er sammen med barnet, mens I får en pause. Andre indsatser skal køre sideløbende.',
    howLong: 'Altid individuelt aftalt.',
    nextStep: 'Fortæl, hvornår på ugen det er sværest.',
  },
  {
    title: 'Skoleindsatser',
    to: paths.schoolInterventions,
    illustration: 'service-skoleindsats',
    tint: 'egg',
    forWhom: 'Ledere og lærere i almenskolen.',
    what: 'Kursus om særlige behov og om at hjælpe i rette tid.',
    howLong: 'Tre moduler à tre timer.',
    price: `Undervisning: ${kroner(amounts.teachingHour)} pr.\u00A0time ekskl. moms.`,
    nextStep: 'Ring, og fortæl, hvad I står med.',
  },
  {
    title: 'Forældrevejledning',
    to: paths.parentGuidance,
    illustration: 'service-foraeldre',
    tint: 'peach',
    forWhom: 'Forældre, alene eller sammen.',
    what: 'Samtaler om det, der er svært hjemme, og om det, I kan prøve.',
    howLong: 'I bestemmer selv, gang for gang.',
    price: `${kroner(amounts.counsellingHour)} pr.\u00A0time.`,
    nextStep: 'Ring, og aftal den første samtale.',
  },
]
