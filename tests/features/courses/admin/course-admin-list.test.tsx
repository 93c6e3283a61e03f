import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { addDays } from '@/features/courses/domain/course-periods'
import { newCourseRow, newCourseRows } from '../../../helpers/course'
import { fill, press } from '../../../helpers/course-form'
import { setUpSite } from '../../../helpers/render-site'

const site = setUpSite({ usesBackend: true })

afterEach(() => {
  // The filter is written to the URL without the router of the tests.
  window.history.replaceState(null, '', '/')
})

/** Opens the list of three courses, one of them past. */
async function openThree(search = ''): Promise<UserEvent> {
  await site.addCourses([
    newCourseRow({ title: 'Søvn og ro', event_date: '2001-02-03' }),
    newCourseRow({ title: 'Unge stemmer', event_date: '2099-01-02', type: 'foredrag' }),
    newCourseRow({ title: 'Angst', event_date: '2099-02-03', available_spots: 0 }),
  ])
  return openList(search)
}

/** Opens the list of courses on one day after the other, the first in 2000 and the coming ones in 2100. */
async function openDated(past: number, coming: number, search = ''): Promise<UserEvent> {
  await site.addCourses(
    newCourseRows(past + coming, (index) => ({
      event_date: addDays(index < past ? '2000-01-01' : '2100-01-01', index % past),
    })),
  )
  return openList(search)
}

async function openList(search = ''): Promise<UserEvent> {
  const user = await site.openPanel(search)
  await screen.findByText(/^(\d+ (kommende )?kurs|Viser )/)
  return user
}

// By the table, because looking up the role of everything in fifty rows takes long.
function titles(): (string | null | undefined)[] {
  const table = screen.getByRole<HTMLTableElement>('table')
  const headers = table.querySelectorAll('tbody th')
  return Array.from(headers, (header) => header.firstElementChild?.textContent)
}

function lineOfPast(): HTMLElement {
  return screen.getByRole('button', { name: /tidligere kurser · / })
}

function searchBox(): HTMLElement {
  return screen.getByRole('searchbox', { name: 'Søg i kurser' })
}

function order(): HTMLElement {
  return screen.getByRole('combobox', { name: 'Sortér efter' })
}

function period(name: string): HTMLElement {
  return screen.getByRole('button', { name })
}

test('the list and its CSV file have the courses of the chosen view in the chosen order', async () => {
  const user = await openThree('?vis=altid&sorter=farve')
  expect(titles()).toEqual(['Søvn og ro', 'Unge stemmer', 'Angst'])
  expect(period('Alle (3)')).toHaveAttribute('aria-pressed', 'true')
  expect(period('Kommende (2)')).toHaveAttribute('aria-pressed', 'false')
  expect(screen.getByText('3 kurser')).toBeInTheDocument()
  expect(order()).toHaveDisplayValue('Dato, tidligste først')

  await user.selectOptions(order(), 'Titel')
  expect(titles()).toEqual(['Angst', 'Søvn og ro', 'Unge stemmer'])
  await user.selectOptions(order(), 'Færrest ledige pladser')
  expect(titles()[0]).toBe('Angst')

  await user.click(period('Kommende (2)'))
  expect(titles()).toEqual(['Angst', 'Unge stemmer'])
  expect(period('Kommende (2)')).toHaveAttribute('aria-pressed', 'true')
  const files: Blob[] = []
  const makeAddress = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return '#'
  })
  const names: string[] = []
  const follow = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  await press(user, 'Hent som CSV')
  makeAddress.mockRestore()
  follow.mockRestore()

  expect(names).toEqual([expect.stringMatching(/^kurser-\d{4}-\d\d-\d\d\.csv$/)])
  expect(files[0]?.type).toBe('text/csv;charset=utf-8')
  const rows = (await files[0]?.text())?.split('\r\n').map((row) => row.split(';')[0])
  expect(rows).toEqual(['"Titel"', '"Angst"', '"Unge stemmer"', ''])

  await user.click(period('Tidligere (1)'))
  expect(titles()).toEqual(['Søvn og ro'])
  expect(screen.getByText('1 kursus')).toBeInTheDocument()
})

test('the search counts the matches of each view, and offers all courses where there are none', async () => {
  const user = await openThree()
  await user.type(searchBox(), 'foredrag')
  await waitFor(() => expect(titles()).toEqual(['Unge stemmer']))
  expect(period('Kommende (1)')).toBeInTheDocument()

  await user.click(period('Tidligere (0)'))
  expect(await screen.findByText('Ingen kurser matcher')).toBeInTheDocument()
  expect(screen.queryByText('Ingen kurser fundet')).not.toBeInTheDocument()
  await press(user, 'Vis alle kurser')
  await waitFor(() => expect(titles()).toHaveLength(3))
  expect(searchBox()).toHaveValue('')
  expect(searchBox()).toHaveFocus()
})

