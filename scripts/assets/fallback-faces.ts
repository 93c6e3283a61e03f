import type { FontFile } from './font-file.ts'

/** A font that computers have, under the names that they know it by. */
type LocalFont = {
  name: string
  regular: readonly string[]
  bold: readonly string[]
  /** Mean width of a character of DANISH in em, as `readFont` measures it: weights 400 and 700. */
  meanWidths: { regular: number; bold: number }
}

/**
 * Prose as on the site, whose mix of letters decides how much fits on a line. Without digits, which come from a
 * face of their own.
 */
const DANISH = [
  'Når et barn ikke kan komme i skole, er det sjældent et spørgsmål om vilje. Ofte er det krop og følelser, der',
  'siger fra, længe før ordene er der. Vi hjælper børn, unge og deres forældre med at forstå, hvad der sker, og',
  'finder sammen med jer de næste små skridt. Psykoedukation giver viden om angst, autisme og opmærksomhed, så',
  'hverdagen bliver lettere at være i. Ring eller skriv til os, hvis I vil høre mere om et forløb: Vi svarer gerne',
  'på spørgsmål og lægger en plan, der passer til jeres familie.',
].join(' ')

const LOCAL_FONTS: readonly LocalFont[] = [
  {
    // On Windows, macOS and iOS; Liberation Sans (Linux) and Arimo (ChromeOS) are drawn to the same widths.
    name: 'Arial',
    regular: ['Arial', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    meanWidths: { regular: 0.43911, bold: 0.47079 },
  },
  {
    // On Android, where newer versions have one file for all weights, which answers to the plain name alone.
    name: 'Roboto',
    regular: ['Roboto'],
    bold: ['Roboto Bold', 'Roboto'],
    meanWidths: { regular: 0.43434, bold: 0.44319 },
  },
]

/** From here on a local font's bold stands in; nothing on the site lies between 550 and 600. */
const BOLD_FROM = 600

/**
 * The `@font-face` rules, as CSS, of the local fonts that stand in for a face until it is there, under names like
 * '<local font> as <face>'. A stand-in takes as much room as the face, so that lines break at the same words and
 * nothing moves when the two change places. Browsers multiply the overrides by `size-adjust`.
 *
 * @param face name: as in the stacks of src/styles/tokens.css; weights: the ones that most of its text below and
 * from BOLD_FROM has.
 */
export function fallbackFaces(face: {
  name: string
  font: FontFile
  weights: { regular: number; bold: number }
}): string {
  return LOCAL_FONTS.flatMap((local) =>
    (['regular', 'bold'] as const).map((style) => {
      const adjust = face.font.meanWidth(DANISH, face.weights[style]) / local.meanWidths[style]
      const { ascent, descent, lineGap } = face.font.metrics
      return `@font-face {
  font-family: "${local.name} as ${face.name}";
  src: ${local[style].map((name) => `local("${name}")`).join(', ')};
  font-weight: ${style === 'regular' ? `1 ${BOLD_FROM - 1}` : `${BOLD_FROM} 1000`};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(ascent / adjust)};
  descent-override: ${percent(descent / adjust)};
  line-gap-override: ${percent(lineGap / adjust)};
}
`
    }),
  ).join('')
}

function percent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(2))}%`
}
