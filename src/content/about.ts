import { founder } from '@/content/founder'
import type { CardContent, PageContent, SectionFrame } from '@/content/page-content'
import { paths } from '@/content/paths'
import type { ProseSection } from '@/content/prose'
import type { IllustrationName } from '@/illustrations/illustration-name'

export const about = {
  title: 'Om Os',
  lead: 'Et privat center midt i København med ni konsulenter og otte makkere, som er vores unge medarbejdere. Vi arbejder med børn, unge og unge voksne og med de voksne omkring dem.',
  description:
    'Mød konsulenterne og de unge makkere i vores private center midt i København, og læs, hvad de hver især hjælper børn, unge og familier med.',
  illustration: 'team',
  actions: [
    { label: 'Kontakt os', to: paths.contact },
    { label: 'Se vores ydelser', to: paths.services, variant: 'outline' },
  ],
  callToAction: {
    heading: 'Er I i tvivl om, hvem I skal skrive til?',
    text: 'Så ring, og fortæl, hvad det handler om. Vi finder sammen ud af, hvem der kan hjælpe jer.',
    label: 'Kontakt os',
    to: paths.contact,
  },
} as const satisfies PageContent

export const whoWeAre = {
  id: 'hvem-vi-er',
  heading: 'Hvem vi er',
  paragraphs: [
    'Mange kommer til os, når de har prøvet meget andet. Måske kan barnet ikke komme i skole. Måske handler det om ADHD, autisme eller angst, og ingen ved, hvad der skal ske i morgen tidlig.',
    'Vores fag er psykoedukation, altså viden om en diagnose eller vanskelighed. Man lærer at bruge den viden i sin hverdag. Vi taler med barnet, men også med forældrene, skolen og kommunen, for et barn kan ikke ændre sin hverdag alene.',
    `Centret er stiftet af ${founder.name}, som leder det i dag. I finder os i Frederiksgade, men vi kommer også gerne hjem til jer eller ud på skolen.`,
  ],
} satisfies ProseSection

export const whyACanary = {
  heading: 'Hvorfor en kanariefugl?',
  paragraphs: [
    'I minerne mærkede kanariefuglen den dårlige luft først. Mange af de børn, vi møder, er ligesom den. De reagerer, før vi andre kan se hvorfor.',
    'Fuglen på vores logo minder os om at undersøge luften og ikke kun fuglen.',
  ],
} as const

export const consultantsSection = {
  id: 'konsulenter',
  heading: 'Vores konsulenter',
  lead: 'Læs, hvad hver af os kan hjælpe med. I kan også skrive direkte til den, I gerne vil tale med.',
  band: 'muted',
} satisfies SectionFrame

export const mentorsSection = {
  id: 'ressourceteamet',
  heading: 'RessourceTeamet',
  paragraphs: [
    'En makker er en ung medarbejder, der følges med et barn eller en ung i hverdagen: på biblioteket, i svømmehallen eller på vej hen til skolen. Er man fyldt 18\u00A0år, hedder det en mentor.',
    'Teamet har ikke et fast sted, så I aftaler fra gang til gang, hvor I mødes. Der er altid et forløb eller rådgivning i gang ved siden af.',
  ],
  link: { label: 'Læs om RessourceTeamet', to: paths.resourceTeam },
} as const

export const offers = {
  id: 'brug-os',
  heading: 'Det kan I bruge os til',
  band: 'peach',
} satisfies SectionFrame

export const offerCards: readonly (CardContent & { readonly illustration: IllustrationName })[] = [
  {
    heading: 'Skoleindsatser',
    text: 'Lærere og pædagoger i almenskolen får hjælp til de børn, der har det svært i klassen. Vi begynder med det, der kan ændres allerede på mandag.',
    to: paths.schoolInterventions,
    illustration: 'service-skoleindsats',
  },
  {
    heading: 'Vejledning',
    text: 'Forældre kan tale hverdagen igennem med os: morgener, skærm, søskende og samarbejdet med skolen. Vi tager én ting ad gangen.',
    to: paths.parentGuidance,
    illustration: 'service-foraeldre',
  },
  {
    heading: 'Faglig ekspertise',
    text: 'Fagfolk bruger os til supervision, altså regelmæssig faglig vejledning, og til kurser om autisme, ADHD, angst og skolefravær.',
    to: `${paths.courses}#supervision`,
    illustration: 'service-kurser',
  },
]
