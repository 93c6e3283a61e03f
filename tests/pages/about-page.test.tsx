import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setUpSite } from '../helpers/render-site'

const site = setUpSite()

test('the page shows nine consultants with their addresses and eight mentors', async () => {
  site.open('/about')
  expect(await screen.findByRole('heading', { level: 1, name: 'Om Os' })).toBeInTheDocument()

  const consultants = within(screen.getByRole('region', { name: 'Vores konsulenter' }))
  expect(consultants.getAllByRole('article')).toHaveLength(9)
  expect(consultants.getAllByRole('link')).toHaveLength(9)
  expect(consultants.getByRole('link', { name: 'soeren@example.com' })).toBeInTheDocument()

  const mentors = within(screen.getByRole('region', { name: /^Res.*Teamet$/ }))
  expect(mentors.getAllByRole('article')).toHaveLength(8)
  expect(mentors.getByRole('link', { name: 'Læs om RessourceTeamet' })).toHaveAttribute(
    'href',
    '/services/ressourceteamet',
  )
})

test('a profile opens from its card and is closed with Luk', async () => {
  const user = site.open('/about')
  await user.click(await screen.findByRole('button', { name: 'Læs mere om Signe Østergaard' }))
  const dialog = await screen.findByRole('dialog', { name: 'Signe Østergaard' })
  expect(dialog).toHaveAccessibleDescription('Makker, RessourceTeamet')
  await user.click(within(dialog).getByRole('button', { name: 'Luk' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('three info cards lead to what they are about', async () => {
  site.open('/about')
  const links = await screen.findAllByRole('link', { name: /^Læs mere om/ })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Læs mere om skoleindsatser', '/services/skoleindsatser'],
    ['Læs mere om vejledning', '/services/foraeldrevejledning'],
    ['Læs mere om faglig ekspertise', '/courses#supervision'],
  ])
})