test('the filter is kept in the address across reloads, and when the list is fetched again', async () => {
  const user = await openThree('?q=ro&vis=tidligere&sorter=titel')

  expect(titles()).toEqual(['Søvn og ro'])
  expect(searchBox()).toHaveValue('ro')
  expect(period('Tidligere (1)')).toHaveAttribute('aria-pressed', 'true')
  expect(order()).toHaveDisplayValue('Titel')

  await press(user, 'Slet Søvn og ro')
  await press(user, 'Slet')
  const remaining = await screen.findByRole('button', { name: 'Tidligere (0)' })
  expect(remaining).toHaveAttribute('aria-pressed', 'true')
  await user.click(period('Kommende (0)'))
  expect(window.location.search).toBe('?vis=kommende')
})

test('ten past courses are folded above the coming ones until they are asked for, and the filters find them', async () => {
  const user = await openDated(10, 2)
  expect(titles()).toEqual(['Kursus 11', 'Kursus 12'])
  expect(screen.getByText('2 kommende kurser')).toBeInTheDocument()
  expect(lineOfPast()).toHaveAccessibleName('10 tidligere kurser · Vis')
  await user.click(lineOfPast())
  expect(titles()).toHaveLength(12)
  expect(screen.getByText('12 kurser')).toBeInTheDocument()
  expect(lineOfPast()).toHaveFocus()
  expect(lineOfPast()).toHaveAccessibleName('10 tidligere kurser · Skjul')
  await user.click(lineOfPast())
  expect(titles()).toHaveLength(2)

  await user.click(period('Tidligere (10)'))
  expect(titles()).toHaveLength(10)
  expect(screen.queryByRole('button', { name: /tidligere kurser · / })).not.toBeInTheDocument()
})

test('a course with a new day stands in its order above the folded past ones before the list is fetched again', async () => {
  const user = await openDated(10, 2)
  expect(titles()).toEqual(['Kursus 11', 'Kursus 12'])
  await press(user, 'Rediger Kursus 11')
  await screen.findByRole('dialog')
  fill('Dato', '2100-02-01')
  const release = site.hold(({ method }) => method === 'GET')
  await press(user, 'Opdater')
  await screen.findByText(/^Gemt kl\. /)
  expect(titles()).toEqual(['Kursus 12', 'Kursus 11'])
  release()
})

test('a saved course is marked and in view, whatever the filter, the fold and the page', async () => {
  const user = await openDated(61, 1, '?q=62')
  await press(user, 'Kopiér Kursus 62')
  await screen.findByRole('dialog')
  fill('Titel', 'Om fortiden')
  fill('Dato', '2000-01-01')
  await press(user, 'Opret')

  const row = (await screen.findByText(/^Gemt kl\. \d\d\.\d\d$/)).closest('tr')
  if (!row) throw new Error('The mark is in a row')
  expect(row).toHaveTextContent('Om fortiden')
  expect(searchBox()).toHaveValue('')
  expect(screen.getByText('Viser 1-50 af 63 kurser')).toBeInTheDocument()
  const created = (await site.courses()).find(({ title }) => title === 'Om fortiden')
  expect(
    within(row).getByRole('link', { name: 'Vis på hjemmesiden: Om fortiden' }),
  ).toHaveAttribute('href', `/courses/${created?.id}`)
})

test('a long list opens at the page of today, and is searched on every page', async () => {
  const user = await openDated(51, 1)
  await user.click(lineOfPast())
  const pages = within(screen.getByRole('navigation', { name: 'Sider med kurser' }))
  const [previous, next] = pages.getAllByRole('button')
  if (!previous || !next) throw new Error('The pages can be turned')
  expect(titles()).toEqual(['Kursus 51', 'Kursus 52'])
  expect(lineOfPast()).toHaveAccessibleName('51 tidligere kurser · Skjul')
  expect(next).toHaveAttribute('aria-disabled', 'true')
  await user.click(next)
  expect(pages.getByText('Side 2 af 2')).toBeInTheDocument()

  await user.click(previous)
  expect(titles()).toHaveLength(50)
  expect(screen.getByText('Viser 1-50 af 52 kurser')).toHaveFocus()
  expect(previous).toHaveAttribute('aria-disabled', 'true')
  expect(next).toHaveAttribute('aria-disabled', 'false')

  fireEvent.change(searchBox(), { target: { value: 'jan. 2100' } })
  expect(await screen.findByText('1 kursus')).toBeInTheDocument()
  expect(titles()).toEqual(['Kursus 52'])
  expect(screen.queryByRole('navigation', { name: 'Sider med kurser' })).not.toBeInTheDocument()
})
