import type { CardContent } from '@/content/page-content'
import { paths, type SiteHref } from '@/content/paths'
import type { IllustrationName } from '@/illustrations/illustration-name'

/** The eight services in the order of spec 2, Home. One branch runs through their illustrations. */
export const serviceCards: readonly (CardContent & {
  readonly to: SiteHref
  readonly illustration: IllustrationName
})[] = [
  {
    heading: 'Psykoedukative forløb',
    text: 'Barnet eller den unge lærer sig selv at kende: hvad der dræner, og hvad der giver ro.',
    to: paths.psychoeducation,
    illustration: 'service-psykoedukation',
  },
  {
    heading: 'Helhedsorienterede indsatser',
    text: 'Familie, skole og kommune samles om én plan. En sagsansvarlig specialkonsulent holder trådene.',
    to: paths.holisticInterventions,
    illustration: 'service-helhed',
  },
  {
    heading: 'Skolevægring',
    text: 'Når skolen er blevet for svær, leder vi efter grunden. Derefter lægger vi en plan med små skridt.',
    to: paths.schoolRefusal,
    illustration: 'service-skolevaegring',
  },
  {
    heading: 'Ressourceteamet',
    text: 'En makker eller mentor, altså en ung medarbejder, går med barnet eller den unge ud i hverdagen, når det er svært at klare alene.',
    to: paths.resourceTeam,
    illustration: 'service-ressourceteam',
  },
  {
    heading: 'Afløsning og aflastning',
    text: 'En anden er sammen med barnet, så I får en pause. Aftalen er altid individuel og løber ved siden af en anden indsats.',
    to: paths.respite,
    illustration: 'service-aflastning',
  },
  {
    heading: 'Skoleindsatser',
    text: 'Et kursus i tre moduler til ledere og lærere om særlige behov i almenskolen og om hjælp i rette tid.',
    to: paths.schoolInterventions,
    illustration: 'service-skoleindsats',
  },
  {
    heading: 'Forældrevejledning',
    text: 'Samtaler om det, der fylder derhjemme: morgener, konflikter, skærm og søvn. I går hjem med noget, I kan prøve.',
    to: paths.parentGuidance,
    illustration: 'service-foraeldre',
  },
  {
    heading: 'Kurser og supervision',
    text: 'Oplæg, undervisning og supervision til lærere, pædagoger og andre fagfolk omkring børn og unge.',
    to: `${paths.courses}#supervision`,
    illustration: 'service-kurser',
  },
]
