import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Toasts } from '@/app/toasts'
import { NewsletterButton } from '@/features/newsletter/newsletter-button'
import { NewsletterDialogProvider } from '@/features/newsletter/newsletter-dialog-provider'
import { takeLoggedErrors } from '../../helpers/logged-errors'

// A part of the dialog, because its code is sent for twice at once, and of such imports Vitest mocks only the first.
vi.mock('@/features/newsletter/newsletter-form', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('tells when the dialog could not be downloaded, and only whoever asked for it', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  render(
    <MemoryRouter>
      <NewsletterDialogProvider onOpen={() => {}}>
        <NewsletterButton />
      </NewsletterDialogProvider>
      <Toasts />
    </MemoryRouter>,
  )
  const opener = screen.getByRole('button', { name: 'Tilmeld nyhedsbrev' })
  await userEvent.hover(opener)
  expect(takeLoggedErrors()).toEqual([])
  await userEvent.click(opener)
  expect(await screen.findByText('Der skete en fejl. Prøv venligst igen')).toBeInTheDocument()
  expect(takeLoggedErrors()).toEqual(['No newsletter dialog'])
})
