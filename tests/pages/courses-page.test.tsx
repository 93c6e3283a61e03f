import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDays } from '@/features/courses/domain/calendar-date'
import { structuredData } from '../helpers/document-head'
import { takeLoggedErrors } from '../helpers/logged-errors'
import { expectAddress, expectToast, offline, setUpSite } from '../helpers/render-site'
import { hideClosedTabPanels } from '../helpers/tab-panels'

const site = setUpSite({ usesBackend: true })
hideClosedTabPanels()
const today = '2026-11-18'

// A Wednesday in the middle of a month: the calendar also shows the weeks before and after.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T10:00:00+01:00`) })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The calendar's button for a day, found by the date in its name. */
async function dayButton(date: string): Promise<HTMLElement> {
  const label = new Intl.DateTimeFormat('da-DK', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  )
  return screen.findByRole('button', { name: new RegExp(label) })
}

/** The titles of the cards, from the top. */
function cardTitles(): (string | null)[] {
  return screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
}

test('the courses page tells that courses are loading until they are there', async () => {
  let letPass = () => {}
  const wait = new Promise<void>((resolve) => {
    letPass = resolve
  })
  site.intercept(async (request) => {
    if (request.url.includes('course_events')) await wait
    return undefined
  })
  site.open('/courses')

  expect(await screen.findByText('Indlæser kurser …')).toBeInTheDocument()
  await act(async () => letPass())
  expect(await screen.findByRole('grid')).toBeInTheDocument()
  expect(screen.queryByText('Indlæser kurser …')).not.toBeInTheDocument()
})

test('the courses page shows the courses of the present week by date and time, with date, time, place and type', async () => {
  await site.addCourse({
    title: 'Sidst',
    event_date: today,
    start_time: '15:00',
    end_time: '17:00',
  })
  await site.addCourse({
    title: 'Først',
    event_date: today,
    start_time: '09:30',
    end_time: '12:00',
    location: 'Valby Kulturhus',
    type: 'specialkurser',
  })
  await site.addCourse({ title: 'En anden uge', event_date: addDays(today, 21) })
  site.open('/courses')

  const cards = await screen.findAllByRole('article')
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Først',
    'Sidst',
  ])
  expect(screen.getByText('2 kurser')).toBeInTheDocument()
  const [first] = cards
  expect(first).toHaveTextContent('09:30 - 12:00')
  expect(first).toHaveTextContent('Valby Kulturhus')
  expect(first).toHaveTextContent('Specialkursus')
})

test('choosing another day shows its week, and an empty one says so', async () => {
  const later = addDays(today, 7)
  await site.addCourse({ title: 'Næste uge', event_date: later })
  const user = site.open('/courses')

  expect(await screen.findByText('Ingen kurser i den valgte uge')).toBeInTheDocument()
  expect(screen.getByText('0 kurser')).toBeInTheDocument()
  await user.click(await dayButton(later))

  expect(await screen.findByRole('heading', { name: 'Næste uge' })).toBeInTheDocument()
  expect(screen.getByText('1 kursus')).toBeInTheDocument()
})

test('the columns of the calendar are the days from Monday to Sunday', async () => {
  site.open('/courses')
  const week = await screen.findByRole('grid')
  const names = within(week).getAllByText(/^\p{Ll}{3}$/u)
  expect(names.map(({ textContent }) => textContent).join(' ')).toBe('man tir ons tor fre lør søn')
})

test('choosing the chosen day again leaves no date chosen', async () => {
  const user = site.open('/courses')
  await user.click(await dayButton(today))
  expect(screen.getByText('Vælg en dato for at se kurser')).toBeInTheDocument()
})

test('names in the calendar how many courses a day has', async () => {
  await site.addCourse({ event_date: today })
  site.open('/courses')
  await screen.findByRole('article')
  expect((await dayButton(today)).getAttribute('aria-label')).toMatch(
    /^I dag, .*, 1 kursus, valgt$/i,
  )
})

test.each([
  ['https://example.com/tilmelding', 'https://example.com/tilmelding', '_blank'],
  ['//example.com/tilmelding', '//example.com/tilmelding', '_blank'],
  ['/contact', '/contact', null],
])('the badge of a course with the address %s is a link', async (url, href, target) => {
  await site.addCourse({ title: 'Kursus med link', event_date: today, type: 'foredrag', url })
  site.open('/courses')

  const link = await screen.findByRole('link', { name: /^Foredrag: Kursus med link/ })
  expect(link).toHaveAttribute('href', href)
  expect(link.getAttribute('target')).toBe(target)
})

