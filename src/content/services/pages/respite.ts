import { paths } from '@/content/paths'
import { callOrWrite } from '@/content/services/call-or-write'
import type { ServiceContent } from '@/content/services/service-content'

const respite: ServiceContent = {
  title: 'Afløsning og aflastning',
  lead: 'Det er hårdt at være på hele tiden. Når en anden er sammen med barnet, kan I hvile, nå noget andet eller have tid til søskende.',
  description:
    'En anden er sammen med barnet eller den unge, så forældre og andre pårørende kan hvile eller nå noget andet. Altid individuelt aftalt.',
  audience: 'Forældre og andre pårørende',
  illustration: 'service-aflastning',
  trail: [{ label: 'Ydelser', to: paths.services }],
  secondAction: { label: 'Ressourceteamet', to: paths.resourceTeam },
  inShort: [
    [{ strong: 'For hvem:' }, ' Forældre og andre pårørende, der har brug for en pause.'],
    [{ strong: 'Hvad:' }, ' En anden er sammen med barnet, mens I hviler eller når noget andet.'],
    [
      { strong: 'Det kræver:' },
      ' En anden indsats, der er i gang samtidig, fx forældrevejledning.',
    ],
    [{ strong: 'Hvor længe:' }, ' Tid, sted og omfang er altid individuelt aftalt.'],
    [
      { strong: 'Begynd sådan:' },
      ' ',
      ...callOrWrite,
      ' Fortæl gerne, hvornår på ugen det er sværest.',
    ],
  ],
  blocks: [
    {
      kind: 'panels',
      id: 'to-ord',
      heading: 'To ord, der ligner hinanden',
      lead: 'Mange bruger de to ord om det samme. Når vi laver en aftale, hjælper det os at vide, hvad I har mest brug for.',
      panels: [
        {
          heading: 'Afløsning',
          tint: 'sky',
          points: [
            'En anden overtager opgaven, ofte hjemme hos jer',
            'I kan gøre noget andet imens, fx arbejde, handle eller køre storesøster til håndbold',
            'Barnets dag går, som den plejer',
          ],
        },
        {
          heading: 'Aflastning',
          tint: 'peach',
          points: [
            'I får en pause, mens en anden er sammen med barnet',
            'Formålet er, at I hviler, ikke at I når noget',
            'Barnet laver noget, som det holder af, hjemme eller ude',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      id: 'hvem-det-er-til',
      heading: 'Hvem er det for?',
      paragraphs: [
        'Nogle børn og unge har brug for en voksen næsten hele tiden. Det kan forældre og andre pårørende ikke holde til alene i længden. Måske kan I genkende noget af dette:',
      ],
      points: [
        'Barnet er hjemme i skoletiden, og arbejdet skal passes imens.',
        'Der er kun én voksen til det meste.',
        'Barnet er kun trygt ved få mennesker, og bedsteforældrene kan ikke længere hjælpe.',
        'Søskende får det, der er tilbage af dagen.',
      ],
      more: [
        'Der behøver ikke være en krise. I må gerne ringe, før det bliver for meget. Det er lettere at lære en ny voksen at kende, mens der stadig er lidt overskud.',
      ],
    },
    {
      kind: 'prose',
      id: 'ved-siden-af',
      heading: 'Altid ved siden af en anden indsats',
      paragraphs: [
        [
          'Afløsning og aflastning kan ikke stå alene. Andre indsatser skal køre sideløbende, fx et ',
          { label: 'psykoedukativt forløb', to: paths.psychoeducation },
          ', hvor barnet lærer sig selv at kende, ',
          { label: 'forældrevejledning', to: paths.parentGuidance },
          ' eller en ',
          { label: 'helhedsorienteret indsats', to: paths.holisticInterventions },
          ' gennem kommunen.',
        ],
      ],
      highlight:
        'En pause giver kræfter. Den anden indsats arbejder med det, der gør hverdagen svær.',
      more: [
        'Den, der kommer hos jer, taler med den konsulent, der har forløbet. Så møder barnet de samme ord og de samme aftaler begge steder.',
      ],
    },
    {
      kind: 'steps',
      id: 'saadan-aftaler-vi-det',
      heading: 'Sådan aftaler vi det',
      lead: 'Der er ingen faste pakker. Tid, sted og omfang aftaler vi altid individuelt.',
      steps: [
        {
          heading: 'I fortæller om ugen',
          text: 'Hvornår er det sværest? Og hvad ville I bruge to timer til, hvis de var jeres egne?',
        },
        {
          heading: 'Vi foreslår en person',
          text: [
            'Det kan være en fra ',
            { label: 'ressourceteamet', to: paths.resourceTeam },
            ', vores unge ',
            { label: 'makkere', term: 'makker' },
            ' og mentorer. Vi ser efter en, der deler en interesse med barnet.',
          ],
        },
        {
          heading: 'Barnet lærer personen at kende',
          text: 'De to mødes, mens I er hjemme. I går først ud ad døren, når barnet er trygt ved det.',
        },
        {
          heading: 'Vi skriver aftalen ned',
          text: 'Her står, hvem der kommer hvornår, og hvad barnet har brug for. Vi aftaler også, hvem der ringer, hvis dagen bliver svær.',
        },
        {
          heading: 'Vi ser på aftalen igen',
          text: 'Behovet ændrer sig. Derfor spørger vi undervejs, om aftalen stadig passer til jeres uge.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'kommunen',
      heading: 'Når kommunen er med',
      paragraphs: [
        'Afløsning og aflastning kan indgå i en indsats, som kommunen bevilger. Det er kommunen, der vurderer behovet og afgør omfanget. Tal med jeres sagsbehandler, eller ring til os først, hvis I er i tvivl om, hvad I skal spørge om.',
        [
          'Reglen om afløsning og aflastning står i servicelovens §\u00A084, stk.\u00A01, og gælder for børn, unge og familier gennem ',
          { label: 'barnets lov', term: 'barnets-lov' },
          ' §\u00A090. Vi så efter i november\u00A02026. Slå altid den gældende lov op, før I henviser til den.',
        ],
        'Arbejder I selv i en kommune, kan I ringe med en kort beskrivelse uden navne. Fortæl, hvilken by familien bor i, hvor mange timer det drejer sig om, og hvilken indsats der ellers er i gang.',
      ],
    },
  ],
  callToAction: {
    heading: 'Trænger I til en pause?',
    text: 'Ring, og fortæl om jeres uge. Så taler vi om, hvad der kan lade sig gøre.',
    label: 'Kontakt os',
    to: paths.contact,
  },
}

export default respite
