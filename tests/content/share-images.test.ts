import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'
import { SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH, shareImageOf } from '@/content/share-images'
import { webManifest } from '@/content/web-manifest'

/** In bytes: some messengers omit images that are slow to fetch. */
const MAX_BYTES = 60_000

const publicPages = [...PUBLIC_PATHS, ...ARTICLE_PATHS]

/** Reads a file that the site serves. */
function readPublic(path: string): Promise<Buffer> {
  return readFile(join('public', path))
}

/** Width and height in pixels, from the header of a PNG. */
function sizeOf(png: Buffer): { width: number; height: number } {
  expect(png.toString('latin1', 1, 4)).toBe('PNG')
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

test('every public page has a small image of the promised size for shared links, with a text alternative', async () => {
  for (const page of publicPages) {
    const { path, alt } = shareImageOf(page)
    const png = await readPublic(path)
    expect(sizeOf(png), path).toEqual({ width: SHARE_IMAGE_WIDTH, height: SHARE_IMAGE_HEIGHT })
    expect(png.length, path).toBeLessThan(MAX_BYTES)
    expect(alt, path).toMatch(/^[A-ZÆØÅ].{15,}/)
  }
})

test('every image for shared links is used by some page', async () => {
  const used = new Set(publicPages.map((page) => shareImageOf(page).path))
  const files = (await readdir('public/share')).map((file) => `/share/${file}`)
  expect(files.toSorted()).toEqual([...used].toSorted())
})

test.each([
  ['/pfa-customer', 'home'],
  ['/services/psykoedukative-forlob/plus18', 'services'],
  ['/viso', 'municipalities'],
  ['/constructor', 'home'],
])('%s is shared with the image of %s', (page, section) => {
  expect(shareImageOf(page).path).toBe(`/share/${section}.png`)
})

test('the icons of the manifest and those that browsers look for by name have their sizes', async () => {
  const icons = webManifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)
  expect(icons).toEqual(['any 192x192', 'any 512x512', 'maskable 512x512'])
  for (const { src, sizes } of webManifest.icons) {
    const { width, height } = sizeOf(await readPublic(src))
    expect(`${width}x${height}`, src).toBe(sizes)
  }
  expect(sizeOf(await readPublic('apple-touch-icon.png'))).toEqual({ width: 180, height: 180 })
  const ico = await readPublic('favicon.ico')
  expect(sizeOf(ico.subarray(ico.readUInt32LE(18)))).toEqual({ width: 32, height: 32 })
})
