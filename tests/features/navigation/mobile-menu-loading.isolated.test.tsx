import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { MobileMenu } from '@/features/navigation/mobile-menu'
import { useIsLoading } from '@/lib/loading'

const arrival = vi.hoisted(() => {
  let letThrough = () => {}
  const promise = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  return { promise, letThrough }
})

vi.mock('@/features/navigation/mobile-menu-sheet', async (importOriginal) => {
  await arrival.promise
  return importOriginal()
})

function WaitBar() {
  return useIsLoading() && <p>Indlæser...</p>
}

test('a menu whose code comes late does not open on the next page, where the next click opens it', async () => {
  render(
    <MemoryRouter>
      <MobileMenu newsletterButton={null} />
      <Link to="/contact">Kontakt</Link>
      <WaitBar />
    </MemoryRouter>,
  )
  const opener = screen.getByRole('button', { name: 'Åbn menu' })
  await userEvent.click(opener)
  expect(screen.getByText('Indlæser...')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Kontakt' }))
  // Back where it was: the page alone has changed.
  opener.focus()
  expect(screen.getByText('Indlæser...')).toBeInTheDocument()
  arrival.letThrough()
  await waitFor(() => expect(screen.queryByText('Indlæser...')).not.toBeInTheDocument())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  await userEvent.click(opener)
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument()
})
