import { type ServiceContent, talkToUs } from '@/content/services/service-content'

export const psychoeducation: ServiceContent = {
  title: 'Psykoedukative forløb',
  lead: 'Psykoedukation er viden om en diagnose eller en vanskelighed, som man lærer at bruge i sin hverdag. Hos os foregår det i et selvforståelsesforløb: samtaler, hvor barnet eller den unge lærer sig selv at kende.',
  sections: [
    {
      heading: 'Hvad barnet lærer',
      paragraphs: [
        'Vi tager udgangspunkt i det, barnet er god til, og det, der fylder. Samtalerne handler om barnets egen hverdag: skolen, kammeraterne, familien og de situationer, hvor det hele bliver for meget.',
      ],
      points: [
        'At sætte ord på, hvordan man selv har det.',
        'At opdage tegnene på, at det er ved at blive for meget.',
        'At finde måder at sige til og fra på, som virker i ens egen hverdag.',
      ],
    },
    {
      heading: 'Sådan er forløbet bygget op',
      paragraphs: [
        'Et selvforståelsesforløb er på 14 timer: 14 samtaler med sideløbende forældrevejledning, så I hjemme kender de ord og aftaler, som barnet arbejder med. Forløbet kan forlænges, eller I kan bestille gang for gang.',
        'Dialogmøder, altså korte møder mellem to parter som hjem og skole, og netværksmøder, hvor alle omkring barnet mødes, kan vælges til.',
      ],
    },
  ],
  callToAction: talkToUs,
}
