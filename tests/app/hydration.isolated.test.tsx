import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { App } from '@/app/app'
import { preloadPage } from '@/app/routes'
import { articles } from '@/content/articles/articles'
import { articlePath, paths } from '@/content/paths'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'
import { absoluteUrl, site } from '@/content/site'
import { publicQueryClient } from '@/features/courses/public/public-courses'
import { PAGE_ATTRIBUTE } from '@/lib/html-attributes'
import { formatLongDate } from '@/lib/local-date'
import { STORAGE_KEYS } from '@/lib/storage'
import { courseRow } from '../helpers/course'
import { handleRequestsWith } from '../helpers/site-network'
import { hideClosedTabPanels } from '../helpers/tab-panels'

const PAGES: readonly string[] = [...PUBLIC_PATHS, ...ARTICLE_PATHS]
/** A visitor of another year than the build's, for whom the day in Denmark has begun and the own one has not. */
const VISIT = { now: new Date('2034-03-08T23:30:00Z'), zone: 'America/Los_Angeles' }

const ownZone = process.env.TZ
let files: Readonly<Record<string, string>> = {}
let root: Root | undefined

hideClosedTabPanels()

beforeAll(async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'vite', '--import', 'tsx', 'tests/helpers/prerender-site.ts'],
    { env: { ...process.env, TZ: 'UTC', NODE_ENV: 'production' }, maxBuffer: 32_000_000 },
  )
  files = JSON.parse(stdout)
})

beforeEach(() => {
  process.env.TZ = VISIT.zone
  vi.useFakeTimers({ toFake: ['Date'], now: VISIT.now })
  localStorage.setItem(STORAGE_KEYS.theme, 'dark')
  localStorage.setItem(STORAGE_KEYS.cookieConsent, 'accepted')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  // No courses.
  handleRequestsWith(async () => Response.json([], { headers: { 'Content-Range': '*/0' } }))
})

afterEach(async () => {
  await act(async () => root?.unmount())
  publicQueryClient.clear()
  vi.useRealTimers()
})

afterAll(() => {
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
})

/**
 * Opens an address as a browser does that has got the build's HTML, before any script.
 * @param page whose document it gets
 */
