import { founder } from '@/content/founder'
import type { Photo } from '@/content/photo'
import { site } from '@/content/site'
import type { Tint } from '@/styles/tints'

/**
 * PLACEHOLDERS for the staff, until the owner fills them in: invented names, roles and stories, without degrees or
 * authorisations.
 */
export type TeamMember = {
  readonly id: string
  readonly name: string
  readonly title: string
  /** Without a photo the initials are shown, on `tint`. */
  readonly photo?: Photo
  readonly tint: Tint
  /** On the card. */
  readonly shortBio: string
  /** In the profile, in paragraphs. */
  readonly fullBio: readonly string[]
  /** Only the young mentors belong to a team (spec 3, Team member). */
  readonly team?: 'RessourceTeamet'
}

/** A work address is the first name at the centre's domain, with the Danish letters written out. */
export function staffEmail({ name }: Pick<TeamMember, 'name'>): string {
  const [firstName = ''] = name.toLowerCase().split(' ')
  const written = firstName
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
  return `${written}@${site.emailDomain}`
}

export const team: readonly TeamMember[] = [
  {
    id: 'mette',
    name: founder.name,
    title: founder.role,
    tint: 'peach',
    shortBio: 'Leder centret og hjælper, når mange skal blive enige om et barns hverdag.',
    fullBio: [
      'Mette stiftede centret og leder det i dag. Hun taler med skoler og kommuner, inden et forløb begynder, og får aftalerne på plads.',
      'Familier møder hende især til netværksmøder, altså møder med familie, skole, kommune og andre om barnet. Her sørger hun for, at barnets egne ord også kommer på bordet.',
      'Mette har aldrig ejet en kanariefugl. Men hun fodrer solsortene i gården, før hun tænder computeren.',
    ],
  },
  {
    id: 'anders',
    name: 'Anders Krogh',
    title: 'Pædagogisk konsulent',
    tint: 'egg',
    shortBio: 'Rådgiver familier og skoler, når skoledagen er blevet for svær.',
    fullBio: [
      'Anders arbejder med skolefravær. Han taler med barnet, forældrene og læreren og finder de små ændringer, der kan prøves først.',
      'Han underviser også lærere og pædagoger i, hvordan en skoledag kan få færre skift og flere pauser.',
      'Anders cykler til de fleste møder og kender de bedste bænke mellem Valby og Østerbro.',
    ],
  },
  {
    id: 'zeynep',
    name: 'Zeynep Aydin',
    title: 'Familiekonsulent',
    tint: 'leaf',
    shortBio: 'Hjælper forældre med de timer af døgnet, hvor det oftest går galt.',
    fullBio: [
      'Zeynep står for forældrevejledning, altså samtaler med forældre om hverdagen hjemme. Hun begynder gerne med en helt almindelig tirsdag: morgen, lektier, aftensmad og sengetid.',
      'Sammen vælger de én ting, der skal være lettere. Forældrene prøver den af inden næste samtale.',
      'Zeynep skriver alting i hånden. Hun har en skuffe fuld af notesbøger, som ingen andre kan læse.',
    ],
  },
  {
    id: 'soeren',
    name: 'Søren Ørskov',
    title: 'Specialkonsulent',
    tint: 'sky',
    shortBio: 'Holder trådene, når kommune, skole og hjem skal arbejde sammen.',
    fullBio: [
      'Søren er sagsansvarlig specialkonsulent. Det er ham, familien og kommunen ringer til, når noget skal aftales eller ændres.',
      'Han lægger planen sammen med familien, samler op på møderne og skriver status til kommunen.',
      'I weekenden bager Søren rugbrød efter sin mormors opskrift. Kollegerne får endeskiverne om mandagen.',
    ],
  },
  {
    id: 'helle',
    name: 'Helle Winther',
    title: 'Konsulent i psykoedukation',
    tint: 'peach',
    shortBio: 'Taler med børn og unge, der gerne vil forstå sig selv bedre.',
    fullBio: [
      'Helle har samtalerne i de psykoedukative forløb. Psykoedukation er viden om en diagnose eller vanskelighed. Man lærer at bruge den viden i sin hverdag.',
      'Hun tegner meget undervejs, og barnet beholder tegningerne. Forældrene får at vide, hvad de kan tale videre om derhjemme.',
      'Helle spiller kontrabas i et amatørorkester. På kontoret er hun den eneste, der vil have radiatoren på fem.',
    ],
  },
  {
    id: 'amir',
    name: 'Amir Rahimi',
    title: 'Ungekonsulent',
    tint: 'egg',
    shortBio: 'Taler med voksne fra 18\u00A0år om studie, job og en hverdag, der kan holde.',
    fullBio: [
      'Hos Amir handler samtalerne om studie, job og bolig. De handler også om at kende sine egne grænser, før man rammer dem.',
      'Tempoet aftales fra gang til gang. Man må gerne komme uden at vide, hvad man vil tale om.',
      'Amir er vokset op over en grønthandel på Nørrebro og vælger stadig en melon ved at banke på den.',
    ],
  },
  {
    id: 'laerke',
    name: 'Lærke Damgaard',
    title: 'Skolekonsulent',
    tint: 'leaf',
    shortBio: 'Underviser lærere og pædagoger i almenskolen om børn med særlige behov.',
    fullBio: [
      'Lærke står for skoleindsatserne. Hun kommer ud på skolen, ser dagen sammen med de voksne og tager udgangspunkt i de klasser, de har.',
      'Hun giver også supervision, altså regelmæssig faglig vejledning. Det kan være for et helt team eller for en enkelt lærer, der står med noget svært.',
      'Lærke samler på gamle landkort fra skoler. Det største hænger på kontoret og viser et Europa, der ikke findes mere.',
    ],
  },
  {
    id: 'rene',
    name: 'René Falk',
    title: 'Koordinator for RessourceTeamet',
    tint: 'sky',
    shortBio: 'Finder den makker, der passer til barnet, og holder kontakten til familien.',
    fullBio: [
      'René leder vores makkere, altså de unge medarbejdere, der følges med et barn eller en ung. Han spørger først, hvad barnet godt kan lide, og finder derefter en makker.',
      'Når makkeren er i gang, taler han jævnligt med både makker og familie. Det er også ham, man ringer til, hvis noget skal laves om.',
      'René har spillet brætspil med de samme fire venner i 15\u00A0år og taber stadig med værdighed.',
    ],
  },
  {
    id: 'nanna',
    name: 'Nanna Bay',
    title: 'Kursuskoordinator',
    tint: 'peach',
    shortBio: 'Planlægger kurser og foredrag og svarer på spørgsmål om tilmelding.',
    fullBio: [
      'Nanna følger forældregrupper, kurser og foredrag fra den første mail til den sidste kop kaffe. Hun kan svare på, om et kursus passer, inden man tilmelder sig.',
      'Hun tager også imod på kurserne i Frederiksgade og viser vej op til 4.\u00A0sal.',
      'Nanna vinterbader, men indrømmer gerne, at hun mest gør det for saunaens skyld.',
    ],
  },
  {
    id: 'signe',
    name: 'Signe Østergaard',
    title: 'Makker',
    team: 'RessourceTeamet',
    tint: 'leaf',
    shortBio: 'Følges med børn, der gerne vil ud, men helst ikke alene.',
    fullBio: [
      'Signe er makker for børn i skolealderen. Det begynder måske med en tur rundt om blokken, og en anden dag når de til biblioteket.',
      'Hun går i et tempo, hvor man kan sige noget eller lade være.',
      'Signe har en gammel hund, der hedder Bent. Et billede af den ligger klar på telefonen, hvis snakken går i stå.',
    ],
  },
  {
    id: 'malik',
    name: 'Malik Osman',
    title: 'Makker',
    team: 'RessourceTeamet',
    tint: 'sky',
    shortBio: 'Spiller bold, lapper cykler og lader de svære ting komme af sig selv.',
    fullBio: [
      'Malik er makker for børn, der har lettest ved at snakke, mens hænderne har noget at lave. Det kan være en flad cykel eller en bold.',
      'Han siger ikke ”tag dig sammen”. Det har han selv hørt nok gange.',
      'Malik kan skifte en slange på under ti minutter og tager gerne imod en udfordring.',
    ],
  },
  {
    id: 'freja',
    name: 'Freja Toft',
    title: 'Makker',
    team: 'RessourceTeamet',
    tint: 'peach',
    shortBio: 'Går med ind ad døren, når en fritidsklub eller et hold skal prøves af.',
    fullBio: [
      'Freja følges med unge, der savner nogen at være sammen med. Hun er med de første gange, når der skal prøves noget nyt.',
      'Aftalerne er korte og tydelige: hvor de mødes, hvad de skal, og hvornår de er hjemme igen.',
      'Freja strikker i bussen og har altid mindst ét ærme i tasken.',
    ],
  },
  {
    id: 'jonas',
    name: 'Jonas Bech',
    title: 'Makker',
    team: 'RessourceTeamet',
    tint: 'egg',
    shortBio: 'Begynder gerne foran skærmen og finder derfra en vej ud ad døren.',
    fullBio: [
      'Jonas er makker for unge, der er meget hjemme. Han begynder dér, hvor de er trygge, og lærer gerne spillet.',
      'Først når de kender hinanden, foreslår han noget uden for huset. Et nej er også et svar.',
      'Jonas rammer aldrig noget i et skydespil, men er svær at slå i skak.',
    ],
  },
  {
    id: 'ida',
    name: 'Ida Kjær',
    title: 'Makker',
    team: 'RessourceTeamet',
    tint: 'sky',
    shortBio: 'Er der efter skoletid, når kræfterne er brugt, og nogen skal være rolig.',
    fullBio: [
      'Ida mødes ofte med børn lige efter skole. Nogle vil lave mad, andre vil ligge under et tæppe og høre en lydbog.',
      'Hun mærker hurtigt, om det er en snakkedag eller en stille dag.',
      'Ida kan alle sangene fra én bestemt musical og synger dem kun på opfordring.',
    ],
  },
  {
    id: 'emre',
    name: 'Emre Demir',
    title: 'Makker',
    team: 'RessourceTeamet',
    tint: 'leaf',
    shortBio: 'Øver det, der er svært alene: bussen, svømmehallen, det første job.',
    fullBio: [
      'Emre er makker for unge, der vil klare mere på egen hånd. De øver turen sammen, først med ham ved siden af og senere med ham i telefonen.',
      'Store ting deler han op, så de er til at gå til.',
      'Emre holder af at lave mad, og hans linsesuppe er kendt i hele teamet.',
    ],
  },
  {
    id: 'tobias',
    name: 'Tobias Nguyen',
    title: 'Makker',
    team: 'RessourceTeamet',
    tint: 'egg',
    shortBio: 'Er ude med børn, der trænger til luft og færre ord.',
    fullBio: [
      'Tobias tager børn med i skoven, på stranden eller bare i den nærmeste park. Der er ikke noget, der skal nås.',
      'I rygsækken ligger der altid plaster, kiks og en ekstra trøje.',
      'Tobias kan kende de fleste fugle på stemmen, men må slå svampene op.',
    ],
  },
  {
    id: 'mille',
    name: 'Mille Rask',
    title: 'Makker',
    team: 'RessourceTeamet',
    tint: 'peach',
    shortBio: 'Tegner, syr og lytter, gerne på samme tid.',
    fullBio: [
      'Mille følges med børn og unge, der godt kan lide at lave noget med hænderne. Det færdige er ikke så vigtigt.',
      'Et halvt projekt må gerne blive liggende til næste gang. Det gør det lettere at vide, hvad man skal mødes om.',
      'Mille klipper selv sit pandehår med meget svingende held.',
    ],
  },
]

export const consultants = team.filter((member) => member.team === undefined)
export const mentors = team.filter((member) => member.team === 'RessourceTeamet')

/** The dialog with a member's profile. */
export const profileWords = {
  close: 'Luk',
  closeProfile: 'Luk profilen',
  failed: {
    title: 'Fejl',
    text: 'Profilen kunne ikke hentes. Tjek din internetforbindelse, og prøv igen.',
    tone: 'destructive',
  },
} as const
