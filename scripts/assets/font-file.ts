import { Blob, Face, Font, shape, Buffer as TextRun, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** The metrics of a font, in em. */
type FontMetrics = {
  ascent: number
  descent: number
  lineGap: number
}

export type FontFile = {
  /** The characters of the font. */
  characters: ReadonlySet<string>
  metrics: FontMetrics
  /** Mean width of a character of the text at that weight, with kerning, in em. */
  meanWidth: (text: string, weight: number) => number
}

/** Reads a WOFF2 or TrueType font. */
export async function readFont(bytes: Buffer): Promise<FontFile> {
  const options = { targetFormat: 'truetype', keepAllGlyphs: true } as const
  const face = new Face(new Blob(await subsetFont(bytes, '', options)))
  const font = new Font(face)
  const { ascender, descender, lineGap } = font.hExtents()
  return {
    characters: new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code))),
    metrics: {
      ascent: ascender / face.upem,
      descent: -descender / face.upem,
      lineGap: lineGap / face.upem,
    },
    meanWidth(text, weight) {
      font.setVariations([new Variation('wght', weight)])
      const run = new TextRun()
      run.addText(text)
      run.guessSegmentProperties()
      shape(font, run)
      const width = run.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0)
      return width / face.upem / [...text].length
    },
  }
}
