import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'
import { SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH, shareImageOf } from '@/content/share-images'
import { webManifest } from '@/content/web-manifest'

/** Bytes: some messengers leave out what is slow to fetch. */
const MOST_BYTES = 60_000

const publicPages = [...PUBLIC_PATHS, ...ARTICLE_PATHS]

/** Reads a file that the site serves. */
function readPublic(path: string): Promise<Buffer> {
  return readFile(join('public', path))
}

/** Width and height in pixels, from the head of a PNG. */
function sizeOf(png: Buffer): { width: number; height: number } {
  expect(png.toString('latin1', 1, 4)).toBe('PNG')
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

test('every public page has a picture of the promised size to be shared with, and words for it', async () => {
  for (const page of publicPages) {
    const { path, alt } = shareImageOf(page)
    const png = await readPublic(path)
    expect(sizeOf(png), path).toEqual({ width: SHARE_IMAGE_WIDTH, height: SHARE_IMAGE_HEIGHT })
    expect(png.length, path).toBeLessThan(MOST_BYTES)
    expect(alt, path).toMatch(/^[A-ZÆØÅ].{15,}/)
  }
})

test('every picture stands for some page', async () => {
  const used = new Set(publicPages.map((page) => shareImageOf(page).path))
  const files = (await readdir('public/share')).map((file) => `/share/${file}`)
  expect(files.toSorted()).toEqual([...used].toSorted())
})

test.each([
  ['/', 'home'],
  ['/contact', 'home'],
  ['/pfa-customer', 'home'],
  ['/services/psykoedukative-forlob/plus18', 'services'],
  ['/articles/mistrivsel-i-familien', 'articles'],
  ['/viso', 'municipalities'],
  ['/paragraffer', 'municipalities'],
  ['/aboutness', 'home'],
  ['/constructor', 'home'],
])('%s is shared with the picture of %s', (page, section) => {
  expect(shareImageOf(page).path).toBe(`/share/${section}.png`)
})

test('every icon of the manifest is there, in the size that it is listed with', async () => {
  for (const { src, sizes } of webManifest.icons) {
    const { width, height } = sizeOf(await readPublic(src))
    expect(`${width}x${height}`, src).toBe(sizes)
  }
})

test('the manifest offers the sizes that phones ask for, and an icon that they may cut', () => {
  const icons = webManifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)
  expect(icons).toEqual(['any 192x192', 'any 512x512', 'maskable 512x512'])
})

test('the icons that browsers look for by name are there', async () => {
  expect(sizeOf(await readPublic('apple-touch-icon.png'))).toEqual({ width: 180, height: 180 })
  const ico = await readPublic('favicon.ico')
  expect([...ico.subarray(0, 6)], 'one icon').toEqual([0, 0, 1, 0, 1, 0])
  const picture = ico.subarray(ico.readUInt32LE(18))
  expect(picture.length).toBe(ico.readUInt32LE(14))
  expect(sizeOf(picture)).toEqual({ width: 32, height: 32 })
})
