import { mailCaution, mailToTalk } from '@/content/contact'
import type { LegalContent } from '@/content/legal/legal-content'
import { site } from '@/content/site'

/**
 * The accessibility statement: features, tests and known faults. Must stay true to the site; change it together with the
 * code.
 */
export const accessibility: LegalContent = {
  title: 'Tilgængelighed',
  lead: 'Alle skal kunne læse og bruge hjemmesiden. Her står, hvad vi gør for det, hvad der mangler, og hvordan du siger til.',
  dating: { reviewedOn: '2026-11-24' },
  sections: [
    {
      id: 'maalet',
      heading: 'Det er målet',
      paragraphs: [
        'Målet er, at siden følger de internationale retningslinjer WCAG\u00A02.2 på niveau AA. De handler om, at man skal kunne se, forstå og betjene en hjemmeside, også med skærmlæser, tastatur eller stor skrift.',
        'Siden er holdt rolig, og vi skriver så enkelt, vi kan. For nogle er det en forudsætning for at kunne bruge siden.',
        'Denne side er vores egen beskrivelse. Den er ikke den erklæring, som loven kræver af offentlige myndigheder.',
      ],
    },
    {
      id: 'det-kan-du-goere',
      heading: 'Det kan du gøre',
      paragraphs: [
        'Øverst på denne side, nederst på alle sider og i menuen på telefonen kan du vælge større tekst og en rolig side, hvor intet bevæger sig. Valget gælder hele hjemmesiden og bliver husket i din browser. Siden retter sig også efter de valg, du har truffet på din enhed:',
      ],
      points: [
        [
          { strong: 'Tastatur:' },
          ' alt kan nås med tabulatortasten, og du kan se, hvor du er. Det første tryk fører til ”Spring til indhold”.',
        ],
        [
          { strong: 'Skærmlæser:' },
          ' overskrifter, områder, felter og knapper har navne. Beskeder bliver læst op, når de kommer.',
        ],
        [
          { strong: 'Større tekst:' },
          ' du kan forstørre siden i browseren, også til 400\u00A0%, uden at skulle rulle sidelæns.',
        ],
        [
          { strong: 'Farver:' },
          ' nederst på siden kan du vælge lyst eller mørkt udseende. Har du valgt høj kontrast eller dine egne farver på din enhed, bliver de brugt.',
        ],
        [
          { strong: 'Ro:' },
          ' har du slået bevægelse fra på din enhed, står alting stille. Alt, der skifter af sig selv, har desuden en pauseknap.',
        ],
        [
          { strong: 'Oplæsning:' },
          ' artikler og siderne om vores ydelser kan læses op. Tryk på ”Læs op”, så læser din enheds egen danske stemme, og sætningen bliver markeret imens. Teksten bliver ikke sendt nogen steder hen. Har enheden ingen dansk stemme, vises knappen ikke.',
        ],
        [
          { strong: 'Papir:' },
          ' siderne kan printes. Så kommer kun teksten med, også den fra lukkede faneblade.',
        ],
      ],
    },
    {
      id: 'test',
      heading: 'Sådan er siden testet',
      paragraphs: ['De, der har bygget siden, har testet den på disse måder:'],
      points: [
        'Et program, axe, har gennemgået hver side for fejl, på telefon og stor skærm, i lyst og mørkt udseende.',
        'De vigtigste opgaver er gennemført kun med tastaturet: at finde et kursus, læse en artikel og tilmelde sig nyhedsbrevet.',
        'De er også prøvet automatisk i de tre browsermotorer, der ligger bag Chrome og Edge, Firefox og Safari.',
        'Overskrifter og områder på hver side er læst i den rækkefølge, som en skærmlæser møder dem.',
        'Siderne er vist i 400\u00A0%, med ekstra luft mellem bogstaver og linjer, med høj kontrast, uden bevægelse og på print.',
      ],
    },
    {
      id: 'mangler',
      heading: 'Det mangler endnu',
      paragraphs: ['Tests finder ikke alt. Vi ved, at dette mangler:'],
      points: [
        'Ingen, der bruger skærmlæser eller andre hjælpemidler til daglig, har prøvet siden endnu.',
        'Siden er prøvet i browsermotoren bag Safari, men ikke på en iPhone.',
        'Siden findes kun på dansk. Den findes ikke som letlæst eller på tegnsprog.',
        'Vi linker til podcasts og hjemmesider, der ikke er vores. Vi ved ikke, om de er tilgængelige for alle.',
      ],
    },
    {
      id: 'sig-til',
      heading: 'Sig til, hvis noget driller',
      paragraphs: [
        [
          'Skriv til ',
          { mail: mailToTalk('Tilgængelighed') },
          ', eller ring på ',
          { label: site.phone.label, href: site.phone.href },
          `. Telefonen er åben ${site.openingHours.inSentence}. ${mailCaution}`,
        ],
        'Fortæl gerne, hvilken side det handler om, hvad du ville, og hvad der skete. Mangler du oplysninger fra siden nu og her, kan du få dem over telefonen.',
      ],
    },
    {
      id: 'regler-og-klage',
      heading: 'Regler og klage',
      paragraphs: [
        'Fra den 28.\u00A0juni 2025 stiller loven også krav om tilgængelighed til nogle digitale tjenester fra private virksomheder. Det er myndighederne, der afgør, hvilke krav der gælder for en side som vores.',
        'Er du ikke tilfreds med vores svar, kan myndighederne også fortælle, om og hvor du kan klage.',
      ],
    },
  ],
}
