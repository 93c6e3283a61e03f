import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { withSeries } from '@/features/courses/domain/course-series'
import { CourseActions } from '@/features/courses/public/course-actions'
import { CourseEventCard } from '@/features/courses/public/course-event-card'
import { courseOf } from '../../../helpers/course'

const NOW = '2026-11-18T10:00'
const seriesId = '11111111-1111-4111-8111-111111111111'
const DATES = ['2026-11-24', '2026-12-01', '2027-01-05']
const OFF = { statusNote: null, movedFrom: null } as const

type Changes = Parameters<typeof courseOf>[0]

/** Shows the card of one of three dates. @param changes for each date */
function showCard(part: number, changes: readonly Changes[], { now = NOW, isNext = false } = {}) {
  const dates = DATES.map((date, index) =>
    courseOf({ id: `${index}`, title: 'Ro', date, seriesId, ...changes[index] }),
  )
  const course = withSeries(dates)[part - 1] ?? courseOf()
  render(
    <MemoryRouter>
      <CourseEventCard course={course} now={now} isNext={isNext}>
        <CourseActions course={course} now={now} isSettled />
      </CourseEventCard>
    </MemoryRouter>,
  )
  return within(screen.getByRole('article'))
}

function otherDates(): (string | null)[] {
  const [, list] = screen.getAllByRole('list')
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    : []
}

test('the card of a date names its part, the other dates and the price of the whole', () => {
  const card = showCard(2, [{}, { price: '1.200 kr.' }, {}])
  expect(screen.getByRole('article', { name: 'Ro Del 2 af 3' })).toBeInTheDocument()
  expect(card.getByText('De andre datoer')).toBeInTheDocument()
  expect(otherDates()).toEqual([
    'tirsdag 24. nov. 16:00 - 18:30',
    'tirsdag 5. jan. 2027 16:00 - 18:30',
  ])
  expect(card.getByText('1.200 kr. for hele forløbet')).toBeInTheDocument()
})

test('another date says what differs, and whether it takes place', () => {
  showCard(3, [
    { title: 'Søvn', location: 'Online' },
    { status: 'cancelled', ...OFF },
  ])
  expect(otherDates()).toEqual([
    'tirsdag 24. nov. 16:00 - 18:30: Søvn, Online',
    'tirsdag 1. dec. 16:00 - 18:30 · Aflyst',
  ])
})

test('a date that is postponed is no other chance to come', () => {
  showCard(1, [{}, { status: 'postponed', ...OFF }], { isNext: true })
  expect(screen.getByText('og 1 dato mere')).toBeInTheDocument()
  expect(otherDates()).toEqual([
    'tirsdag 1. dec. 16:00 - 18:30 · Udsat',
    'tirsdag 5. jan. 2027 16:00 - 18:30',
  ])
})

test('the card of the next date leaves out those that are over', () => {
  showCard(2, [], { now: '2026-11-30T10:00', isNext: true })
  expect(screen.getByText('og 1 dato mere')).toBeInTheDocument()
  expect(otherDates()).toEqual(['tirsdag 5. jan. 2027 16:00 - 18:30'])
})

test('the card of a day keeps those that are over', () => {
  showCard(2, [], { now: '2026-11-30T10:00' })
  expect(otherDates()[0]).toBe('tirsdag 24. nov. 16:00 - 18:30 · Afholdt')
})

test('a series that has begun takes nobody in, and says how to ask', () => {
  const card = showCard(2, [{ availableSpots: 2 }], { now: '2026-11-30T10:00' })
  expect(screen.getByRole('article')).toHaveTextContent('Forløbet er begyndt · Skriv til os')
  const [, ask, ...others] = card.getAllByRole('link')
  expect(others).toEqual([])
  expect(ask).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:.*Sp%C3%B8rgsm%C3%A5l%20om%20Ro/),
  )
  expect(card.queryByText(/Få pladser|om en plads/)).not.toBeInTheDocument()
  expect(card.getByText('Føj til kalender')).toBeInTheDocument()
})

test('a closed series that has begun invites nobody', () => {
  showCard(2, [{}, { type: 'skreddersyede' }], { now: '2026-11-30T10:00' })
  expect(screen.getByRole('article')).not.toHaveTextContent('begyndt')
})

test('a series is sold out on all of its dates', () => {
  const card = showCard(1, [{}, {}, { availableSpots: 0 }])
  expect(card.getByText('Udsolgt')).toBeInTheDocument()
  expect(card.getAllByRole('link')[1]).toHaveAccessibleName('Skriv mig på venteliste: Ro')
})

test('a date that is over still says which part it was', () => {
  showCard(1, [], { now: '2026-11-30T10:00' })
  expect(screen.getByRole('article', { name: 'Ro Del 1 af 3' })).toHaveTextContent('Afholdt')
})
