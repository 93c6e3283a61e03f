import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { coursePages } from '../../../scripts/build/course-pages'
import { HOST_FILES } from '../../../scripts/build/hosting'
import { prerenderSite } from '../../../scripts/build/prerender'
import { paths } from '../../../src/content/paths'
import { ARTICLE_PATHS } from '../../../src/content/public-pages'
import { site } from '../../../src/content/site'
import type { ComingCourseRows } from '../../../src/features/courses/api/courses-in-page'
import { courseRow, readOnSaturday } from '../../helpers/course'

const indexHtml = `<!doctype html><html lang="da"><head><!-- boot -->
<!-- style --><!-- page-head --></head>
<body><div id="root"><!-- page --></div><!-- end --></body></html>`

const server = {
  renderPage: async (path: string, coming?: ComingCourseRows) => ({
    head: `<title>${path}</title>`,
    root: `<h1>${path}</h1>`,
    courses: coming && JSON.stringify(coming),
  }),
  modulesOf: (path: string) => [`page${path}`],
  shell: { title: site.name, root: '<p>Vent</p>' },
  textFiles: async () => ({ 'robots.txt': 'User-agent: *', 'feed.xml': '<rss/>' }),
}

function build(changes: Partial<Parameters<typeof prerenderSite>[0]> = {}) {
  const built = {
    urlOf: (source: string) => `/assets/${source}`,
    scriptsOf: (modules: Iterable<string>) => Array.from(modules, (name) => `/assets/${name}.js`),
  }
  const site = { indexHtml, style: 'h1 { color: teal }', boot: 'boot()', server, built }
  return prerenderSite({ ...site, backendUrl: 'https://project.supabase.co', ...changes })
}

const { admin, adminDashboard, adminPassword, adminGuide, home, ...others } = paths
const adminPages = [admin, adminDashboard, adminPassword, adminGuide]
const pages: readonly string[] = [...Object.values(others), ...ARTICLE_PATHS]
const fileOf = (path: string) => `${path.slice(1)}.html`

beforeEach(() => {
  // Half an hour into the next day in Denmark.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T23:30:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('every public page is one file with its text, its scripts and the day in Denmark', async () => {
  const files = await build()
  expect(files['index.html']).toContain('<div id="root" data-page="/"><h1>/</h1></div>')
  for (const path of pages) {
    const file = files[fileOf(path)]
    expect(file, path).toContain(`<div id="root" data-page="${path}"><h1>${path}</h1></div>`)
    expect(file, path).toContain(`<title>${path}</title>`)
    expect(file, path).toContain(`href="/assets/page${path}.js"`)
    expect(file, path).toContain('<html data-built="2026-11-18"')
  }
})

test('pages that are not prerendered get the shell, which names the scripts of the administration', async () => {
  const files = await build()
  const shell = files['404.html']
  expect(shell).toContain('<div id="root"><p>Vent</p></div>')
  expect(shell).not.toMatch(/data-built|\/assets\/page/)
  for (const path of adminPages) {
    const preload = `<link rel="modulepreload" href="/assets/page${path}.js">\n`
    expect(files[fileOf(path)], path).toContain(preload)
    expect(files[fileOf(path)]?.replace(preload, ''), path).toBe(shell)
  }
})

test('beside the pages stand only the files for machines and hosts', async () => {
  const expected = [
    'index.html',
    '404.html',
    'kursus.html',
    ...[...pages, ...adminPages].map(fileOf),
    ...HOST_FILES,
    'robots.txt',
    'feed.xml',
  ]
  const files = await build()
  expect(Object.keys(files).sort()).toEqual(expected.sort())
  expect(files._headers).toContain("connect-src 'self' https://project.supabase.co;")
})

test('each coming course has a document with its rows, and a rule in front of the shell of all others', async () => {
  const coming = readOnSaturday(
    courseRow({ id: 'a1', event_date: '2026-11-24' }),
    courseRow({ id: 'b2', event_date: '2026-11-20', title: 'Afholdt' }),
    courseRow({ id: 'c3', event_date: '2026-12-01', type: 'foredrag' }),
  )
  const files = await build({ coming, coursePages: coursePages(coming) })
  expect(files['courses/a1.html']).toContain('data-page="/courses/a1"><h1>/courses/a1</h1>')
  expect(files['courses/a1.html']).toContain('"id":"a1"')
  expect(files['courses/a1.html']).not.toContain('Afholdt')
  expect(files._redirects).toContain(
    '/courses/a1 /courses/a1 200\n/courses/c3 /courses/c3 200\n/courses/* /kursus 200\n',
  )
  expect(files['kursus.html']).toContain('href="/assets/page/courses/a.js"')
})

test('the courses that the build has read go into the page of /courses, and no other', async () => {
  const files = await build({ coming: { rows: [{ id: 'a1' }], readAt: 0 } })
  const withCourses = Object.keys(files).filter((name) => files[name]?.includes('"id":"a1"'))
  expect(withCourses).toEqual(['courses.html'])
})

test('a page that fails to render ends the build', async () => {
  const renderPage = async (path: string) => {
    if (path === paths.viso) throw new Error('No such illustration')
    return server.renderPage(path)
  }
  await expect(build({ server: { ...server, renderPage } })).rejects.toThrow('No such illustration')
})
