import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH } from '@/content/share-images'
import { launchChromium } from '../chromium.ts'
import { GROUND_FILE } from './course-share-image.ts'
import { COURSE_GROUND, readIllustration, SHARE_CARDS, shareCardHtml } from './share-card.ts'

/** `--egg` of src/styles/tokens.css: the background of icons that phones mask. */
const EGG = '#dbf0ef'

/** The mark on a square: its share of the side, and the background, if any. */
const ICONS = [
  { file: 'apple-touch-icon.png', size: 180, mark: 0.76, ground: EGG },
  { file: 'icon-192.png', size: 192, mark: 0.96, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, mark: 0.96, ground: 'transparent' },
  // Within the safe zone of maskable icons, a circle of four fifths of the width.
  { file: 'icon-maskable-512.png', size: 512, mark: 0.66, ground: EGG },
] as const
const FAVICON_SIZE = 32

const browser = await launchChromium()
const page = await browser.newPage()

async function draw(html: string, width: number, height: number): Promise<Buffer> {
  await page.setViewportSize({ width, height })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const image = await page.screenshot({ omitBackground: true })
  return sharp(image).png({ palette: true, effort: 10, compressionLevel: 9 }).toBuffer()
}

async function drawIcon(size: number, mark: number, ground: string): Promise<Buffer> {
  const html = `<!doctype html>
<style>
html { background: ${ground} }
body { display: grid; place-items: center; height: 100vh; margin: 0 }
svg { width: ${mark * 100}% }
</style>
${await readIllustration('logo-mark')}`
  return draw(html, size, size)
}

/** An .ico with one PNG: header, one directory entry, image. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // icons, not cursors
  head.writeUInt16LE(1, 4) // one of them
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits of a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

async function save(file: string, bytes: Buffer): Promise<void> {
  await writeFile(file, bytes)
  console.info(`${file}: ${(bytes.length / 1000).toFixed(1)} kB`)
}

await mkdir('public/share', { recursive: true })
for (const [section, card] of Object.entries(SHARE_CARDS)) {
  const image = await draw(await shareCardHtml(card), SHARE_IMAGE_WIDTH, SHARE_IMAGE_HEIGHT)
  await save(`public/share/${section}.png`, image)
}
const courseGround = await shareCardHtml(COURSE_GROUND)
await save(GROUND_FILE, await draw(courseGround, SHARE_IMAGE_WIDTH, SHARE_IMAGE_HEIGHT))
for (const { file, size, mark, ground } of ICONS) {
  await save(`public/${file}`, await drawIcon(size, mark, ground))
}
const favicon = await drawIcon(FAVICON_SIZE, 1, 'transparent')
await save('public/favicon.ico', icoOf(favicon, FAVICON_SIZE))
await browser.close()
