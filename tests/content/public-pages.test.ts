import { expect, test } from 'vitest'
import { paths } from '@/content/paths'
import { PUBLIC_PATHS } from '@/content/public-pages'
import { searchEntries } from '@/content/search-entries'

test('every page is public but the administration', () => {
  const hidden = Object.values(paths).filter((path) => !PUBLIC_PATHS.includes(path))
  expect(hidden).toEqual(['/admin', '/admin/dashboard', '/admin/ny-adgangskode'])
})

test('the search counts every public page but itself and those that spec 2 does not name', () => {
  const found = new Set<string>(searchEntries.map(({ url }) => url))
  expect(PUBLIC_PATHS.filter((path) => !found.has(path))).toEqual([
    '/services/overview',
    '/privacy',
    '/terms',
    '/tilgaengelighed',
    '/ordliste',
    '/search',
  ])
})
