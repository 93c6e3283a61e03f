import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { consultants, mentors, staffEmail, type TeamMember } from '@/content/team'
import { TeamGrid } from '@/features/team/team-grid'

const [consultant] = consultants
const [mentor] = mentors
if (!consultant || !mentor) throw new Error('There is no staff to test with')

function show(member: TeamMember) {
  render(<TeamGrid members={[member]} columns={3} />, { wrapper: MemoryRouter })
  return userEvent.setup()
}

function opener({ name }: TeamMember): HTMLElement {
  return screen.getByRole('button', { name: `Læs mere om ${name}` })
}

test('a consultant has a card and a profile with the work address, which returns the focus', async () => {
  const user = show(consultant)
  const card = screen.getByRole('listitem')
  const { name, title, fullBio } = consultant
  const email = staffEmail(consultant)
  expect(within(card).getByRole('heading', { name })).toBeInTheDocument()
  expect(card).toHaveTextContent(title)
  const link = within(card).getByRole('link', { name: email })
  expect(link).toHaveAttribute('href', `mailto:${email}`)

  await user.click(opener(consultant))
  const profile = await screen.findByRole('dialog', { name })
  expect(profile).toHaveAccessibleDescription(title)
  for (const paragraph of fullBio) expect(profile).toHaveTextContent(paragraph)
  expect(within(profile).getByRole('link', { name: email })).toBeInTheDocument()

  await user.click(within(profile).getByRole('button', { name: 'Luk' }))
  expect(profile).not.toBeInTheDocument()
  await waitFor(() => expect(opener(consultant)).toHaveFocus())
})

test('a mentor has a card and a profile with the team and without an address', async () => {
  const user = show(mentor)
  expect(within(screen.getByRole('listitem')).queryByRole('link')).not.toBeInTheDocument()
  await user.click(opener(mentor))
  const profile = await screen.findByRole('dialog', { name: mentor.name })
  expect(profile).toHaveAccessibleDescription('Makker, RessourceTeamet')
  expect(within(profile).queryByRole('link')).not.toBeInTheDocument()
})
