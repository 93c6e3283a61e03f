import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeLoggedErrors } from '../helpers/logged-errors'
import { expectToast, noCourses, setUpSite } from '../helpers/render-site'

const BROKEN = 'Er i stykker'

const { breakable, broken } = vi.hoisted(() => {
  const broken = { part: '' }
  /** The real component, until the test says that it is broken, or one of its kind is. */
  function breakable<Props>(
    part: string,
    Component: (props: Props) => React.ReactNode,
    isOne: (props: Props) => boolean = () => true,
  ) {
    return (props: Props) => {
      if (broken.part === part && isOne(props)) throw new Error(`The ${part} is broken`)
      return <Component {...(props as Props & React.Attributes)} />
    }
  }
  return { breakable, broken }
})

vi.mock('@/features/search/search-results', async (original) => {
  const { SearchResults } = await original<typeof import('@/features/search/search-results')>()
  return { SearchResults: breakable('results', SearchResults) }
})
vi.mock('@/features/articles/article-card', async (original) => {
  const { ArticleCard } = await original<typeof import('@/features/articles/article-card')>()
  return {
    ArticleCard: breakable('card', ArticleCard, ({ article }) => article.category === 'Podcast'),
  }
})
vi.mock('@/features/articles/article-body', async (original) => {
  const { ArticleBody } = await original<typeof import('@/features/articles/article-body')>()
  return { ArticleBody: breakable('text', ArticleBody) }
})
vi.mock('@/pages/article/read-also', async (original) => {
  const { ReadAlso } = await original<typeof import('@/pages/article/read-also')>()
  return { ReadAlso: breakable('related articles', ReadAlso) }
})
vi.mock('@/features/articles/news-column', async (original) => {
  const { NewsColumn } = await original<typeof import('@/features/articles/news-column')>()
  return { NewsColumn: breakable('news', NewsColumn) }
})
vi.mock('@/features/courses/public/course-event-card', async (original) => {
  const { CourseEventCard } =
    await original<typeof import('@/features/courses/public/course-event-card')>()
  return {
    CourseEventCard: breakable('course', CourseEventCard, ({ course }) => course.title === BROKEN),
  }
})
vi.mock('@/features/courses/public/course-list', async (original) => {
  const { CourseList } = await original<typeof import('@/features/courses/public/course-list')>()
  return { CourseList: breakable('list', CourseList) }
})
vi.mock('@/features/courses/public/course-calendar', async (original) => {
  const { CourseCalendar } =
    await original<typeof import('@/features/courses/public/course-calendar')>()
  return { CourseCalendar: breakable('calendar', CourseCalendar) }
})
vi.mock('@/features/courses/public/upcoming-courses', async (original) => {
  const { UpcomingCourses } =
    await original<typeof import('@/features/courses/public/upcoming-courses')>()
  return { UpcomingCourses: breakable('courses', UpcomingCourses) }
})
vi.mock('@/pages/courses/course-offer-panel', async (original) => {
  const { CourseOfferPanel } = await original<typeof import('@/pages/courses/course-offer-panel')>()
  return { CourseOfferPanel: breakable('tab', CourseOfferPanel) }
})
vi.mock('@/features/newsletter/newsletter-card', async (original) => {
  const { NewsletterCard } =
    await original<typeof import('@/features/newsletter/newsletter-card')>()
  return { NewsletterCard: breakable('invitation', NewsletterCard) }
})
vi.mock('@/features/read-aloud/read-aloud-button', async (original) => {
  const { ReadAloudButton } =
    await original<typeof import('@/features/read-aloud/read-aloud-button')>()
  return { ReadAloudButton: breakable('button that reads aloud', ReadAloudButton) }
})
vi.mock('@/components/sections/table-of-contents', async (original) => {
  const { TableOfContents } =
    await original<typeof import('@/components/sections/table-of-contents')>()
  return { TableOfContents: breakable('contents', TableOfContents) }
})
vi.mock('@/pages/service/service-section', async (original) => {
  const { ServiceSection } = await original<typeof import('@/pages/service/service-section')>()
  return {
    ServiceSection: breakable(
      'section',
      ServiceSection,
      ({ block }) => block.heading === 'Sådan hjælper vi',
    ),
  }
})
vi.mock('@/pages/legal/folding-sections', async (original) => {
  const { FoldingSections } = await original<typeof import('@/pages/legal/folding-sections')>()
  return { FoldingSections: breakable('sections', FoldingSections) }
})
vi.mock('@/components/sections/carousel', async (original) => {
  const { Carousel } = await original<typeof import('@/components/sections/carousel')>()
  return { Carousel: breakable('carousel', Carousel) }
})
vi.mock('@/features/team/member-card', async (original) => {
  const { MemberCard } = await original<typeof import('@/features/team/member-card')>()
  return {
    MemberCard: breakable('member', MemberCard, ({ member }) => member.name === 'Anders Krogh'),
  }
})
vi.mock('@/features/team/profile-dialog', async (original) => {
  const { default: ProfileDialog } =
    await original<typeof import('@/features/team/profile-dialog')>()
  return { default: breakable('profile', ProfileDialog) }
})
vi.mock('@/components/ui/toaster', async (original) => {
  const { default: Toaster } = await original<typeof import('@/components/ui/toaster')>()
  return { default: breakable('toaster', Toaster) }
})

