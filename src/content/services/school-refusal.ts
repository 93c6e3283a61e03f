import { type ServiceContent, talkToUs } from '@/content/services/service-content'

export const schoolRefusal: ServiceContent = {
  title: 'Skolevægring',
  lead: 'Når et barn måske gerne vil, men ikke kan komme i skole, er det sjældent et spørgsmål om vilje. Vi begynder med at forstå, hvad der gør skoledagen svær.',
  sections: [
    {
      heading: 'Måske genkender I det',
      paragraphs: [
        'Mange forældre kalder det ufrivilligt skolefravær. Skole og kommune taler om bekymrende skolefravær. Bag ordene er der ofte en morgen, der er gået skævt mange gange, og en familie, der har prøvet det meste.',
      ],
      points: [
        'Ondt i maven eller hovedet på skoledage, men sjældent i ferier.',
        'Lange aftener, hvor tankerne om næste dag ikke vil slippe.',
        'Et barn, der klarer skoledagen og er helt tømt for kræfter, når det kommer hjem.',
      ],
    },
    {
      heading: 'De første skridt hjemme',
      paragraphs: [
        'Tag presset af morgenen, og tal om skolen på et tidspunkt, hvor der er ro. Lad barnet fortælle, hvad der er sværest: vejen derhen, klassen, frikvartererne eller noget helt fjerde. Skriv det ned. Det er vigtig viden, når I mødes med skolen.',
      ],
    },
    {
      heading: 'Samarbejdet med skole og kommune',
      paragraphs: [
        'Vi hjælper med at samle de voksne om én plan, så barnet ikke skal forklare sig mange steder. Planen går i et tempo, som barnet kan holde til, og vi aftaler på forhånd, hvad vi gør, når en uge bliver svær.',
      ],
    },
  ],
  callToAction: talkToUs,
}
