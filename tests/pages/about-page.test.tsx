import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { consultantsSection, offerCards } from '@/content/about'
import { consultants, mentors, staffEmail } from '@/content/team'
import { setUpSite } from '../helpers/render-site'

const site = setUpSite()

function hrefsIn(element: HTMLElement): (string | null)[] {
  return within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
}

test('the about page shows both teams, and cards that lead on', async () => {
  site.open('/about')
  await screen.findByRole('heading', { level: 1, name: 'Om Os' })

  const staff = screen.getByRole('region', { name: consultantsSection.heading })
  expect(within(staff).getAllByRole('listitem')).toHaveLength(consultants.length)
  expect(hrefsIn(staff)).toEqual(consultants.map((member) => `mailto:${staffEmail(member)}`))

  const team = screen.getByRole('region', { name: /^Res.*Teamet$/ })
  expect(within(team).getAllByRole('listitem')).toHaveLength(mentors.length)
  expect(hrefsIn(team)).toEqual(['/services/ressourceteamet'])

  const cards = screen.getAllByRole('link', { name: /^Læs mere om/ })
  expect(cards.map((link) => link.getAttribute('href'))).toEqual(offerCards.map(({ to }) => to))
})
