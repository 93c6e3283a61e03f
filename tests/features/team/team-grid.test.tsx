import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { consultants, mentors } from '@/content/team'
import { TeamGrid } from '@/features/team/team-grid'

beforeEach(() => {
  const members = [...consultants.slice(0, 2), ...mentors.slice(0, 1)]
  render(<TeamGrid members={members} columns={3} />, { wrapper: MemoryRouter })
})

const openAnders = () => screen.getByRole('button', { name: 'Læs mere om Anders Krogh' })

test('a card shows name, title and, for a consultant, the work address', () => {
  const [, anders, signe] = screen.getAllByRole('article')
  if (!anders || !signe) throw new Error('Cards are missing')
  expect(within(anders).getByRole('heading', { name: 'Anders Krogh' })).toBeInTheDocument()
  expect(anders).toHaveTextContent('Pædagogisk konsulent')
  expect(within(anders).getByRole('link', { name: 'anders@example.com' })).toHaveAttribute(
    'href',
    'mailto:anders@example.com',
  )
  expect(within(signe).queryByRole('link')).not.toBeInTheDocument()
})

test('the profile opens with the whole story, the title and the address', async () => {
  const user = userEvent.setup()
  await user.click(openAnders())
  const dialog = await screen.findByRole('dialog', { name: 'Anders Krogh' })
  expect(dialog).toHaveAccessibleDescription('Pædagogisk konsulent')
  expect(dialog).toHaveTextContent('Anders cykler til de fleste møder')
  expect(within(dialog).getByRole('link', { name: 'anders@example.com' })).toBeInTheDocument()
})

test('a young mentor’s profile gives no address', async () => {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Læs mere om Signe Østergaard' }))
  const dialog = await screen.findByRole('dialog', { name: 'Signe Østergaard' })
  expect(dialog).toHaveAccessibleDescription('Makker, RessourceTeamet')
  expect(within(dialog).queryByRole('link')).not.toBeInTheDocument()
})

test.each([
  [
    'Luk',
    (user: ReturnType<typeof userEvent.setup>) =>
      user.click(screen.getByRole('button', { name: 'Luk' })),
  ],
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
])('%s closes the profile and gives the focus back to the card', async (_way, close) => {
  const user = userEvent.setup()
  await user.click(openAnders())
  await screen.findByRole('dialog')
  await close(user)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(openAnders()).toHaveFocus())
})