function load(address: string, page = address.split(/[?#]/)[0] ?? ''): HTMLElement {
  window.history.replaceState(null, '', address)
  const html = files[`${page.slice(1) || 'index'}.html`]
  if (html === undefined) throw new Error(`There is no page at ${address}`)
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  // The shapes of illustrations do not matter here, and slow down queries by role (tests/setup.ts).
  for (const illustration of parsed.querySelectorAll('[aria-hidden] > svg:not(.lucide)'))
    illustration.replaceChildren()
  const { lang, dataset } = parsed.documentElement
  document.documentElement.lang = lang
  Object.assign(document.documentElement.dataset, dataset)
  const styles = Array.from(document.head.querySelectorAll('style'))
  document.head.replaceChildren(...styles, ...parsed.head.childNodes)
  // A text, and none of the page's elements, where there are scripts.
  for (const noscript of parsed.querySelectorAll('noscript'))
    noscript.textContent = noscript.innerHTML
  document.body.replaceChildren(...parsed.body.childNodes)
  const element = document.getElementById('root')
  if (!element) throw new Error('The document has no root')
  return element
}

/** Lets React take over the page, whose code is there. Gives the errors that React mends by itself. */
async function takeOver(element: HTMLElement): Promise<unknown[]> {
  const errors: unknown[] = []
  const opened = { pathname: window.location.pathname, page: element.getAttribute(PAGE_ATTRIBUTE) }
  await preloadPage(opened.page ?? '')
  await act(async () => {
    root = hydrateRoot(
      element,
      <StrictMode>
        <BrowserRouter>
          <App opened={opened} />
        </BrowserRouter>
      </StrictMode>,
      { onRecoverableError: (error) => errors.push(error) },
    )
  })
  return errors
}

// An error in the console fails every test by itself (tests/setup.ts); React tells there what differs.

test.each(PAGES)('%s is taken over as it is, on another day, in another zone', async (path) => {
  const element = load(path)
  // By their names, since roles are worked out anew for hundreds of elements each time.
  const pageAndHeading = () => Array.from(element.querySelectorAll('main, h1'))
  const before = pageAndHeading()
  expect(before.map(({ localName }) => localName)).toEqual(['main', 'h1'])
  const head = Array.from(document.head.children)

  expect(await takeOver(element)).toEqual([])
  const after = pageAndHeading()
  expect(after).toHaveLength(before.length)
  for (const [index, one] of after.entries()) expect(one).toBe(before[index])
  expect(Array.from(document.head.children)).toEqual(head)
  expect(vi.mocked(console.warn).mock.calls).toEqual([])

  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByRole('button', { name: 'Mørk', pressed: true })).toBeInTheDocument()
  expect(document.body).not.toHaveTextContent('Vi bruger cookies')
})

test.each([
  ['/web/20261118/https://www.example.com/courses?uge=2026-W48#supervision', paths.courses],
  ['/web/20261118/https://www.example.com/', paths.home],
  ['/translate?u=https://www.example.com/prices', paths.prices],
  ['/arkiv/sider/om.php', paths.about],
])('a copy at %s is taken over as the page that it is, and keeps its address', async (at, page) => {
  const element = load(at, page)
  const heading = element.querySelector('h1')
  const canonical = document.querySelector('link[rel=canonical]')

  expect(await takeOver(element)).toEqual([])
  expect(element.querySelector('h1')).toBe(heading)
  expect(document.querySelectorAll('link[rel=canonical]')).toHaveLength(1)
  expect(document.querySelector('link[rel=canonical]')).toBe(canonical)
  expect(canonical).toHaveAttribute('href', absoluteUrl(page))
  expect(window.location.href).toBe(new URL(at, window.location.origin).href)
  expect(vi.mocked(console.warn).mock.calls).toEqual([])
})

test('the links of a copy lead on to other pages, and back to the one that it is', async () => {
  const at = '/web/20261118/https://www.example.com/courses'
  const user = userEvent.setup()
  expect(await takeOver(load(at, paths.courses))).toEqual([])
  await preloadPage(paths.contact)
  const footer = within(screen.getByRole('contentinfo'))
  await user.click(footer.getByRole('link', { name: 'Kontakt' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Kontakt' })).toBeInTheDocument()

  await act(async () => {
    window.history.back()
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Kurser' })).toBeInTheDocument()
  expect(window.location.pathname).toBe(at)
})

test('a tab of a copy opens in its place', async () => {
  const user = userEvent.setup()
  await takeOver(load('/web/20261118/https://www.example.com/courses', paths.courses))
  const scrollTo = vi.spyOn(window, 'scrollTo')
  await user.click(screen.getByRole('tab', { name: 'Supervision' }))
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Supervision')
  expect(scrollTo).not.toHaveBeenCalled()
})

test('the legal pages tell the day of the visit in Denmark in place of that of the build', async () => {
  const element = load(paths.privacy)
  const dayOfBuild = document.documentElement.dataset.built ?? ''
  const updated = screen.getByText(formatLongDate(dayOfBuild))
  expect(updated).toHaveAttribute('datetime', dayOfBuild)

  expect(await takeOver(element)).toEqual([])
  expect(updated).toHaveTextContent('torsdag den 9. marts 2034')
  expect(updated).toHaveAttribute('datetime', '2034-03-09')
  expect(updated).toBeInTheDocument()
})

test('the copyright line has the year of the build until the browser knows a later one', async () => {
  const element = load(paths.about)
  const footer = screen.getByRole('contentinfo')
  const yearOfBuild = document.documentElement.dataset.built?.slice(0, 4)
  expect(footer).toHaveTextContent(`© ${yearOfBuild} ${site.name}`)

  expect(await takeOver(element)).toEqual([])
  expect(footer).toHaveTextContent(`© 2034 ${site.name}`)
})

test('a category in the address leaves only its articles', async () => {
  const category = 'Stillingsopslag'
  const element = load(`${paths.articles}?category=${category}`)
  const list = () =>
    within(screen.getByRole('main'))
      .getAllByRole('article')
      .map((card) => within(card).getByRole('link').getAttribute('href'))
  expect(list()).toHaveLength(articles.length)

  expect(await takeOver(element)).toEqual([])
  const inCategory = articles.filter((article) => article.category === category)
  expect(inCategory.length).toBeGreaterThan(0)
  expect(list()).toEqual(inCategory.map(({ id }) => articlePath(id)))
  expect(screen.getByRole('link', { name: category })).toHaveAttribute('aria-current', 'true')
})

test('a word in the address is searched for', async () => {
  const element = load(`${paths.search}?q=skole`)
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(await takeOver(element)).toEqual([])
  expect(screen.getByRole('searchbox')).toHaveValue('skole')
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Fandt [1-9]\d* resultat\(er\) for "skole"$/,
  )
})

test('a hash in the address opens its tab', async () => {
  const element = load(`${paths.courses}#supervision`)
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Forældrekurser')
  expect(await takeOver(element)).toEqual([])
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Supervision')
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Supervision')
})

test.each(['', '?q=skole'])(
  'what was typed into the search box%s before the script was there is searched for',
  async (query) => {
    const element = load(`${paths.search}${query}`)
    const field = screen.getByRole<HTMLInputElement>('searchbox')
    field.value = 'angst'
    expect(await takeOver(element)).toEqual([])
    expect(field).toHaveValue('angst')
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Fandt [1-9]\d* resultat\(er\) for "angst"$/,
    )
    expect(window.location.search).toBe('?q=angst')
  },
)

test('the courses of a page that was built on Saturday are taken over on Monday, and its week is shown', async () => {
  vi.setSystemTime(new Date('2026-11-23T09:00:00+01:00'))
  let respond = (_rows: unknown[]) => {}
  const response = new Promise<Response>((resolve) => {
    respond = (rows) =>
      resolve(Response.json(rows, { headers: { 'Content-Range': `0-0/${rows.length}` } }))
  })
  handleRequestsWith(async () => (await response).clone())
  const titles = () =>
    screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

  const element = load(paths.courses)
  expect(screen.getByRole('heading', { name: 'Kurser uge 47 (16. nov. - 22. nov.)' })).toBeVisible()
  expect(titles()).toEqual(['Sent på ugen'])
  const grid = screen.getByRole('grid')

  expect(await takeOver(element)).toEqual([])
  expect(screen.getByRole('heading', { name: 'Kurser uge 48 (23. nov. - 29. nov.)' })).toBeVisible()
  expect(titles()).toEqual(['Mandagskursus'])
  expect(screen.getByText('Henter de nyeste kurser …')).toBeVisible()
  // The calendar of the document stays, and learns of the new day.
  expect(
    await screen.findByRole('button', { name: /^I dag, mandag den 23\. november/ }),
  ).toBeVisible()
  expect(screen.getByRole('grid')).toBe(grid)
  const [card] = screen.getAllByRole('article')

  await act(async () =>
    respond([
      courseRow({ id: 'b2', title: 'Mandagskursus', event_date: '2026-11-23', available_spots: 0 }),
    ]),
  )
  expect(await screen.findByText('Udsolgt')).toBeVisible()
  expect(screen.getAllByRole('article')).toEqual([card])
  expect(screen.queryByText('Henter de nyeste kurser …')).not.toBeInTheDocument()
})
