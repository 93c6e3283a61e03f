import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { ViewMode } from '@/features/courses/public/calendar-url'
import { CourseCalendar } from '@/features/courses/public/course-calendar'

let choices = 0

/** The calendar on a day on which nothing has been chosen. */
function unchosen(today: string) {
  return (
    <CourseCalendar
      today={today}
      viewKey="default"
      chosenDate={today}
      view="week"
      onChooseDate={() => {}}
      courseCounts={new Map()}
    />
  )
}

/** The calendar after a choice that was made, with a day or with none. */
function calendar(chosenDate: string | undefined, view: ViewMode = 'week') {
  choices += 1
  return (
    <CourseCalendar
      today="2026-11-18"
      viewKey={String(choices)}
      chosenDate={chosenDate}
      view={view}
      onChooseDate={() => {}}
      courseCounts={new Map()}
    />
  )
}

async function month(): Promise<string | null> {
  return (await screen.findByRole('grid')).getAttribute('aria-label')
}

test('the calendar turns to the month of a day that is chosen elsewhere, unless the day is visible', async () => {
  const { rerender } = render(calendar('2026-11-18'))
  expect(await month()).toBe('november 2026')
  // The page of November ends with 6 December.
  rerender(calendar('2026-12-02'))
  expect(await month()).toBe('november 2026')
  rerender(calendar('2026-12-09'))
  expect(await month()).toBe('december 2026')
  rerender(calendar('2027-05-20'))
  expect(await month()).toBe('maj 2027')
})

test('the calendar turns to a chosen month even if its first days are visible', async () => {
  const { rerender } = render(calendar('2026-11-18'))
  rerender(calendar('2026-12-01', 'month'))
  expect(await month()).toBe('december 2026')
  expect(screen.queryByRole('gridcell', { selected: true })).not.toBeInTheDocument()
})

test('a page that the visitor turned to stays until the next choice, even of the same day', async () => {
  const user = userEvent.setup()
  const { rerender } = render(calendar('2026-11-18'))
  await user.click(await screen.findByRole('button', { name: 'Gå til næste måned' }))
  await user.click(screen.getByRole('button', { name: 'Gå til næste måned' }))
  expect(await month()).toBe('januar 2027')
  rerender(calendar(undefined))
  expect(await month()).toBe('januar 2027')
  rerender(calendar('2026-11-18'))
  expect(await month()).toBe('november 2026')
})

test('the calendar turns to a new month when it begins, unless the visitor has turned its pages', async () => {
  const user = userEvent.setup()
  // January 2027 ends with a Sunday, so its page does not show the first of February.
  const { rerender } = render(unchosen('2027-01-31'))
  expect(await month()).toBe('januar 2027')
  rerender(unchosen('2027-02-01'))
  expect(await month()).toBe('februar 2027')
  expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('1')

  await user.click(screen.getByRole('button', { name: 'Gå til næste måned' }))
  await user.click(screen.getByRole('button', { name: 'Gå til næste måned' }))
  rerender(unchosen('2027-03-01'))
  expect(await month()).toBe('april 2027')
})
