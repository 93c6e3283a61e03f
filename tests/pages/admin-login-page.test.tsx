import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { recordAnnouncements } from '../helpers/announcements'
import { takeLoggedErrors } from '../helpers/logged-errors'
import { ADMIN, expectAddress, expectToast, offline, setUpSite } from '../helpers/render-site'

const site = setUpSite({ usesBackend: true })

test('the sign-in page asks for e-mail and password and leads back to the site', async () => {
  site.open('/admin')

  expect(await screen.findByRole('heading', { name: 'Log ind', level: 1 })).toBeInTheDocument()
  expect(screen.getByLabelText('E-mail')).toHaveAttribute('type', 'email')
  expect(screen.getByLabelText('E-mail')).toBeRequired()
  expect(screen.getByLabelText('Adgangskode')).toHaveAttribute('type', 'password')
  expect(screen.getByLabelText('Adgangskode')).toBeRequired()
  expect(screen.getByRole('link', { name: 'Gå til hjemmesiden' })).toHaveAttribute('href', '/')
  expect(document.title).toMatch(/^Log ind \| /)
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test("the sign-in page leads from 'Indlæser...' to its heading", async () => {
  site.open('/admin')

  expect(screen.getByText('Indlæser...')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'Log ind' })).toHaveFocus()
})

test('the sign-in page shows missing values at the fields, and focuses the first of them', async () => {
  const user = site.open('/admin')
  await user.click(await screen.findByRole('button', { name: 'Log ind' }))

  expect(await screen.findByText('Indtast din adgangskode')).toBeInTheDocument()
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Indtast din e-mail')
  expect(screen.getByLabelText('E-mail')).toBeInvalid()
  expect(screen.getByLabelText('E-mail')).toHaveFocus()
  expect(site.requests()).toEqual([])
})

test('the sign-in page refuses what is not an e-mail address', async () => {
  const user = site.open('/admin')
  await user.type(await screen.findByLabelText('E-mail'), 'admin')
  await user.type(screen.getByLabelText('Adgangskode'), 'x{Enter}')

  expect(await screen.findByText('Skriv en e-mailadresse, fx navn@eksempel.dk')).toBeInTheDocument()
  expect(site.requests()).toEqual([])
})

test('the sign-in page removes an error as soon as it is corrected', async () => {
  const user = site.open('/admin')
  const email = await screen.findByLabelText('E-mail')
  await user.type(email, 'admin')
  expect(email).not.toHaveAccessibleDescription()
  await user.click(screen.getByRole('button', { name: 'Log ind' }))
  expect(email).toHaveAccessibleDescription('Skriv en e-mailadresse, fx navn@eksempel.dk')

  await user.type(email, '@')
  expect(email).toHaveAccessibleDescription('Skriv en e-mailadresse, fx navn@eksempel.dk')
  await user.type(email, 'example.com')
  expect(email).not.toHaveAccessibleDescription()
  expect(screen.getByLabelText('Adgangskode')).toHaveAccessibleDescription(
    'Indtast din adgangskode',
  )
})

test('signs an administrator in and moves on to the panel', async () => {
  const user = site.open('/admin')
  await user.type(await screen.findByLabelText('E-mail'), ADMIN.email)
  await user.type(screen.getByLabelText('Adgangskode'), `${ADMIN.password}{Enter}`)

  await expectToast('Velkommen tilbage!', 'Du er nu logget ind.')
  expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeInTheDocument()
  await expectAddress('/admin/dashboard')
})

test('the sign-in page leads to the heading of the panel when the role is known late', async () => {
  const release = site.hold(({ url }) => url.includes('user_roles'))
  const user = site.open('/admin')
  await user.type(await screen.findByLabelText('E-mail'), ADMIN.email)
  await user.type(screen.getByLabelText('Adgangskode'), `${ADMIN.password}{Enter}`)

  await expectAddress('/admin/dashboard')
  expect(await screen.findByText('Indlæser...')).toBeInTheDocument()
  release()
  expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toHaveFocus()
})

