import type { FontFile } from './font-file.ts'

/** A system font, with its names on various systems. */
type LocalFont = {
  name: string
  regular: readonly string[]
  bold: readonly string[]
  /** Mean width of a character of DANISH in em, as `readFont` measures it: weights 400 and 700. */
  meanWidths: { regular: number; bold: number }
}

/**
 * Prose like that of the site, for the frequencies of its letters. Without digits, which have another face.
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
    // On Windows, macOS and iOS; Liberation Sans (Linux) and Arimo (ChromeOS) have the same widths.
    name: 'Arial',
    regular: ['Arial', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    meanWidths: { regular: 0.43911, bold: 0.47079 },
  },
  {
    // On Android; newer versions have one file for all weights, known only by the plain name.
    name: 'Roboto',
    regular: ['Roboto'],
    bold: ['Roboto Bold', 'Roboto'],
    meanWidths: { regular: 0.43434, bold: 0.44319 },
  },
]

/** From this weight on the local font's bold is used; the site uses no weight between 550 and 600. */
const BOLD_FROM = 600

/**
 * The `@font-face` rules of the local fallback fonts of a face, named '<local font> as <face>'. A fallback has the
 * metrics of the face, so that lines break at the same words and nothing shifts when the face is loaded. Browsers
 * multiply the overrides by `size-adjust`.
 *
 * @param face name: as in src/styles/tokens.css; weights: the most frequent ones below and from BOLD_FROM
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
