import type { CallToAction } from '@/content/call-to-action'
import type { ExternalLinkId } from '@/content/external-links'
import { paths } from '@/content/paths'
import type { ProseSection } from '@/content/prose'
import type { RichText } from '@/content/rich-text'
import type { LocalDate } from '@/lib/local-date'

/** The four tabs of /paragraffer; the values are also the hashes that preselect them (spec 2). */
export const LAW_TABS = ['barnets-lov', 'serviceloven', 'folkeskoleloven', 'andre'] as const
export type LawTab = (typeof LAW_TABS)[number]

export type LawParagraph = {
  /** As the specification names it, also where the rule has moved since; `standsIn` tells where to. */
  readonly number: string
  readonly heading: string
  readonly about: string
  readonly decidedBy: string
  readonly standsIn: string
  readonly lawText: { readonly label: string; readonly external: ExternalLinkId }
  /** The day on which `standsIn` was last compared with the law. */
  readonly checkedOn: LocalDate
  /** The help that the centre offers. */
  readonly contribution: RichText
}

export type Law = {
  readonly tab: string
  readonly heading: string
  readonly intro: string
  readonly paragraphs: readonly LawParagraph[]
}

const barnetsLov = {
  label: 'Læs barnets\u00A0lov på Retsinformation',
  external: 'barnetsLov',
} as const
const folkeskoleloven = {
  label: 'Læs folkeskoleloven på Retsinformation',
  external: 'folkeskoleloven',
} as const

const complaint: ProseSection = {
  id: 'klage',
  heading: 'Er I uenige i kommunens afgørelse?',
  paragraphs: [
    'De fleste afgørelser om støtte til et barn eller en ung kan I klage over. Det kan den, der har forældremyndigheden, og i mange sager også barnet selv, når det er fyldt 10\u00A0år. Fristen er som regel fire uger fra den dag, I fik afgørelsen.',
    [
      'Send klagen til kommunen. Den skal først se på sagen igen. Holder den fast i sin afgørelse, sender den selv klagen videre til ',
      { label: 'Ankestyrelsen', external: 'ankestyrelsen' },
      '. Har kommunens børne- og ungeudvalg truffet afgørelsen, går klagen direkte til Ankestyrelsen.',
    ],
    'Læs altid klagevejledningen, som følger med afgørelsen. Der står, hvem der kan klage i jeres sag, hvortil og inden hvornår. Mangler den, så bed kommunen om den med det samme.',
  ],
}

const callToAction: CallToAction = {
  heading: 'Sidder I med en konkret sag?',
  text: 'Ring, og fortæl uden navne, hvad sagen handler om. Så taler vi om, hvad vi kan bidrage med.',
  label: 'Kontakt os',
  to: paths.contact,
}

export const paragraphsPage = {
  title: 'Paragraffer',
  lead: 'Bestemmelser, som vores arbejde kan høre under, forklaret i almindeligt sprog. Til sagsbehandlere og rådgivere i kommuner, til skoler og til forældre, der vil følge med.',
  documentTitle: 'Paragraffer om støtte til børn og unge',
  description:
    'Paragraffer i barnets lov, serviceloven og folkeskoleloven, som vores arbejde kan høre under. I almindeligt sprog til kommuner og forældre.',
  tabsLabel: 'Love',
  rowLabels: {
    about: 'Det handler om',
    decidedBy: 'Hvem beslutter?',
    standsIn: 'Hvor står reglen nu?',
  },
  checked: 'Kontrolleret',
  contributionHeading: 'Det kan vi bidrage med',
  guidance: [
    'Siden er en vejviser, ikke juridisk rådgivning. Kommunen vurderer hver sag for sig, og love kan blive ændret. Slå altid den gældende lov op, før I bruger en paragraf i en sag. Fagord kan I slå op i ',
    { label: 'ordlisten', to: paths.wordList },
    '.',
  ] satisfies RichText,
  complaint,
  callToAction,
} as const

