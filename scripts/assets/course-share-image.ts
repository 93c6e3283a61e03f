import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CSSProperties, createElement } from 'react'
import satori, { type SatoriOptions } from 'satori'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH } from '../../src/content/share-images.ts'

/** The texts on the image of a course. */
export type CourseShareText = { title: string; day: string; place: string }

/** Drawn by share-images.ts: the colours, the birds, the hill and the logo. */
export const GROUND_FILE = 'scripts/assets/course-share-ground.png'

export const GABARITO =
  'node_modules/@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2'
const CACHE = 'node_modules/.cache/course-share-images'
/** Of tokens.css. */
const FOREGROUND = '#0f2e35'
/** In characters: two lines in the larger size. */
const LONG_TITLE = 50

/** The letters of Western Europe, and the signs of Danish texts. */
const CHARACTERS = `${String.fromCodePoint(
  ...Array.from({ length: 0x17f - 0x20 }, (_, index) => index + 0x20),
)}–—‘’“”„…€`

/**
 * Draws the image of a course's shared links: title, day and place on the ground of all of them. What was drawn before
 * comes from the cache.
 * @returns a PNG
 */
export async function createCourseShareImages(): Promise<
  (text: CourseShareText) => Promise<Buffer>
> {
  const [ground, whole] = await Promise.all([readFile(GROUND_FILE), readFile(GABARITO)])
  const data = await subsetFont(whole, CHARACTERS, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 600 },
  })
  const options: SatoriOptions = {
    width: SHARE_IMAGE_WIDTH,
    height: SHARE_IMAGE_HEIGHT,
    fonts: [{ name: 'Gabarito', data, weight: 600 }],
  }
  await mkdir(CACHE, { recursive: true })
  const version = createHash('sha256')
    .update(ground)
    .update(await readFile(import.meta.filename))

  return async function drawCourse(text) {
    const name = version.copy().update(JSON.stringify(text)).digest('hex')
    const file = join(CACHE, `${name}.png`)
    return readFile(file).catch(async () => {
      const svg = await satori(layoutOf(text), options)
      const image = await sharp(ground)
        .composite([{ input: Buffer.from(svg) }])
        .png({ palette: true, colours: 128, effort: 2 })
        .toBuffer()
      await writeFile(file, image)
      return image
    })
  }
}

function layoutOf({ title, day, place }: CourseShareText) {
  const isLong = title.length > LONG_TITLE
  const box = { display: 'flex', flexDirection: 'column', width: '100%', height: '100%' } as const
  return createElement(
    'div',
    { style: { ...box, padding: '60px 76px', color: FOREGROUND, fontFamily: 'Gabarito' } },
    line(title, { fontSize: isLong ? 54 : 70, lineHeight: 1.1, lineClamp: isLong ? 3 : 2 }),
    line(day, { fontSize: 38, marginTop: 22, lineClamp: 1 }),
    line(place, { fontSize: 32, marginTop: 6, lineClamp: 1 }),
  )
}

function line(text: string, style: CSSProperties) {
  const box = { display: 'block', width: 1048, wordBreak: 'break-word' } as const
  return createElement('div', { style: { ...box, ...style } }, text)
}
