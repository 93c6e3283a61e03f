import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { act, screen, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { App } from '@/app/app'
import { preloadPage } from '@/app/routes'
import { paths } from '@/content/paths'
import { absoluteUrl, site } from '@/content/site'
import { publicQueryClient } from '@/features/courses/public/public-courses'
import { PAGE_ATTRIBUTE } from '@/lib/html-attributes'
import { formatLongDate } from '@/lib/local-date'
import { STORAGE_KEYS } from '@/lib/storage'
import { PAGE_KINDS } from '../helpers/page-kinds'
import { handleRequestsWith } from '../helpers/site-network'

/** A visitor in another year than the build, whose local day is behind that in Denmark. */
const VISIT = { now: new Date('2034-03-08T23:30:00Z'), zone: 'America/Los_Angeles' }

const ownZone = process.env.TZ
let files: Readonly<Record<string, string>> = {}
let root: Root | undefined

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
 * Opens an address with the build's HTML, before any script.
 * @param page whose document it gets
 */
function load(address: string, page = address): HTMLElement {
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
  document.head.replaceChildren(...parsed.head.childNodes)
  // A text, and none of the page's elements, where there are scripts.
  for (const noscript of parsed.querySelectorAll('noscript'))
    noscript.textContent = noscript.innerHTML
  document.body.replaceChildren(...parsed.body.childNodes)
  const element = document.getElementById('root')
  if (!element) throw new Error('The document has no root')
  return element
}

/** Hydrates the page, whose code is loaded. @returns the errors from which React has recovered */
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

// An error in the console fails every test by itself (tests/setup.ts); React tells there what differs. Addresses with a
// query or a hash: e2e/first-visit.spec.ts, e2e/visitor-courses.spec.ts, where a mismatch is an error too.

// Every page, on the day of its build: e2e/every-page.spec.ts.
test.each(PAGE_KINDS)('%s is hydrated as it is, on another day, in another zone', async (path) => {
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
  ['/arkiv/sider/om.php', paths.about],
])('a copy at %s is hydrated as the page that it is, and keeps its address', async (at, page) => {
  const element = load(at, page)
  const heading = element.querySelector('h1')
  const canonical = document.querySelector('link[rel=canonical]')

  expect(await takeOver(element)).toEqual([])
  expect(element.querySelector('h1')).toBe(heading)
  expect(Array.from(document.querySelectorAll('link[rel=canonical]'))).toEqual([canonical])
  expect(canonical).toHaveAttribute('href', absoluteUrl(page))
  expect(window.location.href).toBe(new URL(at, window.location.origin).href)
  expect(vi.mocked(console.warn).mock.calls).toEqual([])
})

test('day and year are those of the build until the browser knows those of the visit in Denmark', async () => {
  const element = load(paths.privacy)
  const dayOfBuild = document.documentElement.dataset.built ?? ''
  const updated = screen.getByText(formatLongDate(dayOfBuild))
  const footer = screen.getByRole('contentinfo')
  expect(updated).toHaveAttribute('datetime', dayOfBuild)
  expect(footer).toHaveTextContent(`© ${dayOfBuild.slice(0, 4)} ${site.name}`)

  expect(await takeOver(element)).toEqual([])
  expect(updated).toHaveTextContent('torsdag den 9. marts 2034')
  expect(updated).toHaveAttribute('datetime', '2034-03-09')
  expect(footer).toHaveTextContent(`© 2034 ${site.name}`)
})