const site = setUpSite({ usesBackend: true })
beforeEach(() => site.intercept(noCourses))
afterEach(() => {
  broken.part = ''
  // The search keeps its text in the browser's own address, beside the router.
  window.history.replaceState(null, '', '/')
})

/** React logs what a boundary has caught, unless main.tsx tells it otherwise. */
function expectCaught(): void {
  expect(takeLoggedErrors()).not.toEqual([])
}

function saidToHaveFailed(): HTMLElement[] {
  return screen.queryAllByText(/^Denne del af siden kunne ikke vises/)
}

/** A part, where it is, how often its place says that it failed, and a heading or a link of what stays. */
type Case = readonly [part: string, path: string, said: number, stays: RegExp]

const cases: readonly Case[] = [
  ['results', '/search?q=autisme', 1, /^Søg$/],
  ['card', '/articles', 2, /^Vil du være makker/],
  ['text', '/articles/mistrivsel-i-familien', 1, /^Læs også/],
  ['related articles', '/articles/mistrivsel-i-familien', 0, /^Mistrivsel i familien/],
  ['news', '/', 0, /^Vores Samarbejdspartnere/],
  ['carousel', '/', 0, /^Hold dig opdateret/],
  ['invitation', '/', 0, /^Kontakt$/],
  ['courses', '/courses', 1, /^Kommende kurser/],
  ['calendar', '/courses', 1, /^Kurser uge/],
  ['tab', '/courses', 4, /^Kommende kurser/],
  ['button that reads aloud', '/services/skolevaegring', 0, /^Sådan hjælper vi/],
  ['contents', '/services/skolevaegring', 0, /^Sådan hjælper vi/],
  ['section', '/services/skolevaegring', 1, /^Kort fortalt/],
  ['contents', '/privacy', 0, /Dine rettigheder/],
  ['contents', '/ordliste', 0, /^Netværksmøde/],
  ['sections', '/privacy', 1, /^Privatlivspolitik/],
  ['carousel', '/pfa-customer', 0, /^Sådan bruger du din ordning/],
  ['member', '/about', 1, /^Signe Østergaard/],
]

