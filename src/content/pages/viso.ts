import type { SimplePage } from '@/content/page-content'
import { paths } from '@/content/paths'

/** The page about the national advice body (spec 2, VISO). */
export default {
  title: 'VISO',
  lead: 'Gratis og vejledende specialrådgivning i de mest indviklede sager. I begynder hos VISO, og VISO kan tildele sagen til os.',
  documentTitle: 'VISO: gratis specialrådgivning i svære sager',
  illustration: 'service-helhed',
  actions: [{ label: 'Gå til VISO', external: 'viso' }],
  sections: [
    {
      kind: 'prose',
      id: 'om-viso',
      heading: 'Hvad er VISO?',
      paragraphs: [
        'VISO er Den nationale videns- og specialrådgivningsorganisation. Nogle gange slår den viden, der findes lokalt, ikke til. Så kan VISO hjælpe med specialrådgivning, altså råd fra fagfolk, der kender netop den slags vanskeligheder.',
        'VISO bestemmer ikke i sagen. Kommunen har stadig ansvaret for den støtte, barnet eller den unge får, og skolen for undervisningen. VISO kan bruges af:',
      ],
      points: [
        'fagfolk i kommuner, fx en rådgiver på børne- og ungeområdet',
        [
          'skoler i samarbejde med ',
          { label: 'PPR', term: 'ppr' },
          ', altså Pædagogisk Psykologisk Rådgivning i kommunen',
        ],
        'borgere, fx forældre eller en ung over 18\u00A0år.',
      ],
      more: [
        [
          'Søger I hjælp uden om VISO, kan I altid komme direkte til os. Se ',
          { label: 'vores ydelser', to: paths.services },
          '.',
        ],
      ],
      aside: {
        id: 'kort-om',
        heading: 'Kort om VISO',
        facts: [
          { name: 'Pris', note: 'for VISOs rådgivning', value: 'Gratis' },
          { name: 'Rådgivning', note: 'VISO træffer ikke afgørelser', value: 'Vejledende' },
          { name: 'Første skridt', note: 'før I kontakter os', value: 'Kontakt VISO' },
        ],
      },
    },
    {
      kind: 'steps',
      id: 'raekkefoelge',
      heading: 'Først VISO, så os',
      lead: 'Et forløb gennem VISO begynder altid hos VISO. Vi kan ikke gå i gang, før sagen er godkendt og tildelt os.',
      band: 'muted',
      isBeside: true,
      steps: [
        {
          heading: 'I henvender jer til VISO',
          text: [
            'Fortæl, hvad I står med, og hvad I gerne vil have råd om. Hvordan I gør, står på ',
            { label: 'VISOs hjemmeside', external: 'viso' },
            '.',
          ],
        },
        {
          heading: 'VISO vurderer sagen',
          text: 'Her ser man på, om spørgsmålet hører til hos VISO, og hvilken rådgivning der kan hjælpe.',
        },
        {
          heading: 'VISO godkender og tildeler',
          text: 'Bliver sagen godkendt, tildeler VISO den til specialister, der arbejder med området. Det kan være os.',
        },
        {
          heading: 'Vi begynder sammen',
          text: 'Er sagen tildelt os, aftaler vi det første møde med jer. Her bliver vi enige om, hvem der skal være med, og hvad vi ser på først.',
        },
      ],
    },
    {
      kind: 'pictures',
      id: 'omraader',
      heading: 'Vores certificeringsområder',
      lead: 'Inden for disse tre områder kan VISO tildele os en sag.',
      // No canary among these birds: the page's header has one.
      pictures: [
        {
          heading: 'Autismespektret',
          tint: 'sky',
          illustration: 'bird-mist',
          text: 'Når hverdagen med autisme er gået i stå, eller når det er svært at finde ud af, hvad der hjælper.',
        },
        {
          heading: 'Svære og komplekse psykiske vanskeligheder',
          tint: 'leaf',
          illustration: 'bird-green',
          text: 'Når flere ting griber ind i hinanden, fx angst, belastning og skolefravær, og de voksne ser forskelligt på sagen.',
        },
        {
          heading: 'Traumer',
          tint: 'peach',
          illustration: 'bird-rose',
          text: 'Når voldsomme oplevelser stadig præger kroppen, søvnen, skolen og samværet med andre.',
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Har VISO tildelt jer et forløb hos os?',
    text: 'Så aftaler vi et første møde, og hvem der skal være med. Er sagen ikke tildelt endnu, begynder I hos VISO.',
    label: 'Kontakt os',
    to: paths.contact,
  },
} satisfies SimplePage
