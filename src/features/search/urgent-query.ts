import { normalized, similarity, wordsOf } from '@/features/search/words'

/**
 * Words and phrases of somebody in need: regular expressions for whole words, where * is any ending or beginning. Each
 * Danish letter stands for its bare one too: 'skære' also for 'skare'.
 */
const URGENT = [
  // Suicide and death, but neither 'dødtræt' nor 'leve op til'.
  '*selvmo*|*suicid*|selvdræb*',
  '(?:vil|at|skal|bare|snart) dø|jeg dør',
  'død(?:e|en|es|elig*|s(?!syg)*)?',
  '(?:ikke|orker|gider|træt|nægter).* leve(?! op| med| sammen| uden| af).*|(?:livet|ikke) værd at leve',
  '(?:tag|tage|tager|taget|tog) (?:(?!i )* ){0,2}livet',
  '(?:ende|afslutte|forlade|miste|slut(?:te)?(?: med)?|ende på|træt af|led ved) (?:mit |sit |dit )?liv(?:et)?',
  'mod(?:et)? på livet|lyst til livet|livstræt*|livsle(?:d|de)',
  'hader (?:mit liv|livet|mig selv)|selvhad*',
  'jeg (?:kan|orker|magter) (?:bare |snart |næsten |altså )?ikke mere',
  // Self-harm.
  'selvskad*|cutt(?:e|er|ing|ede)',
  'sk(?:æ|å)r(?:er|e|et)? (?:.* )?(?:mig|sig|dig|armen?|armene|håndled(?:det|dene)?|lår(?:et|ene)?)',
  '(?:skad(?:e|er|et|ede)|brænd(?:e|er|t|te)) (?:.* )?(?:mig|sig|dig)',
  '(?:hæng(?:e|er|te)|kvæl(?:e|er|te)|drukn(?:e|er|ede)) (?:mig|sig)(?! i| fast| op)',
  'ihjel|overdos*|livsfar*|livstru*|dræb(?:e|er|t|te)?',
  // Violence, but neither 'voldsom' nor 'slår til'.
  '(?:partner|kæreste|familie|børne|hustru|æres)?vold',
  'vold(?:en|elig*|s(?:udsat|ramt|offer|ofre|episode|trus|mand|parat)*)|mishandl*',
  '(?:slår|slået|slog)(?! (?:ikke )?(?:til|op|fra|an|igennem|rod))',
  'slå (?:mig|ham|hende|os|dig|børn|sit|sin|mit|min)|får bank',
  '(?:spark|bank|tru)(?:er|ede|et)? (?:mig|ham|hende|os)',
  // Abuse.
  '*overgreb*|voldtæ[gk]*|incest*|pædofil*|befaml*|sexkrænk*',
  'se(?:ks|x)uel* (?:misbrug|krænk|chikane|udnyt)*|misbrug(?:t|er (?:mig|ham|hende|sin|sit))',
  'rør(?:er|te) ved mig',
  // Urgent help, and its numbers.
  'akut(?:te|hjælp*|telefon*|modtag*)?|nød(?:hjælp|situation*|opkald|nummer)',
  'skadestue*|lægevagt*|alarmcentral*|krisehjælp|kriselinje*|børnetelefon*|livslini?j?e*',
  'hjælp(?: mig)?(?: lige)? nu',
  '112|1813|116 ?111|70 ?201 ?201',
]

/** The same, where the bare letters would be another word: 'do', 'task'. */
const URGENT_AS_WRITTEN = ['dø', 'tæsk*']

const BARE: Readonly<Record<string, string>> = { æ: 'æa', ø: 'øo', å: 'åa' }

// Between spaces, since \b takes Danish letters for the ends of words.
const URGENT_PATTERN = new RegExp(
  ` (?:${[...URGENT.map(withBareLetters), ...URGENT_AS_WRITTEN]
    .join('|')
    .replaceAll(/(?<!\.)\*/g, '[^ ]*')}) `,
)

/** Long enough to be recognized with a slip of one letter, and like no ordinary word. */
const URGENT_WORDS = ['selvmord', 'selvskade', 'overgreb', 'voldtægt'].map(normalized)

/**
 * Whether a query, or the words of an address, are those of somebody in need: suicide, self-harm, violence, abuse or
 * urgent help, with ae, oe, aa or slips too.
 */
export function isUrgentQuery(text: string): boolean {
  const words = wordsOf(text)
  return URGENT_PATTERN.test(` ${inDanish(words.join(' '))} `) || words.some(isNearUrgentWord)
}

/** A pattern that also matches bare letters in place of the Danish ones. */
function withBareLetters(pattern: string): string {
  return pattern.replaceAll(/[æøå]/g, (letter) => `[${BARE[letter]}]`)
}

/** Writes ae, oe and aa as the letters that they stand for. */
function inDanish(text: string): string {
  return text
    .toLocaleLowerCase('da')
    .replaceAll(/ae|ä/g, 'æ')
    .replaceAll(/oe|ö/g, 'ø')
    .replaceAll('aa', 'å')
}

function isNearUrgentWord(word: string): boolean {
  const typed = normalized(word)
  return URGENT_WORDS.some(
    (urgent) => typed.length >= urgent.length - 1 && similarity(typed, urgent) >= typed.length - 1,
  )
}
