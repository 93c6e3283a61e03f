import { paths, type SiteHref } from '@/content/paths'
import { mailto } from '@/content/site'

/** The four tabs of /courses; the values are also the hashes that preselect them (Specification 2). */
export const COURSE_TABS = ['foraeldre', 'supervision', 'specialkurser', 'skreddersyede'] as const
export type CourseTab = (typeof COURSE_TABS)[number]

export type CourseOffer = {
  readonly tab: string
  readonly heading: string
  readonly intro: string
  readonly points: readonly { readonly term: string; readonly text: string }[]
  /** A page of the site that goes further, at the end of a sentence. */
  readonly related?: { readonly before: string; readonly label: string; readonly to: SiteHref }
  readonly facts: readonly {
    readonly name: string
    readonly note?: string
    readonly value: string
  }[]
  readonly action:
    | { readonly kind: 'mail'; readonly label: string; readonly href: string }
    | { readonly kind: 'page'; readonly label: string; readonly to: SiteHref }
}

export const coursesPage = {
  title: 'Kurser',
  lead: 'For forældre, skoler og fagfolk. Vælg, hvem kurset er til, og find de næste datoer nedenfor.',
  tabsLabel: 'Kursustyper',
  factsHeading: 'Praktisk',
  upcoming: {
    heading: 'Kommende kurser',
    lead: 'Vælg en dag i kalenderen. Så ser du alle kurser i den uge.',
  },
  callToAction: {
    heading: 'Fandt du ikke det rigtige?',
    text: 'Vi holder også foredrag og laver forløb, der passer til jeres skole, team eller kommune.',
    label: 'Kontakt os',
    to: paths.contact,
  },
} as const

export const courseOffers: Record<CourseTab, CourseOffer> = {
  foraeldre: {
    tab: 'Forældrekurser',
    heading: 'Forældregruppeforløb',
    intro:
      'Et forløb for forældre, der vil forstå mere og stå stærkere sammen. I møder andre i samme situation, får viden, I kan bruge med det samme, og slutter med en samtale kun om jeres familie.',
    points: [
      { term: 'Diagnosen', text: 'Hvad betyder den i hverdagen, og hvad betyder den ikke?' },
      { term: 'Familien', text: 'Når alle er pressede: søskende, parforhold og pauser.' },
      {
        term: 'Skolen',
        text: 'Samarbejde med skolen og små skridt, når skoledagen er svær.',
      },
      { term: 'Individuel samtale', text: 'Halvanden time om netop jeres barn.' },
    ],
    related: {
      before: 'Kan jeres barn ikke komme i skole lige nu? Læs om',
      label: 'skolevægring',
      to: paths.schoolRefusal,
    },
    facts: [
      { name: 'Oplæg, eftermiddage', value: '3 × 2 timer' },
      { name: 'Individuel samtale', value: '1,5 time' },
      { name: 'Pris for 2 voksne', note: 'pr. familie', value: '5.500 kr.' },
    ],
    action: {
      kind: 'mail',
      label: 'Skriv til os',
      href: mailto('Forældregruppeforløb'),
    },
  },
  supervision: {
    tab: 'Supervision',
    heading: 'Kurser og supervision for fagfolk',
    intro:
      'Supervision er regelmæssig faglig vejledning, hvor I får hjælp til at se en svær sag med nye øjne. Vi begynder i jeres egen praksis og slutter med noget, I kan prøve af i næste uge.',
    points: [
      { term: 'For hvem', text: 'Lærere, pædagoger, AKT-vejledere, PPR og socialrådgivere.' },
      { term: 'Form', text: 'Alene, i et team eller som en fast gruppe over et halvt år.' },
      { term: 'Indhold', text: 'Jeres egne sager om autisme, ADHD, angst og skolefravær.' },
      { term: 'Sted', text: 'Hos jer, hos os i Frederiksgade eller på video.' },
    ],
    facts: [
      { name: 'Supervision', note: 'pr. time, ekskl. moms', value: '2.000 kr.' },
      { name: 'Undervisning', note: 'pr. time, ekskl. moms', value: '3.000 kr.' },
    ],
    action: { kind: 'page', label: 'Kontakt os', to: paths.contact },
  },
  specialkurser: {
    tab: 'Specialkurser',
    heading: 'Særlig støtte i almenskolen',
    intro:
      'Et kursus til skoler, der vil give børn med særlige behov en skoledag, de kan være i. Vi arbejder med jeres egne klasser og det, I kan ændre allerede på mandag.',
    points: [
      { term: 'Modul 1', text: 'Hvad ligger bag den adfærd, vi ser i klassen?' },
      { term: 'Modul 2', text: 'Struktur, pauser og sanser: sådan bliver dagen til at overskue.' },
      { term: 'Modul 3', text: 'Samarbejdet med hjemmet, PPR og resten af skolen.' },
    ],
    related: {
      before: 'Til det enkelte barn har vi',
      label: 'psykoedukative forløb',
      to: paths.psychoeducation,
    },
    facts: [
      { name: 'Moduler', value: '3 × 3 timer' },
      { name: 'Deltagere', value: 'Lærere og pædagoger' },
    ],
    action: { kind: 'page', label: 'Kontakt os', to: paths.contact },
  },
  skreddersyede: {
    tab: 'Skræddersyede kurser',
    heading: 'Kurser, der er lavet til jer',
    intro:
      'Nogle gange passer intet færdigt kursus. Så begynder vi med at høre, hvad I står med, og sætter et forløb sammen om det: en pædagogisk dag, en række eftermiddage eller et foredrag for en forældregruppe.',
    points: [
      { term: 'Først', text: 'En samtale om jeres børn, jeres hverdag og det, I vil opnå.' },
      { term: 'Så', text: 'Et forslag til indhold, længde og pris, som I kan rette i.' },
      { term: 'Til sidst', text: 'Kurset, og en opsamling, når I har prøvet det af.' },
    ],
    facts: [
      { name: 'Halv dag', note: 'ekskl. moms', value: '12.000 kr.' },
      { name: 'Hel dag', note: 'ekskl. moms', value: '20.000 kr.' },
    ],
    action: { kind: 'page', label: 'Kontakt os', to: paths.contact },
  },
}