test.each([
  ['https://example.com/tilmelding', '_blank'],
  ['//example.com/tilmelding', '_blank'],
  ['/contact', null],
])('a course with the address %s is signed up for there, in words', async (url, target) => {
  await site.addCourse({ title: 'Kursus med link', event_date: today, url })
  site.open('/courses')
  const link = await screen.findByRole('link', {
    name: /^Læs mere og tilmeld dig: Kursus med link/,
  })
  expect(link).toHaveAttribute('href', url)
  expect(link.getAttribute('target')).toBe(target)
})

test('a course without an address is signed up for by a mail', async () => {
  await site.addCourse({ title: 'Kursus uden link', event_date: today, url: null })
  site.open('/courses')
  const card = within(await screen.findByRole('article'))
  expect(
    card.getByRole('link', { name: 'Skriv til os om en plads: Kursus uden link' }),
  ).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('Plads på Kursus uden link, 18. november 2026')),
  )
})

test.each([
  { places: 3, mention: 'kurset og datoen' },
  { places: 0, mention: 'ventelisten, kurset og datoen' },
])(
  'a course with $places places shows the address for a mail, to be read and copied',
  async ({ places, mention }) => {
    await site.addCourse({ event_date: today, url: null, available_spots: places })
    const user = site.open('/courses')
    const card = await screen.findByRole('article')
    expect(card).toHaveTextContent(`E-mail: kontakt@example.com. Nævn ${mention}.`)
    expect(within(card).getByText('kontakt@example.com')).toHaveAttribute('translate', 'no')

    await user.click(within(card).getByRole('button', { name: 'Kopiér e-mailadressen' }))
    expect(await navigator.clipboard.readText()).toBe('kontakt@example.com')
    await expectToast(
      'E-mailadressen er kopieret',
      'Sæt den ind i en ny mail. Skriv ikke CPR-nummer eller helbredsoplysninger i en almindelig mail.',
    )
  },
)

test('a course with an address of its own shows none for a mail', async () => {
  await site.addCourse({ event_date: today, url: 'https://example.com/tilmelding' })
  site.open('/courses')
  expect(await screen.findByRole('article')).not.toHaveTextContent('kontakt@example.com')
})

test('the courses page tells what a course costs where the site knows it, and what that covers', async () => {
  await site.addCourse({ title: 'For forældre', event_date: today, type: 'foraeldre' })
  await site.addCourse({ title: 'Supervision', event_date: today, type: 'supervision' })
  site.open('/courses')
  expect(await screen.findAllByText(/5\.500\s*kr\. for 2\s*voksne pr\. familie/)).toHaveLength(1)
})

test('a course without an address has a badge that leads nowhere', async () => {
  await site.addCourse({ title: 'Kursus uden link', event_date: today, url: null })
  site.open('/courses')
  const card = await screen.findByRole('article')
  expect(within(card).getByText('Forældrekursus')).toBeInTheDocument()
  expect(within(card).queryByRole('link', { name: /^Forældrekursus/ })).not.toBeInTheDocument()
})

test('the courses page marks a course of an earlier day as held, with neither places nor a waiting list', async () => {
  const yesterday = addDays(today, -1)
  await site.addCourse({ event_date: yesterday, available_spots: 0 })
  const user = site.open('/courses')
  await screen.findByRole('grid')
  await user.click(await dayButton(yesterday))
  const card = within(await screen.findByRole('article'))
  expect(card.getByText('Afholdt')).toBeInTheDocument()
  expect(card.queryByText('Udsolgt')).not.toBeInTheDocument()
  expect(card.queryByRole('link', { name: /venteliste|plads|tilmeld/ })).not.toBeInTheDocument()
})

test('a course is held from its end on, in every view, and while the page is open', async () => {
  vi.useFakeTimers({ now: new Date(`${today}T10:00:00+01:00`), shouldAdvanceTime: true })
  const times: [title: string, start_time: string, end_time: string][] = [
    ['Om morgenen', '07:00', '09:59'],
    ['Til middag', '08:00', '12:00'],
    ['Forkert slut', '09:00', '08:00'],
    ['Til midnat', '18:00', '24:00'],
  ]
  const courses = await Promise.all(
    times.map(([title, start_time, end_time]) =>
      site.addCourse({ title, event_date: today, start_time, end_time }),
    ),
  )
  const heldTitles = () =>
    screen
      .getAllByRole('article')
      .filter((card) => within(card).queryByText('Afholdt'))
      .map((card) => within(card).getByRole('heading').textContent)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  site.open(`/courses?kursus=${courses[0]?.id}`)
  await screen.findAllByRole('article')
  expect(heldTitles()).toEqual(['Om morgenen'])
  expect(screen.getAllByRole('link', { name: /^Skriv til os om en plads/ })).toHaveLength(3)

  await act(() => vi.advanceTimersByTimeAsync(2 * 3_600_000))
  expect(heldTitles()).toEqual(['Om morgenen', 'Til middag'])
  await user.click(screen.getByRole('button', { name: 'Måned', pressed: false }))
  expect(heldTitles()).toEqual(['Om morgenen', 'Til middag'])
  await user.click(screen.getByRole('button', { name: 'Alle kommende', pressed: false }))
  expect(cardTitles()).toEqual(['Forkert slut', 'Til midnat'])
})

