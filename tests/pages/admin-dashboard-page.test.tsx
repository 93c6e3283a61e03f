import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sessionStorageKey } from '@/lib/supabase'
import { headValues } from '../helpers/document-head'
import { takeLoggedErrors } from '../helpers/logged-errors'
import {
  ADMIN,
  expectAddress,
  expectToast,
  loseSession,
  offline,
  setUpSite,
  USER,
} from '../helpers/render-site'

const site = setUpSite({ usesBackend: true })

async function startCourse(user: UserEvent, title: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Opret kursus' }))
  await user.type(await screen.findByLabelText('Titel'), title)
}

function findExpiredDialog(): Promise<HTMLElement> {
  return screen.findByRole('alertdialog', { name: 'Din session er udløbet' })
}

test('the dashboard sends visitors without a session to the sign-in page', async () => {
  site.open('/admin/dashboard')

  expect(await screen.findByRole('heading', { name: 'Log ind' })).toBeInTheDocument()
  await expectAddress('/admin')
})

test("the dashboard says 'Indlæser...' until it knows the role, and never that an administrator is denied", async () => {
  const seen: string[] = []
  await site.signIn(ADMIN)
  const release = site.hold(({ url }) => {
    seen.push(document.body.textContent)
    return url.includes('user_roles')
  })
  site.open('/admin/dashboard')

  expect(await screen.findByText('Indlæser...')).toBeInTheDocument()
  await waitFor(() => expect(site.requests()).toContain('GET /rest/v1/user_roles'))
  expect(screen.getByText('Indlæser...')).toBeInTheDocument()
  release()
  expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeInTheDocument()
  await screen.findByText('Ingen kurser fundet')
  expect(seen.join()).not.toContain('Adgang nægtet')
})

test.each([
  { account: ADMIN, heading: 'Admin Panel' },
  { account: USER, heading: 'Adgang nægtet' },
])(
  "the dashboard leads from 'Indlæser...' to the heading $heading",
  async ({ account, heading }) => {
    await site.signIn(account)
    site.open('/admin/dashboard')

    expect(await screen.findByText('Indlæser...')).toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: heading })).toHaveFocus()
  },
)

test('the dashboard denies ordinary users, and lets them sign out or go to the site', async () => {
  await site.signIn(USER)
  const user = site.open('/admin/dashboard')

  expect(await screen.findByRole('heading', { name: 'Adgang nægtet' })).toBeInTheDocument()
  expect(screen.getByText('Du har ikke administratorrettigheder.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Opret kursus' })).not.toBeInTheDocument()
  expect(site.requests()).not.toContain('GET /rest/v1/course_events')
  expect(screen.getByRole('link', { name: 'Gå til hjemmesiden' })).toHaveAttribute('href', '/')

  await user.click(screen.getByRole('button', { name: 'Log ud' }))
  expect(await screen.findByRole('heading', { name: 'Log ind' })).toBeInTheDocument()
})

test('the dashboard denies users whose role cannot be queried, and says why', async () => {
  await site.signIn(ADMIN)
  site.intercept((request) =>
    request.url.includes('user_roles')
      ? Response.json({ code: 'XX000', message: 'kaput' }, { status: 500 })
      : undefined,
  )
  site.open('/admin/dashboard')

  expect(await screen.findByRole('heading', { name: 'Adgang nægtet' })).toBeInTheDocument()
  await expectToast('Fejl', 'Kunne ikke kontrollere dine rettigheder: kaput')
  expect(takeLoggedErrors()).toEqual(['Fejl'])
})

test('the dashboard explains in Danish only why a role could not be queried', async () => {
  await site.signIn(ADMIN)
  site.intercept((request) =>
    request.url.includes('user_roles')
      ? Response.json({ code: '42501', message: 'permission denied' }, { status: 403 })
      : undefined,
  )
  site.open('/admin/dashboard')

  await expectToast(
    'Fejl',
    'Kunne ikke kontrollere dine rettigheder: Du har ikke rettigheder til det.',
  )
  expect(takeLoggedErrors()).toEqual(['Fejl'])
})

test('the dashboard treats a session that the server no longer accepts as ended', async () => {
  await site.signIn(ADMIN)
  const backend = await site.backend()
  backend.advance(2 * 3600)
  site.open('/admin/dashboard')

  expect(await screen.findByRole('heading', { name: 'Log ind' })).toBeInTheDocument()
  expect(takeLoggedErrors()).toEqual(['Fejl'])
})

