import { mailCaution } from '@/content/contact'
import { paths } from '@/content/paths'
import { amounts } from '@/content/prices/amounts'
import { kroner } from '@/content/prices/kroner'
import { callOrWrite } from '@/content/services/call-or-write'
import type { ServiceContent } from '@/content/services/service-content'

const holisticInterventions: ServiceContent = {
  title: 'Helhedsorienterede indsatser',
  lead: 'Når flere ting er svære på samme tid, skal én person have overblikket. Vi ser barn, hjem, skole og fritid samlet, og en specialkonsulent har ansvaret for sagen.',
  description:
    'Én plan for barn, hjem, skole og fritid, når flere ting er svære på samme tid. Til kommuner og familier, med en sagsansvarlig specialkonsulent.',
  audience: 'Kommuner og familier',
  illustration: 'service-helhed',
  trail: [{ label: 'Ydelser', to: paths.services }],
  secondAction: { label: 'Alle ydelser', to: paths.services },
  inShort: [
    [
      { strong: 'For hvem:' },
      ' Børn og unge, der har det svært flere steder på samme tid, og hvor kommunen er med.',
    ],
    [
      { strong: 'Hvad:' },
      ' Én plan for barn, hjem, skole og fritid. En sagsansvarlig specialkonsulent holder trådene.',
    ],
    [
      { strong: 'Hvor længe:' },
      ' Vi foreslår timetal og indhold, og kommunen godkender rammen, før vi begynder.',
    ],
    [
      { strong: 'Pris:' },
      ` Rådgivning koster ${kroner(amounts.counsellingHour)} og netværksmøder ${kroner(amounts.networkMeetingHour)} pr.\u00A0time.`,
    ],
    [
      { strong: 'Begynd sådan:' },
      ' Det er som regel kommunen, der kontakter os. Som forældre må I gerne ringe først. ',
      ...callOrWrite,
    ],
  ],
  blocks: [
    {
      kind: 'prose',
      id: 'en-plan',
      heading: 'Én plan i stedet for mange',
      paragraphs: [
        'Måske arbejder skolen med fremmødet, mens forældrene kæmper med søvnen, og kommunen venter på svar. Alle gør noget fornuftigt. Det hjælper bare ikke barnet, hvis de voksne går hver sin vej.',
        'En helhedsorienteret indsats samler det hele i én plan. Den rummer de dele, der er brug for:',
      ],
      points: [
        [
          { label: 'Psykoedukative forløb', to: paths.psychoeducation },
          ', hvor barnet eller den unge får viden om sin diagnose eller vanskelighed og lærer at bruge den i hverdagen.',
        ],
        [
          'Hjælp ved ',
          { label: 'skolevægring', to: paths.schoolRefusal },
          ', når barnet måske gerne vil, men ikke kan komme i skole.',
        ],
        [
          {
            label: 'Afløsning og aflastning',
            to: '/services/ressourceteamet/aflosning-og-aflastning',
          },
          ', så familien kan hente kræfter undervejs.',
        ],
        [
          { label: 'Supervision', to: `${paths.courses}#supervision` },
          ', altså regelmæssig faglig vejledning, til de voksne, der arbejder med barnet til daglig.',
        ],
      ],
      highlight: 'Målet er, at barnet ikke skal begynde forfra hos hver ny voksen.',
    },
    {
      kind: 'panels',
      id: 'roller',
      heading: 'Hvem gør hvad',
      lead: 'Hver sag har en sagsansvarlig specialkonsulent. Det er den person, alle kan ringe til, og den, der kender hele billedet.',
      panels: [
        {
          heading: 'Specialkonsulenten',
          tint: 'egg',
          points: [
            'Holder trådene og indkalder til møder',
            'Aftaler med hver part, hvad næste skridt er',
            'Skriver status og rapport efter aftale',
          ],
        },
        {
          heading: 'Kommunen',
          tint: 'sky',
          points: [
            'Træffer afgørelsen og sætter målene',
            'Godkender rammen: timer, personer og periode',
            'Bestemmer, hvor ofte der følges op',
          ],
        },
        {
          heading: 'Familien',
          tint: 'peach',
          points: [
            'Kender barnet bedst og er med til at vælge rækkefølgen',
            'Siger til, når noget bliver for meget',
            'Kan spørge til alt, også det, der bliver skrevet ned',
          ],
        },
        {
          heading: 'Skolen',
          tint: 'leaf',
          points: [
            'Fortæller, hvornår dagen går godt',
            'Afprøver få aftalte ændringer ad gangen',
            'Vælger én voksen, som barnet kan gå til',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'forloebet',
      heading: 'Fra henvendelse til afslutning',
      lead: 'For en kommune ser en sag typisk sådan ud.',
      steps: [
        {
          heading: 'I beskriver sagen',
          text: `Ring, og fortæl kort om alder og situation uden navne. Vil I hellere skrive, så skriv jeres eget navn og telefonnummer, og at I har en sag. ${mailCaution} Vi siger til, hvis vi ikke er de rette.`,
        },
        {
          heading: 'Vi mødes om målene',
          text: 'Kommunen, familien og specialkonsulenten aftaler, hvad der skal blive lettere, og hvad der kommer først. Vi finder også ud af, hvordan barnet eller den unge bliver hørt.',
        },
        {
          heading: 'Indsatsen sættes sammen',
          text: 'Vi foreslår indhold, timetal og personer. I godkender rammen, før arbejdet begynder.',
        },
        {
          heading: 'Arbejdet går i gang',
          text: 'Specialkonsulenten samler løbende op med hjem og skole. Er et skridt for stort, gør vi det mindre.',
        },
        {
          heading: 'Vi følger op og slutter af',
          text: [
            'På ',
            { label: 'netværksmøder', term: 'netvaerksmoede' },
            ' med familie, skole, kommune og andre omkring barnet ser vi på, hvad der har ændret sig. Inden vi slutter, aftaler vi, hvem der holder øje bagefter.',
          ],
        },
      ],
    },
    {
      kind: 'facts',
      id: 'afrapportering',
      heading: 'Afrapportering og priser',
      lead: 'Nogle sager kræver en rapport. I andre er et netværksmøde nok. Vi aftaler omfanget ved starten, så timerne kan bruges på barnet.',
      facts: [
        {
          name: 'Kort status',
          note: 'højst 1\u00A0side',
          value: kroner(amounts.shortStatus),
        },
        { name: 'Statusrapport', note: '2-5\u00A0sider', value: kroner(amounts.statusReport) },
        {
          name: 'Netværksmøde',
          note: 'pr.\u00A0time',
          value: kroner(amounts.networkMeetingHour),
        },
        {
          name: 'Rådgivning',
          note: 'pr.\u00A0time, fx psykoedukation eller forældrevejledning',
          value: kroner(amounts.counsellingHour),
        },
        {
          name: 'Kørsel',
          note: 'pr.\u00A0time, plus statens kilometertakst',
          value: kroner(amounts.drivingHour),
        },
      ],
      note: [
        'Vi sender en faktura efter forløbet. Fristen er netto 8\u00A0dage. Oplys et EAN-nummer, så kommer fakturaen elektronisk. Alle andre beløb står på siden ',
        { label: 'Priser', to: paths.prices },
        '.',
      ],
    },
    {
      kind: 'prose',
      id: 'loven',
      heading: 'Indsatsen og loven',
      paragraphs: [
        'Det er kommunen, der vurderer behovet og træffer afgørelsen. Vi udfører indsatsen og kan beskrive, hvad vores del består i, så det kan skrives ind i barnets plan.',
        [
          'Siden ',
          { label: 'Paragraffer', to: paths.paragraphs },
          ' forklarer de bestemmelser, som vores arbejde kan høre under, i almindeligt sprog. Dér kan I også se, hvor reglerne om familiebehandling og om støtte efter det fyldte 18.\u00A0år står i dag.',
        ],
      ],
    },
    {
      kind: 'prose',
      id: 'foraeldre',
      heading: 'Til jer, der er forældre',
      paragraphs: [
        'En helhedsorienteret indsats bestilles som regel af kommunen. I kan selv nævne muligheden for jeres sagsbehandler og give vores telefonnummer videre.',
        [
          'I er også velkomne til at ringe først. Vi kan fortælle, hvad en indsats kan bestå af, og hvad I kan spørge kommunen om. Vil I hellere begynde med noget mindre, kan I selv bestille et ',
          { label: 'psykoedukativt forløb', term: 'psykoedukation' },
          ' eller ',
          { label: 'forældrevejledning', to: paths.parentGuidance },
          '. Det kræver ingen henvisning.',
        ],
      ],
    },
  ],
  callToAction: {
    heading: 'Har I en sag, I vil vende med os?',
    text: 'Fortæl kort om situationen uden navne. Så finder vi ud af, om vi er de rette, og hvad et første møde skal handle om.',
    label: 'Kontakt os',
    to: paths.contact,
  },
}

export default holisticInterventions