export const laws: Record<LawTab, Law> = {
  'barnets-lov': {
    tab: 'Barnets Lov',
    heading: 'Barnets Lov',
    intro:
      'Barnets\u00A0lov samler reglerne om hjælp og støtte til børn, unge og deres familier. Det er kommunen, der træffer afgørelser efter loven.',
    paragraphs: [
      {
        number: '§\u00A030',
        heading: 'Familiebehandling',
        about:
          'Familiebehandling er hjælp til hele familien, når samspillet derhjemme er blevet svært. Arbejdet handler om relationer og hverdag, så barnet kan trives bedre.',
        decidedBy: 'Kommunen vurderer familiens behov og beslutter, om hjælpen skal sættes i gang.',
        standsIn:
          'Familiebehandling står i dag i barnets\u00A0lov §\u00A032, stk.\u00A01, nr.\u00A05. §\u00A030 handler nu om tidligt forebyggende indsatser, fx konsulentbistand, familierettede indsatser og samtalegrupper.',
        lawText: barnetsLov,
        checkedOn: '2026-11-21',
        contribution: [
          'I vores ',
          { label: 'helhedsorienterede indsatser', to: paths.holisticInterventions },
          ' arbejder vi med barn, hjem og skole på samme tid. I ',
          { label: 'forældrevejledning', to: paths.parentGuidance },
          ' taler vi med forældrene om hverdagen hjemme.',
        ],
      },
      {
        number: '§\u00A032',
        heading: 'Særlig støtte',
        about:
          'Nogle børn og unge har brug for mere, end hverdagens tilbud kan give. Så kan der sættes støttende indsatser i gang, fx støtte i hjemmet, en fast kontaktperson eller behandling.',
        decidedBy:
          'Kommunen træffer afgørelsen. Som udgangspunkt skal den, der har forældremyndigheden, sige ja.',
        standsIn:
          'Reglen står i barnets\u00A0lov §\u00A032. Støtteophold er stk.\u00A01, nr.\u00A07. Afløsning og aflastning står i §\u00A090, som henviser til serviceloven §\u00A084, stk.\u00A01.',
        lawText: barnetsLov,
        checkedOn: '2026-11-23',
        contribution: [
          'Barnet kan få et ',
          { label: 'psykoedukativt forløb', to: paths.psychoeducation },
          ', altså viden om sine vanskeligheder, som kan bruges i hverdagen. Ved siden af forløbet kan barnet følges med en ',
          { label: 'makker', term: 'makker' },
          ', en ung medarbejder fra ',
          { label: 'ressourceteamet', to: paths.resourceTeam },
          '. Familien kan få en pause gennem ',
          { label: 'afløsning og aflastning', to: paths.respite },
          '.',
        ],
      },
      {
        number: '§\u00A048, stk.\u00A02',
        heading: 'Supervision af plejefamilier',
        about:
          'Plejeforældre kan komme til at stå alene med svære situationer. Supervision er regelmæssig faglig vejledning, hvor de kan tale hverdagen igennem med en, der kender området.',
        decidedBy: 'Kommunen beslutter, hvilken supervision plejefamilien får.',
        standsIn:
          'Ved kontrollen fandt vi ingen regel om supervision af plejefamilier under dette nummer. Reglen stod i serviceloven §\u00A066\u00A0a, stk.\u00A04. Søg efter ”supervision” og ”plejefamilie” i den gældende barnets\u00A0lov, før I henviser til bestemmelsen.',
        lawText: barnetsLov,
        checkedOn: '2026-11-23',
        contribution: [
          'Vi giver ',
          { label: 'supervision', to: `${paths.courses}#supervision` },
          ' om blandt andet ',
          { label: 'autisme', term: 'autisme' },
          ', ',
          { label: 'ADHD', term: 'adhd' },
          ', ',
          { label: 'angst', term: 'angst' },
          ' og skolefravær. Vi tager udgangspunkt i de situationer, som plejefamilien selv har med.',
        ],
      },
    ],
  },
  serviceloven: {
    tab: 'Serviceloven',
    heading: 'Serviceloven',
    intro:
      'Mange kender serviceloven som loven om støtte til børn, unge og voksne. En del af reglerne om unge står i dag et andet sted.',
    paragraphs: [
      {
        number: '§\u00A076, stk.\u00A03',
        heading: 'Støtte i overgangen efter det fyldte 18.\u00A0år',
        about:
          'Ikke alle kan klare sig selv den dag, de fylder 18\u00A0år. Ungestøtte er hjælp i overgangen til voksenlivet, fx med uddannelse, job og hverdag.',
        decidedBy: 'Kommunen beslutter, om den unge får ungestøtte, og hvad den går ud på.',
        standsIn:
          'Ungestøtte for unge på 18-22\u00A0år har stået i barnets\u00A0lov siden 1.\u00A0januar 2024.',
        lawText: barnetsLov,
        checkedOn: '2026-11-21',
        contribution: [
          'Den unge kan få et forløb i ',
          { label: 'psykoedukation for voksne', to: paths.psychoeducationAdults },
          ', altså viden om sine vanskeligheder, som kan bruges i studie, job og hverdag. Ved siden af kan den unge følges med en mentor fra ',
          { label: 'ressourceteamet', to: paths.resourceTeam },
          '.',
        ],
      },
    ],
  },
  folkeskoleloven: {
    tab: 'Folkeskoleloven',
    heading: 'Folkeskoleloven',
    intro:
      'Folkeskoleloven handler om elevernes undervisning. Bestemmelsen her gælder, når en elev i længere tid ikke kan undervises på skolen af hensyn til sin sundhed eller velfærd.',
    paragraphs: [
      {
        number: '§\u00A023, stk.\u00A01',
        heading: 'Undervisning ved længere tids sygdom',
        about:
          'Sygeundervisning er undervisning til en elev, der i længere tid ikke kan være i skole på grund af smittefare eller af hensyn til elevens sundhed eller velfærd, fx ved sygdom. Den kan foregå hjemme hos eleven.',
        decidedBy:
          'Kommunen har ansvaret for undervisningen. Tal med skolen, som kan fortælle, hvordan I gør, og hvordan timerne kan foregå.',
        standsIn: 'Sygeundervisning står i folkeskoleloven §\u00A023.',
        lawText: folkeskoleloven,
        checkedOn: '2026-11-23',
        contribution: [
          'Ved ',
          { label: 'skolevægring', to: paths.schoolRefusal },
          ' hjælper vi barn, hjem og skole med at forstå, hvad der gør skoledagen svær. Vores ',
          { label: 'skoleindsatser', to: paths.schoolInterventions },
          ' støtter de voksne på skolen.',
        ],
      },
    ],
  },
  andre: {
    tab: 'Andre',
    heading: 'Indhold på vej',
    intro: 'Andre paragraffer kommer med, når teksten om dem er skrevet og kontrolleret.',
    paragraphs: [],
  },
}
