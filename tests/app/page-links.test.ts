import { expect, test } from 'vitest'
import { feed } from '@/content/feed'
import { aliases, paths } from '@/content/paths'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'
import { absoluteUrl } from '@/content/site'
import { prerenderedPage } from '../helpers/prerendered-page'

const PAGES: readonly string[] = [...PUBLIC_PATHS, ...ARTICLE_PATHS]

/** Hashes that choose a tab and are no section of their page. */
const TAB_PAGES: readonly string[] = [paths.courses, paths.paragraphs]

test('every link within the site leads to a page, and to a section that the page has', async () => {
  const known = new Set([...PAGES, ...Object.keys(aliases), feed.path])
  for (const path of PAGES) {
    const page = await prerenderedPage(path)
    for (const link of page.querySelectorAll('a[href]')) {
      const href = link.getAttribute('href') ?? ''
      const { origin, pathname, hash } = new URL(href, absoluteUrl(path))
      if (origin !== new URL(absoluteUrl(path)).origin) continue
      expect(known, `${href} on ${path}`).toContain(pathname)
      if (hash === '' || TAB_PAGES.includes(pathname)) continue
      const target = await prerenderedPage(pathname)
      expect(target.getElementById(hash.slice(1)), `${href} on ${path}`).not.toBeNull()
    }
  }
})
