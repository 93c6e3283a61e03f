import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { recordAnnouncements } from '../helpers/announcements'
import { takeLoggedErrors } from '../helpers/logged-errors'
import { ADMIN, expectAddress, expectToast, setUpSite } from '../helpers/render-site'

const site = setUpSite({ usesBackend: true })

const emailField = () => screen.getByLabelText('E-mail')
const passwordField = () => screen.getByLabelText('Adgangskode')

/** Opens the sign-in page and types an e-mail address and a password. */
async function typeIn(password: string): Promise<UserEvent> {
  const user = site.open('/admin')
  await user.type(await screen.findByLabelText('E-mail'), ADMIN.email)
  await user.type(passwordField(), password)
  return user
}

test("the sign-in page leads from 'Indlæser...' to its form", async () => {
  site.open('/admin')

  expect(screen.getByText('Indlæser...')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'Log ind', level: 1 })).toHaveFocus()
  expect(emailField()).toHaveAttribute('type', 'email')
  expect(emailField()).toBeRequired()
  expect(passwordField()).toHaveAttribute('type', 'password')
  expect(passwordField()).toBeRequired()
  expect(screen.getByRole('link', { name: 'Gå til hjemmesiden' })).toHaveAttribute('href', '/')
})

test('the sign-in page shows errors at the fields until they are corrected, and focuses the first', async () => {
  const user = site.open('/admin')
  await user.click(await screen.findByRole('button', { name: 'Log ind' }))
  expect(emailField()).toHaveAccessibleDescription('Indtast din e-mail')
  expect(emailField()).toBeInvalid()
  expect(emailField()).toHaveFocus()

  await user.type(emailField(), 'admin')
  expect(emailField()).toHaveAccessibleDescription('Skriv en e-mailadresse, fx navn@eksempel.dk')
  await user.type(emailField(), '@example.com')
  expect(emailField()).not.toHaveAccessibleDescription()
  expect(passwordField()).toHaveAccessibleDescription('Indtast din adgangskode')
  expect(site.requests()).toEqual([])
})

test('an administrator signs in once, and reaches the heading of the panel when the role is known', async () => {
  const release = site.hold()
  const user = await typeIn(ADMIN.password)
  await user.dblClick(screen.getByRole('button', { name: 'Log ind' }))
  expect(await screen.findByRole('button', { name: 'Logger ind...' })).toBeDisabled()
  expect(site.requests()).toEqual(['POST /auth/v1/token'])
  release()
  const releaseRole = site.hold(({ url }) => url.includes('user_roles'))

  await expectToast('Velkommen tilbage!', 'Du er nu logget ind.')
  await expectAddress('/admin/dashboard')
  expect(await screen.findByText('Indlæser...')).toBeInTheDocument()
  releaseRole()
  expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toHaveFocus()
})

test('a wrong password is explained until the next attempt, and what was typed stays', async () => {
  const user = await typeIn('forkert')
  const explanation = within(screen.getByRole('main')).getByRole('status')
  expect(explanation).toBeEmptyDOMElement()
  const announced = recordAnnouncements()
  await user.keyboard('{Enter}')

  await expectToast('Login fejl', 'Invalid login credentials')
  await waitFor(() => expect(explanation).toHaveTextContent('Forkert e-mail eller adgangskode.'))
  await waitFor(() =>
    expect(announced()).toEqual([
      'Login fejlInvalid login credentials',
      'Forkert e-mail eller adgangskode.',
    ]),
  )
  expect(emailField()).toHaveValue(ADMIN.email)
  expect(passwordField()).toHaveValue('forkert')
  await waitFor(() => expect(passwordField()).toHaveFocus())
  expect(screen.getByRole('button', { name: 'Log ind' })).toBeEnabled()
  await expectAddress('/admin')
  expect(takeLoggedErrors()).toEqual(['Login fejl'])

  await user.clear(passwordField())
  await user.click(screen.getByRole('button', { name: 'Log ind' }))
  expect(passwordField()).toHaveAccessibleDescription('Indtast din adgangskode')
  expect(explanation).toBeEmptyDOMElement()
})

test('the password at sign-in can be shown, and is hidden when it is sent', async () => {
  const user = await typeIn('forkert')
  await user.click(screen.getByRole('button', { name: 'Vis adgangskode' }))
  expect(passwordField()).toHaveAttribute('type', 'text')
  expect(screen.getByRole('button', { name: 'Skjul adgangskode' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Log ind' }))
  await expectToast('Login fejl', 'Invalid login credentials')
  expect(passwordField()).toHaveAttribute('type', 'password')
  expect(takeLoggedErrors()).toEqual(['Login fejl'])
})

test('the sign-in page redirects signed-in users to the panel', async () => {
  await site.signIn(ADMIN)
  site.open('/admin')

  expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeInTheDocument()
  await expectAddress('/admin/dashboard')
})
