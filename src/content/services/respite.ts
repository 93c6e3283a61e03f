import { paths } from '@/content/paths'
import type { ServiceContent } from '@/content/services/service-content'

export const respite: ServiceContent = {
  title: 'Afløsning og aflastning',
  lead: 'Det er hårdt at være på hele tiden. Når en anden er sammen med barnet, kan I hvile, nå noget andet eller have tid til søskende.',
  description:
    'En anden er sammen med barnet eller den unge, så forældre og andre pårørende kan hvile eller nå noget andet. Altid individuelt aftalt.',
  audience: 'Forældre og andre pårørende',
  drawing: 'service-aflastning',
  trail: [{ label: 'Ydelser', to: paths.services }],
  secondAction: { label: 'Ressourceteamet', to: paths.resourceTeam },
  blocks: [
    {
      kind: 'panels',
      id: 'to-ord',
      heading: 'To ord, der ligner hinanden',
      intro:
        'Ordene bliver ofte brugt i flæng. Når vi laver en aftale, er det nyttigt at vide, hvad I har mest brug for.',
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
          ', hvor barnet lærer om sin diagnose, ',
          { label: 'forældrevejledning', to: paths.parentGuidance },
          ' eller en ',
          { label: 'helhedsorienteret indsats', to: paths.holisticInterventions },
          ' gennem kommunen.',
        ],
      ],
      highlight:
        'En pause giver kræfter. Imens skal nogen arbejde med det, der gør hverdagen svær.',
      more: [
        'Den, der kommer hos jer, taler med den konsulent, der har forløbet. Så møder barnet de samme ord og de samme aftaler begge steder.',
      ],
    },
    {
      kind: 'steps',
      id: 'saadan-aftaler-vi-det',
      heading: 'Sådan aftaler vi det',
      intro: 'Der er ingen faste pakker. Tid, sted og omfang aftaler vi altid individuelt.',
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
        'Arbejder I selv i en kommune, kan I ringe med en kort beskrivelse uden navne. Fortæl, hvor familien bor, hvor mange timer det drejer sig om, og hvilken indsats der ellers er i gang.',
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
