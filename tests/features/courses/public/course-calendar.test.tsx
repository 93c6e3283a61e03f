import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { ViewMode } from '@/features/courses/public/calendar-url'
import { CourseCalendar } from '@/features/courses/public/course-calendar'
import type { LocalDate } from '@/lib/local-date'

type Shown = { today?: LocalDate; chosenDate?: LocalDate | undefined; view?: ViewMode }

/** The calendar at an entry of the history; another entry is another choice. */
function calendarAt(key: string, { today = '2026-11-18', chosenDate, view = 'week' }: Shown) {
  return (
    <CourseCalendar
      today={today}
      calendar={{ key, view, chosenDate, chooseDate: () => {} }}
      courses={[]}
    />
  )
}

async function month(): Promise<string | null> {
  return (await screen.findByRole('grid')).getAttribute('aria-label')
}

async function turnTwoPages(): Promise<void> {
  const next = await screen.findByRole('button', { name: 'Gå til næste måned' })
  await userEvent.click(next)
  await userEvent.click(next)
}

test('the calendar turns to the month of a day that is chosen elsewhere, unless the day is visible', async () => {
  const { rerender } = render(calendarAt('a', { chosenDate: '2026-11-18' }))
  expect(await month()).toBe('november 2026')
  // The page of November ends with 6 December.
  rerender(calendarAt('b', { chosenDate: '2026-12-02' }))
  expect(await month()).toBe('november 2026')
  rerender(calendarAt('c', { chosenDate: '2026-12-09' }))
  expect(await month()).toBe('december 2026')
  rerender(calendarAt('d', { chosenDate: '2027-05-20' }))
  expect(await month()).toBe('maj 2027')
})

test('the calendar turns to a chosen month even if its first days are visible', async () => {
  const { rerender } = render(calendarAt('a', { chosenDate: '2026-11-18' }))
  rerender(calendarAt('b', { chosenDate: '2026-12-01', view: 'month' }))
  expect(await month()).toBe('december 2026')
  expect(screen.queryByRole('button', { name: /, valgt$/ })).not.toBeInTheDocument()
})

test('a page that the visitor turned to stays until the next choice, even of the same day', async () => {
  const { rerender } = render(calendarAt('a', { chosenDate: '2026-11-18' }))
  await turnTwoPages()
  expect(await month()).toBe('januar 2027')
  rerender(calendarAt('b', {}))
  expect(await month()).toBe('januar 2027')
  rerender(calendarAt('c', { chosenDate: '2026-11-18' }))
  expect(await month()).toBe('november 2026')
})

test('the calendar turns to a new month when it begins, unless the visitor has turned its pages', async () => {
  const on = (today: LocalDate) => calendarAt('default', { today, chosenDate: today })
  // January 2027 ends with a Sunday, so its page does not show the first of February.
  const { rerender } = render(on('2027-01-31'))
  expect(await month()).toBe('januar 2027')
  rerender(on('2027-02-01'))
  expect(await month()).toBe('februar 2027')
  expect(screen.getByRole('button', { name: /, valgt$/ })).toHaveTextContent('1')

  await turnTwoPages()
  rerender(on('2027-03-01'))
  expect(await month()).toBe('april 2027')
})

test('arrows move a week across the edge of a month, page up and down a month', async () => {
  render(calendarAt('a', { chosenDate: '2026-11-26' }))
  await month()
  screen.getByRole('button', { name: /26\. november 2026/ }).focus()
  for (const [key, name, caption] of [
    ['{ArrowDown}', /^torsdag den 3\. december 2026/, 'december 2026'],
    ['{ArrowUp}', /^torsdag den 26\. november 2026/, 'november 2026'],
    ['{PageDown}', /^lørdag den 26\. december 2026/, 'december 2026'],
    ['{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}', /^lørdag den 28\. november 2026/, 'november 2026'],
    ['{PageUp}', /^onsdag den 28\. oktober 2026/, 'oktober 2026'],
  ] as const) {
    await userEvent.keyboard(key)
    expect(document.activeElement).toHaveAccessibleName(name)
    expect(await month()).toBe(caption)
  }
})
