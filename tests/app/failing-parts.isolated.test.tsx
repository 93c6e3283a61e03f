import { screen, within } from '@testing-library/react'
import type { FunctionComponent } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { courseRow } from '../helpers/course'
import { takeLoggedErrors } from '../helpers/logged-errors'
import { expectAddress, expectToast, noCourses, offline, setUpSite } from '../helpers/render-site'

const BROKEN_COURSE = 'Er i stykker'

const { breakable, broken } = vi.hoisted(() => {
  const broken = { part: '' }
  type Props = Record<string, unknown>

  /**
   * A module whose component works until the test says that it is broken.
   * @param isOne of the elements that break with it
   */
  async function breakable(
    original: () => Promise<Record<string, FunctionComponent<Props>>>,
    part: string,
    { name = part, isOne = (_props: Props): boolean => true } = {},
  ) {
    const module = await original()
    const Component = module[name]
    if (!Component) throw new Error(`The module has no ${name}`)
    function Breakable(props: Props) {
      if (broken.part === part && isOne(props)) throw new Error(`${part} is broken`)
      return Component && <Component {...props} />
    }
    return { ...module, [name]: Breakable }
  }
  return { breakable, broken }
})

const isDefault = vi.hoisted(() => ({ name: 'default' }))

vi.mock('@/features/navigation/site-header', (real) => breakable(real, 'SiteHeader'))
vi.mock('@/features/navigation/site-footer', (real) => breakable(real, 'SiteFooter'))
vi.mock('@/features/storage-choice/storage-question', (real) => breakable(real, 'StorageQuestion'))
vi.mock('@/pages/contact-page', (real) => breakable(real, 'ContactPage', isDefault))
vi.mock('@/pages/admin-login-page', (real) => breakable(real, 'AdminLoginPage', isDefault))
vi.mock('@/features/search/search-results', (real) => breakable(real, 'SearchResults'))
vi.mock('@/features/articles/article-card', (real) =>
  breakable(real, 'ArticleCard', {
    isOne: ({ article }) => Object(article).category === 'Podcast',
  }),
)
vi.mock('@/features/articles/article-body', (real) => breakable(real, 'ArticleBody'))
vi.mock('@/features/articles/news-column', (real) => breakable(real, 'NewsColumn'))
vi.mock('@/features/courses/public/course-event-card', (real) =>
  breakable(real, 'CourseEventCard', {
    isOne: ({ course }) => Object(course).title === BROKEN_COURSE,
  }),
)
vi.mock('@/features/courses/public/next-courses', (real) => breakable(real, 'NextCourses'))
vi.mock('@/features/courses/public/course-list', (real) => breakable(real, 'CourseList'))
vi.mock('@/features/courses/public/course-calendar', (real) => breakable(real, 'CourseCalendar'))
vi.mock('@/features/courses/public/upcoming-courses', (real) => breakable(real, 'UpcomingCourses'))
vi.mock('@/pages/courses/course-offer-panel', (real) => breakable(real, 'CourseOfferPanel'))
vi.mock('@/features/read-aloud/read-aloud-button', (real) => breakable(real, 'ReadAloudButton'))
vi.mock('@/pages/service/service-section', (real) =>
  breakable(real, 'ServiceSection', {
    isOne: ({ block }) => Object(block).heading === 'Sådan hjælper vi',
  }),
)
vi.mock('@/components/sections/table-of-contents', (real) => breakable(real, 'TableOfContents'))
vi.mock('@/features/newsletter/newsletter-card', (real) => breakable(real, 'NewsletterCard'))
vi.mock('@/pages/legal/folding-sections', (real) => breakable(real, 'FoldingSections'))
vi.mock('@/components/carousel/carousel', (real) => breakable(real, 'Carousel'))
vi.mock('@/features/team/member-card', (real) =>
  breakable(real, 'MemberCard', { isOne: ({ member }) => Object(member).name === 'Anders Krogh' }),
)
vi.mock('@/features/team/profile-dialog', (real) => breakable(real, 'ProfileDialog', isDefault))
vi.mock('@/components/ui/toaster', (real) => breakable(real, 'Toaster', isDefault))

