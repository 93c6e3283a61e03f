import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { type CourseTab, courseOffers } from '@/content/courses'
import { site as centre } from '@/content/site'
import { addDays } from '@/features/courses/domain/course-periods'
import { stopClockAt } from '../helpers/clock'
import { newCourseRow } from '../helpers/course'
import { structuredData } from '../helpers/document-head'
import { takeLoggedErrors } from '../helpers/logged-errors'
import { expectAddress, expectToast, offline, setUpSite } from '../helpers/render-site'
import { hideClosedTabPanels } from '../helpers/tab-panels'
import { TEST_BACKEND_PATH } from '../helpers/test-keys'

const site = setUpSite({ usesBackend: true })
hideClosedTabPanels()
const today = '2026-11-18'

// A Wednesday in the middle of a month: the calendar also shows the weeks before and after.
stopClockAt(`${today}T10:00:00+01:00`)

/** Adds courses of today, or of the day that they name. */
function addCourses(...courses: Parameters<typeof newCourseRow>[0][]) {
  return site.addCourses(courses.map((course) => newCourseRow({ event_date: today, ...course })))
}

/** The calendar's button for a day, found by the date in its name. */
async function dayButton(date: string): Promise<HTMLElement> {
  const label = new Intl.DateTimeFormat('da-DK', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  )
  return screen.findByRole('button', { name: new RegExp(label) })
}

/** The cards from the top. By their element, because looking up a role among hundreds of elements takes long. */
function cards(): HTMLElement[] {
  return [...document.querySelectorAll('article')]
}

function titleOf(card: HTMLElement): string | undefined {
  return card.querySelector('h4')?.textContent
}

function cardTitles(): (string | undefined)[] {
  return cards().map(titleOf)
}

async function findCard(title: string): Promise<HTMLElement> {
  return waitFor(() => {
    const card = cards().find((one) => titleOf(one) === title)
    if (!card) throw new Error(`No course is named ${title}`)
    return card
  })
}

function isCourseRequest({ url }: Request): boolean {
  return url.includes('course_events')
}

test('the courses page says that courses are loading until they are there', async () => {
  const release = site.hold(isCourseRequest)
  site.open('/courses')

  expect(await screen.findByText('Indlæser kurser …')).toBeInTheDocument()
  expect(screen.queryByText('Henter de nyeste kurser …')).not.toBeInTheDocument()
  await act(async () => release())
  const week = await screen.findByRole('grid')
  expect(screen.queryByText('Indlæser kurser …')).not.toBeInTheDocument()
  const names = within(week).getAllByText(/^\p{Ll}{3}$/u)
  expect(names.map(({ textContent }) => textContent).join(' ')).toBe('man tir ons tor fre lør søn')
  const links = within(screen.getByRole('main')).getAllByRole('link', { name: 'Kontakt os' })
  expect(links.at(-1)).toHaveAttribute('href', '/contact')
  expect(new Set(site.requests())).toEqual(new Set(['GET /rest/v1/course_events']))
})

test('feed readers find the RSS feed of new courses, which the page itself does not request', async () => {
  site.open('/courses')
  await screen.findByRole('grid')
  const link = document.head.querySelector('link[title="Nye kurser og foredrag"]')
  expect(link).toHaveAttribute('type', 'application/rss+xml')
  expect(link).toHaveAttribute('rel', 'alternate')
  const feed = `${TEST_BACKEND_PATH}/functions/v1/course-calendar?format=rss`
  expect(link).toHaveAttribute('href', feed)
  expect(new Set(site.requests())).toEqual(new Set(['GET /rest/v1/course_events']))
})

test('the courses of the present week are shown by time, and coming ones described to search engines', async () => {
  await addCourses(
    { title: 'Sidst </script>', start_time: '15:00' },
    { title: 'Først', start_time: '09:30', location: 'Valby Kulturhus', type: 'specialkurser' },
    { title: 'I går', event_date: addDays(today, -1) },
    { title: 'En anden uge', event_date: addDays(today, 21) },
  )
  site.open('/courses')

  const first = await findCard('Først')
  expect(cardTitles()).toEqual(['I går', 'Først', 'Sidst </script>'])
  expect(screen.getByText('3 kurser')).toBeInTheDocument()
  expect(await dayButton(today)).toHaveAccessibleName(/^I dag, .*, 2 kurser, valgt$/i)
  for (const text of ['09:30 - 18:30', 'Valby Kulturhus', 'Specialkursus'])
    expect(first).toHaveTextContent(text)
  expect(first).toHaveTextContent('onsdag 09:30 - 18:30')
  for (const card of cards()) expect(card).not.toHaveTextContent(/kr\.|Pris/)
  const list = structuredData().find((thing) => thing['@type'] === 'ItemList')
  expect(list).toHaveProperty('itemListElement.length', 3)
})

