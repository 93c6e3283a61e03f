import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { modulesWithPlaceholders } from '../../scripts/placeholders.ts'

test('the build names the content files that are marked as placeholders, and no others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'articles'))
  await writeFile(join(folder, 'team.ts'), '/** PLACEHOLDER: the staff. */')
  await writeFile(join(folder, 'articles', 'podcast.md'), '<!-- PLACEHOLDER: the podcast -->')
  await writeFile(join(folder, 'prices.ts'), 'export const amounts = {}')
  expect(await modulesWithPlaceholders(folder)).toEqual(['articles/podcast.md', 'team.ts'])
})
