import { mailCaution, mailToTalk } from '@/content/contact'
import type { LegalContent } from '@/content/legal/legal-content'
import { paths } from '@/content/paths'
import { site } from '@/content/site'

/**
 * The privacy policy in eleven sections (spec 2 and 9). It describes the data that this site stores and sends; change it
 * together with the code.
 */
const privacy: LegalContent = {
  title: 'Privatlivspolitik',
  lead: 'Læs, hvilke oplysninger vi har om dig, hvad vi bruger dem til, og hvad du selv kan bestemme.',
  inShort: [
    'Du kan læse hele hjemmesiden uden at fortælle, hvem du er. Vi bruger ikke statistik eller markedsføring på hjemmesiden.',
    'I et forløb skriver vi korte notater. Dem gemmer vi i op til 5\u00A0år efter forløbets afslutning.',
    'Vi sælger ikke oplysninger og deler dem kun, når det er nødvendigt og lovligt.',
    'Nyhedsbrevet bliver sendt med Mailchimp, som er en tjeneste i USA. Du kan framelde dig, når du vil.',
    'Du kan bede om at se, rette eller slette det, vi har om dig, og du kan klage til Datatilsynet.',
  ],
  dating: { validFrom: '2026-11-23' },
  sections: [
    {
      id: 'dataansvarlig',
      heading: 'Dataansvarlig',
      paragraphs: [
        `${site.name} er dataansvarlig for de oplysninger, som vi behandler om dig og dit barn. Det betyder, at vi bestemmer, hvad oplysningerne skal bruges til, og at vi har ansvaret for, at reglerne bliver fulgt.`,
        'Reglerne står i databeskyttelsesforordningen, også kaldet GDPR, og i databeskyttelsesloven. Du kan kontakte os her:',
      ],
      points: [
        `CVR-nummer: ${site.cvr}`,
        `Adresse: ${site.address.street}, ${site.address.city}`,
        ['E-mail: ', { mail: mailToTalk('Privatliv') }],
        ['Telefon: ', { label: site.phone.label, href: site.phone.href }],
      ],
    },
    {
      id: 'oplysninger',
      heading: 'Hvilke oplysninger vi behandler',
      paragraphs: [
        'Du kan læse hele hjemmesiden uden at fortælle, hvem du er. Hvad vi ellers ved om dig, afhænger af, hvordan vi har kontakt:',
      ],
      points: [
        [
          { strong: 'Når du åbner hjemmesiden:' },
          ' din IP-adresse, tidspunktet, den side, du beder om, og hvilken browser du bruger. Det kan stå i serverens log.',
        ],
        [
          { strong: 'Når du skriver eller ringer:' },
          ' navn, kontaktoplysninger og det, du selv vælger at fortælle.',
        ],
        [
          { strong: 'I et forløb eller på et kursus:' },
          ' navn, alder, kontaktoplysninger og notater fra samtaler og møder. Desuden oplysninger om helbred, skole og familie, når de har betydning for forløbet. CPR-nummer behandler vi kun, når loven tillader det.',
        ],
        [
          { strong: 'Når du betaler:' },
          ' navn, adresse, ydelse og beløb. For skoler og kommuner også EAN-nummer og kontaktperson.',
        ],
        [{ strong: 'Når du får nyhedsbrevet:' }, ' din e-mailadresse.'],
        [
          { strong: 'Når du arbejder sammen med os om et barn:' },
          ' navn, stilling, arbejdssted og kontaktoplysninger.',
        ],
        [{ strong: 'Når du søger job hos os:' }, ' ansøgning, cv og det, du ellers selv sender.'],
      ],
      more: [
        'De fleste oplysninger får vi fra dig selv. Fra skole, kommune eller andre får vi kun oplysninger, når der er samtykke til det, eller når loven tillader det.',
        'Du bestemmer selv, om du vil give os oplysninger. Uden navn og kontaktoplysninger kan vi ikke svare, indgå en aftale eller sende den faktura, som reglerne om regnskab kræver. Siger du nej til, at vi arbejder med helbredsoplysninger, kan der være forløb, vi ikke kan gennemføre.',
      ],
    },
    {
      id: 'formaal',
      heading: 'Formål og retsgrundlag',
      paragraphs: [
        'Vi behandler kun personoplysninger, når der er et formål med det og et grundlag i loven. Artiklerne herunder står i databeskyttelsesforordningen.',
      ],
      points: [
        [
          { strong: 'At drive og beskytte hjemmesiden:' },
          ' artikel\u00A06, stk.\u00A01, litra\u00A0f. Vi har en berettiget interesse i, at siden virker og ikke bliver misbrugt. Det er grundlaget for serverens log.',
        ],
        [
          { strong: 'At svare på henvendelser:' },
          ' artikel\u00A06, stk.\u00A01, litra\u00A0b, hvis det handler om en aftale med dig. Ellers er grundlaget litra\u00A0f, fordi vi har en berettiget interesse i at svare.',
        ],
        [
          { strong: 'At gennemføre forløb og kurser:' },
          ' artikel\u00A06, stk.\u00A01, litra\u00A0b, når du selv har bestilt. Har en skole eller en kommune bestilt, kan grundlaget være litra\u00A0e eller litra\u00A0f. For oplysninger om dit barn og andre i familien kan det også være litra\u00A0f.',
        ],
        [
          { strong: 'At arbejde med helbredsoplysninger:' },
          ' dit udtrykkelige samtykke efter artikel\u00A09, stk.\u00A02, litra\u00A0a, eller et andet grundlag i artikel\u00A09, stk.\u00A02.',
        ],
        [
          { strong: 'At sende faktura og føre regnskab:' },
          ' artikel\u00A06, stk.\u00A01, litra\u00A0c, og bogføringsloven.',
        ],
        [
          { strong: 'At sende nyhedsbrev:' },
          ' dit samtykke efter artikel\u00A06, stk.\u00A01, litra\u00A0a, og markedsføringsloven §\u00A010. Det dækker også Mailchimps måling, se afsnittet om nyhedsbrevet.',
        ],
        [
          { strong: 'At behandle jobansøgninger:' },
          ' artikel\u00A06, stk.\u00A01, litra\u00A0b eller litra\u00A0f.',
        ],
      ],
      more: ['Hvis vi har brug for et CPR-nummer, sker det efter databeskyttelsesloven §\u00A011.'],
    },
    {
      id: 'modtagere',
      heading: 'Modtagere og databehandlere',
      paragraphs: [
        'Vi sælger ikke oplysninger. Vi deler dem kun, når det er nødvendigt og lovligt:',
      ],
      points: [
        [
          { strong: 'Skole, kommune og andre fagfolk:' },
          ' når der er samtykke til det, eller når loven tillader eller kræver det.',
        ],
        [
          { strong: 'Myndigheder:' },
          ' når vi har pligt til det, fx hvis vi skal underrette kommunen af hensyn til et barn.',
        ],
        [
          { strong: 'Supabase:' },
          ' databehandler for hjemmesidens database med kurser og administratorernes brugerkonti. Din tilmelding til nyhedsbrevet bliver også sendt gennem Supabase.',
        ],
        [
          { strong: 'Mailchimp (Intuit):' },
          ' databehandler for nyhedsbrevet og modtagernes e-mailadresser.',
        ],
        [
          { strong: 'Andre leverandører:' },
          ' vi kan have databehandlere til fx drift af hjemmesiden, e-mail, regnskab og journal.',
        ],
      ],
      more: [
        'En databehandler må kun bruge oplysningerne på vores vegne og efter vores instruks. Du kan altid spørge os, hvem vi bruger lige nu.',
      ],
    },
    {
      id: 'lande-uden-for-eu',
      heading: 'Lande uden for EU',
      paragraphs: [
        'Mailchimp ejes af Intuit i USA. Tilmelder du dig nyhedsbrevet, kan din e-mailadresse derfor blive overført til USA. Supabase har også selskaber uden for EU. Får de adgang til personoplysninger, gælder de samme krav.',
        'En overførsel skal have et grundlag i databeskyttelsesforordningens kapitel\u00A0V. Mailchimps databehandleraftale nævner to: EU-Kommissionens afgørelse om EU-U.S. Data Privacy Framework, som gælder virksomheder, der er tilsluttet, og EU-Kommissionens standardkontrakter.',
        'Skriv til os, hvis du vil vide, hvilket grundlag der gælder for dine oplysninger, eller have en kopi af det.',
      ],
    },
    {
      id: 'opbevaring',
      heading: 'Opbevaring',
      paragraphs: [
        'Vi gemmer ikke oplysninger længere, end der er brug for. Derefter bliver de slettet eller gjort anonyme.',
      ],
      points: [
        [
          { strong: 'Serverens log:' },
          ' så kort tid som muligt, og kun så længe den bruges til drift og sikkerhed.',
        ],
        [{ strong: 'Journal:' }, ' op til 5\u00A0år efter forløbets afslutning.'],
        [
          { strong: 'Regnskab:' },
          ' 5\u00A0år fra udgangen af det regnskabsår, som materialet hører til.',
        ],
        [
          { strong: 'Nyhedsbrev:' },
          ' så længe du er tilmeldt. Derefter kan vi i en periode gemme, hvornår du sagde ja og nej, så vi kan dokumentere det.',
        ],
        [
          { strong: 'Jobansøgninger:' },
          ' så længe vi vurderer ansøgningen, og derefter kun med dit samtykke.',
        ],
        [
          { strong: 'Henvendelser:' },
          ' så længe vi har brug for dem for at svare. Fører henvendelsen til et forløb, kan den blive en del af journalen.',
        ],
      ],
      more: [
        [
          'Hvad vi skriver i journalen, kan du læse i ',
          { label: 'vilkårene om journal', to: `${paths.terms}#journal` },
          '.',
        ],
      ],
    },
    {
      id: 'dine-rettigheder',
      heading: 'Dine rettigheder',
      paragraphs: [
        'Databeskyttelsesforordningens artikel\u00A015-22 giver dig nogle rettigheder, som du kan bruge ved at skrive eller ringe til os. Der kan være undtagelser i loven. Gælder der en, fortæller vi dig hvorfor.',
      ],
      points: [
        [{ strong: 'Indsigt:' }, ' se de oplysninger, vi har om dig (artikel\u00A015).'],
        [{ strong: 'Berigtigelse:' }, ' få forkerte oplysninger rettet (artikel\u00A016).'],
        [
          { strong: 'Sletning:' },
          ' få slettet oplysninger, før vi ellers ville gøre det (artikel\u00A017).',
        ],
        [
          { strong: 'Begrænsning:' },
          ' bede os om at sætte behandlingen på pause (artikel\u00A018).',
        ],
        [
          { strong: 'Dataportabilitet:' },
          ' få oplysninger, du selv har givet os, i et format, der kan læses af en computer (artikel\u00A020).',
        ],
        [
          { strong: 'Indsigelse:' },
          ' sige nej til, at vi behandler oplysningerne (artikel\u00A021).',
        ],
        [
          { strong: 'Samtykke:' },
          ' trække et samtykke tilbage, når du vil (artikel\u00A07). Det ændrer ikke ved det, der er sket indtil da.',
        ],
      ],
      more: [
        'Vi træffer ikke afgørelser om dig alene ved hjælp af en computer (artikel\u00A022). Efter forordningen skal du have svar uden unødig forsinkelse og som udgangspunkt inden for en måned.',
        'Som forælder kan du ofte bruge rettighederne på dit barns vegne. Det afhænger af forældremyndigheden og af barnets alder og modenhed.',
      ],
    },
    {
      id: 'nyhedsbrev',
      heading: 'Nyhedsbrev',
      paragraphs: [
        'Når du tilmelder dig, siger du ja til, at vi sender dig nyhedsbreve på e-mail om vores kurser, ydelser og artikler. Vi beder kun om din e-mailadresse.',
        'Du kan altid trække dit samtykke tilbage via linket i hvert nyhedsbrev eller ved at skrive til os.',
        'Nyhedsbrevet bliver sendt med Mailchimp, som er en tjeneste i USA. Den kan måle, om et nyhedsbrev bliver åbnet, og hvilke links der bliver brugt. Grundlaget er det samtykke, du giver, når du tilmelder dig.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies og lagring',
      paragraphs: [
        'Vi bruger kun lagring, der er nødvendig for, at siden virker, og for at huske dit valg. Vi bruger ikke statistik eller markedsføring på hjemmesiden. Siden henter heller ikke skrifttyper, kort, videoer eller sporingskode fra andre tjenester. Dette kan ligge i din browser:',
      ],
      points: [
        [
          { strong: 'cookieConsent' },
          ' husker dit svar på cookiebanneret: accepted, hvis du accepterede, eller rejected, hvis du afviste. Det ligger i browserens lokale lager, til du sletter det.',
        ],
        [
          { strong: 'vite-ui-theme' },
          ' husker, om du har valgt lyst udseende, mørkt udseende eller det samme som din enhed. Det ligger i browserens lokale lager, til du sletter det.',
        ],
        [
          { strong: 'reading-comfort' },
          ' husker, om du har valgt større tekst eller en rolig side. Det ligger i browserens lokale lager, til du sletter det.',
        ],
        [
          { strong: 'scroll-positions' },
          ' husker, hvor langt du er nået på de sider, du har set. Det ligger i fanebladets eget lager og forsvinder, når du lukker det.',
        ],
        [
          { strong: 'Kun for administratorer:' },
          ' en session i browserens lokale lager husker, at de er logget ind. Cookien sidebar_state husker deres menu i 7\u00A0dage.',
        ],
      ],
      more: [
        'Tilmelder du dig nyhedsbrevet, tæller databasen forsøgene for at hindre misbrug. Den ser kun koder, der er lavet af e-mailadressen og IP-adressen. Kurserne bliver hentet fra vores database hos Supabase.',
        'Nederst på hver side kan du åbne Cookieindstillinger og ændre dit valg. Du kan også slette lagringen i din browser. Følger du et link til en anden hjemmeside, gælder dens egne regler.',
      ],
    },
    {
      id: 'sikkerhed',
      heading: 'Sikkerhed',
      paragraphs: [
        'Kun medarbejdere, der har brug for oplysningerne i deres arbejde, må se dem. Hjemmesidens kurser kan kun ændres af en administrator, der er logget ind.',
        `Almindelig e-mail er ikke sikker nok til følsomme oplysninger. ${mailCaution} Ring hellere til os, så finder vi en sikker måde.`,
        'Sker der et brud på sikkerheden med høj risiko for dig, giver vi dig besked efter databeskyttelsesforordningens artikel\u00A034.',
      ],
    },
    {
      id: 'klage',
      heading: 'Klage til Datatilsynet',
      paragraphs: [
        [
          'Er du utilfreds med den måde, vi behandler dine oplysninger på, vil vi gerne høre det. Skriv til ',
          { mail: mailToTalk('Privatliv') },
          ', så ser vi på det sammen.',
        ],
        [
          'Du kan også klage til Datatilsynet, uden at du har skrevet til os først. På ',
          { label: 'Datatilsynets hjemmeside', external: 'datatilsynet' },
          ' står der, hvordan du gør. Datatilsynet har disse kontaktoplysninger:',
        ],
      ],
      points: [
        'Adresse: Carl Jacobsens Vej\u00A035, 2500\u00A0Valby',
        ['Telefon: ', { label: '33\u00A019\u00A032\u00A000', href: 'tel:+4533193200' }],
        ['E-mail: ', { mail: 'mailto:dt@datatilsynet.dk' }],
      ],
    },
  ],
}

export default privacy