const site = setUpSite()
beforeEach(() => site.intercept(noCourses))
afterEach(() => {
  broken.part = ''
  // The search writes its text into the browser's own address, beside the router.
  window.history.replaceState(null, '', '/')
})

/** React logs an error that a boundary has caught, unless main.tsx tells it otherwise. */
function expectCaught(): void {
  expect(takeLoggedErrors()).not.toEqual([])
}

function failureNotes(): HTMLElement[] {
  return screen.queryAllByText(/^Denne del af siden kunne ikke vises/)
}

// The number of places that say that they failed, and a heading that stays.
test.each([
  ['SearchResults', '/search?q=autisme', 1, /^Søg$/],
  ['ArticleCard', '/articles', 2, /^Vil du være makker/],
  ['ArticleBody', '/articles/mistrivsel-i-familien', 1, /^Læs også/],
  ['NewsletterCard', '/', 0, /^Om os$/],
  ['NewsColumn', '/', 0, /^Om os$/],
  ['Carousel', '/', 0, /^Hold dig opdateret/],
  ['NextCourses', '/courses', 0, /^Kommende kurser/],
  ['UpcomingCourses', '/courses', 1, /^Kommende kurser/],
  ['CourseCalendar', '/courses', 1, /^Kurser uge/],
  ['CourseOfferPanel', '/courses', 4, /^Kommende kurser/],
  ['ReadAloudButton', '/services/skolevaegring', 0, /^Sådan hjælper vi/],
  ['ServiceSection', '/services/skolevaegring', 1, /^Kort fortalt/],
  ['TableOfContents', '/services/skolevaegring', 0, /^Kort fortalt/],
  ['FoldingSections', '/privacy', 1, /^Privatlivs/],
  ['MemberCard', '/about', 1, /^Signe Østergaard/],
])('a broken %s on %s leaves the rest of the page', async (part, path, notes, stays) => {
  broken.part = part
  // As wide as the news need.
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === '(width >= 100rem)' }),
  )
  site.open(path)
  // By texts and labels: roles are worked out anew for hundreds of elements with each change of the page.
  const [stayed] = await screen.findAllByText(stays, { selector: 'main :is(h1, h2, h3)' })
  expect(stayed).toBeVisible()
  await vi.waitFor(() => expect(failureNotes()).toHaveLength(notes))
  expect(screen.getByLabelText('Hovedmenu')).toBeInTheDocument()
  expect(screen.getByText(/^© \d{4}/)).toBeInTheDocument()
  expectCaught()
})

test('search results that failed for one word name the ways to reach the centre, and are there for the next word', async () => {
  broken.part = 'SearchResults'
  const user = site.open('/search?q=autisme')
  const box = await screen.findByRole('searchbox')
  const place = within(await screen.findByRole('alert'))
  const addressOf = (name: RegExp) => place.getByRole('link', { name }).getAttribute('href')
  expect(addressOf(/^\+45/)).toMatch(/^tel:/)
  expect(addressOf(/@/)).toMatch(/^mailto:/)
  expectCaught()
  broken.part = ''
  await user.type(box, '{Backspace}')
  expect(await screen.findAllByRole('link', { name: /^Gå til siden/ })).not.toHaveLength(0)
  expect(failureNotes()).toHaveLength(0)
})

