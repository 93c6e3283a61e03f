import { founder } from '@/content/founder'
import { articlePath } from '@/content/paths'
import type { RichText } from '@/content/rich-text'
import egg from '@/illustrations/step-1-aeg.svg?raw'
import chick from '@/illustrations/step-2-unge.svg?raw'
import perch from '@/illustrations/step-3-gren.svg?raw'
import flight from '@/illustrations/step-4-flugt.svg?raw'
import expertise from '@/illustrations/value-ekspertise.svg?raw'
import holism from '@/illustrations/value-helhed.svg?raw'
import safety from '@/illustrations/value-tryghed.svg?raw'
import type { Tint } from '@/styles/tints'

type Value = { readonly drawing: string; readonly title: string; readonly text: string }

/** Specification 3, Process step. The bird grows up from step to step. */
type ProcessStep = {
  readonly number: number
  readonly title: string
  readonly description: string
  readonly color: Tint
  readonly drawing: string
}

export const home = {
  title: 'Forside',
  heading: 'Ro, forståelse og en vej videre',
  lead: 'Psykoedukation og læringsstøtte til børn, unge og unge voksne med ADHD, autisme, angst, stress og skolevægring. Og til de voksne omkring dem.',
  toServices: 'Se vores ydelser',
  toAbout: 'Lær mere om os',
  valuesLabel: 'Vores værdier',
  founder: {
    heading: 'Et barn, der reagerer, fortæller os, at noget er for svært',
    paragraphs: [
      'I minerne var det kanariefuglen, der mærkede den dårlige luft først. Sådan er det også med mange af de børn og unge, vi møder. De mærker det først, og de siger fra på den måde, de kan.',
      'Derfor begynder vi altid med at lytte. Så finder vi sammen ud af, hvad der skal til.',
      [
        { strong: founder.name },
        ' har stiftet centeret og leder det. Hør om tanken bag i ',
        {
          label: 'podcasten Kanariefuglenes stemmer',
          to: articlePath('podcast-kanariefuglenes-stemmer-mette'),
        },
        '.',
      ],
    ] satisfies readonly RichText[],
  },
  services: {
    heading: 'Vores ydelser',
    lead: 'Otte veje ind. I behøver ikke vide på forhånd, hvilken der er jeres. Ring, så finder vi ud af det sammen.',
  },
  about: {
    heading: 'Om os',
    lead: 'Vi er et privat center midt i København. Hos os arbejder konsulenter og unge makkere side om side, og vi begynder med det, der allerede virker i hverdagen.',
    toTeam: 'Mød vores team',
  },
  process: {
    heading: 'Sådan arbejder vi',
    lead: 'Fire trin, så I ved, hvad der sker hvornår.',
  },
  testimonials: {
    heading: 'Det fortæller deltagerne',
    lead: 'Stemmer fra børn, unge og forældre i vores forløb.',
  },
  contact: {
    lead: 'Er du i tvivl, om vi er det rigtige sted? Ring eller skriv, så taler vi om det.',
  },
} as const

export const values: readonly Value[] = [
  {
    drawing: expertise,
    title: 'Ekspertise',
    text: 'Vi kender ADHD, autisme og angst fra skolen, familien og det specialiserede arbejde.',
  },
  {
    drawing: holism,
    title: 'Helhedsorienteret',
    text: 'Barn, familie, skole og kommune om én fælles plan, så ingen står alene med ansvaret.',
  },
  {
    drawing: safety,
    title: 'Tryghed',
    text: 'Vi møder jer i jeres tempo. Den trygge kontakt kommer før kravene, og barnet er med til at bestemme.',
  },
]

export const coreAreas: readonly Omit<Value, 'drawing'>[] = [
  {
    title: 'Skoleindsatser',
    text: 'Vi kender skolens hverdag indefra og ved, hvad der kan lade sig gøre i et almindeligt klasselokale.',
  },
  {
    title: 'Vejledning',
    text: 'Samtaler med forældre, unge og fagfolk, hvor der er plads til tvivl, og hvor I går hjem med noget konkret.',
  },
  {
    title: 'Pædagogisk baggrund',
    text: 'Vi ser på barnets læring og hverdag, ikke kun på diagnosen. Det praktiske og det faglige følges ad.',
  },
  {
    title: 'Børn & unge fokus',
    text: 'Barnets eget perspektiv er altid med. Vi taler med børn og unge, ikke kun om dem.',
  },
]

export const processSteps: readonly ProcessStep[] = [
  {
    number: 1,
    title: 'Indledende møde',
    description:
      'Vi mødes i ro og mag, hører jeres historie og bliver enige om, hvad der fylder mest.',
    color: 'egg',
    drawing: egg,
  },
  {
    number: 2,
    title: 'Udvikling af forløb',
    description:
      'I får en plan, der passer til barnet, med tydelige mål og en klar fordeling af opgaverne.',
    color: 'peach',
    drawing: chick,
  },
  {
    number: 3,
    title: 'Rettidighed i indsatsen',
    description:
      'Rettidighed betyder den rette indsats på det rette tidspunkt. Vi aftaler, hvad der skal ske nu, og hvad der godt kan vente.',
    color: 'leaf',
    drawing: perch,
  },
  {
    number: 4,
    title: 'Implementering',
    description:
      'Det nye skal leve derhjemme og i skolen. Vi følger op og retter planen til undervejs.',
    color: 'sky',
    drawing: flight,
  },
]
