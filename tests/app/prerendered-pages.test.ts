import { describe, expect, test } from 'vitest'
import { ARTICLE_CATEGORIES } from '@/content/articles/article'
import { articles } from '@/content/articles/articles'
import { COURSE_TABS, courseOffers } from '@/content/courses'
import privacy from '@/content/legal/privacy'
import { mainEntries, utilityLinks } from '@/content/navigation'
import { LAW_TABS, laws } from '@/content/paragraphs'
import { partners } from '@/content/partners'
import { paths } from '@/content/paths'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'
import { absoluteUrl } from '@/content/site'
import { team } from '@/content/team'
import { testimonials } from '@/content/testimonials'
import { renderPage, shell, textFiles } from '@/prerender/render-page'
import { prerenderedHtml } from '../helpers/prerendered-page'

const PAGES: readonly string[] = [...PUBLIC_PATHS, ...ARTICLE_PATHS]
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** The words of the HTML, without the places at which they may be divided. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<(script|svg)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? '')
    .replaceAll('\u00AD', '')
}

describe.each(PAGES)('%s', (path) => {
  test('the prerendered page is complete: one main heading, nothing left for a script to bring', async () => {
    const { root } = await prerenderedHtml(path)
    expect(root.match(/<h1\b/g)).toHaveLength(1)
    expect(root).toMatch(/<main\b.*<h1\b.*<\/main>/s)
    // React's markers of a suspended or failed part.
    expect(root).not.toMatch(/<!--\$[?!]|<template\b/)
  })

  test('the prerendered page keeps to the security policy: no inline style, no script but data', async () => {
    const { head, root } = await prerenderedHtml(path)
    expect(root).not.toMatch(/<[^>]*\sstyle=/)
    const scripts = Array.from(`${head}${root}`.matchAll(/<script\b([^>]*)>/g), ([, said]) => said)
    expect(new Set(scripts)).toEqual(new Set([' type="application/ld+json"']))
  })

  test('the prerendered page says in its head what it is, and nothing of the head is left in the page', async () => {
    const { head, root } = await prerenderedHtml(path)
    expect(head.match(/<title>[^<]+<\/title>/g)).toHaveLength(1)
    expect(head.match(/<meta name="description" content="[^"]{70,}"/g)).toHaveLength(1)
    expect(head.match(/<link rel="canonical"[^>]*>/g)).toEqual([
      expect.stringContaining(`href="${absoluteUrl(path)}"`),
    ])
    expect(root).not.toMatch(/<(title|meta|link)\b/)
  })

  test('the prerendered page leads on without scripts', async () => {
    const { root } = await prerenderedHtml(path)
    const [, menu = ''] = /<noscript>(.*?)<\/noscript>/s.exec(root) ?? []
    for (const { to } of utilityLinks) expect(menu).toContain(`href="${to}"`)
    expect(menu.match(/<a\b/g)?.length).toBeGreaterThan(mainEntries.length + utilityLinks.length)
  })
})

test('an address is rendered the same however often, so that a build can be repeated', async () => {
  expect(await renderPage(paths.about)).toEqual(await prerenderedHtml(paths.about))
})

test('the courses stand in the page under each tab, open or not', async () => {
  const words = wordsOf((await prerenderedHtml(paths.courses)).root)
  for (const tab of COURSE_TABS) {
    const { heading, intro, points } = courseOffers[tab]
    for (const text of [heading, intro, ...points.map((point) => point.text)])
      expect(words, tab).toContain(text)
  }
})

test('the law stands in the page under each tab, open or not', async () => {
  const words = wordsOf((await prerenderedHtml(paths.paragraphs)).root)
  for (const tab of LAW_TABS) {
    const { heading, intro, paragraphs } = laws[tab]
    for (const text of [heading, intro, ...paragraphs.flatMap((law) => [law.heading, law.about])])
      expect(words, tab).toContain(text)
  }
})

test('everybody’s story stands in the page, also what a profile opens', async () => {
  const words = wordsOf((await prerenderedHtml(paths.about)).root)
  for (const { name, shortBio, fullBio } of team) {
    for (const text of [name, shortBio, ...fullBio]) expect(words, name).toContain(text)
  }
})

test('the front page holds all that its carousels show in turn', async () => {
  const { root } = await prerenderedHtml(paths.home)
  const words = wordsOf(root)
  for (const { quote } of testimonials) expect(words).toContain(quote)
  for (const { name } of partners) expect(root).toContain(name)
})

test('every article is listed, with a link for each category', async () => {
  const { root } = await prerenderedHtml(paths.articles)
  for (const path of ARTICLE_PATHS) expect(root).toContain(`href="${path}"`)
  const words = wordsOf(root)
  for (const { title } of articles) expect(words).toContain(title)
  for (const category of ARTICLE_CATEGORIES)
    expect(root).toContain(`?${new URLSearchParams({ category })}"`)
})

test('the legal text is there, although phones show it folded', async () => {
  const words = wordsOf((await prerenderedHtml(paths.privacy)).root)
  for (const { heading } of privacy.sections) expect(words).toContain(heading)
})

test('the cookie question is in the page, for the script in its head to show', async () => {
  expect(wordsOf((await prerenderedHtml(paths.home)).root)).toContain('Vi bruger cookies')
})

test('the shell says that the page is loading', () => {
  expect(wordsOf(shell.root)).toContain('Indlæser...')
})

test('the shell tells visitors without scripts how to go on', () => {
  expect(wordsOf(shell.withoutScript)).toContain('kræver JavaScript')
  expect(shell.withoutScript).toContain('<a href="/"')
  expect(shell.title).not.toBe('')
})

test('search engines, feed readers and phones find their files', async () => {
  expect(Object.keys(await textFiles()).sort()).toEqual([
    'feed.xml',
    'manifest.webmanifest',
    'robots.txt',
    'sitemap.xml',
  ])
})
