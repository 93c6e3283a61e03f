import type { CallToAction } from '@/content/call-to-action'
import { paths, type SiteHref } from '@/content/paths'
import type { IllustrationName } from '@/illustrations/illustration-name'

type CollaboratorCard = {
  readonly title: string
  readonly description: string
  readonly illustration: IllustrationName
  readonly links: readonly { readonly label: string; readonly to: SiteHref }[]
}

type ServicesPageContent = {
  readonly title: string
  readonly lead: string
  readonly description: string
  readonly toOverview: string
  readonly cardsHeading: string
  readonly collaborators: {
    readonly heading: string
    readonly lead: string
    readonly cards: readonly CollaboratorCard[]
  }
  readonly callToAction: CallToAction
}

export const servicesPage: ServicesPageContent = {
  title: 'Vores ydelser',
  lead: 'Nogle kommer, fordi skolegangen er gået i stå. Andre vil forstå en diagnose eller mangler en, der kan gå med ud i hverdagen. Læs om det, der ligner jeres situation, eller se det hele på én side.',
  description:
    'Psykoedukation, hjælp ved skolevægring, makkere, aflastning, vejledning og kurser til familier, unge voksne, skoler og kommuner.',
  toOverview: 'Giv mig det hurtige overblik',
  cardsHeading: 'Otte ydelser',
  collaborators: {
    heading: 'Hvem vi samarbejder med',
    lead: 'Et barn har sjældent kun én voksen omkring sig. Derfor arbejder vi sammen med både familie, skole og kommune.',
    cards: [
      {
        title: 'Kommuner',
        description:
          'I får en sagsansvarlig specialkonsulent, som holder trådene og møder både familie og skole. I beslutter målene og rammen. Status og rapport skriver vi efter aftale.',
        illustration: 'value-helhed',
        links: [
          { label: 'Helhedsorienterede indsatser', to: paths.holisticInterventions },
          { label: 'Paragraffer', to: paths.paragraphs },
        ],
      },
      {
        title: 'Skoler',
        description:
          'Vi underviser almenskolens ledere og lærere om særlige behov og giver supervision, altså regelmæssig faglig vejledning. Vi deltager også i møder om den enkelte elev.',
        illustration: 'value-ekspertise',
        links: [
          { label: 'Skoleindsatser', to: paths.schoolInterventions },
          { label: 'Kurser og supervision', to: `${paths.courses}#supervision` },
        ],
      },
      {
        title: 'Private',
        description:
          'Forældre og unge voksne henvender sig selv, uden henvisning. I betaler for de timer, som I bruger, eller vælger et samlet forløb.',
        illustration: 'value-tryghed',
        links: [
          { label: 'Priser', to: paths.prices },
          { label: 'Psykoedukation 18+', to: paths.psychoeducationAdults },
        ],
      },
    ],
  },
  callToAction: {
    heading: 'I behøver ikke vide, hvilken ydelse I skal vælge',
    text: 'Fortæl, hvad der er svært lige nu. Så finder vi ud af det sammen.',
    label: 'Kontakt os',
    to: paths.contact,
  },
}
