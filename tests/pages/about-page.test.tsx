import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { about } from '@/content/about'
import { consultants, mentors, staffEmail } from '@/content/team'
import { setUpSite } from '../helpers/render-site'

const site = setUpSite()

function hrefsIn(element: HTMLElement): (string | null)[] {
  return within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
}

test('the about page shows consultants with their addresses, mentors, and three cards that lead on', async () => {
  site.open('/about')
  await screen.findByRole('heading', { level: 1, name: 'Om Os' })

  const staff = screen.getByRole('region', { name: about.consultants.heading })
  expect(within(staff).getAllByRole('listitem')).toHaveLength(consultants.length)
  expect(hrefsIn(staff)).toEqual(consultants.map((member) => `mailto:${staffEmail(member)}`))

  const team = screen.getByRole('region', { name: /^Res.*Teamet$/ })
  expect(within(team).getAllByRole('listitem')).toHaveLength(mentors.length)
  expect(hrefsIn(team)).toEqual(['/services/ressourceteamet'])

  const cards = screen.getAllByRole('link', { name: /^Læs mere om/ })
  expect(cards.map((link) => link.getAttribute('href'))).toEqual(
    about.info.cards.map(({ to }) => to),
  )
})
