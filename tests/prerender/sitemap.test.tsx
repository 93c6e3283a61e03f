import { expect, test } from 'vitest'
import { articles } from '@/content/articles/articles'
import { articlePath } from '@/content/paths'
import { ADMIN_PATHS, ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'
import { site } from '@/content/site'
import { robots, sitemap } from '@/prerender/sitemap'

const course = { id: 'a1', version: '2026-11-22T10:00:00.123456+00:00' }

const document = new DOMParser().parseFromString(
  await sitemap(articles, [course]),
  'application/xml',
)

test('the sitemap lists exactly the public pages, articles and courses', () => {
  const listed = Array.from(document.querySelectorAll('url > loc'), (loc) => loc.textContent)
  const expected = [...PUBLIC_PATHS, ...ARTICLE_PATHS, '/courses/a1'].map(
    (path) => `${site.origin}${path}`,
  )
  expect(listed.toSorted()).toEqual(expected.toSorted())
})

test('the sitemap says of articles and courses alone when they were changed', () => {
  const dated = Array.from(document.querySelectorAll('url:has(lastmod)'), (url) => [
    url.querySelector('loc')?.textContent,
    url.querySelector('lastmod')?.textContent,
  ])
  expect(dated).toEqual([
    ...articles.map(({ id, date }) => [`${site.origin}${articlePath(id)}`, date]),
    [`${site.origin}/courses/a1`, '2026-11-22'],
  ])
})

test('robots.txt names the sitemap, and keeps every engine out of the administration alone', () => {
  const lines = robots().split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
  const refused = lines.flatMap((line) => /^Disallow: (.+)/.exec(line)?.[1] ?? [])
  const isRefused = (address: string) => refused.some((path) => address.startsWith(path))
  expect(ADMIN_PATHS.every(isRefused)).toBe(true)
  expect([...PUBLIC_PATHS, ...ARTICLE_PATHS].filter(isRefused)).toEqual([])
})