test('the courses page says when few places are left, or none and how to get on the waiting list', async () => {
  const places = { Udsolgt: 0, 'Få pladser': 3, Plads: 4 }
  for (const [title, available_spots] of Object.entries(places))
    await site.addCourse({ title: `Kursus: ${title}`, event_date: today, available_spots })
  site.open('/courses')

  await screen.findAllByRole('article')
  const card = (title: string) => {
    const heading = screen.getByRole('heading', { name: `Kursus: ${title}` })
    return within(screen.getAllByRole('article').find((one) => one.contains(heading)) ?? heading)
  }
  expect(card('Udsolgt').getByText('Udsolgt')).toBeInTheDocument()
  expect(card('Udsolgt').getByRole('link', { name: /^Skriv mig på venteliste/ })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('Kursus: Udsolgt, 18. november 2026')),
  )
  expect(card('Få pladser').getByText('Få pladser')).toBeInTheDocument()
  expect(card('Plads').queryByText(/^(Udsolgt|Få pladser)$/)).not.toBeInTheDocument()
})

test('an empty week leads on to the next course', async () => {
  await site.addCourse({ title: 'Om tre uger', event_date: addDays(today, 21) })
  const user = site.open('/courses')
  await user.click(await screen.findByRole('button', { name: 'Næste kursus: uge 50' }))
  expect(screen.getByRole('heading', { name: 'Om tre uger' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: /^Kurser uge 50/ })).toHaveFocus()
  await expectAddress('/courses?uge=2026-W50')
})

test('the courses of a month stand in one list, and an empty month leads on', async () => {
  await site.addCourse({ title: 'Afholdt kursus', event_date: addDays(today, -10) })
  await site.addCourse({ title: 'Næste måned', event_date: addDays(today, 30) })
  const user = site.open('/courses')
  await user.click(await screen.findByRole('button', { name: 'Måned', pressed: false }))
  expect(screen.getByRole('heading', { name: 'Kurser i november 2026' })).toBeInTheDocument()
  expect(cardTitles()).toEqual(['Afholdt kursus'])

  await user.click(screen.getByRole('button', { name: 'Næste måned' }))
  expect(cardTitles()).toEqual(['Næste måned'])
  await user.click(screen.getByRole('button', { name: 'Næste måned' }))
  expect(screen.getByText('Ingen kurser i den valgte måned')).toBeInTheDocument()
  await expectAddress('/courses?maaned=2027-01')
  await user.click(screen.getByRole('button', { name: 'Næste kursus: uge 51' }))
  await expectAddress('/courses?uge=2026-W51')
})

test('all coming courses stand in one list, and a day in the calendar leads back to its week', async () => {
  await site.addCourse({ title: 'Afholdt kursus', event_date: addDays(today, -1) })
  await site.addCourse({ title: 'Om et halvt år', event_date: addDays(today, 180) })
  await site.addCourse({ title: 'Dagens kursus', event_date: today })
  const user = site.open('/courses')
  await user.click(await screen.findByRole('button', { name: 'Alle kommende', pressed: false }))

  expect(screen.getByRole('heading', { name: 'Alle kommende kurser' })).toBeInTheDocument()
  expect(screen.getByText('2 kurser')).toBeInTheDocument()
  expect(cardTitles()).toEqual(['Dagens kursus', 'Om et halvt år'])
  await expectAddress('/courses?vis=alle')

  await user.click(await dayButton(addDays(today, -1)))
  expect(cardTitles()).toEqual(['Afholdt kursus', 'Dagens kursus'])
  expect(screen.getByRole('button', { name: 'Uge', pressed: true })).toBeInTheDocument()
})

