import { expect, test } from 'vitest'
import { paths } from '@/content/paths'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'
import { site } from '@/content/site'
import { robots } from '@/prerender/robots'

const lines = robots().split('\n')

/** As engines match it: an address is refused that begins with a path which stands there. */
function isRefused(address: string): boolean {
  return lines.some(
    (line) => line.startsWith('Disallow: ') && address.startsWith(line.slice('Disallow: '.length)),
  )
}

test('names the sitemap by its whole address', () => {
  expect(lines).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
})

test('robots.txt keeps every engine out of the administration', () => {
  expect(lines).toContain('User-agent: *')
  expect([paths.admin, paths.adminDashboard, paths.adminPassword].every(isRefused)).toBe(true)
})

test('robots.txt lets every engine read all public pages', () => {
  expect([...PUBLIC_PATHS, ...ARTICLE_PATHS].filter(isRefused)).toEqual([])
})
