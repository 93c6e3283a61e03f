/** The long compounds that stand in headings, with their joints. Not every browser can hyphenate Danish. */
const COMPOUNDS = [
  'afløsnings|opgaver',
  'belastnings|reaktioner',
  'forældre|gruppe|forløb',
  'forældre|vejledning',
  'helheds|orienterede',
  'helheds|orienteret',
  'psyko|edukation',
  'psyko|edukative',
  'privatlivs|politik',
  'ressource|teamet',
  'samarbejds|partnere',
  'selv|forståelses|forløb',
  'skole|indsatser',
  'skole|vægring',
  'implemen|tering',
  'folkeskole|loven',
  'kompetence|udvikling',
] as const

const byWord = new Map(COMPOUNDS.map((word) => [word.replaceAll('|', ''), word.split('|')]))
const pattern = new RegExp([...byWord.keys()].join('|'), 'gi')

/**
 * Marks where a heading's long words may break on a narrow screen. For what is shown only: never for text
 * that is compared, searched or put into the document's title.
 */
export function withSoftHyphens(text: string): string {
  return text.replaceAll(pattern, (word) => {
    let rest = word
    const parts = byWord.get(word.toLowerCase()) ?? []
    return parts
      .map(({ length }) => {
        const part = rest.slice(0, length)
        rest = rest.slice(length)
        return part
      })
      .join('\u00AD')
  })
}
