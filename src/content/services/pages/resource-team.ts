import { talkToUs } from '@/content/call-to-action'
import { articlePath, paths } from '@/content/paths'
import { callOrWrite } from '@/content/services/call-or-write'
import type { ServiceContent } from '@/content/services/service-content'

const resourceTeam: ServiceContent = {
  title: 'Ressourceteamet',
  lead: 'Vores unge medarbejdere på 20-30\u00A0år går med børn og unge ud i hverdagen: hen til skolen, ind i klubben eller bare rundt i kvarteret, når det er svært at klare alene.',
  documentTitle: 'Ressourceteamet: makkere og mentorer',
  description:
    'En makker er en ung medarbejder, der følges med et barn eller en ung i hverdagen. Fra 18 år hedder det en mentor. Kræver et sideløbende forløb.',
  audience: 'Børn, unge og unge voksne',
  illustration: 'service-ressourceteam',
  trail: [{ label: 'Ydelser', to: paths.services }],
  secondAction: { label: 'Alle ydelser', to: paths.services },
  inShort: [
    [
      { strong: 'For hvem:' },
      ' Børn, unge og unge voksne, der har svært ved at komme ud i hverdagen alene.',
    ],
    [
      { strong: 'Hvad:' },
      ' En ung medarbejder på 20-30\u00A0år går med. Under 18\u00A0år hedder det en makker, fra 18\u00A0år en mentor.',
    ],
    [{ strong: 'Det kræver:' }, ' Et forløb eller rådgivning, der er i gang samtidig.'],
    [
      { strong: 'Hvor og hvornår:' },
      ' Det aftaler vi fra gang til gang. Teamet arbejder uden fast sted.',
    ],
    [{ strong: 'Begynd sådan:' }, ' ', ...callOrWrite],
  ],
  blocks: [
    {
      kind: 'panels',
      id: 'makker-og-mentor',
      heading: 'Makker eller mentor',
      lead: 'Under 18\u00A0år får man en makker. Fra 18\u00A0år hedder det en mentor. Opgaverne ligner hinanden, men fra 18\u00A0år er det den unge selv, der laver aftalen.',
      panels: [
        {
          heading: 'Makker, under 18\u00A0år',
          tint: 'egg',
          points: [
            'Makkeren aftaler rammen med barnet og forældrene',
            'De to laver noget bestemt sammen, fx cykler, bager eller går til træning',
            'Barnet ved, hvad makkeren fortæller videre derhjemme',
          ],
        },
        {
          heading: 'Mentor, fra 18\u00A0år',
          tint: 'peach',
          points: [
            'Den unge aftaler selv rammen med sin mentor',
            'Mentoren hjælper med voksenlivets opgaver, fx post, studie og arbejde',
            'Forældrene er med, hvis den unge siger ja til det',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      id: 'en-god-tirsdag',
      heading: 'En god tirsdag',
      paragraphs: [
        'Sådan kan en eftermiddag se ud: Kl.\u00A015 ringer makkeren på hos en pige på 12\u00A0år, som sjældent går ud. De har på forhånd aftalt at gå hen til boldbanen og hjem igen.',
        'På vejen taler de om en serie, som de begge ser. Makkeren spørger ikke til skolen. Ved boldbanen er der flere mennesker end ventet, og pigen vil hjem. Så går de hjem ad en stille vej og bager boller.',
      ],
      highlight: 'En god tirsdag behøver ikke gå efter planen. Den skal være til at gentage.',
      more: [
        'Bagefter fortæller makkeren konsulenten, hvad der gik let, og hvornår det blev for meget. Tirsdagen efter går de ad den samme vej en time senere, hvor banen plejer at være tom.',
      ],
    },
    {
      kind: 'cards',
      id: 'hvad-tiden-bruges-til',
      heading: 'Det kan tiden bruges til',
      cards: [
        {
          heading: 'Ud af huset',
          text: 'En tur til biblioteket, bageren eller parken. Først med makkeren ved siden af, siden med makkeren et stykke bagved.',
        },
        {
          heading: 'Fritid og venner',
          text: 'Skak, klatring eller e-sport: Den første gang kan være den sværeste. Makkeren går med ind og trækker sig lidt efter lidt.',
        },
        {
          heading: 'Vejen til skole',
          text: 'Følgeskab om morgenen eller en pause midt på dagen. Det planlægger vi sammen med skolen og den konsulent, der har forløbet.',
        },
        {
          heading: 'Livet som ung voksen',
          text: 'Den unge svarer på post, søger ind på et studie eller ringer til en arbejdsplads. Imens sidder mentoren ved siden af.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'den-rette-makker',
      heading: 'Sådan finder vi den rette',
      steps: [
        {
          heading: 'Vi hører om interesserne først',
          text: 'Hvad kan barnet eller den unge tale om i en time? Bagefter spørger vi til det svære og til erfaringer med nye voksne.',
        },
        {
          heading: 'Vi foreslår en person',
          text: 'Vi ser på interesser, temperament og afstand. Et stille barn skal ikke nødvendigvis have en stille makker.',
        },
        {
          heading: 'De to mødes kort',
          text: 'Det første møde er kort og foregår et kendt sted. Konsulenten eller en forælder kan være med.',
        },
        {
          heading: 'Vi spørger, hvordan det går',
          text: 'Efter de første gange hører vi, hvad barnet eller den unge synes. Passer de to ikke sammen, ser vi efter en anden. Det er ingens skyld.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'det-skal-vaere-paa-plads',
      heading: 'Det skal være på plads',
      paragraphs: [
        [
          'En makker eller mentor kan ikke stå alene. Der skal være et forløb eller rådgivning i gang samtidig, fx et ',
          { label: 'psykoedukativt forløb', to: paths.psychoeducation },
          ', hvor barnet lærer sig selv at kende, eller ',
          { label: 'forældrevejledning', to: paths.parentGuidance },
          '. Så har makkeren en konsulent at spørge, og timerne får en retning.',
        ],
        'Ressourceteamet arbejder uden fast sted. Makkeren kan komme hjem til jer eller møde barnet i parken, på biblioteket eller ved skolen. Hvor og hvornår aftaler vi fra gang til gang.',
        [
          'Er det mest jer selv, der mangler en pause? Så læs om ',
          { label: 'afløsning og aflastning', to: paths.respite },
          '.',
        ],
      ],
    },
    {
      kind: 'prose',
      id: 'bliv-makker',
      heading: 'Vil du være makker?',
      paragraphs: [
        'Vi søger makkere på 20-30\u00A0år med kørekort. Arbejdet er ca.\u00A06\u00A0timer om ugen i København og Nordsjælland. Du skal holde af at være sammen med børn og unge, også på stille dage.',
        [
          'Opgaverne kan du læse om i ',
          { label: 'stillingsopslaget', to: articlePath('makkerkorps-stilling') },
          '. Dér står også, hvordan du søger.',
        ],
      ],
    },
  ],
  callToAction: talkToUs,
}

export default resourceTeam