test('a link to a course that is gone says so above everything else, with the focus there', async () => {
  await addCourses({ title: 'Et andet' })
  const user = site.open('/courses?kursus=vaek')
  await findCard('Et andet')
  const note = screen.getByText(/^Kurset i linket findes ikke længere/)
  expect(note).toHaveFocus()
  const next = screen.getByRole('navigation', { name: 'De næste kurser' })
  expect(note.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(screen.getByRole('button', { name: 'Næste uge' }))
  await waitFor(() => expect(note).not.toBeInTheDocument())
})

test('the next courses with places show when they begin, with the year where it is not this one', async () => {
  await addCourses(
    { title: 'Lukket', type: 'skreddersyede' },
    { title: 'Fyldt', available_spots: 0 },
    { title: 'I dag', start_time: '17:00' },
    { title: 'Efter nytår', event_date: '2027-01-14', start_time: '09:30' },
  )
  site.open('/courses')
  const next = within(screen.getByRole('navigation', { name: 'De næste kurser' }))
  await next.findByText('I dag')
  const [first, second, ...others] = next.getAllByRole('listitem')
  expect(others).toEqual([])
  expect(first).toHaveTextContent(/ons\. 18\. nov\. kl\.\s17:00/)
  expect(second).toHaveTextContent(/tor\. 14\. jan\. 2027 kl\.\s09:30/)
})

test('each tab links to the coming courses of its type, and stays chosen', async () => {
  await addCourses({ title: 'For forældre' }, { title: 'Sparring', type: 'supervision' })
  const user = site.open('/courses#supervision')
  await findCard('For forældre')
  await user.click(screen.getByRole('link', { name: 'Se datoer for supervision' }))
  await expectAddress('/courses?vis=alle&type=supervision#kommende-kurser')
  expect(cardTitles()).toEqual(['Sparring'])
  const tab = screen.getByRole('tab', { name: courseOffers.specialkurser.tab })
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Supervision')
  await user.click(tab)
  await user.click(screen.getByRole('link', { name: 'Se datoer for specialkurser' }))
  expect(
    await screen.findByText('Der er ingen kommende kurser af den type lige nu.'),
  ).toBeInTheDocument()
})

test('on Android the subscription is an address to copy with help', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 10; K)')
  site.open('/courses')
  expect(await screen.findByText(/så kopiér adressen\. Åbn calendar/)).toBeInTheDocument()
  expect(screen.getByText(/”Føj til kalender” ved kurset/)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /^Abonnér/ })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Kopiér adressen' })).toBeInTheDocument()
})

test('a course is held from its end on, also while the page is open', async () => {
  vi.useFakeTimers({ now: new Date(`${today}T10:00:00+01:00`), shouldAdvanceTime: true })
  await addCourses(
    { title: 'Om morgenen', start_time: '07:00', end_time: '09:59', available_spots: 0 },
    { title: 'Til middag', start_time: '08:00', end_time: '12:00' },
    { title: 'Forkert slut', start_time: '09:00', end_time: '08:00' },
    { title: 'Til midnat', start_time: '18:00', end_time: '24:00' },
  )
  const heldTitles = () =>
    cards()
      .filter((card) => within(card).queryByText('Afholdt'))
      .map(titleOf)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  site.open('/courses')
  const held = within(await findCard('Om morgenen'))
  expect(heldTitles()).toEqual(['Om morgenen'])
  expect(held.queryByText('Udsolgt')).not.toBeInTheDocument()
  expect(held.getByRole('link')).toHaveTextContent('Om morgenen')
  expect(screen.getAllByRole('link', { name: /^Skriv til os om en plads/ })).toHaveLength(3)

  await act(() => vi.advanceTimersByTimeAsync(2 * 3_600_000))
  expect(heldTitles()).toEqual(['Om morgenen', 'Til middag'])
  await user.click(screen.getByRole('button', { name: 'Måned', pressed: false }))
  expect(heldTitles()).toEqual(['Om morgenen', 'Til middag'])
  await user.click(screen.getByRole('button', { name: 'Alle kommende', pressed: false }))
  expect(cardTitles()).toEqual(['Forkert slut', 'Til midnat'])
})

