import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

type SiteFont = {
  /** The name of the package and of its files. */
  name: string
  characters: string
  /** The styles with a file. */
  seldom?: string
  /** The heaviest weight on the site. The lightest is 400 for all. */
  maxWeight: number
}

const DIGITS = '0123456789'

/** The characters of Danish, which every page needs. */
const LETTERS = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ ÆØÅ abcdefghijklmnopqrstuvwxyz æøå É àé',
  '!"#%&\'()*+,-./:;?@_ ©§·×−€ –—…‘’“”„«» →',
  // No-break space, soft hyphen, no-break hyphen, thin and narrow no-break space, word joiner.
  '\u00a0\u00ad\u2011\u2009\u202f\u2060',
].join(' ')

/**
 * Further characters of names and course texts: the other letters of Western Europe and Scandinavia. In separate files,
 * which the browser downloads only where needed (src/styles/fonts.css). Other characters come from the reader's fonts.
 */
const SELDOM = 'ÀÁÂÃÄÇÈÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞŒáâãäçèêëìíîïðñòóôõöùúûüýþÿœß$<=>[\\]^`{|}~°÷±½‚‹›•'

const SITE_FONTS: readonly SiteFont[] = [
  { name: 'gabarito', characters: LETTERS + DIGITS, seldom: SELDOM, maxWeight: 700 },
  // Its digits come from Onest: see src/styles/fonts.css.
  { name: 'atkinson-hyperlegible-next', characters: LETTERS, seldom: SELDOM, maxWeight: 700 },
  // Days with courses are 800 in the calendar.
  { name: 'onest', characters: DIGITS, maxWeight: 800 },
]

/** Kerning, accents, ligatures, forms of the language, and digits of one width. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'liga', 'calt', 'locl', 'tnum']

/** The name table's licence URL, which the licence requires in each copy. */
const LICENCE_URL = 14

/** Creates the files of src/styles/fonts from the fonts' packages: name to content. */
export async function makeSiteFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const { name, characters, seldom, maxWeight } of SITE_FONTS) {
    const whole = await readFile(inPackage(name, `files/${name}-latin-wght-normal.woff2`))
    const options = {
      targetFormat: 'woff2' as const,
      variationAxes: { wght: { min: 400, max: maxWeight } },
      keepFeatures: FEATURES,
      preserveNameIds: [LICENCE_URL],
    }
    files.set(`${name}.woff2`, await subsetFont(whole, characters, options))
    if (seldom) files.set(`${name}-seldom.woff2`, await subsetFont(whole, seldom, options))
    files.set(`${name}-license.txt`, await readFile(inPackage(name, 'LICENSE')))
  }
  return files
}

function inPackage(name: string, path: string): string {
  return join('node_modules/@fontsource-variable', name, path)
}
