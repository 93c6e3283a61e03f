import { articleIds } from '@/content/articles/article-ids'
import { articlePath, paths, SEARCH_PARAMETER, type SiteHref } from '@/content/paths'

/** The ids of the terms (/ordliste#ppr), in the order of the Danish alphabet. */
const WORD_IDS = [
  'adhd',
  'aflastning',
  'afloesning',
  'akt',
  'angst',
  'autisme',
  'barnets-lov',
  'bekymrende-skolefravaer',
  'belastningsreaktion',
  'bup',
  'boernefaglig-undersoegelse',
  'dialogmoede',
  'helhedsorienteret',
  'makker',
  'mistrivsel',
  'netvaerksmoede',
  'neurofeedback',
  'ppr',
  'psykoedukation',
  'rettidighed',
  'selvforstaaelsesforloeb',
  'skolevaegring',
  'supervision',
  'sygeundervisning',
  'saerlig-stoette',
  'ungestoette',
  'viso',
  'ydernummer',
] as const
export type WordId = (typeof WORD_IDS)[number]

export type Word = {
  readonly id: WordId
  readonly term: string
  /** Synonyms. */
  readonly also?: readonly string[]
  readonly definition: string
  /** The page about the term, which need not link to the word list. */
  readonly more?: { readonly label: string; readonly to: SiteHref }
}

