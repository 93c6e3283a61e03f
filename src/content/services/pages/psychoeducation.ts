import { paths } from '@/content/paths'
import { amounts } from '@/content/prices/amounts'
import { kroner } from '@/content/prices/kroner'
import { selfUnderstandingPackages } from '@/content/prices/packages'
import { callOrWrite } from '@/content/services/call-or-write'
import type { ServiceContent } from '@/content/services/service-content'

const psychoeducation: ServiceContent = {
  title: 'Psykoedukative forløb',
  lead: 'Psykoedukation er viden om en diagnose eller en vanskelighed. Man lærer at bruge den viden i sin hverdag. Hos os sker det i barnets eget tempo, og I voksne følger med undervejs.',
  description:
    'Samtaler, hvor børn og unge med ADHD, autisme, angst eller en belastningsreaktion lærer sig selv at kende. Forældrene får vejledning imens.',
  audience: 'Børn og unge under 18 år',
  illustration: 'service-psykoedukation',
  trail: [{ label: 'Ydelser', to: paths.services }],
  secondAction: { label: 'Alle ydelser', to: paths.services },
  inShort: [
    [
      { strong: 'For hvem:' },
      ' Børn og unge under 18\u00A0år med ADHD, autisme, angst eller en belastningsreaktion, altså en reaktion på langvarigt pres.',
    ],
    [
      { strong: 'Hvad:' },
      ' Samtaler, hvor barnet eller den unge lærer sig selv at kende. I forældre får vejledning imens.',
    ],
    [
      { strong: 'Hvor længe:' },
      ' Vi regner med 14\u00A0timer. Forløbet kan forlænges, og I kan også bestille gang for gang.',
    ],
    [
      { strong: 'Pris:' },
      ` ${kroner(amounts.selfUnderstandingPackage1)} for 14\u00A0timer eller ${kroner(amounts.counsellingHour)} pr.\u00A0time.`,
    ],
    [{ strong: 'Begynd sådan:' }, ' ', ...callOrWrite, ' I behøver ikke en henvisning.'],
  ],
  blocks: [
    {
      kind: 'prose',
      id: 'hvem-forloebet-er-for',
      heading: 'Hvem er forløbet for?',
      paragraphs: [
        'Mange børn mærker tidligt, at noget er sværere for dem end for de andre. De kan ikke altid sige, hvad det er, og så kan de komme til at tro, at det er deres egen skyld.',
        [
          'I et selvforståelsesforløb lærer barnet eller den unge sig selv at kende gennem en række samtaler. Det er for børn og unge med ',
          { label: 'ADHD', term: 'adhd' },
          ', ',
          { label: 'autisme', term: 'autisme' },
          ', ',
          { label: 'angst', term: 'angst' },
          ' eller en ',
          { label: 'belastningsreaktion', term: 'belastningsreaktion' },
          '. Belastningsreaktioner er kroppens og sindets svar på langvarigt pres. Måske kender I det, at jeres barn:',
        ],
      ],
      points: [
        'har fået en diagnose, men ikke ved, hvad den betyder',
        'spørger, hvorfor alting er så svært',
        'reagerer med vrede, gråd eller tavshed og ikke selv kan forklare hvorfor',
        'bruger mange kræfter på at skjule, hvordan det går.',
      ],
      highlight:
        'Vi begynder med barnets styrker. Derfra er det lettere at tale om det, der er svært.',
      more: [
        [
          'Er det først og fremmest skoledagen, der er svær lige nu? Så kan I begynde med siden om ',
          { label: 'skolevægring', to: paths.schoolRefusal },
          '.',
        ],
      ],
    },
    {
      kind: 'cards',
      id: 'det-laerer-barnet',
      heading: 'Det lærer barnet',
      lead: 'Samtalerne tager fat i barnets egen uge: skolen, kammeraterne, familien og de situationer, hvor det hele bliver for meget.',
      cards: [
        {
          heading: 'At se sine styrker',
          text: 'Vi leder efter det, der allerede lykkes, og det, som barnet går op i. Det er noget at bygge videre på, og det er godt at kunne sige højt.',
        },
        {
          heading: 'At få ord for det svære',
          text: 'Hvad betyder diagnosen, og hvad betyder den ikke? Barnet finder sine egne ord for, hvordan det tænker, sanser og føler.',
        },
        {
          heading: 'At mærke det i tide',
          text: 'Spændte skuldre, uro i maven, tanker, der kører i ring. Barnet lærer at genkende sine egne tegn på, at det snart er nok.',
        },
        {
          heading: 'At sige til og fra',
          text: 'Vi øver det helt konkrete: at bede om en pause, at sige nej til en legeaftale, at spørge, når en opgave er uklar.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'saadan-foregaar-forloebet',
      heading: 'Sådan foregår forløbet',
      lead: 'Vi regner med 14\u00A0timer til et selvforståelsesforløb: 14\u00A0samtaler med sideløbende forældrevejledning. Sammen aftaler vi, hvor tit vi mødes.',
      steps: [
        {
          heading: 'Vi hører om jeres hverdag',
          text: 'I fortæller om jeres barn og om, hvad I håber på. Sammen bliver vi enige om, hvad forløbet skal handle om.',
        },
        {
          heading: 'Barnet møder sin konsulent',
          text: 'De første samtaler handler om interesser og styrker og om at blive tryg. Barnet behøver ikke forberede noget.',
        },
        {
          heading: 'Vi arbejder med barnets egne eksempler',
          text: 'Vi taler, tegner og tager fat i noget fra ugen, der gik. Mellem samtalerne prøver barnet små ting af.',
        },
        {
          heading: 'I følger med hele vejen',
          text: 'I forældrevejledningen hører I, hvad vi arbejder med, og hvad I kan gøre hjemme. Barnet er med til at bestemme, hvad vi fortæller videre.',
        },
        {
          heading: 'Vi samler op',
          text: 'Til sidst ser vi på, hvad barnet har lært, og hvem der har brug for at vide det. Er der mere at tage fat på, kan forløbet forlænges.',
        },
      ],
    },
    {
      kind: 'panels',
      id: 'de-voksne-omkring-barnet',
      heading: 'De voksne omkring barnet',
      lead: [
        'Det, barnet lærer, skal kunne bruges der, hvor det er svært. Derfor er I med, og derfor kan skolen og kommunen komme med. Søger I kun støtte til jer selv som forældre, så læs om ',
        { label: 'forældrevejledning', to: paths.parentGuidance },
        '.',
      ],
      panels: [
        {
          heading: 'Forældrevejledning ved siden af',
          tint: 'leaf',
          points: [
            'Samtaler med jer om hverdagen hjemme, mens forløbet er i gang',
            'De samme ord og aftaler hjemme som i samtalerne',
            'Tid til jeres egne spørgsmål, også dem, barnet ikke skal høre',
          ],
        },
        {
          heading: 'Møder, I kan vælge til',
          tint: 'peach',
          points: [
            [
              { strong: 'Dialogmøde' },
              ': et kortere møde mellem to parter, for eksempel hjem og skole',
            ],
            [
              { strong: 'Netværksmøde' },
              ': et møde med familie, skole, kommune og andre om barnet',
            ],
            `Begge koster ${kroner(amounts.networkMeetingHour)} pr.\u00A0time`,
          ],
        },
      ],
    },
    {
      kind: 'facts',
      id: 'pakker-og-priser',
      heading: 'Pakker og priser',
      lead: 'I kan bestille selvforståelsesforløbet som en samlet pakke eller tage det gang for gang.',
      facts: [
        ...selfUnderstandingPackages,
        { name: 'Gang for gang', note: 'pr.\u00A0time', value: kroner(amounts.counsellingHour) },
      ],
      note: [
        'Er I i tvivl om, hvilken pakke der passer til jer, så tal med os, før I vælger. Betaling, afbud og alle andre beløb står på siden med ',
        { label: 'priser', to: paths.prices },
        '.',
      ],
    },
    {
      kind: 'questions',
      id: 'spoergsmaal-og-svar',
      heading: 'Det spørger forældre om',
      questions: [
        {
          question: 'Skal barnet have en diagnose?',
          answer:
            'Nej. Psykoedukation er viden om en diagnose eller en vanskelighed, fx angst eller en reaktion på langvarigt pres. Har barnet en diagnose, taler vi om, hvad den betyder, og hvad den ikke betyder.',
        },
        {
          question: 'Skal vi have en henvisning fra lægen?',
          answer: [
            'Nej, I kontakter os selv. Vi har ikke et ',
            { label: 'ydernummer', term: 'ydernummer' },
            ', altså en aftale med regionen, og kan ikke tage imod henvisninger fra lægen.',
          ],
        },
        {
          question: 'Er vi forældre med til samtalerne?',
          answer:
            'Samtalerne er barnets egne. I får forældrevejledning imens og hører der, hvad vi arbejder med. Barnet er med til at bestemme, hvad vi fortæller videre.',
        },
        {
          question: 'Kan vi nøjes med nogle få samtaler?',
          answer: `Ja. I kan bestille gang for gang og betaler så ${kroner(amounts.counsellingHour)} pr.\u00A0time. Er der brug for mere efter et helt forløb, kan det forlænges.`,
        },
        {
          question: 'Kan skolen være med?',
          answer: [
            'Ja, I kan vælge et ',
            { label: 'dialogmøde', term: 'dialogmoede' },
            ' eller et ',
            { label: 'netværksmøde', term: 'netvaerksmoede' },
            ' til. To dialogmøder er med i pakke\u00A02 og 3.',
          ],
        },
        {
          question: 'Hvornår skal vi betale?',
          answer: 'I får en faktura efter forløbet og har 8\u00A0dage til at betale den.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'fyldt-18',
      heading: 'Fyldt 18\u00A0år?',
      paragraphs: [
        [
          'Fra 18\u00A0år er der et særligt forløb. Det handler om studie, job og hverdag, og det varer typisk 8-12\u00A0gange. Læs mere på siden ',
          { label: 'Psykoedukation 18+', to: paths.psychoeducationAdults },
          '.',
        ],
        'Fylder jeres barn snart 18, kan I tale med os om, hvilket af de to forløb der passer bedst. Tag gerne den unge med på råd.',
      ],
    },
  ],
  callToAction: {
    heading: 'Skal vi tale om jeres barn?',
    text: 'Fortæl os, hvad der fylder lige nu. Så finder vi sammen et godt sted at begynde.',
    label: 'Kontakt os',
    to: paths.contact,
  },
}

export default psychoeducation
