import { mailCaution } from '@/content/contact'
import type { LegalContent } from '@/content/legal/legal-content'
import { paths } from '@/content/paths'
import { amounts } from '@/content/prices/amounts'
import { kroner } from '@/content/prices/kroner'
import { mailto, site } from '@/content/site'

/** The terms in thirteen sections (spec 2 and 9, Payment and terms). */
const terms: LegalContent = {
  title: 'Vilkår og betingelser',
  lead: 'Her står, hvad der gælder, når du bestiller et forløb, et kursus eller rådgivning hos os.',
  inShort: [
    'Vi har en aftale, når vi er enige om indhold, tid og pris.',
    'Har du bestilt på afstand som privat, kan du som udgangspunkt fortryde i 14\u00A0dage.',
    'Du får en faktura bagefter. Den skal betales inden 8\u00A0dage.',
    'Afbud mere end 48\u00A0timer før koster ikke noget. Mindre end 48\u00A0timer før koster det 50\u00A0%, og kommer du ikke, betaler du fuld pris.',
    'Vi har tavshedspligt. Men vi har pligt til at underrette kommunen, når loven siger det af hensyn til et barn.',
  ],
  dating: { validFrom: '2026-11-23' },
  sections: [
    {
      id: 'parterne',
      heading: 'Parterne',
      paragraphs: [
        `Aftalen gælder mellem ${site.name}, CVR-nummer ${site.cvr}, ${site.address.street}, ${site.address.city}, og dig, der bestiller. ”Du” er både den private og den, der bestiller for en skole, en kommune eller en virksomhed.`,
        'Vilkårene gælder, når vi ikke har aftalt andet skriftligt. Er du forbruger, gælder forbrugerlovgivningen altid, også hvis den stiller dig bedre end vilkårene.',
      ],
    },
    {
      id: 'ydelser',
      heading: 'Ydelser',
      paragraphs: [
        'Vi tilbyder blandt andet psykoedukation, altså viden om en diagnose eller vanskelighed, som kan bruges i hverdagen. Vi tilbyder også forældrevejledning, støtte til børn og unge, kurser, foredrag og supervision, altså regelmæssig faglig vejledning.',
        [
          'På siden ',
          { label: 'Vores ydelser', to: paths.services },
          ' kan du læse om hver ydelse. Indhold, omfang og sted aftaler vi med dig, før vi begynder.',
        ],
        'Vi gør os umage, men vi kan ikke love et bestemt resultat. Vores ydelser erstatter ikke undersøgelse eller behandling hos en læge.',
      ],
    },
    {
      id: 'bestilling',
      heading: 'Bestilling',
      paragraphs: [
        'Du bestiller ved at ringe, skrive eller tale med os. Aftalen er indgået, når vi er enige om indhold, tid og pris.',
        'Vi har ikke ydernummer, altså en aftale med regionen. Derfor tager vi ikke imod lægehenvisninger, og en henvisning giver ikke tilskud hos os.',
        'Er du forbruger, gælder forbrugeraftaleloven. Har du bestilt på afstand, fx telefonisk eller på mail, kan du som udgangspunkt fortryde. Fristen er 14\u00A0dage fra den dag, aftalen er indgået. Du fortryder ved at give os tydelig besked, gerne på skrift.',
        'Har du bedt os om at begynde inden da, kan vi kræve betaling for den del, du har fået. Der er undtagelser i loven, fx når en ydelse er helt udført med dit samtykke. Spørg os, hvis du er i tvivl.',
        [
          { strong: 'Standardfortrydelsesformular.' },
          ' Du kan bruge den, men du behøver ikke. Kopiér teksten, og udfyld og returnér den kun, hvis du vil fortryde:',
        ],
      ],
      points: [
        [
          `Til ${site.name}, ${site.address.street}, ${site.address.city}, `,
          { mail: mailto('Fortrydelse') },
        ],
        'Jeg/vi (*) meddeler herved, at jeg/vi (*) ønsker at gøre fortrydelsesretten gældende i forbindelse med min/vores (*) aftale om levering af følgende tjenesteydelser:',
        'Bestilt den:',
        'Forbrugerens navn (forbrugernes navne):',
        'Forbrugerens adresse (forbrugernes adresse):',
        'Forbrugerens underskrift (forbrugernes underskrifter), kun hvis formularen sendes på papir:',
        'Dato:',
      ],
      more: [`(*) Det, der ikke passer, streges over. ${mailCaution}`],
    },
    {
      id: 'priser-og-moms',
      heading: 'Priser og moms',
      paragraphs: [
        [
          'De gældende priser står på siden ',
          { label: 'Priser', to: paths.prices },
          `. En times rådgivning koster ${kroner(amounts.counsellingHour)} Har vi aftalt en pris med dig, er det den, der gælder.`,
        ],
        'Står der ”ekskl. moms” ved en pris, lægger vi moms til på fakturaen.',
        `Kører vi ud til dig, koster det ${kroner(amounts.drivingHour)} pr. time plus statens kilometertakst. Det aftaler vi, inden vi kører.`,
      ],
    },
    {
      id: 'betaling',
      heading: 'Betaling',
      paragraphs: [
        'Du får en faktura bagefter. Betalingsfristen er netto 8\u00A0dage fra fakturaens dato.',
        'Skoler, kommuner og andre offentlige kunder får elektronisk faktura. Oplys derfor EAN-nummer og eventuelt rekvisitionsnummer, når du bestiller.',
        'Bliver fakturaen betalt for sent, kan vi opkræve renter og rykkergebyr efter renteloven. Er det svært at betale til tiden, så ring, inden fristen er gået.',
      ],
    },
    {
      id: 'afbud',
      heading: 'Afbud og udeblivelse',
      paragraphs: ['Meld afbud så tidligt som muligt på telefon eller e-mail. For afbud gælder:'],
      points: [
        [{ strong: 'Mere end 48\u00A0timer før:' }, ' ingen betaling.'],
        [{ strong: 'Mindre end 48\u00A0timer før:' }, ' du betaler 50\u00A0% af prisen.'],
        [{ strong: 'Udeblivelse uden afbud:' }, ' du betaler fuld pris.'],
      ],
      more: [
        [
          'På siden ',
          { label: 'Priser', to: paths.prices },
          ' er der også en regel om afbud med en grænse på 24\u00A0timer. Spørg os, når du bestiller, hvis du er i tvivl om, hvad der gælder for din aftale.',
        ],
      ],
    },
    {
      id: 'aendringer',
      heading: 'Ændringer fra vores side',
      paragraphs: [
        'Bliver en konsulent syg, eller må vi aflyse af andre grunde, giver vi dig besked hurtigst muligt. Så aftaler vi en ny tid. Du betaler ikke for en aftale, vi selv aflyser.',
        'Skal en anden konsulent overtage dit forløb, taler vi med dig om det først.',
        'Ændrer vi vilkårene, står den nye version her på siden med den dato, den gælder fra. For en aftale, der allerede er indgået, gælder den version, du bestilte efter.',
      ],
    },
    {
      id: 'tavshedspligt',
      heading: 'Tavshedspligt',
      paragraphs: [
        'Vores medarbejdere har tavshedspligt. Vi taler kun om dig eller dit barn med skole, kommune, læge eller andre, når der er samtykke. Undtaget er de tilfælde, hvor loven tillader eller kræver det.',
        'Vi har pligt til at underrette kommunen i de tilfælde, der står i barnets\u00A0lov kapitel\u00A016, fx når et barns sundhed eller udvikling er i fare. Pligten går forud for tavshedspligten. Som udgangspunkt taler vi med familien først.',
      ],
    },
    {
      id: 'journal',
      heading: 'Journal',
      paragraphs: [
        'I individuelle forløb skriver vi korte notater om det, vi aftaler og arbejder med. Så kan vi fortsætte, hvor vi slap.',
        'Journalen bliver gemt i op til 5\u00A0år efter forløbets afslutning. Regnskabsmateriale bliver gemt i 5\u00A0år. Du kan bede om at se det, vi har skrevet om dig.',
      ],
    },
    {
      id: 'ansvar',
      heading: 'Ansvar',
      paragraphs: [
        'Vi har ansvar for vores arbejde efter dansk rets almindelige regler. Vi rådgiver ud fra det, vi får at vide. Fortæl os derfor, hvis noget vigtigt ændrer sig undervejs.',
        'Beslutninger om skole, støtte og behandling træffes af dig selv, skolen, kommunen eller lægen. Vores råd er vejledende.',
        'Vi er ikke et akuttilbud.',
      ],
      hasUrgentHelp: true,
    },
    {
      id: 'klage',
      heading: 'Klage',
      paragraphs: [
        'Er du ikke tilfreds, så sig det til din konsulent, eller skriv til os. Fortæl gerne, hvad du havde regnet med, og hvad der skete. Vi vil helst finde løsningen sammen med dig.',
        [
          'Er du forbruger, og bliver vi ikke enige, kan Nævnenes Hus oplyse, om og hvordan du kan klage over ydelsen. Adressen er Toldboden\u00A02, 8800\u00A0Viborg, og du kan læse mere på ',
          { label: 'naevneneshus.dk', external: 'naevneneshus' },
          '.',
        ],
      ],
    },
    {
      id: 'persondata',
      heading: 'Persondata',
      paragraphs: [
        [
          'I ',
          { label: 'privatlivspolitikken', to: paths.privacy },
          ' står der, hvilke oplysninger vi behandler, hvor længe vi gemmer dem, og hvordan du bruger dine rettigheder.',
        ],
        'Har en skole eller en kommune bestilt forløbet, kan der være brug for en særlig aftale om ansvaret for oplysningerne. Den laver vi, før vi begynder.',
      ],
    },
    {
      id: 'lovvalg',
      heading: 'Lovvalg',
      paragraphs: [
        'Aftalen følger dansk ret. Bliver vi uenige, prøver vi først at finde en løsning ved at tale sammen.',
        'Lykkes det ikke, kan sagen afgøres ved de danske domstole efter de almindelige regler om, hvor en sag skal anlægges.',
      ],
    },
  ],
}

export default terms
