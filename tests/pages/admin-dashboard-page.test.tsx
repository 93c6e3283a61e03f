import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sessionStorageKey } from '@/lib/supabase'
import { fill } from '../helpers/course-form'
import { headValues } from '../helpers/document-head'
import { expectFailure } from '../helpers/expect-failure'
import { takeLoggedErrors } from '../helpers/logged-errors'
import {
  ADMIN,
  expectAddress,
  expectToast,
  loseSession,
  setUpSite,
  USER,
} from '../helpers/render-site'

const site = setUpSite({ usesBackend: true })

const dashboard = '/admin/dashboard'

/** Opens the panel with the form of a new course, half of it filled in. */
async function startCourse(): Promise<UserEvent> {
  const user = await site.openPanel()
  await user.click(screen.getByRole('button', { name: 'Opret kursus' }))
  await screen.findByLabelText('Titel')
  fill('Titel', 'Et halvt kursus')
  return user
}

function findExpiredDialog(): Promise<HTMLElement> {
  return screen.findByRole('alertdialog', { name: 'Din session er udløbet' })
}

async function expectSignedInAgain(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
}

async function asOwner(sql: string): Promise<void> {
  const { database } = await site.backend()
  await database.asOwner((transaction) => transaction.query(sql))
}

test.each([dashboard, '/admin/vejledning'])(
  '%s sends visitors without a session to the sign-in page',
  async (page) => {
    site.open(page)

    expect(await screen.findByRole('heading', { name: 'Log ind' })).toBeInTheDocument()
    await expectAddress('/admin')
  },
)

test("the dashboard says 'Indlæser...' until it knows the role, and never denies an administrator", async () => {
  const seen: string[] = []
  await site.signIn(ADMIN)
  const release = site.hold(({ url }) => {
    seen.push(document.body.textContent)
    return url.includes('user_roles')
  })
  site.open(dashboard)

  expect(await screen.findByText('Indlæser...')).toBeInTheDocument()
  await waitFor(() => expect(site.requests()).toContain('GET /rest/v1/user_roles'))
  expect(screen.getByText('Indlæser...')).toBeInTheDocument()
  release()
  expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toHaveFocus()
  await screen.findByText('Ingen kurser fundet')
  expect(seen.join()).not.toContain('Adgang nægtet')
  expect(headValues('meta[name=robots]')).toContain('noindex')
  expect(headValues('link[rel=canonical]', { attribute: 'href' })).toEqual([])
})

test('the dashboard denies ordinary users, and lets them sign out or go to the site', async () => {
  await site.signIn(USER)
  const user = site.open(dashboard)

  expect(await screen.findByText('Indlæser...')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'Adgang nægtet' })).toHaveFocus()
  expect(screen.getByText('Du har ikke administratorrettigheder.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Opret kursus' })).not.toBeInTheDocument()
  expect(site.requests()).not.toContain('GET /rest/v1/course_events')
  expect(screen.getByRole('link', { name: 'Gå til hjemmesiden' })).toHaveAttribute('href', '/')

  await user.click(screen.getByRole('button', { name: 'Log ud' }))
  expect(await screen.findByRole('heading', { name: 'Log ind' })).toBeInTheDocument()
})

test.each([
  [{ status: 500, code: 'XX000', message: 'kaput' }, 'kaput'],
  [{ status: 403, code: '42501', message: 'denied' }, 'Du har ikke rettigheder til det.'],
])(
  'the dashboard denies users whose role cannot be queried, and says why: %o',
  async (error, cause) => {
    await site.signIn(ADMIN)
    site.refuse(({ url }) => url.includes('user_roles'), error)
    site.open(dashboard)

    expect(await screen.findByRole('heading', { name: 'Adgang nægtet' })).toBeInTheDocument()
    await expectFailure(`Kunne ikke kontrollere dine rettigheder: ${cause}`)
  },
)

test('the dashboard treats a session that the server no longer accepts as ended', async () => {
  await site.signIn(ADMIN)
  const backend = await site.backend()
  backend.advance(2 * 3600)
  site.open(dashboard)

  expect(await screen.findByRole('heading', { name: 'Log ind' })).toBeInTheDocument()
  expect(takeLoggedErrors()).toEqual(['Fejl'])
})

test('an administrator signs out of this browser only, and returns to the sign-in page', async () => {
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

test('the sign-in over an ended session stays open when it fails, and keeps the unsaved course', async () => {
  const user = await startCourse()
  await loseSession()
  const dialog = await findExpiredDialog()
  expect(
    within(dialog).getByText('Log ind igen for at fortsætte. Det, du har skrevet, er der stadig.'),
  ).toBeInTheDocument()
  const wayOut = within(dialog).getByRole('link', { name: 'Gå til login' })
  expect(wayOut).toHaveAttribute('href', '/admin')
  expect(within(dialog).getByLabelText('E-mail')).toHaveValue(ADMIN.email)
  const password = within(dialog).getByLabelText('Adgangskode')
  expect(password).toHaveFocus()
  await expectAddress(dashboard)

  await user.keyboard('{Escape}')
  await user.keyboard('forkert{Enter}')
  await expectToast('Login fejl', 'Invalid login credentials')
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Forkert e-mail eller adgangskode.')
  expect(takeLoggedErrors()).toEqual(['Login fejl'])

  await user.clear(password)
  await user.type(password, `${ADMIN.password}{Enter}`)
  await expectSignedInAgain()
  expect(screen.getByLabelText('Titel')).toHaveValue('Et halvt kursus')
  await waitFor(() => expect(screen.getByLabelText('Titel')).toHaveFocus())
})

test('the sign-in over the panel queries the role again, and asks for another account without it', async () => {
  const user = await startCourse()
  await loseSession()
  const dialog = await findExpiredDialog()
  await asOwner('delete from public.user_roles')
  await user.keyboard(`${ADMIN.password}{Enter}`)
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Den konto har ikke administratorrettigheder. Log ind med en anden.',
  )

  await asOwner(
    `insert into public.user_roles (user_id, role) select id, 'admin' from auth.users where email = '${ADMIN.email}'`,
  )
  const password = within(dialog).getByLabelText('Adgangskode')
  await user.clear(password)
  await user.type(password, `${ADMIN.password}{Enter}`)
  await expectSignedInAgain()
  expect(screen.getByLabelText('Titel')).toHaveValue('Et halvt kursus')
})

test('a write that is refused because the token has expired asks to sign in again, and then succeeds', async () => {
  const course = await site.addCourse()
  const user = await site.openPanel()
  await user.click(await screen.findByRole('button', { name: `Rediger ${course.title}` }))
  await screen.findByLabelText('Titel')
  fill('Titel', 'Et nyt navn')
  const backend = await site.backend()
  backend.advance(2 * 3600)
  await user.click(screen.getByRole('button', { name: 'Opdater' }))

  await findExpiredDialog()
  await expectFailure('Kunne ikke opdatere kursus: JWT expired')

  await user.keyboard(`${ADMIN.password}{Enter}`)
  await expectSignedInAgain()
  expect(screen.getByRole('dialog')).not.toHaveTextContent('session')
  await user.click(screen.getByRole('button', { name: 'Opdater' }))
  await expectToast('Succes', 'Kursus opdateret succesfuldt')
  expect(await site.courses()).toMatchObject([{ title: 'Et nyt navn' }])
})
