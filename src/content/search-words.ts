// The words by which the search understands a query.

/** Stop words: frequent in queries, or on most pages. */
export const stopWords: ReadonlySet<string> = new Set(
  'alle barn barnet børn datter dem den der det dig din dit eller for fra få får han hans har hendes hos hun hvad hvem hvis hvor hvordan hvorfor hvornår ikke ind jeg jer kan kunne man med men mig min mit når også om over sig sin skal som søn til ude uden under var ved vil vores være'.split(
    ' ',
  ),
)

/**
 * Words and phrases of somebody in need: regular expressions for whole words, where * is any ending or beginning. Each
 * Danish letter stands for its bare one too: 'skære' also for 'skare'.
 */
export const urgentPhrases = [
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
export const urgentAsWritten = ['dø', 'tæsk*']

/** Long enough to be recognized with a slip of one letter, and like no ordinary word. */
export const urgentWords = ['selvmord', 'selvskade', 'overgreb', 'voldtægt']