test('an empty week leads on to the next course', async () => {
  const later = addDays(today, 21)
  await addCourses({ title: 'Om tre uger', event_date: later })
  const user = site.open('/courses')
  expect(await screen.findByText('Ingen kurser i den valgte uge')).toBeInTheDocument()
  expect(screen.getByText('0 kurser')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Næste kursus: uge 50' }))
  expect(screen.getByRole('heading', { name: 'Om tre uger' })).toBeInTheDocument()
  expect(screen.getByText('1 kursus')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: /^Kurser uge 50/ })).toHaveFocus()
  await expectAddress('/courses?uge=2026-W50')
})

test('a day of the calendar shows its week, and the same day again none', async () => {
  const user = site.open('/courses')
  await screen.findByText('Ingen kurser i den valgte uge')
  await user.click(await dayButton(addDays(today, 7)))
  expect(screen.getByRole('heading', { name: /^Kurser uge 48/ })).toBeInTheDocument()
  await user.click(await dayButton(addDays(today, 7)))
  expect(screen.getByText('Vælg en dato for at se kurser')).toBeInTheDocument()
})

test('the courses of a month, or all coming ones, stand in one list', async () => {
  await addCourses(
    { title: 'Afholdt kursus', event_date: addDays(today, -1) },
    { title: 'Dagens kursus' },
    { title: 'Næste måned', event_date: addDays(today, 30) },
  )
  const user = site.open('/courses')
  await user.click(await screen.findByRole('button', { name: 'Måned', pressed: false }))
  expect(screen.getByRole('heading', { name: 'Kurser i november 2026' })).toBeInTheDocument()
  expect(cardTitles()).toEqual(['Afholdt kursus', 'Dagens kursus'])
  await user.click(screen.getByRole('button', { name: 'Næste måned' }))
  expect(cardTitles()).toEqual(['Næste måned'])
  await user.click(screen.getByRole('button', { name: 'Næste måned' }))
  expect(screen.getByText('Ingen kurser i den valgte måned')).toBeInTheDocument()
  await expectAddress('/courses?maaned=2027-01')
  await user.click(screen.getByRole('button', { name: 'Næste kursus: uge 47' }))
  await expectAddress('/courses')

  await user.click(screen.getByRole('button', { name: 'Alle kommende', pressed: false }))
  await expectAddress('/courses?vis=alle')
  expect(screen.getByRole('heading', { name: 'Alle kommende kurser' })).toBeInTheDocument()
  expect(screen.getByText('2 kurser')).toBeInTheDocument()
  expect(cardTitles()).toEqual(['Dagens kursus', 'Næste måned'])
  const months = screen.getAllByRole('heading', { name: /^(november|december)$/ })
  expect(months.map(({ textContent }) => textContent)).toEqual(['november', 'december'])
  expect(screen.queryByText(/^Vælg en dag/)).not.toBeInTheDocument()
  expect(screen.queryByText('Valgt uge')).not.toBeInTheDocument()
})

test('a type that occurs narrows list and calendar', async () => {
  await addCourses(
    { title: 'Et foredrag', type: 'foredrag' },
    { title: 'En supervision', type: 'supervision' },
  )
  const user = site.open('/courses')
  const types = within(await screen.findByRole('group', { name: 'Kursustype' }))
  const labels = types.getAllByRole('button').map(({ textContent }) => textContent)
  expect(labels).toEqual(['Alle', 'Supervision', 'Foredrag'])
  expect(types.getByRole('button', { name: 'Alle', pressed: true })).toBeInTheDocument()

  await user.click(types.getByRole('button', { name: 'Foredrag' }))
  expect(types.getByRole('button', { name: 'Foredrag', pressed: true })).toBeInTheDocument()
  expect(cardTitles()).toEqual(['Et foredrag'])
  expect(screen.getByText('1 kursus')).toBeInTheDocument()
  expect(await dayButton(today)).toHaveAccessibleName(/, 1 kursus, valgt$/)
  await expectAddress('/courses?type=foredrag')
})

test('a failed load shows the toast, and can be tried again', async () => {
  await addCourses({ title: 'Kommer alligevel' })
  site.intercept((request) => (isCourseRequest(request) ? offline() : undefined))
  const user = site.open('/courses')

  await expectToast('Fejl', 'Kunne ikke indlæse kurser. Prøv at genindlæse siden.')
  const retry = await screen.findByRole('button', { name: 'Prøv igen' })
  expect(screen.queryByText('Indlæser kurser …')).not.toBeInTheDocument()
  expect(screen.queryByText('Ingen kurser i den valgte uge')).not.toBeInTheDocument()
  expect(screen.queryByText(/^Som de så ud/)).not.toBeInTheDocument()
  expect(takeLoggedErrors()).toEqual(['Fejl'])

  site.intercept(() => undefined)
  await user.click(retry)
  expect(await screen.findByRole('heading', { name: 'Kommer alligevel' })).toBeInTheDocument()
  const week = screen.getByRole('heading', { name: /^Kurser uge 47/ })
  await waitFor(() => expect(week).toHaveFocus())
})

