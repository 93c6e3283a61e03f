import { act, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { copyLink } from '@/content/copy-link'
import { site as centre } from '@/content/site'
import { stopClockAt } from '../helpers/clock'
import { newCourseRow } from '../helpers/course'
import { headTitles, headValues } from '../helpers/document-head'
import { takeLoggedErrors } from '../helpers/logged-errors'
import { expectAddress, expectToast, offline, setUpSite } from '../helpers/render-site'

const site = setUpSite({ usesBackend: true })

stopClockAt('2027-02-01T10:00:00+01:00')

const TUESDAY = { event_date: '2027-03-02', start_time: '17:00', end_time: '19:00' }
const SIGN_UP = /^Skriv til os om en plads/

/** The addresses to write to, without the whole mails that ask for a place. */
function mailLinks(): HTMLElement[] {
  return within(screen.getByRole('main')).getAllByRole('link', { name: centre.email })
}

function isCourseRequest({ url }: Request): boolean {
  return url.includes('course_events')
}

test('the page of a course says when, how long, where, for whom and at what price, and offers a place', async () => {
  const { id } = await site.addCourse({
    ...TUESDAY,
    title: 'Ro om aftenen',
    location: 'Valby Kulturhus',
    price: '250 kr. pr. person',
  })
  site.open(`/courses/${id}`)

  expect(await screen.findByRole('heading', { level: 1, name: 'Ro om aftenen' })).toBeVisible()
  const main = screen.getByRole('main')
  for (const text of [
    'Forældrekursus',
    'tirsdag den 2. marts 2027 kl. 17:00 - 19:00',
    'Valby Kulturhus',
    '250 kr. pr. person',
    'Forældre og andre voksne',
  ])
    expect(main).toHaveTextContent(text)
  expect(within(main).getByText('2\u00A0timer', { normalizer: String })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Se på kort/ })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/search?query=Valby+Kulturhus',
  )
  expect(await screen.findByRole('link', { name: SIGN_UP })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Opslag til opslagstavlen' })).toBeVisible()
})

test('search engines and shared links get the day and the place of the course', async () => {
  const { id } = await site.addCourse({ ...TUESDAY, title: 'Ro om aftenen', location: 'Online' })
  site.open(`/courses/${id}`)
  await screen.findByRole('heading', { level: 1, name: 'Ro om aftenen' })
  expect(headTitles()).toEqual([expect.stringMatching(/^Ro om aftenen, 2\. mar\. 2027 \| /)])
  expect(headValues('meta[name=description]')).toEqual([
    'Forældrekursus tirsdag den 2. marts 2027 kl.\u00A017.00-19.00 online.',
  ])
  expect(headValues('link[rel=canonical]', { attribute: 'href' })).toEqual([
    expect.stringMatching(new RegExp(`/courses/${id}$`)),
  ])
})

