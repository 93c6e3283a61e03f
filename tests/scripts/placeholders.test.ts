import { expect, test } from 'vitest'
import { modulesWithPlaceholders } from '../../scripts/placeholders'
import { temporaryFolder, writeFiles } from '../helpers/folder'

test('the build names the content files that are marked as placeholders, and no others', async () => {
  const folder = await temporaryFolder()
  await writeFiles(folder, {
    'team.ts': '/** PLACEHOLDER: the staff. */',
    'articles/podcast.md': '<!-- PLACEHOLDER: the podcast -->',
    'prices.ts': 'export const amounts = {}',
  })
  expect(await modulesWithPlaceholders(folder)).toEqual(['articles/podcast.md', 'team.ts'])
})
