/** The long compounds of the headings, up to each joint. Not every browser can hyphenate Danish. */
const BEFORE_JOINT = new RegExp(
  [
    'afløsnings(?=opgaver)',
    'belastnings(?=reaktioner)',
    'folkeskole(?=loven)',
    'forståelses(?=forløb)',
    'forældre(?=gruppe|vejledning)',
    'gruppe(?=forløb)',
    'helheds(?=orientere)',
    'implemen(?=tering)',
    'kompetence(?=udvikling)',
    'privatlivs(?=politik)',
    'psyko(?=eduk)',
    'ressource(?=teamet)',
    'samarbejds(?=partnere)',
    'selv(?=forståelses)',
    'skole(?=indsatser|vægring)',
  ].join('|'),
  'gi',
)

/**
 * Inserts soft hyphens into a heading's long words. For displayed text only: never for text that is compared, searched
 * or used as the document's title.
 */
export function withSoftHyphens(text: string): string {
  return text.replace(BEFORE_JOINT, '$&\u00AD')
}
