import { paths } from '@/content/paths'
import { amounts } from '@/content/prices/amounts'
import { kroner } from '@/content/prices/kroner'
import { callOrWrite } from '@/content/services/call-or-write'
import type { ServiceContent } from '@/content/services/service-content'

const psychoeducationAdults: ServiceContent = {
  title: 'Psykoedukation 18+',
  lead: 'Måske fik du din diagnose sent. Måske har du haft den i mange år uden at vide, hvad den betyder for dig. Her får du viden om dig selv, som du kan bruge på studiet, på jobbet og derhjemme.',
  description:
    'For dig, der er fyldt 18 år: samtaler om ADHD, autisme, angst eller langvarigt pres og om studie, job og hverdag i dit eget tempo.',
  audience: 'Unge og voksne fra 18 år',
  illustration: 'service-psykoedukation',
  trail: [
    { label: 'Ydelser', to: paths.services },
    { label: 'Psykoedukative forløb', to: paths.psychoeducation },
  ],
  secondAction: { label: 'Psykoedukative forløb', to: paths.psychoeducation },
  inShort: [
    [
      { strong: 'For hvem:' },
      ' Dig, der er fyldt 18\u00A0år og vil forstå din diagnose eller det, du har svært ved.',
    ],
    [
      { strong: 'Hvad:' },
      ' Samtaler om dig, dit studie, dit job og din hverdag. Du bestemmer tempoet.',
    ],
    [{ strong: 'Hvor længe:' }, ' Typisk 8-12\u00A0gange.'],
    [
      { strong: 'Pris:' },
      ` ${kroner(amounts.counsellingHour)} pr.\u00A0time. Du får en faktura efter forløbet.`,
    ],
    [{ strong: 'Begynd sådan:' }, ' ', ...callOrWrite, ' Du behøver ikke en henvisning.'],
  ],
  blocks: [
    {
      kind: 'prose',
      id: 'viden-om-dig-selv',
      heading: 'Viden om dig selv',
      paragraphs: [
        [
          { label: 'Psykoedukation', term: 'psykoedukation' },
          ' er viden om en diagnose eller en vanskelighed. Man lærer at bruge den viden i sin hverdag. Vi taler om, hvordan ',
          { label: 'ADHD', term: 'adhd' },
          ', ',
          { label: 'autisme', term: 'autisme' },
          ', ',
          { label: 'angst', term: 'angst' },
          ' eller langvarigt pres viser sig hos netop dig. Det ligner ikke altid det, der står i bøgerne.',
        ],
        'Du har sikkert fundet dine egne måder at klare dig på: at knokle, at planlægge alt eller at holde dig væk. De har bragt dig langt. Vi ser på, hvad de koster dig, og hvad du kan gøre i stedet.',
      ],
      highlight: 'Du skal ikke laves om. Du skal kende dig selv godt nok til at kunne vælge.',
      more: [
        'Forløbet er for alle på 18\u00A0år og derover. Måske er du lige flyttet hjemmefra, måske har du haft job i mange år.',
      ],
    },
    {
      kind: 'panels',
      id: 'dit-eget-tempo',
      heading: 'I dit eget tempo',
      lead: 'Mange er vant til at løbe for at følge med de andre. Her er det dit tempo, der gælder. Sig til, når det går for stærkt eller for langsomt.',
      panels: [
        {
          heading: 'Under samtalen',
          tint: 'sky',
          points: [
            'Du må gå rundt, tegne eller holde en pause',
            'Du behøver ikke se på os, mens du taler',
            'Du kan få det vigtigste på skrift',
          ],
        },
        {
          heading: 'Mellem samtalerne',
          tint: 'leaf',
          points: [
            'Du får lidt at prøve af, aldrig en lang liste',
            'En dårlig uge er ikke et nederlag, men noget at tale om',
            'Du vælger selv, hvem der skal vide, at du kommer her',
          ],
        },
      ],
      hasUrgentHelp: true,
    },
    {
      kind: 'cards',
      id: 'studie-job-og-hverdag',
      heading: 'Studie, job og hverdag',
      lead: 'Det er dig, der vælger, hvor vi begynder. Tingene hænger som regel sammen, så du kan ikke vælge forkert.',
      cards: [
        {
          heading: 'Studie og uddannelse',
          text: 'At komme i gang, læse lange tekster, være i gruppearbejde og nå frem til en eksamen. Vi ser også på, hvilken støtte du kan bede om.',
        },
        {
          heading: 'Job',
          text: 'Pauser, larm, møder og opgaver, som ingen har forklaret ordentligt. Du bestemmer selv, om du vil fortælle det til din leder, og hvad du i så fald siger.',
        },
        {
          heading: 'Hverdag',
          text: 'Søvn, mad, regninger og en postkasse, der er fuld. Vi finder nogle få faste greb, som du også kan bruge i en dårlig uge.',
        },
        {
          heading: 'Venner, kæreste og familie',
          text: 'At være sammen med andre uden at bruge alle kræfterne på det. Og at sige, hvad du har brug for, uden at undskylde.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'saadan-foregaar-det',
      heading: 'Sådan foregår det',
      lead: 'Et forløb er typisk på 8-12\u00A0gange. Vi aftaler sammen, hvor tit vi mødes, og hvornår du har fået det, du kom efter.',
      steps: [
        {
          heading: 'Den første samtale',
          text: 'Du fortæller, hvad der fylder, og hvad du gerne vil kunne. Har du papirer fra en udredning, kan du tage dem med. Det er ikke et krav.',
        },
        {
          heading: 'Din uge på papir',
          text: 'Hvad giver dig kræfter, og hvad tager dem? Vi skriver eller tegner en helt almindelig uge, så mønstret bliver tydeligt.',
        },
        {
          heading: 'Én ting ad gangen',
          text: 'Mellem samtalerne ændrer du noget småt og ser, hvad der sker. Virker det ikke, har du lært noget, og så prøver vi noget andet.',
        },
        {
          heading: 'Det, du tager med dig',
          text: 'Vi slutter af med at samle dine ord, dine tegn og dine greb ét sted. Så kan du finde dem frem, når hverdagen ændrer sig.',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'det-praktiske',
      heading: 'Det praktiske',
      facts: [
        { name: 'Alder', value: '18\u00A0år og derover' },
        { name: 'Længde', value: 'Typisk 8-12\u00A0gange' },
        { name: 'Pris', note: 'pr.\u00A0time', value: kroner(amounts.counsellingHour) },
      ],
      note: [
        'Vi har ikke et ',
        { label: 'ydernummer', term: 'ydernummer' },
        ', altså en aftale med regionen, og tager derfor ikke imod lægehenvisninger. Du kontakter os selv og får en faktura efter forløbet. Prisen på andre forløb, blandt andet eksamensforløb, står på siden med ',
        { label: 'priser', to: paths.prices },
        '.',
      ],
    },
    {
      kind: 'prose',
      id: 'mere-end-samtaler',
      heading: 'Brug for mere end samtaler?',
      paragraphs: [
        [
          'Nogle ting er svære at komme i gang med alene, også når man ved, hvad man vil. Så kan en ',
          { label: 'mentor', term: 'makker' },
          ', en ung medarbejder fra ',
          { label: 'ressourceteamet', to: paths.resourceTeam },
          ', følges med dig i hverdagen. Det kræver, at du har et forløb eller får rådgivning ved siden af.',
        ],
        [
          'Er du selv under 18, eller søger du hjælp til en under 18, kan du læse om ',
          { label: 'psykoedukative forløb', to: paths.psychoeducation },
          ' for børn og unge.',
        ],
      ],
    },
  ],
  callToAction: {
    heading: 'Vil du høre mere?',
    text: 'Du behøver ikke kunne forklare det hele. Vi begynder med det, du gerne vil have hjælp til.',
    label: 'Kontakt os',
    to: paths.contact,
  },
}

export default psychoeducationAdults
