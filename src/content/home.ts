import { articleIds } from '@/content/articles/article-ids'
import { contact } from '@/content/contact'
import { founder } from '@/content/founder'
import type { NavigationLink } from '@/content/navigation'
import { articlePath, paths } from '@/content/paths'
import type { RichText } from '@/content/rich-text'
import { parentNeeds } from '@/content/services/parent-needs'
import type { IllustrationName } from '@/illustrations/illustration-name'
import type { Tint } from '@/styles/tints'

/** spec 3, Process step. The bird grows up from step to step. */
export type ProcessStep = {
  readonly number: number
  readonly title: string
  readonly description: string
  readonly color: Tint
  readonly illustration: IllustrationName
}

export const home = {
  /** For the document's title; the page shows only its heading. */
  title: 'Psykoedukation til børn, unge og familier',
  description:
    'Privat center i København for børn, unge og unge voksne med ADHD, autisme, angst eller skolevægring. Vi støtter også forældre, skoler og kommuner.',
  heading: 'Ro, forståelse og en vej videre',
  lead: 'Til børn, unge og unge voksne med ADHD, autisme, angst, stress eller skolevægring, og til de voksne omkring dem. Vi arbejder med psykoedukation, altså viden, der kan bruges i hverdagen.',
  call: 'Ring til os:',
  toServices: 'Se vores ydelser',
  toAbout: 'Lær mere om os',
  needs: {
    heading: 'Hvad er svært lige nu?',
    links: [
      ...parentNeeds,
      { label: 'Jeg er ikke forælder', to: `${paths.services}#hvem-er-du` },
    ] satisfies readonly NavigationLink[],
  },
  values: {
    label: 'Vores værdier',
    cards: [
      {
        illustration: 'value-ekspertise',
        title: 'Ekspertise',
        text: 'Vi arbejder hver dag med ADHD, autisme og angst, både i familier og på skoler.',
      },
      {
        illustration: 'value-helhed',
        title: 'Helhedsorienteret',
        text: 'Vi ser barn, hjem, skole og fritid samlet, så ingen skal løse det hele alene.',
      },
      {
        illustration: 'value-tryghed',
        title: 'Tryghed',
        text: 'Barnet skal være trygt ved os, før vi beder det om noget. Barnet er også med til at bestemme tempoet.',
      },
    ],
  },
  founder: {
    heading: 'Et barn, der reagerer, fortæller os, at noget er for svært',
    paragraphs: [
      'I minerne var det kanariefuglen, der mærkede den dårlige luft først. Sådan er det også med mange af de børn og unge, vi møder. De mærker presset før os andre, og de siger fra på den måde, de kan.',
      'Derfor begynder vi altid med at lytte. Så finder vi sammen ud af, hvad der skal til.',
      [
        { strong: founder.name },
        ' har stiftet centret og leder det i dag. Tanken om kanariefuglene kan I høre mere om i ',
        {
          label: 'podcasten Kanariefuglenes stemmer',
          to: articlePath(articleIds.canaryPodcast),
        },
        '.',
      ],
    ] satisfies readonly RichText[],
  },
  services: {
    id: 'ydelser',
    heading: 'Vores ydelser',
    lead: 'Otte måder at få hjælp på. I behøver ikke vide på forhånd, hvilken der passer til jer. Ring, og fortæl, hvad der er svært.',
  },
  about: {
    id: 'om-os',
    heading: 'Om os',
    lead: 'Vi er et privat center midt i København. Hos os arbejder konsulenter og unge makkere side om side. Nogle familier møder os til en samtale, andre på skolen eller på vej til svømmehallen.',
    toTeam: 'Mød vores team',
    areas: [
      {
        title: 'Skoleindsatser',
        text: 'Vi begynder med skolens egen hverdag og med det, der kan lade sig gøre i et almindeligt klasselokale.',
      },
      {
        title: 'Vejledning',
        text: 'Vi taler med forældre, unge og fagfolk. Der er plads til tvivl, og I går derfra med noget konkret.',
      },
      {
        title: 'Pædagogisk baggrund',
        text: 'Vores udgangspunkt er pædagogisk. Vi ser på barnets læring og hverdag, ikke kun på diagnosen.',
      },
      {
        title: 'Børn & unge fokus',
        text: 'Barnets eget perspektiv er altid med. Vi taler med børn og unge, ikke kun om dem.',
      },
    ],
  },
  process: {
    id: 'saadan-arbejder-vi',
    heading: 'Sådan arbejder vi',
    lead: 'Fire trin, så I ved, hvad der sker hvornår.',
    steps: [
      {
        number: 1,
        title: 'Indledende møde',
        description:
          'Vi mødes i ro og mag, hører jeres historie og bliver enige om, hvad der fylder mest.',
        color: 'egg',
        illustration: 'step-1-aeg',
      },
      {
        number: 2,
        title: 'Udvikling af forløb',
        description:
          'I får en plan, der passer til barnet, med tydelige mål og en klar fordeling af opgaverne.',
        color: 'peach',
        illustration: 'step-2-unge',
      },
      {
        number: 3,
        title: 'Rettidighed i indsatsen',
        description:
          'Rettidighed betyder den rette indsats på det rette tidspunkt. Vi aftaler, hvad der skal ske nu, og hvad der godt kan vente.',
        color: 'leaf',
        illustration: 'step-3-gren',
      },
      {
        number: 4,
        title: 'Implementering',
        description:
          'Det, I har lært, skal kunne bruges derhjemme og i skolen. Vi følger op og retter planen til undervejs.',
        color: 'sky',
        illustration: 'step-4-flugt',
      },
    ] satisfies readonly ProcessStep[],
  },
  testimonials: {
    id: 'udtalelser',
    heading: 'Det fortæller deltagerne',
    lead: 'Stemmer fra børn, unge og forældre i vores forløb.',
  },
  contact: {
    id: 'kontakt',
    heading: contact.heading,
    lead: 'Er du i tvivl, om vi er det rigtige sted? Ring eller skriv, så taler vi om det.',
  },
} as const
