import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { articles } from '@/content/articles/articles'
import type { Photo } from '@/content/photo'
import { team } from '@/content/team'
import { illustrationSvgs } from '@/illustrations/illustration-svgs'

const ILLUSTRATIONS = 'src/illustrations'

const illustrations = await Promise.all(
  (await readdir(ILLUSTRATIONS))
    .filter((file) => file.endsWith('.svg'))
    .map(async (file) => ({ file, svg: await readFile(join(ILLUSTRATIONS, file), 'utf8') })),
)

const photos: readonly Photo[] = [
  ...team.flatMap(({ photo }) => photo ?? []),
  ...articles.flatMap(({ image }) => (image && 'photo' in image ? image.photo : [])),
]

/** The width and height of an illustration's own coordinates. */
function sizeOf(svg: string): readonly number[] {
  const [, box = ''] = /viewBox="([^"]+)"/.exec(svg) ?? []
  return box.split(/\s+/).slice(2).map(Number)
}

test('every illustration goes by the name of its file', () => {
  const named = Array.from(illustrationSvgs, ([name, svg]) => ({ file: `${name}.svg`, svg }))
  expect(named).toEqual(expect.arrayContaining(illustrations))
  expect(illustrations).toEqual(expect.arrayContaining(named))
})

test('every illustration says how wide and high it is, and holds nothing that runs or loads', () => {
  expect(illustrations.length).toBeGreaterThan(30)
  for (const { file, svg } of illustrations) {
    const [width = 0, height = 0] = sizeOf(svg)
    expect(width, file).toBeGreaterThan(0)
    expect(height, file).toBeGreaterThan(0)
    expect(svg, file).not.toMatch(/<script|<image|<foreignObject|\son\w+=|href="(?!#)/)
  }
})

test('every illustration colours itself by the tokens of the theme', () => {
  for (const { file, svg } of illustrations) {
    const fills = Array.from(svg.matchAll(/(?:fill|stroke)="([^"]+)"/g), ([, colour]) => colour)
    expect(fills.length, file).toBeGreaterThan(0)
    for (const colour of fills) expect(colour, file).toMatch(/^(none|var\(--ill-)/)
  }
})

test('every photo is there, with its size and words for those who do not see it', () => {
  const faults = photos.filter(
    ({ src, width, height, alt }) =>
      !existsSync(join('public', src)) || !(width > 0 && height > 0) || alt.trim() === '',
  )
  expect(faults).toEqual([])
})
