import { mailToTalk } from '@/content/contact'
import { courseAudiences } from '@/content/course-audiences'
import type { Fact } from '@/content/fact'
import { paths, type SiteHref } from '@/content/paths'
import { amounts } from '@/content/prices/amounts'
import { kroner } from '@/content/prices/kroner'
import type { RichText } from '@/content/rich-text'

/** The four tabs of /courses; the values are also the hashes that preselect them (spec 2). */
export const COURSE_TABS = ['foraeldre', 'supervision', 'specialkurser', 'skreddersyede'] as const
export type CourseTab = (typeof COURSE_TABS)[number]

export type CourseOffer = {
  readonly tab: string
  readonly heading: string
  readonly intro: string
  readonly points: readonly { readonly term: string; readonly text: string }[]
  /** A sentence with a link to a page with more information. */
  readonly related?: RichText
  readonly facts: readonly Fact[]
  readonly action:
    | {
        readonly kind: 'mail'
        readonly label: string
        readonly href: string
        /** The topics to name in a mail without `mailto:`. */
        readonly mention: string
      }
    | { readonly kind: 'page'; readonly label: string; readonly to: SiteHref }
}

export const coursesPage = {
  title: 'Kurser',
  lead: 'For forældre, skoler og fagfolk. Vælg, hvem kurset er for, og find de næste datoer nedenfor.',
  documentTitle: 'Kurser og foredrag',
  description:
    'Kurser, supervision og foredrag for forældre, skoler og fagfolk om ADHD, autisme, angst og skolefravær. Se datoer og tider i kalenderen.',
  tabsLabel: 'Kursustyper',
  /** Of the RSS feed, in a feed reader that looks for one. */
  feedTitle: 'Nye kurser og foredrag',
  factsHeading: 'Praktisk',
  /** The link to the dates of a tab's type. */
  datesOf: ({ tab }: CourseOffer) => `Se datoer for ${tab.toLowerCase()}`,
  upcoming: {
    heading: 'Kommende kurser',
    lead: 'Vælg en dag i kalenderen. Så ser du alle kurser i den uge.',
  },
  callToAction: {
    heading: 'Fandt I ikke det rigtige?',
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
      'Over tre eftermiddage mødes I med andre forældre, der har en hverdag, som ligner jeres. Hver gang begynder med et oplæg, og så er der tid til spørgsmål. I slutter med en samtale, der kun handler om jeres familie.',
    points: [
      {
        term: 'Diagnosen',
        text: 'Hvad betyder den i hverdagen, og hvad betyder den ikke? Vi taler om styrker, sanser og det, der kan ligge bag vrede og tavshed.',
      },
      {
        term: 'Familien',
        text: 'Når alle er pressede: om søskende, parforhold, pauser og om at være to voksne, der ikke altid er enige.',
      },
      {
        term: 'Skolen',
        text: 'Hvordan forbereder I et møde, og hvad kan I spørge om? Vi ser også på små skridt, når skoledagen er svær.',
      },
      {
        term: 'Individuel samtale',
        text: 'Halvanden time om jeres eget barn, hvor vi ser på, hvad de tre oplæg betyder hjemme hos jer.',
      },
    ],
    related: [
      'Kan jeres barn ikke komme i skole lige nu? Læs om ',
      { label: 'skolevægring', to: paths.schoolRefusal },
      '.',
    ],
    facts: [
      { name: 'Oplæg', note: '3\u00A0eftermiddage', value: '3 × 2\u00A0timer' },
      { name: 'Individuel samtale', value: '1,5\u00A0time' },
      {
        name: 'Pris for 2\u00A0voksne',
        note: 'pr. familie',
        value: kroner(amounts.parentGroupCourse),
      },
    ],
    action: {
      kind: 'mail',
      label: 'Skriv til os',
      href: mailToTalk('Forældregruppeforløb'),
      mention: 'forældregruppeforløbet',
    },
  },
  supervision: {
    tab: 'Supervision',
    heading: 'Kurser og supervision for fagfolk',
    intro:
      'Supervision er regelmæssig faglig vejledning, hvor I ser en svær sag fra flere sider. Vi begynder i jeres egen praksis og slutter med noget, I kan afprøve. Vi underviser også i de emner, I støder på igen og igen.',
    points: [
      {
        term: 'For hvem',
        text: `${courseAudiences.supervision}.`,
      },
      {
        term: 'Form',
        text: 'Alene, i et team eller i en fast gruppe. Vi aftaler sammen, hvor tit I mødes, og hvor det skal foregå.',
      },
      {
        term: 'Indhold',
        text: 'Jeres egne sager om ADHD, autisme, angst, belastning og skolefravær. I taler om børnene uden at nævne navne.',
      },
      {
        term: 'Udbytte',
        text: 'Et fælles sprog for det, I ser, og en aftale om, hvad I prøver først.',
      },
    ],
    related: [
      'Hvad I kan gøre i klassen allerede på mandag, står på siden om ',
      { label: 'skoleindsatser', to: paths.schoolInterventions },
      '.',
    ],
    facts: [
      {
        name: 'Supervision',
        note: 'pr.\u00A0time, ekskl. moms',
        value: kroner(amounts.supervisionHour),
      },
      {
        name: 'Undervisning',
        note: 'pr.\u00A0time, ekskl. moms',
        value: kroner(amounts.teachingHour),
      },
    ],
    action: { kind: 'page', label: 'Kontakt os', to: paths.contact },
  },
  specialkurser: {
    tab: 'Specialkurser',
    heading: 'Specialkursus om særlige behov i almenskolen',
    intro:
      'Et kursus til skoler, der vil give elever med særlige behov en skoledag, de kan være i. Det har tre moduler, og mellem dem afprøver I noget i jeres egne klasser. Det er en fordel, at ledere og lærere deltager sammen, så I kan holde fast bagefter.',
    points: [
      {
        term: 'Modul 1',
        text: 'Hvad ligger der bag den adfærd, I ser i klassen? Om ADHD, autisme og angst, og om at læse det, eleven ikke kan sige.',
      },
      {
        term: 'Modul 2',
        text: 'Struktur, pauser og sanser: Sådan bliver dagen til at overskue. I vælger én ændring, som I afprøver.',
      },
      {
        term: 'Modul 3',
        text: 'Samarbejdet med hjemmet og med PPR, altså Pædagogisk Psykologisk Rådgivning i kommunen. I lægger en plan for, hvem der gør hvad.',
      },
    ],
    related: [
      'Har et enkelt barn brug for samtaler, hvor det får viden om sig selv, tilbyder vi også ',
      { label: 'psykoedukative forløb', to: paths.psychoeducation },
      '.',
    ],
    facts: [
      { name: 'Moduler', value: '3 × 3\u00A0timer' },
      { name: 'Målgruppe', value: courseAudiences.specialkurser },
    ],
    action: { kind: 'page', label: 'Kontakt os', to: paths.contact },
  },
  skreddersyede: {
    tab: 'Skræddersyede kurser',
    heading: 'Kurser, der er lavet til jer',
    intro:
      'Nogle gange passer intet færdigt kursus. Så hører vi, hvad I står med, og sætter et kursus sammen om netop det. Det kan være en pædagogisk dag, en række eftermiddage eller et foredrag for en forældregruppe.',
    points: [
      {
        term: 'Først',
        text: 'En samtale om børnene eller de unge, om jeres hverdag og om det, I gerne vil kunne bagefter.',
      },
      {
        term: 'Så',
        text: 'Et forslag til indhold, længde og pris, som I kan rette i, før noget er aftalt.',
      },
      {
        term: 'Til sidst',
        text: 'Kurset, med eksempler fra jeres egen hverdag og god tid til spørgsmål.',
      },
    ],
    related: [
      'Kørsel, betaling og afbud kan I læse om på siden med ',
      { label: 'priser', to: paths.prices },
      '.',
    ],
    facts: [
      { name: 'Halvdagsoplæg', note: 'ekskl. moms', value: kroner(amounts.halfDayTalk) },
      { name: 'Heldagsoplæg', note: 'ekskl. moms', value: kroner(amounts.fullDayTalk) },
    ],
    action: { kind: 'page', label: 'Kontakt os', to: paths.contact },
  },
}
