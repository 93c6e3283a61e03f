import { paths } from '@/content/paths'
import { amounts } from '@/content/prices/amounts'
import { kroner } from '@/content/prices/kroner'
import { callOrWrite } from '@/content/services/call-or-write'
import type { ServiceContent } from '@/content/services/service-content'

const schoolRefusal: ServiceContent = {
  title: 'Skolevægring',
  lead: 'Måske går jeres barn ikke i skole lige nu, eller kun nogle timer om ugen. I har sikkert prøvet meget. Vi begynder med at forstå, hvad der gør skoledagen svær. Derefter lægger vi en plan i et tempo, som barnet kan holde til.',
  description:
    'Når et barn måske gerne vil, men ikke kan komme i skole. Vi hjælper familien med at forstå hvorfor og lægge en plan med skole og kommune.',
  audience: 'Familier med børn og unge, der ikke kan komme i skole',
  illustration: 'service-skolevaegring',
  trail: [{ label: 'Ydelser', to: paths.services }],
  secondAction: { label: 'Alle ydelser', to: paths.services },
  inShort: [
    [{ strong: 'For hvem:' }, ' Børn og unge, der ikke kan komme i skole, og deres familier.'],
    [
      { strong: 'Hvad:' },
      ' Vi leder efter det, der gør skoledagen svær, og lægger en plan med små skridt sammen med skolen.',
    ],
    [{ strong: 'Hvor længe:' }, ' Det afhænger af, hvilket tempo barnet kan holde til.'],
    [
      { strong: 'Pris:' },
      ` Samtaler koster ${kroner(amounts.counsellingHour)} pr.\u00A0time. Møder med fx skole og kommune koster ${kroner(amounts.networkMeetingHour)} pr.\u00A0time.`,
    ],
    [
      { strong: 'Begynd sådan:' },
      ' ',
      ...callOrWrite,
      ' I må gerne kontakte os, selv om fraværet er nyt.',
    ],
  ],
  blocks: [
    {
      kind: 'prose',
      id: 'hvad-er-skolevaegring',
      heading: 'Hvad er skolevægring?',
      paragraphs: [
        'Skolevægring betyder, at barnet måske gerne vil, men ikke kan komme i skole. Mange forældre kalder det ”ufrivilligt skolefravær”. I breve fra skole og kommune kan der stå ”bekymrende skolefravær”. Ordene er forskellige, men morgenen hjemme er den samme.',
        [
          'Fraværet er en reaktion på noget. Det kan være larm og mange skift, ',
          { label: 'angst', term: 'angst' },
          ', uro i klassen eller krav, der er for store. Det kan også være vanskeligheder, som ingen har fået øje på endnu. Tit er det flere ting på én gang. Ingen har valgt det, hverken barnet eller I.',
        ],
      ],
      highlight:
        'Vi spørger ikke først, hvordan barnet kommer i skole. Vi spørger, hvad der gør skolen svær at være i.',
      more: [
        'Svaret er forskelligt fra barn til barn, og tit kender barnet det ikke selv endnu. Derfor tager vi os tid til at lede efter det sammen.',
      ],
    },
    {
      kind: 'panels',
      id: 'maaske-genkender-i-det',
      heading: 'Måske genkender I det',
      lead: 'Tegnene kommer ofte lidt efter lidt og kan se forskellige ud hjemme og i skolen. Nogle børn viser dem kun ét sted.',
      panels: [
        {
          heading: 'Hjemme',
          tint: 'sky',
          points: [
            'Ondt i maven eller hovedet på skoledage, sjældnere i ferier',
            'Svært ved at falde i søvn søndag aften',
            'Vrede eller gråd, når skolen bliver nævnt',
            'Ingen kræfter tilbage til venner og fritid',
          ],
        },
        {
          heading: 'I skolen',
          tint: 'peach',
          points: [
            'Enkelte fraværsdage, der bliver til flere',
            'Mange opkald hjem og dage, der slutter før tid',
            'Alene i pauserne og stille i gruppearbejdet',
            'En god facade, der holder hele dagen og falder, så snart barnet er hjemme',
          ],
        },
      ],
      hasUrgentHelp: true,
    },
    {
      kind: 'cards',
      id: 'de-foerste-skridt-hjemme',
      heading: 'De første skridt hjemme',
      lead: 'I behøver ikke løse det hele i denne uge. Her er fire ting, I kan begynde med.',
      cards: [
        {
          heading: 'Tal om skolen, når der er ro',
          text: 'Vent, til morgenen er overstået, og undgå sengetid. På en gåtur eller i bilen kan det være lettere end ansigt til ansigt.',
        },
        {
          heading: 'Spørg til det konkrete',
          text: 'Er det vejen derhen, garderoben, frikvartererne eller et bestemt fag? Tegn skoledagen sammen, hvis ordene er svære at finde.',
        },
        {
          heading: 'Skriv det ned',
          text: 'Hvilke dage gik bedre, og hvad var anderledes? Et par linjer om dagen er vigtig viden, når I skal mødes med skolen.',
        },
        {
          heading: 'Hold fast i resten af dagen',
          text: 'Mad, søvn, frisk luft og noget rart at være sammen om. Også en dag uden skole er lettere, når den har en rytme.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'skole-og-kommune',
      heading: 'Samarbejdet med skole og kommune',
      paragraphs: [
        'Kontakt skolen tidligt, også selv om fraværet er lille. Bed om et møde, og spørg, om PPR skal med. PPR er Pædagogisk Psykologisk Rådgivning i kommunen.',
        [
          'På selve mødet kan det være svært at huske det hele. Derfor er der en ',
          { label: 'dagsorden', to: `${paths.schoolRefusal}#dagsorden` },
          ', som I kan udskrive og tage med.',
        ],
        [
          'Vi kan deltage i et ',
          { label: 'netværksmøde', term: 'netvaerksmoede' },
          ', altså et møde med familie, skole, kommune og andre om barnet. Det samler de voksne om én plan, så barnet ikke skal forklare sig mange steder.',
        ],
        [
          'Kan barnet i længere tid ikke være i skole af hensyn til sin sundhed eller velfærd, fx på grund af sygdom, kan I læse om ',
          { label: 'sygeundervisning', term: 'sygeundervisning' },
          ' på siden om ',
          { label: 'paragraffer', to: paths.paragraphs },
          '. Vi afgør ikke, hvad der bliver sat i gang. Det gør skolen og kommunen.',
        ],
      ],
    },
    {
      kind: 'steps',
      id: 'dagsorden',
      heading: 'Dagsorden til mødet med skolen',
      lead: 'Tag dagsordenen med til mødet, eller giv den til skolen på forhånd. Så har alle tænkt over det samme.',
      steps: [
        {
          heading: 'Hvem er med i dag?',
          text: 'Skriv dato og navne. Hvor lang tid har vi, og hvad er det vigtigste, vi skal nå?',
        },
        {
          heading: 'Hvad siger barnet selv?',
          text: 'Hvad vil barnet gerne have, at vi ved? Hvad ville gøre skoledagen lettere?',
        },
        {
          heading: 'Hvordan går det hjemme og i skolen?',
          text: 'Hvad går godt? Hvilke dage er bedre, og hvad er anderledes på dem?',
        },
        {
          heading: 'Hvad er sværest lige nu?',
          text: 'Er det vejen derhen, lyde, skift, frikvarterer, et bestemt fag eller noget helt andet?',
        },
        {
          heading: 'Hvad kan vi ændre nu?',
          text: 'Hvad kan tages ud af skoledagen lige nu? Hvor kan barnet gå hen, når det bliver for meget?',
        },
        {
          heading: 'Hvordan holder vi kontakten?',
          text: 'Hvem på skolen er familiens faste kontakt? Hvordan giver vi hinanden besked, og hvor tit?',
        },
        {
          heading: 'Hvad har vi aftalt?',
          text: 'Hvem gør hvad? Skal PPR eller kommunen med næste gang? Hvornår mødes vi igen?',
        },
      ],
      printLabel: 'Udskriv dagsorden',
    },
    {
      kind: 'steps',
      id: 'saadan-hjaelper-vi',
      heading: 'Sådan hjælper vi',
      lead: 'Forløbene er forskellige, men rækkefølgen er som regel den samme. Vi begynder ikke med at presse på.',
      steps: [
        {
          heading: 'Vi lytter først',
          text: 'Vi taler med barnet og med jer om, hvad der sker før, under og efter skoledagen. Er det svært for barnet at komme til os, aftaler vi, hvordan vi ellers kan mødes.',
        },
        {
          heading: 'Vi skiller skoledagen ad',
          text: 'Lyde, skift, fag, kammerater og krav. Sammen finder vi ud af, hvad der spænder ben, og hvad der stadig går godt.',
        },
        {
          heading: 'Vi samler de voksne',
          text: 'På et møde med skolen, og måske kommunen, aftaler vi, hvem der gør hvad. Så står I ikke alene med planen.',
        },
        {
          heading: 'Vi går i små skridt',
          text: 'Barnet er med til at bestemme tempoet. Et skridt kan være at gå forbi skolen, hilse på en lærer eller være med i én time.',
        },
        {
          heading: 'Vi følger op',
          text: 'Vi retter planen til undervejs. Og vi aftaler på forhånd, hvad I gør, når en uge bliver svær.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'hvem-er-med',
      heading: 'Hvem er med?',
      paragraphs: [
        [
          'En konsulent fra centret følger hele forløbet og holder trådene. Barnet kan få sine egne samtaler i et ',
          { label: 'psykoedukativt forløb', to: paths.psychoeducation },
          ', hvor det får viden om sig selv, som det kan bruge i hverdagen. I kan få ',
          { label: 'forældrevejledning', to: paths.parentGuidance },
          ', hvor vi taler om jeres dage hjemme.',
        ],
        [
          'Nogle børn har glæde af en ',
          { label: 'makker', term: 'makker' },
          ' fra ',
          { label: 'ressourceteamet', to: paths.resourceTeam },
          '. En makker er en ung medarbejder, som følges med barnet, for eksempel ud ad døren om morgenen. Det kræver, at der er et forløb eller rådgivning i gang ved siden af.',
        ],
        [
          'Vil I møde andre forældre i samme situation, kan I læse om vores ',
          { label: 'forældregruppeforløb', to: `${paths.courses}#foraeldre` },
          '.',
        ],
      ],
    },
  ],
  callToAction: {
    heading: 'Skal vi tale om jeres situation?',
    text: 'I behøver ikke have en plan først. Fortæl, hvordan dagene ser ud nu, så begynder vi der.',
    label: 'Kontakt os',
    to: paths.contact,
  },
}

export default schoolRefusal
