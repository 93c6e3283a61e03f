import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { site } from '@/content/site'
import { CourseActions } from '@/features/courses/public/course-actions'
import { CourseEventCard } from '@/features/courses/public/course-event-card'
import { courseOf } from '../../../helpers/course'

const NOW = '2026-11-18T10:00'

/** Shows the card of a course with its actions. @returns its links by their names, but that of the title to its page */
function linksOf(changes: Parameters<typeof courseOf>[0]): (string | null)[][] {
  const course = courseOf({ title: 'Ro', ...changes })
  render(
    <MemoryRouter>
      <CourseEventCard course={course} now={NOW}>
        <CourseActions course={course} now={NOW} isSettled />
      </CourseEventCard>
    </MemoryRouter>,
  )
  return screen
    .queryAllByRole('link')
    .filter((link) => !link.closest('h4'))
    .map((link) => ['aria-label', 'href', 'target'].map((name) => link.getAttribute(name)))
}

test.each([
  ['https://example.com/tilmelding', ' (åbner i nyt faneblad)', '_blank'],
  ['//example.com/tilmelding', ' (åbner i nyt faneblad)', '_blank'],
  ['/prices', '', null],
])('a course with the address %s is signed up for there', (url, hint, target) => {
  expect(linksOf({ url })).toEqual([
    [`Forældrekursus: Ro${hint}`, url, target],
    [`Læs mere og tilmeld dig: Ro${hint}`, url, target],
  ])
  expect(screen.queryByText(site.email)).not.toBeInTheDocument()
})

test.each([
  ...[null, '/contact', '/contact/', '/Contact?emne=kursus', `${site.origin}/contact#mail`],
])('a course with the address %j is signed up for by a mail', (url) => {
  const mail = expect.stringContaining(encodeURIComponent('Plads på Ro, 24. november 2026'))
  expect(linksOf({ url }).at(-1)).toEqual(['Skriv til os om en plads: Ro', mail, null])
  expect(screen.queryByText('Læs mere og tilmeld dig')).not.toBeInTheDocument()
  expect(screen.getByRole('article')).toHaveTextContent(
    `E-mail: ${site.email}. Nævn kurset og datoen.`,
  )
  expect(screen.getByText(site.email)).toHaveAttribute('translate', 'no')
})

test.each([
  [4, null, 'Skriv til os om en plads: Ro'],
  [3, 'Få pladser', 'Skriv til os om en plads: Ro'],
  [0, 'Udsolgt', 'Skriv mig på venteliste: Ro'],
])('a course with %i places says %j and offers: %s', (availableSpots, words, offer) => {
  expect(linksOf({ availableSpots }).map(([name]) => name)).toEqual([offer])
  const badge = screen.queryByText(/^(Udsolgt|Få pladser)$/)
  expect(badge?.textContent ?? null).toBe(words)
})

test('a mail for the waiting list says so', () => {
  const [[, href] = []] = linksOf({ availableSpots: 0 })
  expect(href).toContain(encodeURIComponent('Ro, 24. november 2026'))
  expect(screen.getByText(/Nævn ventelisten, kurset og datoen\.$/)).toBeInTheDocument()
})

test.each([{ availableSpots: 2 }, { availableSpots: 0, url: '/contact' }])(
  'a closed day with %o offers no place',
  (changes) => {
    linksOf({ type: 'skreddersyede', ...changes })
    const card = screen.getByRole('article')
    expect(card).toHaveTextContent('Lukket kursus, der er aftalt med en bestemt gruppe.')
    expect(card).not.toHaveTextContent(/Skriv|tilmeld|Få pladser|Udsolgt/)
    expect(screen.getByText('Føj til kalender')).toBeInTheDocument()
  },
)

test('a course with half a character in id or title is offered like any other', () => {
  expect(linksOf({ id: 'a\ud83d', title: 'Halvt \ud83d' })).toHaveLength(1)
})