test('without a connection the list of before stays, and can be reloaded', async () => {
  await addCourses({ title: 'Læst før' })
  site.open('/courses')
  await screen.findByRole('heading', { name: 'Læst før' })
  cleanup()

  site.intercept((request) => (isCourseRequest(request) ? offline() : undefined))
  const user = site.open('/courses')
  expect(await screen.findByText('Som de så ud den 18. nov. kl. 10.00')).toBeInTheDocument()
  const failure = 'Kunne ikke indlæse kurser. Prøv at genindlæse siden.'
  expect(within(screen.getByRole('main')).getByText(failure)).toBeInTheDocument()
  await expectToast('Fejl', failure)
  expect(screen.getByRole('heading', { name: 'Læst før' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^Skriv til os om en plads/ })).toBeInTheDocument()
  expect(takeLoggedErrors()).toEqual(['Fejl'])

  site.intercept(() => undefined)
  await user.click(screen.getByRole('button', { name: 'Prøv igen' }))
  await waitFor(() => expect(screen.queryByText(/^Som de så ud/)).toBeNull())
  expect(screen.getByRole('heading', { name: /^Kurser uge 47/ })).toHaveFocus()
})

test('the way back to the courses shows them at once, and no place before they have been read again', async () => {
  const [course] = await addCourses({ title: 'Snart fyldt', available_spots: 2 })
  const user = site.open('/courses')
  await screen.findByRole('link', { name: 'Skriv til os om en plads: Snart fyldt' })
  await user.click(screen.getAllByRole('link', { name: 'Kontakt os' }).at(-1) ?? document.body)
  await screen.findByRole('heading', { level: 1, name: 'Kontakt' })
  await site.changeCourse(course?.id ?? '', { available_spots: 0 })
  // Also where the clock of the device is set back.
  vi.setSystemTime(new Date(`${today}T09:00:00+01:00`))

  const release = site.hold(isCourseRequest)
  const [link] = screen.getAllByRole('link', { name: 'Kurser/foredrag' })
  await user.click(link ?? document.body)
  expect(await screen.findByRole('heading', { name: 'Snart fyldt' })).toBeInTheDocument()
  expect(screen.getByText('Henter de nyeste kurser …')).toBeInTheDocument()
  const card = await findCard('Snart fyldt')
  expect(within(card).getByRole('link')).toHaveTextContent('Snart fyldt')

  await act(async () => release())
  const waitingList = { name: 'Skriv mig på venteliste: Snart fyldt' }
  expect(await screen.findByRole('link', waitingList)).toBeInTheDocument()
  expect(screen.getByText('Udsolgt')).toBeInTheDocument()
  expect(await findCard('Snart fyldt')).toBe(card)
  expect(screen.queryByText('Henter de nyeste kurser …')).not.toBeInTheDocument()
})

const mail = expect.stringMatching(`^mailto:${centre.email}\\?subject=[^&]+&body=`)
const linksOfTabs: Record<CourseTab, unknown[]> = {
  foraeldre: ['/services/skolevaegring', mail],
  supervision: ['/contact'],
  specialkurser: ['/services/psykoedukative-forlob', '/contact'],
  skreddersyede: ['/contact'],
}

test.each<[string, CourseTab]>([
  ['', 'foraeldre'],
  ['#foredrag', 'foraeldre'],
  // As it comes out of a mail.
  ['#Supervision).', 'supervision'],
  ['#specialkurser', 'specialkurser'],
  ['#skreddersyede', 'skreddersyede'],
])('the hash %j opens the tab %s with its links', async (hash, tab) => {
  site.open(`/courses${hash}`)
  expect(await screen.findByRole('tab', { selected: true })).toHaveAccessibleName(
    courseOffers[tab].tab,
  )
  const links = within(screen.getByRole('tabpanel')).getAllByRole('link')
  const addresses = links.map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(expect.arrayContaining(linksOfTabs[tab]))
})

test('the hash follows the chosen tab, beside the query', async () => {
  const user = site.open('/courses?fra=brev#foraeldre')
  await user.click(await screen.findByRole('tab', { name: courseOffers.specialkurser.tab }))
  await expectAddress('/courses?fra=brev#specialkurser')
})