const words: Readonly<Record<WordId, Omit<Word, 'id'>>> = {
  adhd: {
    term: 'ADHD',
    definition:
      'En diagnose, som handler om opmærksomhed, uro og handlinger, der kommer, før man når at tænke sig om. ADHD viser sig forskelligt fra menneske til menneske og siger ikke noget om, hvor klog man er. Bogstaverne står for det engelske Attention Deficit Hyperactivity Disorder.',
    more: { label: 'Find sider om ADHD', to: `${paths.search}?${SEARCH_PARAMETER}=ADHD` },
  },
  aflastning: {
    term: 'Aflastning',
    definition: 'De pårørende får en pause, mens en anden er sammen med barnet.',
    more: { label: 'Afløsning og aflastning', to: paths.respite },
  },
  afloesning: {
    term: 'Afløsning',
    definition:
      'En anden overtager opgaven med barnet, ofte i hjemmet, så forælderen kan gøre noget andet imens.',
    more: { label: 'Afløsning og aflastning', to: paths.respite },
  },
  akt: {
    term: 'AKT',
    also: ['AKT-vejleder'],
    definition:
      'Bogstaverne står for adfærd, kontakt og trivsel. En AKT-vejleder hjælper på skolen, når elever har det svært i klassen, og støtter de voksne omkring dem.',
    more: { label: 'Skoleindsatser', to: paths.schoolInterventions },
  },
  angst: {
    term: 'Angst',
    definition:
      'Frygt, der er så stærk eller varer så længe, at den forstyrrer hverdagen, også når der ikke er nogen fare. Alle kan blive bange. Om det er en angsttilstand, kan en læge eller psykolog vurdere.',
    more: { label: 'Find sider om angst', to: `${paths.search}?${SEARCH_PARAMETER}=angst` },
  },
  autisme: {
    term: 'Autisme',
    also: ['ASF', 'autismespektrumforstyrrelse', 'autismespektret'],
    definition:
      'En måde at sanse, tænke og være sammen med andre på, som man er født med. Det hedder et spektrum, fordi mennesker med autisme er meget forskellige og har brug for forskellig støtte. I papirer fra en udredning kan der stå ASF, som er kort for autismespektrumforstyrrelse.',
    more: { label: 'Find sider om autisme', to: `${paths.search}?${SEARCH_PARAMETER}=autisme` },
  },
  'barnets-lov': {
    term: 'Barnets lov',
    definition:
      'Loven om hjælp og støtte til børn, unge og deres familier. Den har været gældende siden 1.\u00A0januar 2024 og rummer meget af det, der før stod i serviceloven. Det er kommunen, der træffer afgørelser efter den.',
    more: { label: 'Paragraffer', to: paths.paragraphs },
  },
  'bekymrende-skolefravaer': {
    term: 'Bekymrende skolefravær',
    also: ['ufrivilligt skolefravær'],
    definition:
      'Myndighedernes ord for fravær, som de voksne omkring barnet skal tage sig af. Mange forældre siger ufrivilligt skolefravær, fordi barnet ikke selv har valgt det. På vores sider hedder det skolevægring.',
    more: { label: 'Skolevægring', to: paths.schoolRefusal },
  },
  belastningsreaktion: {
    term: 'Belastningsreaktion',
    also: ['stress'],
    definition:
      'Kroppens og sindets svar på langvarigt pres. Det kan vise sig som uro, træthed, vrede eller søvn, der ikke vil komme.',
    more: {
      label: 'Find sider om belastning',
      to: `${paths.search}?${SEARCH_PARAMETER}=belastning`,
    },
  },
  bup: {
    term: 'BUP',
    also: ['Børne- og Ungdomspsykiatrien'],
    definition:
      'Børne- og Ungdomspsykiatrien, som hører under regionen. Her kan børn og unge blive udredt og behandlet. Man bliver henvist dertil, fx af sin læge.',
  },
  'boernefaglig-undersoegelse': {
    term: 'Børnefaglig undersøgelse',
    definition:
      'Kommunens grundige undersøgelse af, hvordan et barn har det, og hvilken støtte det kan have brug for. Den er beskrevet i barnets\u00A0lov §\u00A020.',
    more: { label: 'Paragraffer', to: paths.paragraphs },
  },
  dialogmoede: {
    term: 'Dialogmøde',
    definition: 'Et kortere møde mellem to parter, fx hjem og skole.',
    more: { label: 'Priser', to: paths.prices },
  },
  helhedsorienteret: {
    term: 'Helhedsorienteret',
    definition:
      'Barn, hjem, skole og fritid ses samlet, så alle arbejder efter den samme plan. En helhedsorienteret indsats bliver som regel bestilt af kommunen.',
    more: { label: 'Helhedsorienterede indsatser', to: paths.holisticInterventions },
  },
  makker: {
    term: 'Makker',
    also: ['mentor'],
    definition:
      'En ung medarbejder på 20-30\u00A0år, der følges med et barn eller en ung under 18\u00A0år i hverdagen. Fra 18\u00A0år hedder det en mentor.',
    more: { label: 'Ressourceteamet', to: paths.resourceTeam },
  },
  mistrivsel: {
    term: 'Mistrivsel',
    definition:
      'Et barn har det svært så længe, at det går ud over hverdagen. Mistrivsel er ikke en diagnose, og der er ofte flere grunde til den.',
    more: { label: 'Mistrivsel i familien', to: articlePath(articleIds.familyDistress) },
  },
  netvaerksmoede: {
    term: 'Netværksmøde',
    definition:
      'Et møde med familie, skole, kommune og andre om barnet. Man samler, hvad man ved, og aftaler, hvem der gør hvad.',
    more: { label: 'Priser', to: paths.prices },
  },
  neurofeedback: {
    term: 'Neurofeedback',
    definition:
      'Øvelser, hvor sensorer måler hjernens aktivitet, mens man selv følger den på en skærm. Forskere er ikke enige om, hvor meget det virker, og vi lover ikke en bestemt virkning.',
    more: { label: 'Priser', to: paths.prices },
  },
  ppr: {
    term: 'PPR',
    also: ['Pædagogisk Psykologisk Rådgivning'],
    definition:
      'Pædagogisk Psykologisk Rådgivning i kommunen. PPR rådgiver forældre, dagtilbud og skoler om børn, der har svært ved at lære eller trives.',
    more: { label: 'Skolevægring', to: `${paths.schoolRefusal}#skole-og-kommune` },
  },
  psykoedukation: {
    term: 'Psykoedukation',
    also: ['psykoedukativt forløb'],
    definition:
      'Viden om en diagnose eller vanskelighed. Man lærer at bruge den viden i sin hverdag. Et forløb, der bygger på det, kalder man psykoedukativt.',
    more: { label: 'Psykoedukative forløb', to: paths.psychoeducation },
  },
  rettidighed: {
    term: 'Rettidighed',
    definition:
      'Hjælpen kommer på rette tid, mens den endnu kan være lille. I jura bruges ordet om noget andet, nemlig at overholde en frist.',
    more: { label: 'Skoleindsatser', to: `${paths.schoolInterventions}#rettidighed` },
  },
  selvforstaaelsesforloeb: {
    term: 'Selvforståelsesforløb',
    definition:
      'Et individuelt forløb, hvor barnet eller den unge lærer sig selv at kende. Vi regner med 14\u00A0timer, og forældrene får vejledning imens.',
    more: { label: 'Psykoedukative forløb', to: paths.psychoeducation },
  },
  skolevaegring: {
    term: 'Skolevægring',
    definition:
      'Barnet vil måske gerne, men kan ikke komme i skole. Fraværet er en reaktion på noget og ikke et valg.',
    more: { label: 'Skolevægring', to: paths.schoolRefusal },
  },
  supervision: {
    term: 'Supervision',
    definition:
      'Regelmæssig faglig vejledning, hvor lærere, pædagoger, plejefamilier og andre ser på deres egne sager sammen med en, der kender området.',
    more: { label: 'Kurser og supervision', to: `${paths.courses}#supervision` },
  },
  sygeundervisning: {
    term: 'Sygeundervisning',
    definition:
      'Undervisning til en elev, der i længere tid ikke kan være i skole på grund af smittefare eller af hensyn til elevens sundhed eller velfærd, fx ved sygdom. Den kan foregå hjemme. Reglerne står i folkeskoleloven §\u00A023.',
    more: { label: 'Paragraffer', to: `${paths.paragraphs}#folkeskoleloven` },
  },
  'saerlig-stoette': {
    term: 'Særlig støtte',
    also: ['barnets\u00A0lov §\u00A032', '§\u00A032'],
    definition:
      'Støttende indsatser til børn og unge, der har brug for mere end hverdagens tilbud, fx støtte i hjemmet, en fast kontaktperson eller familiebehandling. De står i barnets\u00A0lov §\u00A032, og det er kommunen, der afgør, om de bliver sat i gang.',
    more: { label: 'Paragraffer', to: paths.paragraphs },
  },
  ungestoette: {
    term: 'Ungestøtte',
    definition:
      'Hjælp i overgangen til voksenlivet for unge på 18-22\u00A0år, fx med uddannelse, job og hverdag. Reglerne står i barnets\u00A0lov, og det er kommunen, der afgør, om den unge får støtten.',
    more: { label: 'Paragraffer', to: `${paths.paragraphs}#serviceloven` },
  },
  viso: {
    term: 'VISO',
    also: ['Den nationale videns- og specialrådgivningsorganisation'],
    definition:
      'Den nationale videns- og specialrådgivningsorganisation. VISO giver gratis og vejledende rådgivning i de mest indviklede sager. VISO bestemmer ikke i sagen.',
    more: { label: 'VISO', to: paths.viso },
  },
  ydernummer: {
    term: 'Ydernummer',
    definition:
      'En aftale med regionen, som giver patienter tilskud, når en læge har henvist dem. Vi har ikke et ydernummer.',
    more: { label: 'Priser', to: paths.prices },
  },
}

export const wordList: readonly Word[] = WORD_IDS.map((id) => ({ id, ...words[id] }))

export const wordListPage = {
  title: 'Ordliste',
  lead: 'Ord, som I kan møde hos os, i skolen og i breve fra kommunen. Forklaret kort og i almindeligt sprog.',
  documentTitle: 'Ordliste: fagord forklaret i almindeligt sprog',
  description:
    'Hvad betyder PPR, VISO, psykoedukation og skolevægring? Ord fra skole, kommune og psykiatri forklaret kort og i almindeligt sprog.',
  contents: 'Ord',
  also: 'Også:',
  guidance:
    'Forklaringerne er korte og dækker ikke alt. De kan ikke bruges til at stille en diagnose eller afgøre en sag.',
} as const
