import { expect, test } from 'vitest'
import { ARTICLE_CATEGORIES } from '@/content/articles/article'
import { mainEntries, utilityLinks } from '@/content/navigation'
import { partners } from '@/content/partners'
import { paths } from '@/content/paths'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'
import { team } from '@/content/team'
import { testimonials } from '@/content/testimonials'
import { renderPage, textFiles } from '@/prerender/render-page'
import { prerenderedHtml, prerenderedPage } from '../helpers/prerendered-page'

const PAGES: readonly string[] = [...PUBLIC_PATHS, ...ARTICLE_PATHS]

/** The words of a page, without the places at which they may be divided. */
async function wordsOf(path: string): Promise<string> {
  return (await prerenderedPage(path)).body.textContent.replaceAll('\u00AD', '')
}

test.each(PAGES)(
  '%s is prerendered within the security policy, and leads on without scripts',
  async (path) => {
    const { head, root } = await prerenderedHtml(path)
    expect(root.match(/<h1\b/g)).toHaveLength(1)
    expect(root).toMatch(/<main\b.*<h1\b.*<\/main>/s)
    // React's markers of a suspended or failed part.
    expect(root).not.toMatch(/<!--\$[?!]|<template\b/)

    expect(root).not.toMatch(/<(title|meta|link)\b/)

    expect(root).not.toMatch(/<[^>]*\sstyle=/)
    const scripts = Array.from(`${head}${root}`.matchAll(/<script\b([^>]*)>/g), ([, said]) => said)
    expect(new Set(scripts)).toEqual(new Set([' type="application/ld+json"']))

    const [, menu = ''] = /<noscript>(.*?)<\/noscript>/s.exec(root) ?? []
    for (const { to } of utilityLinks) expect(menu).toContain(`href="${to}"`)
    expect(menu.match(/<a\b/g)?.length).toBeGreaterThan(mainEntries.length + utilityLinks.length)
  },
)

test('a page is rendered the same however often, so that a build can be repeated', async () => {
  expect(await renderPage(paths.about)).toEqual(await prerenderedHtml(paths.about))
})

test('the stories of the team stand in the page, also those that a profile opens', async () => {
  const words = await wordsOf(paths.about)
  for (const { name, shortBio, fullBio } of team) {
    for (const text of [name, shortBio, ...fullBio]) expect(words, name).toContain(text)
  }
})

test('the front page holds all slides of its carousels, and the question about cookies', async () => {
  const { root } = await prerenderedHtml(paths.home)
  const words = await wordsOf(paths.home)
  expect(words).toContain('Vi bruger cookies')
  for (const { quote } of testimonials) expect(words).toContain(quote)
  for (const { name } of partners) expect(root).toContain(name)
})

test('every article is listed, with a link for each category', async () => {
  const { root } = await prerenderedHtml(paths.articles)
  for (const path of ARTICLE_PATHS) expect(root).toContain(`href="${path}"`)
  for (const category of ARTICLE_CATEGORIES)
    expect(root).toContain(`?${new URLSearchParams({ category })}"`)
})

test('search engines, feed readers and phones find their files', async () => {
  expect(Object.keys(await textFiles([])).sort()).toEqual([
    'feed.xml',
    'manifest.webmanifest',
    'robots.txt',
    'sitemap.xml',
  ])
})
