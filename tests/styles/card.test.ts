import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test("a card's surface is written in one module", async () => {
  const modules = (await readdir('src', { recursive: true })).filter((file) => /\.tsx?$/.test(file))
  const sources = await Promise.all(modules.map((file) => readFile(join('src', file), 'utf8')))
  expect(modules.filter((_, index) => sources[index]?.includes('shadow-paper'))).toEqual([
    join('components', 'ui', 'card.tsx'),
  ])
})