test('other dates of a course come before other courses of its type', async () => {
  const { id } = await site.addCourse({ ...TUESDAY, title: 'Ro' })
  await site.addCourse({ event_date: '2027-02-10', title: 'Et andet forældrekursus' })
  await site.addCourse({ event_date: '2027-01-10', title: 'Ro' })
  const { id: later } = await site.addCourse({ event_date: '2027-04-06', title: 'Ro' })
  site.open(`/courses/${id}`)

  const others = await screen.findByRole('complementary', { name: 'Andre datoer' })
  const links = within(others).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/courses/${later}`])
})

test.each([
  'Ro, tak',
  'Ro i "klassen"',
  'Ro (for begyndere)',
  '100% ro & *fred* + 1',
  String.raw`Ro\fred, "ro" og 'ro'`,
])('another date of %s is found behind many courses of its type', async (title) => {
  const { id } = await site.addCourse({ ...TUESDAY, title })
  const before = { title: 'Et andet forældrekursus', event_date: '2027-02-10' }
  await site.addCourses(Array.from({ length: 60 }, () => newCourseRow(before)))
  const date = { title, type: 'supervision', event_date: '2027-09-07' }
  const { id: later } = await site.addCourse(date)
  site.open(`/courses/${id}`)
  const others = await screen.findByRole('complementary', { name: 'Andre datoer' })
  expect(within(others).getByRole('link')).toHaveAttribute('href', `/courses/${later}`)
})

test('without another course of its type any coming one is offered', async () => {
  const { id } = await site.addCourse({ ...TUESDAY, title: 'Ro' })
  const { id: other } = await site.addCourse({ ...TUESDAY, title: 'Om søvn', type: 'supervision' })
  site.open(`/courses/${id}`)
  const others = await screen.findByRole('complementary', { name: 'Andre kurser' })
  expect(within(others).getByRole('link')).toHaveAttribute('href', `/courses/${other}`)
})

test('a course in capitals, with a sign behind or with .html has one address', async () => {
  const { id } = await site.addCourse({ ...TUESDAY, title: 'Ro' })
  site.open(`/courses/${id.toUpperCase()}.html)`)
  await screen.findByRole('heading', { level: 1, name: 'Ro' })
  await expectAddress(`/courses/${id}`)
})

test('a cancelled course says so and why, and offers no place', async () => {
  const note = 'Underviseren er blevet syg.'
  const { id } = await site.addCourse({ ...TUESDAY, status: 'cancelled', status_note: note })
  site.open(`/courses/${id}`)
  expect(await screen.findByText(note)).toBeVisible()
  expect(screen.getByText('Aflyst')).toBeVisible()
  expect(mailLinks()).toHaveLength(1)
  expect(screen.queryByRole('link', { name: SIGN_UP })).not.toBeInTheDocument()
})

test('a course that is over is held, and the next ones stand beside it', async () => {
  const { id } = await site.addCourse({ event_date: '2027-01-12', title: 'Ro' })
  const { id: next } = await site.addCourse({ ...TUESDAY, title: 'Ro' })
  site.open(`/courses/${id}`)
  expect(await screen.findByText('Afholdt')).toBeVisible()
  expect(screen.queryByRole('link', { name: SIGN_UP })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Opslag/ })).not.toBeInTheDocument()
  const others = screen.getByRole('complementary', { name: 'Andre datoer' })
  expect(within(others).getByRole('link')).toHaveAttribute('href', `/courses/${next}`)
})

test.each(['1936cb36-c1b0-463b-bc36-2383cbc98bf3', 'findes-ikke'])(
  'the page of the course %s, which there is none of, has the coming ones and is kept out of search engines',
  async (id) => {
    const { id: coming } = await site.addCourse({ ...TUESDAY, title: 'Ro' })
    site.open(`/courses/${id}`)
    const title = 'Kurset findes ikke længere'
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    const others = screen.getByRole('complementary', { name: 'De næste kurser' })
    expect(within(others).getByRole('link')).toHaveAttribute('href', `/courses/${coming}`)
    expect(mailLinks()).toHaveLength(1)
    expect(headValues('meta[name=robots]')).toEqual(['noindex'])
  },
)

test('a failed request says so, and the retry shows the course', async () => {
  const { id } = await site.addCourse({ ...TUESDAY, title: 'Ro' })
  site.intercept((request) => (isCourseRequest(request) ? offline() : undefined))
  const user = site.open(`/courses/${id}`)
  const retry = await screen.findByRole('button', { name: 'Prøv igen' }, { timeout: 5_000 })
  expect(screen.getByText(/^Kunne ikke indlæse kurser/)).toBeVisible()
  expect(headTitles()).toEqual([expect.stringMatching(/^Kursus \| /)])
  expect(headValues('meta[name=robots]')).toEqual(['noindex'])
  site.intercept(() => undefined)
  await user.click(retry)
  expect(await screen.findByRole('heading', { level: 1, name: 'Ro' })).toBeVisible()
  expect(headValues('meta[name=robots]')).toEqual([])
  expect(takeLoggedErrors().length).toBeGreaterThan(0)
})

test('from the list the course stands at once, and no place before the response', async () => {
  const { id } = await site.addCourse({ ...TUESDAY, title: 'Ro', available_spots: 2 })
  const user = site.open('/courses?vis=alle')
  await screen.findAllByText('Få pladser')
  const release = site.hold(isCourseRequest)
  await user.click(screen.getByRole('link', { name: 'Ro' }))
  await expectAddress(`/courses/${id}`)
  expect(screen.getByRole('heading', { level: 1, name: 'Ro' })).toBeVisible()
  expect(screen.queryByRole('link', { name: SIGN_UP })).not.toBeInTheDocument()
  await act(async () => release())
  expect(await screen.findByRole('link', { name: SIGN_UP })).toBeVisible()
})

/** Gives the browser a way to share, for one test. */
function stubShare(share: typeof navigator.share): void {
  Object.assign(navigator, { share })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
}

test('a phone shares the page by its own means', async () => {
  const share = vi.fn(async () => {})
  stubShare(share)
  const { id } = await site.addCourse({ ...TUESDAY, title: 'Ro' })
  const user = site.open(`/courses/${id}`)
  await user.click(await screen.findByRole('button', { name: 'Del' }))
  expect(share).toHaveBeenCalledWith({
    title: 'Ro',
    url: expect.stringMatching(new RegExp(`^https://.*/courses/${id}$`)),
  })
})

test('a link that the phone fails to share is copied', async () => {
  const { id } = await site.addCourse({ ...TUESDAY, title: 'Ro' })
  const user = site.open(`/courses/${id}`)
  stubShare(() => Promise.reject(new DOMException('No app', 'NotAllowedError')))
  await user.click(await screen.findByRole('button', { name: 'Del' }))
  await expectToast(copyLink.copied.title, copyLink.copied.text)
  expect(await navigator.clipboard.readText()).toMatch(new RegExp(`/courses/${id}$`))
})

test('a visitor who changes her mind about sharing gets no link', async () => {
  const { id } = await site.addCourse({ ...TUESDAY, title: 'Ro' })
  const user = site.open(`/courses/${id}`)
  stubShare(() => Promise.reject(new DOMException('Cancelled', 'AbortError')))
  const copy = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(await screen.findByRole('button', { name: 'Del' }))
  expect(copy).not.toHaveBeenCalled()
})
