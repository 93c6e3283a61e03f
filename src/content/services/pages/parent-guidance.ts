import { talkToUs } from '@/content/call-to-action'
import { paths } from '@/content/paths'
import { amounts } from '@/content/prices/amounts'
import { kroner } from '@/content/prices/kroner'
import { selfUnderstandingPackages } from '@/content/prices/packages'
import { readMore } from '@/content/read-more'
import { callOrWrite } from '@/content/services/call-or-write'
import type { ServiceContent } from '@/content/services/service-content'

const parentGuidance: ServiceContent = {
  title: 'Forældrevejledning',
  lead: 'Samtaler for jer, der er kørt fast og er trætte af gode råd. Vi begynder i jeres hverdag og finder noget, som I kan prøve allerede i denne uge.',
  description:
    'Samtaler for forældre til børn og unge, der har det svært. Vi begynder i jeres hverdag og finder noget, som I kan prøve allerede i denne uge.',
  audience: 'Forældre',
  illustration: 'service-foraeldre',
  trail: [{ label: 'Ydelser', to: paths.services }],
  secondAction: { label: 'Alle ydelser', to: paths.services },
  inShort: [
    [
      { strong: 'For hvem:' },
      ' Forældre til børn og unge, der har det svært. I kan komme sammen eller hver for sig.',
    ],
    [{ strong: 'Hvad:' }, ' Samtaler om det, der er svært hjemme, og om det, I kan prøve.'],
    [{ strong: 'Hvor længe:' }, ' I bestemmer selv, hvor mange gange I vil komme.'],
    [{ strong: 'Pris:' }, ` ${kroner(amounts.counsellingHour)} pr.\u00A0time.`],
    [{ strong: 'Begynd sådan:' }, ' ', ...callOrWrite, ' I behøver ikke en henvisning.'],
  ],
  blocks: [
    {
      kind: 'prose',
      id: 'tilgang',
      heading: 'To slags viden i samme rum',
      paragraphs: [
        [
          'I kender jeres barn bedst. Vi ved noget om, hvordan ',
          { label: 'ADHD', term: 'adhd' },
          ', ',
          { label: 'autisme', term: 'autisme' },
          ' og ',
          { label: 'angst', term: 'angst' },
          ' kan mærkes i et hjem. Forældrevejledning er samtaler, hvor de to slags viden mødes.',
        ],
        'Vi leder ikke efter fejl i jeres måde at være forældre på. Vi ser på, hvad der sker, lige før det bliver svært, og hvad barnet prøver at fortælle os.',
      ],
      highlight: 'Vi begynder med det, der allerede går godt hos jer.',
      more: [
        'Derfra tager vi ét skridt ad gangen. Nogle gange er det første skridt at fjerne et krav, så der bliver plads til noget andet.',
      ],
    },
    {
      kind: 'panels',
      id: 'emner',
      heading: 'Det kan vi tale om',
      panels: [
        {
          heading: 'I løbet af dagen',
          tint: 'sky',
          points: [
            'Morgener, der går i hårdknude',
            'Skærm, søvn og måltider',
            'Vredesudbrud og det, der kommer bagefter',
            'Lektier og beskeder fra skolen',
          ],
        },
        {
          heading: 'I familien',
          tint: 'peach',
          points: [
            'Voksne, der er uenige om, hvad der hjælper',
            'Søskende, der altid er de nemme',
            'To hjem med hver sine regler',
            'Hvad I fortæller barnet om diagnosen',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'saadan-foregaar-det',
      heading: 'Sådan foregår det',
      steps: [
        {
          heading: 'I fortæller om en almindelig dag',
          text: 'I kan komme sammen eller hver for sig. Barnet behøver ikke være med.',
        },
        {
          heading: 'Vi vælger ét sted at begynde',
          text: 'Vi vælger sjældent det største problem. Vi vælger det, der er lettest at ændre.',
        },
        {
          heading: 'I prøver det af hjemme',
          text: 'Mellem samtalerne prøver I én ting. Går det ikke, har vi lært noget, som vi bruger næste gang.',
        },
        {
          heading: 'Vi retter til',
          text: 'Vi ser på, hvad der hjalp, og hvor skridtet skal være mindre. I bestemmer selv, hvor mange gange I vil komme.',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'sammen-med-andet',
      heading: 'Når samtaler ikke er nok',
      lead: 'Vejledningen kan stå alene. Den kan også kombineres med et af disse fire tilbud.',
      cards: [
        {
          heading: 'Forældregruppeforløb',
          text: 'Tre eftermiddage med andre forældre om diagnosen, familien og skolen, og en individuel samtale. For to voksne pr. familie.',
          link: {
            label: readMore.label,
            about: readMore.about('forældregruppeforløb'),
            to: paths.courses,
          },
        },
        {
          heading: 'Barnets eget forløb',
          text: 'Barnet får psykoedukation, altså viden om sin diagnose, der kan bruges i hverdagen. I får vejledning sideløbende.',
          link: {
            label: readMore.label,
            about: readMore.about('barnets eget forløb'),
            to: paths.psychoeducation,
          },
        },
        {
          heading: 'Når skolen er svær',
          text: 'Ved skolevægring vil barnet måske gerne i skole, men kan ikke. Så er det en hjælp, at hjem og skole lægger planen sammen.',
          link: {
            label: readMore.label,
            about: readMore.about('skolevægring'),
            to: paths.schoolRefusal,
          },
        },
        {
          heading: 'En makker til barnet',
          text: 'En ung medarbejder fra ressourceteamet følges med barnet ud i hverdagen, mens I taler med os.',
          link: { label: readMore.label, about: readMore.about('makkere'), to: paths.resourceTeam },
        },
      ],
    },
    {
      kind: 'facts',
      id: 'pris',
      heading: 'Pris',
      lead: [
        'I betaler for de timer, som I bruger. Vejledningen er også med i pakke\u00A03 af et ',
        { label: 'selvforståelsesforløb', term: 'selvforstaaelsesforloeb' },
        ', hvor barnet lærer sig selv at kende.',
      ],
      facts: [
        {
          name: 'Forældrevejledning',
          note: 'pr.\u00A0time',
          value: kroner(amounts.counsellingHour),
        },
        {
          name: 'Netværks- eller dialogmøde',
          note: 'pr.\u00A0time, fx med skolen',
          value: kroner(amounts.networkMeetingHour),
        },
        selfUnderstandingPackages[2],
      ],
      note: [
        'I får en faktura bagefter og har 8\u00A0dage til at betale den. Vi har ikke et ',
        { label: 'ydernummer', term: 'ydernummer' },
        ', altså en aftale med regionen, og kan derfor ikke tage imod lægehenvisninger. Se alle ',
        { label: 'priser', to: paths.prices },
        '.',
      ],
    },
  ],
  callToAction: talkToUs,
}

export default parentGuidance