test('a type narrows list, count and calendar, and only types that occur can be chosen', async () => {
  await site.addCourse({ title: 'Et foredrag', event_date: today, type: 'foredrag' })
  await site.addCourse({ title: 'En supervision', event_date: today, type: 'supervision' })
  const user = site.open('/courses')
  const types = within(await screen.findByRole('group', { name: 'Kursustype' }))
  expect(types.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Alle',
    'Supervision',
    'Foredrag',
  ])
  expect(types.getByRole('button', { name: 'Alle', pressed: true })).toBeInTheDocument()

  await user.click(types.getByRole('button', { name: 'Foredrag' }))
  expect(types.getByRole('button', { name: 'Foredrag', pressed: true })).toBeInTheDocument()
  expect(cardTitles()).toEqual(['Et foredrag'])
  expect(screen.getByText('1 kursus')).toBeInTheDocument()
  expect(await dayButton(today)).toHaveAccessibleName(/, 1 kursus, valgt$/)
  await expectAddress('/courses?type=foredrag')
})

test('a link to a course opens its week and leads to its card', async () => {
  const { id } = await site.addCourse({ title: 'Det rigtige', event_date: '2027-02-04' })
  await site.addCourse({ title: 'Det andet', event_date: '2027-02-03' })
  const user = site.open(`/courses?kursus=${id}`)
  const heading = await screen.findByRole('heading', { name: 'Det rigtige' })
  expect(heading).toHaveFocus()
  expect(screen.getByRole('heading', { name: /^Kurser uge 5 / })).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Forrige uge' }))
  await expectAddress('/courses?uge=2027-W04')
})

test('a hash out of a mail opens its tab', async () => {
  site.open('/courses#Supervision).')
  expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('Supervision')
})

test('the courses page copies the link to a course', async () => {
  const { id } = await site.addCourse({ title: 'Angst', event_date: today })
  const user = site.open('/courses')
  await user.click(await screen.findByRole('button', { name: 'Kopiér link til Angst' }))
  await expectToast('Linket er kopieret', 'Nu kan du sætte det ind, hvor du vil dele det.')
  const link = await navigator.clipboard.readText()
  expect(link).toBe(`${window.location.origin}/courses?kursus=${id}`)
})

test('a failed load ends the loading, shows the toast, and can be tried again', async () => {
  await site.addCourse({ title: 'Kommer alligevel', event_date: today })
  site.intercept((request) => (request.url.includes('course_events') ? offline() : undefined))
  const user = site.open('/courses')

  await expectToast('Fejl', 'Kunne ikke indlæse kurser. Prøv at genindlæse siden.')
  const retry = await screen.findByRole('button', { name: 'Prøv igen' })
  expect(screen.queryByText('Indlæser kurser …')).not.toBeInTheDocument()
  expect(screen.queryByText('Ingen kurser i den valgte uge')).not.toBeInTheDocument()
  expect(takeLoggedErrors()).toEqual(['Fejl'])

  site.intercept(() => undefined)
  await user.click(retry)
  expect(await screen.findByRole('heading', { name: 'Kommer alligevel' })).toBeInTheDocument()
  const week = screen.getByRole('heading', { name: /^Kurser uge 47/ })
  await waitFor(() => expect(week).toHaveFocus())
})

test('without a connection the list of before stays readable, says so, and can be reloaded', async () => {
  await site.addCourse({ title: 'Læst før', event_date: today })
  site.open('/courses')
  await screen.findByRole('heading', { name: 'Læst før' })
  cleanup()

  site.intercept((request) => (request.url.includes('course_events') ? offline() : undefined))
  const user = site.open('/courses')
  expect(await screen.findByText('Som de så ud den 18. nov. kl. 10.00')).toBeInTheDocument()
  const main = within(screen.getByRole('main'))
  expect(main.getByText('Kunne ikke indlæse kurser. Prøv at genindlæse siden.')).toBeInTheDocument()
  await expectToast('Fejl', 'Kunne ikke indlæse kurser. Prøv at genindlæse siden.')
  expect(screen.getByRole('heading', { name: 'Læst før' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^Skriv til os om en plads/ })).toBeInTheDocument()
  expect(takeLoggedErrors()).toEqual(['Fejl'])

  site.intercept(() => undefined)
  await user.click(screen.getByRole('button', { name: 'Prøv igen' }))
  await waitFor(() => expect(screen.queryByText(/^Som de så ud/)).toBeNull())
  expect(screen.getByRole('heading', { name: /^Kurser uge 47/ })).toHaveFocus()
})

test('a device whose clock is slow reads the courses again on the way back too', async () => {
  const { id } = await site.addCourse({ title: 'Læst før', event_date: today })
  site.open('/courses')
  await screen.findByRole('heading', { name: 'Læst før' })
  cleanup()
  await site.removeCourse(id)
  vi.setSystemTime(new Date(`${today}T09:00:00+01:00`))
  site.open('/courses')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Læst før' })).toBeNull())
})

