import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { articles } from '@/content/articles/articles'
import type { Photo } from '@/content/photo'
import { team } from '@/content/team'
import { illustrationSvgs } from '@/illustrations/illustration-svgs'
import { pictures } from '@/pages/admin-guide/pictures'

const photos: readonly Photo[] = [
  ...team.flatMap(({ photo }) => photo ?? []),
  ...articles.flatMap(({ image }) => (image && 'photo' in image ? image.photo : [])),
]

test('every file of an illustration has its name in the list, and every name its file', async () => {
  const files = await readdir('src/illustrations')
  const names = Array.from(illustrationSvgs.keys(), (name) => `${name}.svg`)
  expect(names.toSorted()).toEqual(files.filter((file) => file.endsWith('.svg')).toSorted())
})

test.each([...illustrationSvgs])(
  'the illustration %s has a size, and the colours of the theme',
  (_name, svg = '') => {
    expect(svg).toMatch(/viewBox="\S+ \S+ [1-9]\S* [1-9]\S*"/)
    const colours = Array.from(svg.matchAll(/(?:fill|stroke)="([^"]+)"/g), ([, colour]) => colour)
    expect(colours.length).toBeGreaterThan(0)
    expect(colours.filter((colour) => !/^(none|var\(--ill-)/.test(colour ?? ''))).toEqual([])
  },
)

test.each([...illustrationSvgs])('the illustration %s runs and loads nothing', (_name, svg) => {
  expect(svg).not.toMatch(/<script|<image|<foreignObject|\son\w+=|href="(?!#)/)
})

test('every photo has a file, a size and a text alternative', () => {
  const faults = photos.filter(
    ({ src, width, height, alt }) =>
      !existsSync(join('public', src)) || !(width > 0 && height > 0) || alt.trim() === '',
  )
  expect(faults).toEqual([])
})

test("the guide's pictures have the shapes of their files, which are at most 300 KB together", async () => {
  let bytes = 0
  for (const [name, { src, width, height }] of Object.entries(pictures)) {
    const file = `.${src}`
    const size = await sharp(file).metadata()
    // A part of a pixel is rounded.
    expect(Math.abs(size.width / width - size.height / height), name).toBeLessThan(0.01)
    bytes += (await stat(file)).size
  }
  expect(bytes).toBeLessThan(300_000)
})
