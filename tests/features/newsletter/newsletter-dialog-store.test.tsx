import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Toasts } from '@/app/toasts'
import { NewsletterButton } from '@/features/newsletter/newsletter-button'
import { takeLoggedErrors } from '../../helpers/logged-errors'

vi.mock('@/features/newsletter/newsletter-dialog', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

test('tells when the dialog could not be downloaded', async () => {
  render(
    <>
      <NewsletterButton />
      <Toasts />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Tilmeld nyhedsbrev' }))
  expect(await screen.findByText('Der skete en fejl. Prøv venligst igen')).toBeInTheDocument()
  expect(takeLoggedErrors()).toEqual(['The newsletter dialog could not be loaded'])
})