test.each(cases)(
  'a broken %s on %s leaves the rest of the page',
  async (part, path, said, stays) => {
    broken.part = part
    site.open(path)
    const main = await screen.findByRole('main')
    const [stayed] = await within(main).findAllByRole('heading', { name: withoutHyphens(stays) })
    expect(stayed).toBeVisible()
    expect(within(main).getByRole('heading', { level: 1 })).not.toHaveTextContent('Noget gik galt')
    await vi.waitFor(() => expect(saidToHaveFailed()).toHaveLength(said))
    expect(screen.getByRole('navigation', { name: 'Hovedmenu' })).toBeInTheDocument()
    expect(screen.getByRole('contentinfo')).toBeInTheDocument()
    expectCaught()
  },
)

/** Headings have soft hyphens in them. */
function withoutHyphens(pattern: RegExp) {
  return (name: string) => pattern.test(name.replaceAll('\u00AD', ''))
}

test('the place of a broken part names the ways to reach the centre', async () => {
  broken.part = 'results'
  site.open('/search?q=autisme')
  const [place] = await screen.findAllByRole('alert')
  if (!place) throw new Error('Nothing says that the part failed')
  expect(within(place).getByRole('link', { name: /^\+45/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  )
  expect(within(place).getByRole('link', { name: 'kontakt@example.com' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  )
  expectCaught()
})

test('results that failed for one word are there for the next', async () => {
  broken.part = 'results'
  const user = site.open('/search?q=autisme')
  const box = await screen.findByRole('searchbox')
  await vi.waitFor(() => expect(saidToHaveFailed()).toHaveLength(1))
  expectCaught()
  broken.part = ''
  await user.type(box, '{Backspace}')
  expect(await screen.findAllByRole('link', { name: /^Gå til siden/ })).not.toHaveLength(0)
  expect(saidToHaveFailed()).toHaveLength(0)
})

test('one broken course leaves the others, and a broken list comes back with the next choice', async () => {
  site.intercept(() => undefined)
  await site.addCourse({ title: BROKEN })
  await site.addCourse({ title: 'Er hel' })
  broken.part = 'course'
  const user = site.open('/courses?vis=alle')
  expect(await screen.findByRole('heading', { name: 'Er hel' })).toBeVisible()
  expect(saidToHaveFailed()).toHaveLength(1)
  expectCaught()

  broken.part = 'list'
  await user.click(screen.getByRole('button', { name: 'Måned' }))
  await user.click(screen.getByRole('button', { name: 'Alle kommende' }))
  await vi.waitFor(() => expect(saidToHaveFailed()).toHaveLength(1))
  expect(screen.getByRole('heading', { name: 'Alle kommende kurser' })).toBeVisible()
  expectCaught()

  broken.part = ''
  await user.click(screen.getByRole('button', { name: 'Uge' }))
  await user.click(screen.getByRole('button', { name: 'Alle kommende' }))
  expect(await screen.findByRole('heading', { name: 'Er hel' })).toBeVisible()
})

test('a broken profile is told of, leaves the page, and opens the next time', async () => {
  broken.part = 'profile'
  const user = site.open('/about')
  await user.click(await screen.findByRole('button', { name: /Anders Krogh/ }))
  await expectToast(
    'Fejl',
    'Profilen kunne ikke hentes. Tjek din internetforbindelse, og prøv igen.',
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Om Os' })).toBeVisible()
  expectCaught()

  broken.part = ''
  await user.click(screen.getByRole('button', { name: /Signe Østergaard/ }))
  expect(await screen.findByRole('dialog', { name: 'Signe Østergaard' })).toBeVisible()
})

test('a toast that cannot be drawn is shown plainly', async () => {
  broken.part = 'toaster'
  const user = site.open('/contact')
  const page = await screen.findByRole('heading', { level: 1, name: 'Kontakt' })
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Nyhedsbrev' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Tilmeld dig' }))
  // Apart from the announcement, which is a span.
  expect(await screen.findByText('Ugyldig email', { selector: 'p' })).toBeVisible()
  expectCaught()
  expect(page).toBeInTheDocument()
  expect(within(dialog).getByLabelText('E-mail')).toBeVisible()
})
