import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { MobileMenu } from '@/features/navigation/mobile-menu'
import { useIsLoading } from '@/lib/code-loading'
import { ADMIN, loseSession, setUpSite } from '../helpers/render-site'

const arrivals = vi.hoisted(() => {
  function createArrival() {
    let letThrough = () => {}
    const promise = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    return { promise, letThrough }
  }
  return { sheet: createArrival(), dialog: createArrival() }
})

vi.mock('@/features/navigation/mobile-menu-sheet', async (importOriginal) => {
  await arrivals.sheet.promise
  return importOriginal()
})
vi.mock('@/features/courses/admin/course-dialogs', async (importOriginal) => {
  await arrivals.dialog.promise
  return importOriginal()
})

const site = setUpSite({ usesBackend: true })

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
  arrivals.sheet.letThrough()
  await waitFor(() => expect(screen.queryByText('Indlæser...')).not.toBeInTheDocument())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  await userEvent.click(opener)
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument()
})

test('a dialog whose code comes late does not cover the question to sign in again', async () => {
  await site.signIn(ADMIN)
  const user = site.open('/admin/dashboard')
  const opener = await screen.findByRole('button', { name: 'Opret kursus' })
  await user.click(opener)
  await loseSession()
  await screen.findByRole('alertdialog', { name: 'Din session er udløbet' })

  arrivals.dialog.letThrough()
  await import('@/features/courses/admin/course-dialogs')
  await user.keyboard(`${ADMIN.password}{Enter}`)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  await user.click(opener)
  expect(await screen.findByRole('dialog', { name: 'Opret nyt kursus' })).toBeInTheDocument()
})
