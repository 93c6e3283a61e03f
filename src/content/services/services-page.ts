import type { PageContent, PageSection } from '@/content/page-content'
import { paths } from '@/content/paths'

export const servicesPage = {
  title: 'Vores ydelser',
  lead: 'Nogle kommer, fordi skolegangen er gået i stå. Andre vil forstå en diagnose eller mangler en, der kan gå med ud i hverdagen. Læs om det, der ligner jeres situation, eller se det hele på én side.',
  description:
    'Psykoedukation, hjælp ved skolevægring, makkere, aflastning, vejledning og kurser til familier, unge voksne, skoler og kommuner.',
  illustration: 'step-3-gren',
  actions: [{ label: 'Giv mig det hurtige overblik', to: paths.servicesOverview }],
  callToAction: {
    heading: 'I behøver ikke vide, hvilken ydelse I skal vælge',
    text: 'Fortæl, hvad der er svært lige nu. Så finder vi ud af det sammen.',
    label: 'Kontakt os',
    to: paths.contact,
  },
} satisfies PageContent

/** For screen readers: the cards speak for themselves. */
export const serviceCardsHeading = 'Otte ydelser'

export const collaborators = {
  kind: 'pictures',
  id: 'samarbejde',
  heading: 'Hvem vi samarbejder med',
  lead: 'Et barn har sjældent kun én voksen omkring sig. Derfor arbejder vi sammen med både familie, skole og kommune.',
  band: 'peach',
  pictures: [
    {
      heading: 'Kommuner',
      text: 'I får en sagsansvarlig specialkonsulent, som holder trådene og møder både familie og skole. I beslutter målene og rammen. Status og rapport skriver vi efter aftale.',
      illustration: 'value-helhed',
      links: [
        { label: 'Helhedsorienterede indsatser', to: paths.holisticInterventions },
        { label: 'Paragraffer', to: paths.paragraphs },
      ],
    },
    {
      heading: 'Skoler',
      text: 'Vi underviser almenskolens ledere og lærere om særlige behov og giver supervision, altså regelmæssig faglig vejledning. Vi deltager også i møder om den enkelte elev.',
      illustration: 'value-ekspertise',
      links: [
        { label: 'Skoleindsatser', to: paths.schoolInterventions },
        { label: 'Kurser og supervision', to: `${paths.courses}#supervision` },
      ],
    },
    {
      heading: 'Private',
      text: 'Forældre og unge voksne henvender sig selv, uden henvisning. I betaler for de timer, som I bruger, eller vælger et samlet forløb.',
      illustration: 'value-tryghed',
      links: [
        { label: 'Priser', to: paths.prices },
        { label: 'Psykoedukation 18+', to: paths.psychoeducationAdults },
      ],
    },
  ],
} satisfies PageSection
