import type { PageContent, PageSection } from '@/content/page-content'
import { paths } from '@/content/paths'
import type { Prose } from '@/content/prose'
import { site } from '@/content/site'

/** The page for customers of the pension company PFA (spec 2). */
export const pfa = {
  title: 'PFA-kunde',
  lead: 'Har du en ordning hos PFA, kan du og din familie få hjælp hos os. Her ser du, hvordan du kommer i gang, og hvad du kan vælge imellem.',
  documentTitle: 'PFA-kunde: sådan får du hjælp hos os',
  illustration: 'step-3-gren',
  actions: [
    { label: 'Kontakt os', to: paths.contact },
    { label: 'Se alle ydelser', to: paths.services, variant: 'outline' },
  ],
  callToAction: {
    heading: 'Har du et spørgsmål først?',
    text: `Telefontiden for PFA-kunder er ${site.pfaPhoneHours}. Spørgsmål om dækning og betaling kan kun PFA svare på.`,
    label: 'Kontakt os',
    to: paths.contact,
  },
} satisfies PageContent

export const pfaSteps = {
  kind: 'steps',
  id: 'saadan-goer-du',
  heading: 'Sådan bruger du din ordning',
  steps: [
    {
      heading: 'Spørg PFA',
      text: 'PFA kan svare på, hvad netop din ordning dækker, og hvem der betaler. Få gerne svaret på skrift, så du har det ved hånden.',
    },
    {
      heading: 'Ring eller skriv til os',
      text: 'Sig, at du er PFA-kunde, og hvornår vi bedst kan få fat i dig. Du behøver hverken en diagnose eller en plan.',
    },
    {
      heading: 'Kom til den første samtale',
      text: 'Vi hører om din families hverdag og fortæller, hvad vi kan hjælpe med. Sammen finder vi ud af, hvad der skal ske først.',
    },
    {
      heading: 'Begynd forløbet',
      text: 'Vi aftaler tid, sted og tempo. Viser noget sig at være anderledes end ventet, ændrer vi planen.',
    },
  ],
} satisfies PageSection

export const pfaQuestions = {
  heading: 'Det kan du spørge PFA om',
  paragraphs: ['Kun PFA kender netop din ordning. Spørg fx:'],
  points: [
    'om ordningen gælder for dig selv, for dine børn eller for begge',
    'om den dækker det, du har brug for, og hvor mange gange',
    'om PFA skal godkende hjælpen, før du begynder, og om du får et sagsnummer',
    'om du selv skal betale en del',
    'hvem der skal have fakturaen, og hvad der skal stå på den.',
  ],
  isChecklist: true,
  more: [
    'Giv os svaret, før vi begynder. Vi sender fakturaen efter forløbet, og så ved vi, hvem der skal have den.',
  ],
} satisfies Prose & { heading: string }

export const pfaPhone = {
  heading: 'Telefontid for PFA-kunder',
  text: 'Ring i telefontiden, hvis du vil høre, hvordan du bruger ordningen hos os. Du kan også ringe i vores almindelige åbningstid:',
  mailSubject: 'PFA-kunde',
} as const

export const pfaBenefits = {
  kind: 'pictures',
  id: 'fordele',
  heading: 'Det får du som PFA-kunde',
  band: 'muted',
  pictures: [
    {
      heading: 'Prioriteret adgang',
      text: 'Du kan komme til den første samtale uden ventetid. Ring eller skriv, så finder vi en tid sammen.',
      illustration: 'value-tryghed',
    },
    {
      heading: 'Tilpassede forløb',
      text: 'Vi aftaler emner, længde og sted med dig. Det kan være samtaler for dit barn, for dig selv eller for hele familien.',
      illustration: 'value-helhed',
    },
    {
      heading: 'Særlig ekspertise',
      text: 'Vi arbejder hver dag med ADHD, autisme, angst, stress og skolefravær. Den viden kan både du og dit barn trække på.',
      illustration: 'value-ekspertise',
    },
  ],
} satisfies PageSection

export const pfaServices = {
  kind: 'cards',
  id: 'ydelser',
  heading: 'Hjælp, du kan vælge imellem',
  lead: 'Ordninger er forskellige. Spørg PFA, om din dækker det, du har brug for.',
  columns: 3,
  cards: [
    {
      heading: 'Psykoedukative forløb',
      text: 'Samtaler, hvor dit barn får viden om sig selv, som det kan bruge i hverdagen. Imens får du vejledning i, hvad du kan gøre derhjemme.',
      to: paths.psychoeducation,
    },
    {
      heading: 'Psykoedukation 18+',
      text: 'For dig, der er voksen og vil have studie, job og hverdag til at hænge sammen i dit eget tempo.',
      to: paths.psychoeducationAdults,
    },
    {
      heading: 'Skolevægring',
      text: 'Når dit barn måske gerne vil, men ikke kan komme i skole. Vi begynder med at forstå, hvad der gør det svært.',
      to: paths.schoolRefusal,
    },
    {
      heading: 'Forældrevejledning',
      text: 'Samtaler om alt det, der fylder hjemme: konflikter, skærm, søvn, søskende og din egen træthed.',
      to: paths.parentGuidance,
    },
    {
      heading: 'Ressourceteamet',
      text: 'En makker, altså en ung medarbejder, følges med dit barn i hverdagen, mens et andet forløb er i gang.',
      to: paths.resourceTeam,
    },
    {
      heading: 'Forældregruppeforløb',
      text: 'Oplæg om diagnosen, familien og skolen sammen med andre forældre. Til sidst er der en samtale, som kun handler om din familie.',
      to: paths.courses,
    },
  ],
} satisfies PageSection

export const pfaTestimonials = {
  heading: 'Det fortæller forældre',
  position: (number: number, count: number) => `Udtalelse ${number} af ${count}`,
} as const
