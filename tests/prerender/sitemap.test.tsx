import { expect, test } from 'vitest'
import { articles } from '@/content/articles/articles'
import { articlePath } from '@/content/paths'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'
import { site } from '@/content/site'
import { sitemap } from '@/prerender/sitemap'

const document = new DOMParser().parseFromString(await sitemap(articles), 'application/xml')

function addresses(): (string | null)[] {
  return Array.from(document.querySelectorAll('url > loc'), ({ textContent }) => textContent)
}

test('lists every public page and every article once, by its whole address', () => {
  const expected = [...PUBLIC_PATHS, ...ARTICLE_PATHS].map((path) => `${site.origin}${path}`)
  expect(addresses().toSorted()).toEqual(expected.toSorted())
})

test('the sitemap does not list the administration', () => {
  expect(addresses().filter((address) => address?.includes('/admin'))).toEqual([])
})

test('the sitemap tells of the articles, and of nothing else, when they were changed', () => {
  const dated = Array.from(document.querySelectorAll('url:has(lastmod)'), (url) => [
    url.querySelector('loc')?.textContent,
    url.querySelector('lastmod')?.textContent,
  ])
  expect(dated).toEqual(articles.map(({ id, date }) => [`${site.origin}${articlePath(id)}`, date]))
})
