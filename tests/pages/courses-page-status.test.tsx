import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { site as centre } from '@/content/site'
import { stopClockAt } from '../helpers/clock'
import { newCourseRow } from '../helpers/course'
import { setUpSite } from '../helpers/render-site'
import { hideClosedTabPanels } from '../helpers/tab-panels'

const site = setUpSite({ usesBackend: true })
hideClosedTabPanels()
const today = '2026-11-18'

stopClockAt(`${today}T10:00:00+01:00`)

const cancelled = newCourseRow({
  title: 'Ro i klassen',
  event_date: today,
  url: 'https://example.com/kursus',
  status: 'cancelled',
  status_note: 'Underviseren er syg. Vi skriver til jer.',
})
const moved = newCourseRow({
  title: 'Søvn og skærm',
  event_date: '2026-11-25',
  start_time: '18:00',
  end_time: '20:00',
  status: 'moved',
  moved_from_date: today,
  moved_from_start_time: '17:00',
})

test('a cancelled course stays on its day, and leads elsewhere until it is over', async () => {
  await site.addCourses([
    cancelled,
    { ...cancelled, title: 'Sov godt', start_time: '07:00', end_time: '08:00' },
  ])
  await site.addCourses([newCourseRow({ event_date: today, start_time: '08:00' })])
  const user = site.open('/courses')

  const heading = await screen.findByRole('heading', { name: /^Aflyst: ?Ro i klassen$/ })
  const card = within(heading.closest('article') ?? document.body)
  // Screen readers hear it before everything else in the card.
  expect(heading.closest('article')?.textContent).toMatch(/^Aflyst/)
  expect(card.getByText('Underviseren er syg. Vi skriver til jer.')).toBeInTheDocument()
  expect(card.queryByRole('button')).not.toBeInTheDocument()
  expect(card.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Ro i klassen',
    'Se andre kurser',
    centre.phone.label,
    centre.email,
  ])
  const past = screen.getByRole('heading', { name: /^Aflyst: ?Sov godt$/ }).closest('article')
  expect(past).not.toHaveTextContent(/Afholdt|Se andre kurser/)
  expect(screen.getByText('3 kurser, heraf 2 aflyste')).toBeInTheDocument()
  expect(
    await screen.findByRole('button', { name: /18\. november 2026, 3 kurser, heraf 2 aflyste/ }),
  ).toBeInTheDocument()

  await user.click(card.getByRole('link', { name: 'Se andre kurser' }))
  expect(await screen.findByRole('heading', { name: 'Alle kommende kurser' })).toBeInTheDocument()
})

test('a cancelled course is not among the next courses, nor the next one after an empty week', async () => {
  await site.addCourses([{ ...cancelled, event_date: '2026-11-25' }])
  await site.addCourses([newCourseRow({ title: 'Foredrag', event_date: '2026-12-09' })])
  const user = site.open('/courses')

  const next = within(screen.getByRole('navigation', { name: 'De næste kurser' }))
  await waitFor(() => expect(next.getAllByRole('listitem')).toHaveLength(1))
  expect(next.getByRole('listitem')).toHaveTextContent('Foredrag')
  await user.click(await screen.findByRole('button', { name: 'Næste kursus: uge 50' }))
  expect(await screen.findByRole('heading', { name: 'Foredrag' })).toBeInTheDocument()
})

test('a line on the old day of a moved course links to its new one', async () => {
  await site.addCourses([
    moved,
    { ...moved, title: 'Ro om aftenen', event_date: today },
    {
      ...moved,
      title: 'Først flyttet, så aflyst',
      status: 'cancelled',
      moved_from_start_time: '19:00',
    },
  ])
  const user = site.open('/courses')

  const lines = await screen.findByRole('list', { name: 'Kurser, der er flyttet til en anden dag' })
  expect(lines).toHaveTextContent(/^Flyttet: onsdag den 18\. november 2026/)
  const [first, second] = within(lines).getAllByRole('listitem')
  expect(second).toHaveTextContent(/^Aflyst: onsdag den 18\. november 2026/)
  await user.click(within(first ?? lines).getByRole('link'))
  const heading = await screen.findByRole('heading', { name: 'Søvn og skærm' })
  const card = heading.closest('article')
  expect(card?.textContent).toMatch(/^Flyttet fra 18\. november 2026 kl\.\u00A017:00/)
  expect(card).toHaveTextContent('18:00 - 20:00')
  expect(within(card ?? document.body).getByText('Skriv til os om en plads')).toBeInTheDocument()
  expect(screen.getByText('2 kurser, heraf 1 aflyst')).toBeInTheDocument()
  expect(screen.queryByRole('list', { name: /flyttet til en anden dag/ })).not.toBeInTheDocument()
})

test('a course that was moved and then cancelled leaves a line on its old day', async () => {
  await site.addCourses([{ ...moved, status: 'cancelled' }])
  site.open('/courses')
  const lines = await screen.findByRole('list', { name: 'Kurser, der er flyttet til en anden dag' })
  expect(lines).toHaveTextContent(/^Aflyst: onsdag den 18\. november 2026Søvn og skærm er aflyst/)
})

const postponed = newCourseRow({
  title: 'Autisme i klassen',
  event_date: today,
  url: 'https://example.com/kursus',
  status: 'postponed',
  status_note: 'Underviseren er syg. Vi skriver til jer.',
})

test('a postponed course stays on its old day without a place, and leads elsewhere', async () => {
  await site.addCourses([postponed])
  site.open('/courses')

  const heading = await screen.findByRole('heading', { name: /^Udsat: ?Autisme i klassen$/ })
  const card = within(heading.closest('article') ?? document.body)
  expect(heading.closest('article')?.textContent).toMatch(/^Udsat – ny dato følger/)
  expect(card.getByText('Underviseren er syg. Vi skriver til jer.')).toBeInTheDocument()
  expect(card.queryByRole('button')).not.toBeInTheDocument()
  expect(card.getAllByRole('link')[1]).toHaveTextContent('Se andre kurser')
  expect(screen.getByText('1 kursus, heraf 1 udsat')).toBeInTheDocument()
  const day = await screen.findByRole('button', {
    name: /18\. november 2026, 1 kursus, heraf 1 udsat/,
  })
  expect(day).toBeInTheDocument()
})

test('courses that are off are counted by how', async () => {
  await site.addCourses([cancelled, cancelled, postponed, postponed])
  site.open('/courses')
  expect(await screen.findByText('4 kurser, heraf 2 aflyste og 2 udsatte')).toBeInTheDocument()
})

test('a postponed course that is over by its old day still says so', async () => {
  await site.addCourses([{ ...postponed, start_time: '07:00', end_time: '08:00' }])
  site.open('/courses')
  const heading = await screen.findByRole('heading', { name: /^Udsat: ?Autisme i klassen$/ })
  expect(heading.closest('article')).toHaveTextContent('Udsat – ny dato følger')
})

test('a course that was moved and then postponed leaves a line on its first day', async () => {
  await site.addCourses([{ ...moved, status: 'postponed' }])
  site.open('/courses')
  const lines = await screen.findByRole('list', { name: 'Kurser, der er flyttet til en anden dag' })
  expect(lines).toHaveTextContent('Søvn og skærm er udsat – ny dato følger')
})
