import { paths } from '@/content/paths'
import { amounts } from '@/content/prices/amounts'
import { kroner } from '@/content/prices/kroner'
import { readMore } from '@/content/read-more'
import { callOrWrite } from '@/content/services/call-or-write'
import type { ServiceContent } from '@/content/services/service-content'

const schoolInterventions: ServiceContent = {
  title: 'Skoleindsatser',
  lead: 'Kursus og sparring, altså samtaler om jeres egne sager, til ledere og lærere i almenskolen. Målet er, at elever med særlige behov får en skoledag, de kan være i.',
  description:
    'Kursus i tre moduler og sparring til ledere, lærere og pædagoger i almenskolen om elever med særlige behov og om at hjælpe i rette tid.',
  audience: 'Ledere, lærere og pædagoger i almenskolen',
  illustration: 'service-skoleindsats',
  trail: [{ label: 'Ydelser', to: paths.services }],
  secondAction: { label: 'Se specialkurser', to: `${paths.courses}#specialkurser` },
  inShort: [
    [{ strong: 'For hvem:' }, ' Ledere, lærere og pædagoger i almenskolen.'],
    [
      { strong: 'Hvad:' },
      ' Kursus om elever med særlige behov, og sparring og supervision om jeres egne sager.',
    ],
    [{ strong: 'Hvor længe:' }, ' Kurset er på tre moduler à tre timer.'],
    [
      { strong: 'Pris:' },
      ` Undervisning koster ${kroner(amounts.teachingHour)} og supervision ${kroner(amounts.supervisionHour)} pr.\u00A0time, begge ekskl. moms.`,
    ],
    [{ strong: 'Begynd sådan:' }, ' ', ...callOrWrite, ' Nævn ikke elever ved navn.'],
  ],
  blocks: [
    {
      kind: 'prose',
      id: 'til-ledere-og-laerere',
      heading: 'Til jer, der har eleverne hver dag',
      paragraphs: [
        'En elev går midt i timen. En anden sidder helt stille og får intet lavet. Imens venter resten af klassen, og I har allerede prøvet flere ting. Det er den slags dage, vi tager fat i.',
        [
          'Vi hjælper jer med at forstå elever med ',
          { label: 'ADHD', term: 'adhd' },
          ', ',
          { label: 'autisme', term: 'autisme' },
          ', ',
          { label: 'angst', term: 'angst' },
          ' og ',
          { label: 'belastningsreaktioner', term: 'belastningsreaktion' },
          '. Belastningsreaktioner er kroppens og sindets svar på langvarigt pres. Vi tager almenskolen, som den er, med fulde klasser og mange skift. Indsatsen er for:',
        ],
      ],
      points: [
        'ledere, der vil have en fælles linje på skolen',
        'lærere og pædagoger, der er sammen med eleverne i timer og pauser',
        'vejledere, der skal hjælpe kolleger videre.',
      ],
    },
    {
      kind: 'prose',
      id: 'rettidighed',
      heading: 'Rette indsats på rette tid',
      paragraphs: [
        'Vi kalder det rettidighed, når hjælpen kommer, mens den endnu kan være lille. I jura bruges ordet om noget andet, nemlig at overholde en frist.',
        'En elev, der begynder at trække sig, har måske brug for en fast plads, en pauseplan og én bestemt voksen. Venter vi, til eleven bliver væk, skal der mere til, og flere skal med.',
      ],
      highlight: 'Læg mærke til det, der ændrer sig, før det bliver til fravær.',
      more: [
        [
          'Er eleven allerede meget væk, kan I læse, hvordan vi arbejder med ',
          { label: 'skolevægring', to: paths.schoolRefusal },
          '.',
        ],
      ],
    },
    {
      kind: 'steps',
      id: 'kursus-i-tre-moduler',
      heading: 'Et kursus i tre moduler',
      lead: 'Kurset handler om særlige behov i almenskolen. Det er på tre moduler à tre timer, og mellem modulerne afprøver I noget i jeres egne klasser.',
      steps: [
        {
          heading: 'Forstå det, I ser',
          text: 'Hvad ligger der bag, når en elev råber, går eller lukker ned? Vi gennemgår, hvordan ADHD, autisme og angst kan vise sig i en klasse. I vælger en situation fra jeres hverdag, som I arbejder videre med.',
        },
        {
          heading: 'Gør dagen overskuelig',
          text: 'Vi ser på klasserum, ugeplan, pauser, lyde og den måde, I giver beskeder på. I går hjem med én ændring, som I prøver af, inden vi ses igen.',
        },
        {
          heading: 'Stå sammen om planen',
          text: [
            'Hvad virkede, og hvem gør hvad, når det bliver svært? Modulet handler om samarbejdet med forældrene og med ',
            { label: 'PPR', term: 'ppr' },
            ', altså Pædagogisk Psykologisk Rådgivning i kommunen. Til sidst aftaler I, hvordan I holder fast.',
          ],
        },
      ],
    },
    {
      kind: 'panels',
      id: 'allerede-paa-mandag',
      heading: 'Det kan I gøre allerede på mandag',
      lead: 'Ikke alt kræver et kursus. Det her tager kort tid, og flere end den ene elev kan have glæde af det.',
      panels: [
        {
          heading: 'I klassen',
          tint: 'leaf',
          points: [
            'Skriv dagens plan på tavlen, og sig til, før den ændrer sig',
            'Giv én besked ad gangen, og lad den stå på skrift',
            'Aftal et stille sted og et tegn, der betyder pause',
            'Tag imod eleverne ved døren med en første opgave, der er til at klare',
          ],
        },
        {
          heading: 'I teamet og i ledelsen',
          tint: 'sun',
          points: [
            'Vælg én voksen, som eleven og forældrene kan gå til',
            'Sæt ti faste minutter af til elever, I er bekymrede for',
            'Skriv ned, hvad der virker, ikke kun det, der går galt',
            'Ring hjem, når noget er lykkedes',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      id: 'sparring-og-supervision',
      heading: 'Flere måder at bruge os på',
      lead: 'Nogle skoler begynder med kurset. Andre begynder med én elev eller ét team.',
      cards: [
        {
          heading: 'Sparring',
          text: 'Vi taler en konkret sag igennem: Hvad ser I, hvad har I prøvet, og hvad er det næste lille skridt?',
          link: { label: 'Skriv til os', about: 'om sparring', to: paths.contact },
        },
        {
          heading: 'Supervision',
          text: 'Regelmæssig faglig vejledning til et team, hvor I ser jeres egne sager med nye øjne.',
          link: {
            label: readMore.label,
            about: readMore.about('supervision'),
            to: `${paths.courses}#supervision`,
          },
        },
        {
          heading: 'Specialkurset',
          text: 'De tre moduler om særlige behov. På kursussiden kan I se, om der er datoer på vej.',
          link: {
            label: readMore.label,
            about: readMore.about('specialkurset'),
            to: `${paths.courses}#specialkurser`,
          },
        },
        {
          heading: 'Oplæg og pædagogiske dage',
          text: 'En halv eller en hel dag om det, I selv vælger, for hele personalet eller for forældrene.',
          link: {
            label: readMore.label,
            about: readMore.about('oplæg og pædagogiske dage'),
            to: `${paths.courses}#skreddersyede`,
          },
        },
      ],
    },
    {
      kind: 'facts',
      id: 'priser',
      heading: 'Hvad det koster',
      lead: 'Alle fire beløb er ekskl. moms.',
      facts: [
        { name: 'Supervision', note: 'pr.\u00A0time', value: kroner(amounts.supervisionHour) },
        { name: 'Undervisning', note: 'pr.\u00A0time', value: kroner(amounts.teachingHour) },
        { name: 'Halvdagsoplæg', value: kroner(amounts.halfDayTalk) },
        { name: 'Heldagsoplæg', value: kroner(amounts.fullDayTalk) },
      ],
      note: [
        'I får en faktura efter forløbet, og den kan sendes elektronisk til skolens EAN-nummer. Kørsel, betaling og afbud kan I læse om på siden med ',
        { label: 'priser', to: paths.prices },
        '.',
      ],
    },
  ],
  callToAction: {
    heading: 'Hvad står I med på jeres skole?',
    text: 'Ring, og fortæl om skolen og klassen uden at nævne navne. Så finder vi et godt sted at begynde.',
    label: 'Kontakt os',
    to: paths.contact,
  },
}

export default schoolInterventions
