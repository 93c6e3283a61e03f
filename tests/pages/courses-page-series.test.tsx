import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stopClockAt } from '../helpers/clock'
import { newCourseRow } from '../helpers/course'
import { setUpSite } from '../helpers/render-site'
import { hideClosedTabPanels } from '../helpers/tab-panels'

const site = setUpSite({ usesBackend: true })
hideClosedTabPanels()

// Wednesday in ISO week 47.
stopClockAt('2026-11-18T10:00:00+01:00')

const SERIES = '11111111-1111-4111-8111-111111111111'

function addSeries(title: string, ...dates: string[]) {
  return site.addCourses(
    dates.map((event_date) => newCourseRow({ title, event_date, series_id: SERIES })),
  )
}

function cardNames(): (string | null)[] {
  return screen.getAllByRole('article').map((card) => {
    const ids = card.getAttribute('aria-labelledby')?.split(' ') ?? []
    return ids.map((id) => document.getElementById(id)?.textContent).join(', ')
  })
}

test('each date of a series stands on its day', async () => {
  await addSeries('Ro i klassen', '2026-11-19', '2026-11-21', '2026-12-03')
  site.open('/courses')
  await screen.findAllByRole('heading', { name: 'Ro i klassen' })
  expect(cardNames()).toEqual(['Ro i klassen, Del 1 af 3', 'Ro i klassen, Del 2 af 3'])
  expect(screen.getByText('2 kurser')).toBeInTheDocument()
})

test('a series stands once among all coming courses, and is counted once', async () => {
  await addSeries('Ro i klassen', '2026-11-17', '2026-11-19', '2026-12-03')
  await site.addCourse({ title: 'Et foredrag', event_date: '2026-11-26' })
  site.open('/courses?vis=alle')
  await screen.findByRole('heading', { name: 'Ro i klassen' })
  expect(cardNames()).toEqual(['Ro i klassen, Del 2 af 3', 'Et foredrag'])
  expect(screen.getByText('2 kurser')).toBeInTheDocument()
})

test('the card of a series follows the view', async () => {
  await addSeries('Ro i klassen', '2026-11-17', '2026-11-19', '2026-11-26')
  const user = site.open('/courses')
  const name = 'Ro i klassen Del 2 af 3'
  expect(await screen.findByRole('article', { name })).toHaveTextContent(/De andre datoer.*Afholdt/)
  await user.click(screen.getByRole('button', { name: 'Alle kommende' }))
  const card = screen.getByRole('article', { name })
  expect(card).toHaveTextContent(/og 1 dato mere.*Forløbet er begyndt/)
  expect(card).not.toHaveTextContent('Afholdt')
  await user.click(screen.getByRole('button', { name: 'Uge' }))
  expect(screen.getByRole('article', { name })).toHaveTextContent('Afholdt')
})

test('the next courses name a series once, until it has begun', async () => {
  const [first] = await addSeries('Ro i klassen', '2026-11-19', '2026-12-03', '2026-12-10')
  const begun = '22222222-2222-4222-8222-222222222222'
  await site.addCourses(
    ['2026-11-17', '2026-11-20'].map((event_date) =>
      newCourseRow({ title: 'Begyndt', event_date, series_id: begun }),
    ),
  )
  site.open('/courses')
  const next = within(screen.getByRole('navigation', { name: 'De næste kurser' }))
  await waitFor(() => expect(next.getAllByRole('listitem')).toHaveLength(1))
  expect(next.getByRole('listitem')).toHaveTextContent(/19\. nov\..*Ro i klassen og 2 datoer mere$/)
  const link = within(next.getByRole('listitem')).getByRole('link')
  expect(link).toHaveAttribute('href', `/courses/${first?.id}`)
})

test('a link to any date of a series leads to its card', async () => {
  const [, , last] = await addSeries('Ro i klassen', '2026-11-19', '2026-12-03', '2026-12-10')
  site.open(`/courses?kursus=${last?.id}`)
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Ro i klassen' })).toHaveFocus())
  expect(cardNames()).toEqual(['Ro i klassen, Del 3 af 3'])
})

test('a link to a date of a series leads to its one card in the list of all', async () => {
  const [, , last] = await addSeries('Ro i klassen', '2026-11-19', '2026-12-03', '2026-12-10')
  site.open(`/courses?vis=alle&kursus=${last?.id}`)
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Ro i klassen' })).toHaveFocus())
  expect(cardNames()).toEqual(['Ro i klassen, Del 1 af 3'])
})