test('the way back to the courses shows them at once, and no place before they have been read again', async () => {
  const { id } = await site.addCourse({
    title: 'Snart fyldt',
    event_date: today,
    available_spots: 2,
  })
  const user = site.open('/courses')
  const offer = { name: 'Skriv til os om en plads: Snart fyldt' }
  await screen.findByRole('link', offer)
  await user.click(screen.getAllByRole('link', { name: 'Kontakt os' }).at(-1) ?? document.body)
  await screen.findByRole('heading', { level: 1, name: 'Kontakt' })
  const { database } = await site.backend()
  await database.asOwner((transaction) =>
    transaction.query('update public.course_events set available_spots = 0 where id = $1', [id]),
  )

  const release = site.hold((request) => request.url.includes('course_events'))
  const [link] = screen.getAllByRole('link', { name: 'Kurser/foredrag' })
  await user.click(link ?? document.body)
  expect(await screen.findByRole('heading', { name: 'Snart fyldt' })).toBeInTheDocument()
  expect(screen.getByText('Henter de nyeste kurser …')).toBeInTheDocument()
  const card = screen.getByRole('article')
  expect(within(card).queryByRole('link')).not.toBeInTheDocument()

  await act(async () => release())
  expect(
    await screen.findByRole('link', { name: 'Skriv mig på venteliste: Snart fyldt' }),
  ).toBeInTheDocument()
  expect(screen.getByText('Udsolgt')).toBeInTheDocument()
  expect(screen.getByRole('article')).toBe(card)
  expect(screen.queryByText('Henter de nyeste kurser …')).not.toBeInTheDocument()
})

test.each([
  ['#supervision', 'Supervision'],
  ['#specialkurser', 'Specialkurser'],
  ['#skreddersyede', 'Skræddersyede kurser'],
  ['#foraeldre', 'Forældrekurser'],
  ['#foredrag', 'Forældrekurser'],
  ['', 'Forældrekurser'],
])('the hash %j opens the tab %s', async (hash, name) => {
  site.open(`/courses${hash}`)
  expect(await screen.findByRole('tab', { selected: true })).toHaveAccessibleName(name)
})

test('the hash follows the chosen tab', async () => {
  const user = site.open('/courses?fra=brev#foraeldre')
  await user.click(await screen.findByRole('tab', { name: 'Specialkurser' }))
  await expectAddress('/courses?fra=brev#specialkurser')
  expect(
    screen.getByRole('heading', { name: 'Specialkursus om særlige behov i almenskolen' }),
  ).toBeInTheDocument()

  await user.keyboard('{ArrowRight}')
  await expectAddress('/courses?fra=brev#skreddersyede')
})

test.each([
  ['foraeldre', 'skolevægring', '/services/skolevaegring'],
  [
    'foraeldre',
    'Skriv til os',
    expect.stringMatching(
      /^mailto:kontakt@example\.com\?subject=For%C3%A6ldregruppeforl%C3%B8b&body=/,
    ),
  ],
  ['supervision', 'Kontakt os', '/contact'],
  ['specialkurser', 'psykoedukative forløb', '/services/psykoedukative-forlob'],
  ['specialkurser', 'Kontakt os', '/contact'],
  ['skreddersyede', 'Kontakt os', '/contact'],
])('the tab %s has the link %s', async (tab, name, href) => {
  site.open(`/courses#${tab}`)
  const panel = await screen.findByRole('tabpanel')
  expect(within(panel).getByRole('link', { name })).toHaveAttribute('href', href)
})

test('the courses page ends with a way to contact the centre', async () => {
  site.open('/courses')
  const main = await screen.findByRole('main')
  await screen.findByRole('tablist')
  const links = within(main).getAllByRole('link', { name: 'Kontakt os' })
  expect(links.at(-1)).toHaveAttribute('href', '/contact')
})

test('the courses page asks the backend for nothing but courses', async () => {
  site.open('/courses')
  await screen.findByRole('grid')
  expect(new Set(site.requests())).toEqual(new Set(['GET /rest/v1/course_events']))
})

test('coming courses are described as events, past ones are not', async () => {
  await site.addCourse({ title: 'I går', event_date: addDays(today, -1) })
  await site.addCourse({ title: 'I dag </script>', event_date: today })
  site.open('/courses')
  await waitFor(() => {
    expect(structuredData().flatMap((thing) => thing['@graph'] ?? [])).toEqual([
      expect.objectContaining({ '@type': 'Event', name: 'I dag </script>' }),
    ])
  })
})
