import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { setUpSite } from '../../../helpers/render-site'

const site = setUpSite({ usesBackend: true })

afterEach(() => {
  // The filter is written past the router of the tests.
  window.history.replaceState(null, '', '/')
})

async function openList(search = ''): Promise<UserEvent> {
  const user = await site.openPanel(search)
  await screen.findByRole('group', { name: 'Vis' })
  return user
}

// By the table, because looking up the role of everything in fifty rows takes long.
function titles(): (string | null | undefined)[] {
  const table = screen.getByRole<HTMLTableElement>('table')
  return [...table.rows].slice(1).map((row) => row.cells[0]?.textContent)
}

function search(): HTMLElement {
  return screen.getByRole('searchbox', { name: 'Søg i kurser' })
}

function period(name: string): HTMLElement {
  return screen.getByRole('button', { name })
}

/** Courses on the days from 2000 on, and as many from 2100 on. */
async function addLongList(past: number, coming: number): Promise<void> {
  const { database } = await site.backend()
  await database.asOwner((transaction) =>
    transaction.query(
      `insert into public.course_events (title, event_date, start_time, end_time, location, type)
       select 'Kursus ' || day, day, '10:00', '12:00', 'Aarhus', 'foredrag'
       from (
         select date '2000-01-01' + n as day from generate_series(1, $1::integer) as n
         union all
         select date '2100-01-01' + n from generate_series(1, $2::integer) as n
       ) as days`,
      [past, coming],
    ),
  )
}

async function addThree(): Promise<void> {
  await site.addCourse({ title: 'Søvn og ro', event_date: '2001-02-03' })
  await site.addCourse({ title: 'Unge stemmer', event_date: '2099-01-02', type: 'foredrag' })
  await site.addCourse({ title: 'Angst', event_date: '2099-02-03', available_spots: 0 })
}

test('shows all courses at first, and says how many of them are past and to come', async () => {
  await addThree()
  await openList()

  expect(titles()).toEqual(['Søvn og ro', 'Unge stemmer', 'Angst'])
  expect(period('Alle (3)')).toHaveAttribute('aria-pressed', 'true')
  expect(period('Kommende (2)')).toHaveAttribute('aria-pressed', 'false')
  expect(period('Tidligere (1)')).toBeInTheDocument()
  expect(screen.getByText('3 kurser')).toBeInTheDocument()
})

test('shows the courses to come, or those that are past', async () => {
  await addThree()
  const user = await openList()

  await user.click(period('Kommende (2)'))
  expect(titles()).toEqual(['Unge stemmer', 'Angst'])
  expect(period('Kommende (2)')).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('2 kurser')).toBeInTheDocument()
  await user.click(period('Tidligere (1)'))
  expect(titles()).toEqual(['Søvn og ro'])
  expect(screen.getByText('1 kursus')).toBeInTheDocument()
})

test('the search finds courses by their row, and counts the matches of each period', async () => {
  await addThree()
  const user = await openList()
  await user.type(search(), 'foredrag')

  await waitFor(() => expect(titles()).toEqual(['Unge stemmer']))
  expect(period('Kommende (1)')).toBeInTheDocument()
  expect(period('Tidligere (0)')).toBeInTheDocument()
})

test('the list is sorted by the chosen order', async () => {
  await addThree()
  const user = await openList()
  const order = screen.getByRole('combobox', { name: 'Sortér efter' })
  expect(order).toHaveDisplayValue('Dato, tidligste først')

  await user.selectOptions(order, 'Titel')
  expect(titles()).toEqual(['Angst', 'Søvn og ro', 'Unge stemmer'])
  await user.selectOptions(order, 'Færrest ledige pladser')
  expect(titles()[0]).toBe('Angst')
})

test('a search without matches says so, and offers to show all courses', async () => {
  await addThree()
  const user = await openList()
  await user.click(period('Tidligere (1)'))
  await user.type(search(), 'unge')

  expect(await screen.findByText('Ingen kurser matcher')).toBeInTheDocument()
  expect(screen.queryByText('Ingen kurser fundet')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Vis alle kurser' }))
  await waitFor(() => expect(titles()).toHaveLength(3))
  expect(search()).toHaveValue('')
  expect(search()).toHaveFocus()
})

test('the filter is kept in the address across reloads', async () => {
  await addThree()
  const user = await openList('?q=ro&vis=tidligere&sorter=titel')

  expect(titles()).toEqual(['Søvn og ro'])
  expect(search()).toHaveValue('ro')
  expect(period('Tidligere (1)')).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('combobox', { name: 'Sortér efter' })).toHaveDisplayValue('Titel')

  await user.click(period('Kommende (0)'))
  expect(window.location.search).toBe('?vis=kommende')
})

test('an unknown filter in the address is replaced by the default', async () => {
  await addThree()
  await openList('?vis=altid&sorter=farve')

  expect(titles()).toEqual(['Søvn og ro', 'Unge stemmer', 'Angst'])
})

test('the filter remains when the list is fetched again', async () => {
  await addThree()
  const user = await openList()
  await user.click(period('Kommende (2)'))
  await user.click(screen.getByRole('button', { name: 'Slet Angst' }))
  await user.click(await screen.findByRole('button', { name: 'Slet' }))

  expect(await screen.findByRole('button', { name: 'Kommende (1)' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(titles()).toEqual(['Unge stemmer'])
})

test('shows a long list by pages, opens it where today is, and searches on every page', async () => {
  await addLongList(60, 45)
  const user = await openList()
  const pages = within(screen.getByRole('navigation', { name: 'Sider med kurser' }))
  const [previous, next] = pages.getAllByRole('button')
  if (!previous || !next) throw new Error('The pages can be turned')

  expect(titles()).toHaveLength(50)
  expect(titles()[0]).toBe('Kursus 2000-02-21')
  expect(pages.getByText('Side 2 af 3')).toBeInTheDocument()

  await user.click(next)
  expect(titles()).toHaveLength(5)
  expect(screen.getByText('Viser 101-105 af 105 kurser')).toHaveFocus()
  expect(next).toHaveAttribute('aria-disabled', 'true')
  await user.click(next)
  expect(pages.getByText('Side 3 af 3')).toBeInTheDocument()

  await user.click(previous)
  await user.click(previous)
  expect(titles()[0]).toBe('Kursus 2000-01-02')
  expect(previous).toHaveAttribute('aria-disabled', 'true')

  fireEvent.change(search(), { target: { value: '2100-01' } })
  expect(await screen.findByText('30 kurser')).toBeInTheDocument()
  expect(titles()[0]).toBe('Kursus 2100-01-02')
  expect(screen.queryByRole('navigation', { name: 'Sider med kurser' })).not.toBeInTheDocument()
})

test('the listed courses are downloaded as a CSV file', async () => {
  await addThree()
  const user = await openList('?vis=kommende&sorter=titel')
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
  await user.click(screen.getByRole('button', { name: 'Hent som CSV' }))
  makeAddress.mockRestore()
  follow.mockRestore()

  expect(names).toEqual([expect.stringMatching(/^kurser-\d{4}-\d\d-\d\d\.csv$/)])
  expect(files[0]?.type).toBe('text/csv;charset=utf-8')
  const rows = (await files[0]?.text())?.split('\r\n')
  expect(rows?.map((row) => row.split(';')[0])).toEqual([
    '"Titel"',
    '"Angst"',
    '"Unge stemmer"',
    '',
  ])
})
