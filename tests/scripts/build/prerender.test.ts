import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOST_FILES } from '../../../scripts/build/hosting'
import { prerenderSite } from '../../../scripts/build/prerender'

import { ARTICLE_IDS } from '../../../src/content/articles/article-ids'
import { paths } from '../../../src/content/paths'
import { site } from '../../../src/content/site'
import type { ComingCourseRows } from '../../../src/features/courses/api/courses-in-page'

const inlineScript = "document.documentElement.classList.add('dark')"
const indexHtml = `<!doctype html><html lang="da"><head><script>${inlineScript}</script>
<!-- style --><!-- page-head --></head>
<body><div id="root"><!-- page --></div><!-- scripts --></body></html>`

const server = {
  renderPage: async (path: string) => ({
    head: `<title>${path}</title>`,
    root: `<h1>${path}</h1>`,
  }),
  modulesOf: (path: string) => [`page${path}`],
  shell: { title: site.name, root: '<p>Vent</p>', withoutScript: '<p>Uden script</p>' },
  textFiles: async () => ({ 'robots.txt': 'User-agent: *', 'feed.xml': '<rss/>' }),
}

const assets = {
  urlOf: (source: string) => `/assets/${source}`,
  scriptsOf: (modules: Iterable<string>) => Array.from(modules, (name) => `/assets/${name}.js`),
}

function build(changes: Partial<Parameters<typeof prerenderSite>[0]> = {}) {
  const site = { indexHtml, style: 'h1 { color: teal }', server, ...assets }
  return prerenderSite({ ...site, backendUrl: '/supabase', ...changes })
}

const { admin, adminDashboard, adminPassword, home, ...others } = paths
const adminPages = [admin, adminDashboard, adminPassword]
const pages: readonly string[] = [
  ...Object.values(others),
  ...ARTICLE_IDS.map((id) => `/articles/${id}`),
]

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

beforeEach(() => {
  // Half an hour into the next day in Denmark.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T23:30:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('every public page is one file with its text', async () => {
  const files = await build()
  expect(files['index.html']).toContain('<div id="root" data-page="/"><h1>/</h1></div>')
  for (const path of pages) {
    const file = files[`${path.slice(1)}.html`]
    expect(file, path).toContain(`<div id="root" data-page="${path}"><h1>${path}</h1></div>`)
    expect(file, path).toContain(`<title>${path}</title>`)
  }
})

test('every page names the day on which it was built in Denmark', async () => {
  expect((await build())['prices.html']).toContain('<html data-built="2026-11-18"')
})

test('every page names the scripts with its own code, and the shell none', async () => {
  const files = await build()
  expect(files['prices.html']).toContain('href="/assets/page/prices.js"')
  expect(files['about.html']).toContain('href="/assets/page/about.js"')
  expect(files['404.html']).not.toContain('/assets/page')
})

test('the administration and unknown addresses get the shell alone, and the first names its scripts', async () => {
  const files = await build()
  const shell = files['404.html']
  expect(shell).toContain('<div id="root"><p>Vent</p></div>')
  expect(shell).toContain('<noscript><p>Uden script</p></noscript>')
  expect(shell).toContain(`<title data-shell>${site.name}</title>`)
  expect(shell).not.toContain('data-built')
  for (const path of adminPages) {
    const file = files[`${path.slice(1)}.html`]
    const preload = `<link rel="modulepreload" href="/assets/page${path}.js">\n`
    expect(file, path).toContain(preload)
    expect(file?.replace(preload, ''), path).toBe(shell)
  }
})

test('beside the pages stands what machines and hosts ask for, and nothing else', async () => {
  const files = await build()
  expect(files['robots.txt']).toBe('User-agent: *')
  expect(files['feed.xml']).toBe('<rss/>')
  const expected = [
    'index.html',
    '404.html',
    ...[...pages, ...adminPages].map((path) => `${path.slice(1)}.html`),
    ...HOST_FILES,
    'robots.txt',
    'feed.xml',
  ]
  expect(Object.keys(files).sort()).toEqual(expected.sort())
})

test('the policy of the hosts allows scripts and style as the pages have them, and the backend', async () => {
  const files = await build({ backendUrl: 'https://project.supabase.co' })
  const policyOn = (what: string) => new RegExp(`${what} ([^;]+);`).exec(files._headers ?? '')?.[1]
  for (const name of ['index.html', 'about.html', '404.html']) {
    const scripts = Array.from(
      (files[name] ?? '').matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs),
    )
    expect(scripts.length, name).toBeGreaterThan(0)
    for (const [, code = ''] of scripts)
      expect(policyOn('script-src'), name).toContain(hashOf(code))
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(files[name] ?? '') ?? []
    expect(policyOn('style-src'), name).toBe(hashOf(style))
  }
  expect(files._headers).toContain("connect-src 'self' https://project.supabase.co;")
})

test('the courses that the build has read go into the page of /courses, and no other', async () => {
  const coming = { rows: [{ id: 'a1' }], readAt: 0 }
  const renderPage = async (path: string, given?: ComingCourseRows) => ({
    ...(await server.renderPage(path)),
    courses: given && JSON.stringify(given),
  })
  const files = await build({ server: { ...server, renderPage }, coming })
  const withCourses = Object.keys(files).filter((name) => files[name]?.includes('"id":"a1"'))
  expect(withCourses).toEqual(['courses.html'])
})

test('what a page’s text means to a replacement is no matter', async () => {
  const renderPage = async () => ({ head: '', root: "500 $& $' kr." })
  const files = await build({ server: { ...server, renderPage } })
  expect(files['prices.html']).toContain('data-page="/prices">500 $& $\' kr.</div>')
})

test('a page that fails to render ends the build', async () => {
  const renderPage = async (path: string) => {
    if (path === paths.viso) throw new Error('No such illustration')
    return server.renderPage(path)
  }
  await expect(build({ server: { ...server, renderPage } })).rejects.toThrow('No such illustration')
})

test('a template without a place for the page ends the build', async () => {
  const broken = indexHtml.replace('<!-- page -->', '')
  await expect(build({ indexHtml: broken })).rejects.toThrow('index.html must have the comments')
})
