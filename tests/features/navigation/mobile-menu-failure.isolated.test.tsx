import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Toasts } from '@/app/toasts'
import { MobileMenu } from '@/features/navigation/mobile-menu'
import { takeLoggedErrors } from '../../helpers/logged-errors'

type SheetModule = typeof import('@/features/navigation/mobile-menu-sheet')

/** Asking for an export that is not there fails, as asking the network does. */
const sheetModule = vi.hoisted((): Partial<SheetModule> => ({}))
vi.mock('@/features/navigation/mobile-menu-sheet', () => sheetModule)

test('tells when the mobile menu that is asked for cannot be had, and tries again at the next click', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  render(
    <MemoryRouter>
      <MobileMenu newsletterButton={null} />
      <Toasts />
    </MemoryRouter>,
  )
  const opener = screen.getByRole('button', { name: 'Åbn menu' })
  await userEvent.hover(opener)
  expect(takeLoggedErrors()).toEqual([])
  await userEvent.click(opener)
  expect(
    await screen.findByText(
      'Menuen kunne ikke hentes. Tjek din internetforbindelse, og prøv igen.',
    ),
  ).toBeInTheDocument()
  expect(takeLoggedErrors()).toEqual(['No mobile menu'])
  expect(opener).toHaveAttribute('aria-expanded', 'false')

  Object.assign(
    sheetModule,
    await vi.importActual<SheetModule>('@/features/navigation/mobile-menu-sheet'),
  )
  await userEvent.click(opener)
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument()
})