test('signs out of this browser only, and returns to the sign-in page', async () => {
  const scopes: (string | null)[] = []
  const user = await site.openPanel()
  site.intercept((request) => {
    const url = new URL(request.url)
    if (url.pathname.endsWith('/logout')) scopes.push(url.searchParams.get('scope'))
    return undefined
  })
  await user.click(screen.getByRole('button', { name: 'Log ud' }))

  expect(await screen.findByRole('heading', { name: 'Log ind' })).toBeInTheDocument()
  await expectAddress('/admin')
  expect(scopes).toEqual(['local'])
  expect(window.localStorage.getItem(sessionStorageKey)).toBeNull()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('signs out without a connection too', async () => {
  const user = await site.openPanel()
  site.intercept(offline)
  await user.click(screen.getByRole('button', { name: 'Log ud' }))

  expect(await screen.findByRole('heading', { name: 'Log ind' })).toBeInTheDocument()
  expect(window.localStorage.getItem(sessionStorageKey)).toBeNull()
  expect(takeLoggedErrors()).toEqual([
    expect.any(TypeError),
    'The server did not hear of the sign-out',
  ])
})

test('the dashboard opens the sign-in over an ended session and keeps the unsaved course', async () => {
  const user = await site.openPanel()
  await startCourse(user, 'Et halvt kursus')
  await loseSession()

  const dialog = await findExpiredDialog()
  expect(
    within(dialog).getByText('Log ind igen for at fortsætte. Det, du har skrevet, er der stadig.'),
  ).toBeInTheDocument()
  expect(within(dialog).getByLabelText('E-mail')).toHaveValue(ADMIN.email)
  expect(within(dialog).getByLabelText('Adgangskode')).toHaveFocus()
  await expectAddress('/admin/dashboard')

  await user.keyboard(`${ADMIN.password}{Enter}`)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(screen.getByLabelText('Titel')).toHaveValue('Et halvt kursus')
  await waitFor(() => expect(screen.getByLabelText('Titel')).toHaveFocus())
})

test('the dashboard stays open when the sign-in in the dialog fails', async () => {
  const user = await site.openPanel()
  await startCourse(user, 'Et halvt kursus')
  await loseSession()
  await findExpiredDialog()

  await user.keyboard('{Escape}')
  await user.keyboard('forkert{Enter}')
  await expectToast('Login fejl', 'Invalid login credentials')
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Forkert e-mail eller adgangskode.')
  expect(takeLoggedErrors()).toEqual(['Login fejl'])
})

test('the dashboard asks for another account when an ordinary user signs in over the panel', async () => {
  const user = await site.openPanel()
  await startCourse(user, 'Et halvt kursus')
  await loseSession()

  const dialog = await findExpiredDialog()
  await user.clear(within(dialog).getByLabelText('E-mail'))
  await user.type(within(dialog).getByLabelText('E-mail'), USER.email)
  await user.type(within(dialog).getByLabelText('Adgangskode'), `${USER.password}{Enter}`)
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Den konto har ikke administratorrettigheder. Log ind med en anden.',
  )

  await user.clear(within(dialog).getByLabelText('E-mail'))
  await user.type(within(dialog).getByLabelText('E-mail'), ADMIN.email)
  await user.clear(within(dialog).getByLabelText('Adgangskode'))
  await user.type(within(dialog).getByLabelText('Adgangskode'), `${ADMIN.password}{Enter}`)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(screen.getByLabelText('Titel')).toHaveValue('Et halvt kursus')
})

test('the dashboard queries the role again after a new sign-in', async () => {
  const user = await site.openPanel()
  await loseSession()
  const dialog = await findExpiredDialog()
  const { database } = await site.backend()
  await database.asOwner((transaction) => transaction.query('delete from public.user_roles'))
  await user.keyboard(`${ADMIN.password}{Enter}`)

  expect(await within(dialog).findByRole('alert')).toBeInTheDocument()
})

test("the dashboard leads out of the dialog to the sign-in page with 'Gå til login'", async () => {
  await site.openPanel()
  await loseSession()

  const dialog = await findExpiredDialog()
  expect(within(dialog).getByRole('link', { name: 'Gå til login' })).toHaveAttribute(
    'href',
    '/admin',
  )
})

test('the dashboard asks to sign in again when a write is refused because the token has expired', async () => {
  const course = await site.addCourse()
  const user = await site.openPanel()
  await user.click(await screen.findByRole('button', { name: `Rediger ${course.title}` }))
  await user.type(await screen.findByLabelText('Titel'), ' 2')
  const backend = await site.backend()
  backend.advance(2 * 3600)
  await user.click(screen.getByRole('button', { name: 'Opdater' }))

  await findExpiredDialog()
  await expectToast('Fejl', 'Kunne ikke opdatere kursus: JWT expired')
  expect(takeLoggedErrors()).toEqual(['Fejl'])

  await user.keyboard(`${ADMIN.password}{Enter}`)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(screen.getByRole('dialog')).not.toHaveTextContent('session')
  await user.click(screen.getByRole('button', { name: 'Opdater' }))
  await expectToast('Succes', 'Kursus opdateret succesfuldt')
  expect(await site.courses()).toMatchObject([{ title: `${course.title} 2` }])
})

test('the dashboard asks to sign in again when a write went out as an anonymous one', async () => {
  const user = await site.openPanel()
  await startCourse(user, 'Et nyt kursus')
  await user.type(screen.getByLabelText('Dato'), '2030-01-02')
  await user.type(screen.getByLabelText('Starttidspunkt'), '09:00')
  await user.type(screen.getByLabelText('Sluttidspunkt'), '10:00')
  await user.type(screen.getByLabelText('Lokation'), 'Online')
  window.localStorage.removeItem(sessionStorageKey)
  await user.click(screen.getByRole('button', { name: 'Opret' }))

  await findExpiredDialog()
  expect(screen.getByLabelText('Titel')).toHaveValue('Et nyt kursus')
  expect(await site.courses()).toEqual([])
  expect(takeLoggedErrors()).toEqual(['Fejl'])
})

test('the dashboard does not query the role again when the tab is shown again', async () => {
  const user = await site.openPanel()
  await startCourse(user, 'Et halvt kursus')
  window.dispatchEvent(new Event('visibilitychange'))
  await loseSession()
  await findExpiredDialog()

  expect(site.requests().filter((request) => request.includes('user_roles'))).toHaveLength(1)
})

test('search engines are asked to leave out the administration', async () => {
  await site.openPanel()
  expect(headValues('meta[name=robots]')).toContain('noindex')
  expect(headValues('link[rel=canonical]', { attribute: 'href' })).toEqual([])
})