test('one broken course leaves the others, and a broken list comes back with the next choice', async () => {
  const rows = [BROKEN_COURSE, 'Er hel'].map((title, index) =>
    courseRow({ id: String(index), title, event_date: '2030-11-13' }),
  )
  site.intercept(() => Response.json(rows, { headers: { 'Content-Range': '0-1/2' } }))
  broken.part = 'CourseEventCard'
  const user = site.open('/courses?vis=alle')
  expect(await screen.findByRole('heading', { name: 'Er hel' })).toBeVisible()
  expect(failureNotes()).toHaveLength(1)
  expectCaught()

  broken.part = 'CourseList'
  await user.click(screen.getByRole('button', { name: 'Måned' }))
  await user.click(screen.getByRole('button', { name: 'Alle kommende' }))
  await vi.waitFor(() => expect(failureNotes()).toHaveLength(1))
  expect(screen.getByRole('heading', { name: 'Alle kommende kurser' })).toBeVisible()
  expectCaught()

  broken.part = ''
  await user.click(screen.getByRole('button', { name: 'Uge' }))
  await user.click(screen.getByRole('button', { name: 'Alle kommende' }))
  expect(await screen.findByRole('heading', { name: 'Er hel' })).toBeVisible()
})

test('a page that fails leaves header and footer, and is shown as soon as it can be', async () => {
  broken.part = 'ContactPage'
  const user = site.open('/contact')
  const main = await screen.findByRole('main')
  expect(await within(main).findByRole('heading', { name: 'Noget gik galt' })).toHaveFocus()
  expect(screen.getByRole('banner')).toBeInTheDocument()
  expect(screen.getByRole('contentinfo')).toBeInTheDocument()
  expectCaught()
  broken.part = ''
  site.intercept(offline)
  await user.click(within(main).getByRole('button', { name: 'Prøv igen' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Kontakt' })).toBeInTheDocument()
})

test('a page of the administration that fails says so in the main part of the page, and the way home leads on', async () => {
  broken.part = 'AdminLoginPage'
  const user = site.open('/admin')
  const main = await screen.findByRole('main')
  expect(within(main).getByRole('heading', { name: 'Noget gik galt' })).toHaveFocus()
  expectCaught()
  await user.click(within(main).getByRole('link', { name: 'Til forsiden' }))
  await expectAddress('/')
  expect(await screen.findByRole('contentinfo')).toBeInTheDocument()
})

test.each([
  ['SiteHeader', 'banner', {}],
  ['SiteFooter', 'contentinfo', {}],
  ['StorageQuestion', 'region', { name: 'Vi bruger cookies' }],
])(
  'without its %s a page can be read, and the next page tries it again',
  async (part, role, options) => {
    broken.part = part
    const user = site.open('/contact')
    expect(await screen.findByRole('heading', { level: 1, name: 'Kontakt' })).toBeInTheDocument()
    expect(screen.queryByRole(role, options)).not.toBeInTheDocument()
    expectCaught()
    broken.part = ''
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Forside' }))
    expect(await screen.findByRole(role, options)).toBeInTheDocument()
  },
)

test('a broken profile is reported in a toast, and opens the next time', async () => {
  broken.part = 'ProfileDialog'
  const user = site.open('/about')
  const [button] = await screen.findAllByRole('button', { name: /Anders Krogh/ })
  if (!button) throw new Error('Nothing opens the dialog')
  await user.click(button)
  await expectToast(
    'Fejl',
    'Profilen kunne ikke hentes. Tjek din internetforbindelse, og prøv igen.',
  )
  expect(button).toBeVisible()
  expectCaught()
  broken.part = ''
  await user.click(button)
  expect(await screen.findByRole('dialog', { name: 'Anders Krogh' })).toBeInTheDocument()
})

test('a toast that cannot be rendered is shown plainly', async () => {
  broken.part = 'Toaster'
  const user = site.open('/contact')
  await screen.findByRole('heading', { level: 1, name: 'Kontakt' })
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Nyhedsbrev' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Tilmeld dig' }))
  // Apart from the announcement, which has the same words.
  expect(await screen.findByText(/^Ugyldig email/, { selector: '.toast-corner *' })).toBeVisible()
  expectCaught()
  expect(within(dialog).getByLabelText('E-mail')).toBeVisible()
})