test('the sign-in page disables the button while it signs in', async () => {
  const release = site.hold()
  const user = site.open('/admin')
  await user.type(await screen.findByLabelText('E-mail'), ADMIN.email)
  await user.type(screen.getByLabelText('Adgangskode'), ADMIN.password)
  await user.dblClick(screen.getByRole('button', { name: 'Log ind' }))

  expect(await screen.findByRole('button', { name: 'Logger ind...' })).toBeDisabled()
  expect(site.requests()).toEqual(['POST /auth/v1/token'])
  release()
  expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeInTheDocument()
})

test('the sign-in page tells that the password is wrong and keeps what was typed', async () => {
  const user = site.open('/admin')
  await user.type(await screen.findByLabelText('E-mail'), ADMIN.email)
  await user.type(screen.getByLabelText('Adgangskode'), 'forkert{Enter}')

  await expectToast('Login fejl', 'Invalid login credentials')
  expect(screen.getByText('Forkert e-mail eller adgangskode.')).toBeInTheDocument()
  expect(screen.getByLabelText('E-mail')).toHaveValue(ADMIN.email)
  expect(screen.getByLabelText('Adgangskode')).toHaveValue('forkert')
  await waitFor(() => expect(screen.getByLabelText('Adgangskode')).toHaveFocus())
  expect(screen.getByRole('button', { name: 'Log ind' })).toBeEnabled()
  await expectAddress('/admin')
  expect(takeLoggedErrors()).toEqual(['Login fejl'])
})

test('the sign-in page announces why the password was refused after the toast, and no longer with the next try', async () => {
  const user = site.open('/admin')
  await user.type(await screen.findByLabelText('E-mail'), ADMIN.email)
  const place = within(screen.getByRole('main')).getByRole('status')
  expect(place).toBeEmptyDOMElement()
  const announced = recordAnnouncements()
  await user.type(screen.getByLabelText('Adgangskode'), 'forkert{Enter}')

  await waitFor(() => expect(place).toHaveTextContent('Forkert e-mail eller adgangskode.'))
  await waitFor(() =>
    expect(announced()).toEqual([
      'Login fejlInvalid login credentials',
      'Forkert e-mail eller adgangskode.',
    ]),
  )
  expect(takeLoggedErrors()).toEqual(['Login fejl'])

  await user.clear(screen.getByLabelText('Adgangskode'))
  await user.click(screen.getByRole('button', { name: 'Log ind' }))
  expect(screen.getByLabelText('Adgangskode')).toHaveAccessibleDescription(
    'Indtast din adgangskode',
  )
  expect(place).toBeEmptyDOMElement()
})

test("the sign-in page shows the server's own words for a failure it does not know", async () => {
  site.intercept(() =>
    Response.json({ code: 'strange', message: 'Something strange' }, { status: 400 }),
  )
  const user = site.open('/admin')
  await user.type(await screen.findByLabelText('E-mail'), ADMIN.email)
  await user.type(screen.getByLabelText('Adgangskode'), 'x{Enter}')

  await expectToast('Login fejl', 'Something strange')
  expect(takeLoggedErrors()).toEqual(['Login fejl'])
})

test('the sign-in page tells that there is no connection', async () => {
  site.intercept(offline)
  const user = site.open('/admin')
  await user.type(await screen.findByLabelText('E-mail'), ADMIN.email)
  await user.type(screen.getByLabelText('Adgangskode'), 'x{Enter}')

  await expectToast(
    'Login fejl',
    'Der er ingen forbindelse til serveren. Tjek din internetforbindelse, og prøv igen.',
  )
  expect(within(screen.getByRole('main')).getByRole('status')).toBeEmptyDOMElement()
  expect(takeLoggedErrors()).toEqual([expect.any(TypeError), 'Login fejl'])
})

test('the sign-in page redirects signed-in users to the panel', async () => {
  await site.signIn(ADMIN)
  site.open('/admin')

  expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeInTheDocument()
  await expectAddress('/admin/dashboard')
})
