import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { takeLoggedErrors } from '../helpers/logged-errors'
import {
  ADMIN,
  expectAddress,
  expectToast,
  loseSession,
  offline,
  setUpSite,
} from '../helpers/render-site'

const site = setUpSite({ usesBackend: true })

const PAGE = '/admin/ny-adgangskode'
const NEW_PASSWORD = 'Nyt og bedre 1!'
const NO_CONNECTION =
  'Der er ingen forbindelse til serveren. Tjek din internetforbindelse, og prøv igen.'

const emailField = () => screen.findByLabelText('E-mail')
const passwordField = () => screen.findByLabelText('Ny adgangskode')

async function mailsTo(email: string) {
  return (await site.backend()).mails().filter(({ to }) => to === email)
}

/** Asks the auth service past the page; a second client in this process would warn of the first. */
async function post(path: string, body: object): Promise<Response> {
  return (await site.backend()).send(`/auth/v1/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
}

/** Has the mail sent, and gives the path that its link leads to. */
async function mailedLink(): Promise<string> {
  const backend = await site.backend()
  await post('recover', { email: ADMIN.email })
  const [, href = ''] = /href="([^"]+)"/.exec(backend.mails().at(-1)?.html ?? '') ?? []
  const { pathname, hash } = new URL(href)
  return `${pathname}${hash}`
}

async function canSignIn(password: string): Promise<boolean> {
  const { ok } = await post('token?grant_type=password', { email: ADMIN.email, password })
  return ok
}

function refuseOnce(path: string, status: number, code: string) {
  let isOver = false
  site.intercept((request) => {
    if (isOver || !request.url.endsWith(path) || request.method === 'GET') return undefined
    isOver = true
    return Response.json({ error_code: code, msg: code }, { status })
  })
}

test('the password page leads from the sign-in to a mail without typing the address twice', async () => {
  const user = site.open('/admin')
  await user.type(await emailField(), ADMIN.email)
  await user.click(screen.getByRole('link', { name: 'Glemt adgangskode?' }))
  expect(await screen.findByRole('heading', { name: 'Glemt adgangskode?' })).toHaveFocus()
  await expectAddress(PAGE)
  expect(screen.getByLabelText('E-mail')).toHaveValue(ADMIN.email)

  await user.click(screen.getByRole('button', { name: 'Send link' }))
  expect(await screen.findByRole('heading', { name: 'Se i din indbakke' })).toHaveFocus()
  expect(screen.getByText(ADMIN.email)).toBeInTheDocument()
  expect(await mailsTo(ADMIN.email)).toHaveLength(1)

  await user.click(screen.getByRole('link', { name: 'Tilbage til login' }))
  expect(await screen.findByRole('heading', { name: 'Log ind' })).toBeInTheDocument()
  expect(screen.getByLabelText('E-mail')).toHaveValue(ADMIN.email)
})

test('the password page says the same about an address that nobody has, and is listed nowhere', async () => {
  const user = site.open(PAGE)
  await user.type(await emailField(), 'ukendt@example.com{Enter}')

  expect(await screen.findByRole('heading', { name: 'Se i din indbakke' })).toHaveFocus()
  expect(
    screen.getByText(
      'Hvis adressen findes hos os, har vi sendt en mail med et link. Det virker i en time.',
    ),
  ).toBeInTheDocument()
  expect(await mailsTo('ukendt@example.com')).toEqual([])
  expect(document.title).toMatch(/^Se i din indbakke \| /)
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('the password page shows an invalid address at the field, and validates while typing from then on', async () => {
  const user = site.open(PAGE)
  await user.click(await screen.findByRole('button', { name: 'Send link' }))
  const email = await emailField()
  expect(email).toHaveAccessibleDescription('Indtast din e-mail')
  expect(email).toHaveFocus()

  await user.type(email, 'admin')
  expect(email).toHaveAccessibleDescription('Skriv en e-mailadresse, fx navn@eksempel.dk')
  await user.type(email, '@example.com')
  expect(email).not.toHaveAccessibleDescription()
  expect(site.requests()).toEqual([])
})

test('the password page asks for patience when mails follow too soon on each other, and keeps the address', async () => {
  await mailedLink()
  const user = site.open(PAGE)
  await user.type(await emailField(), `${ADMIN.email}{Enter}`)

  await expectToast(
    'Mailen blev ikke sendt',
    'For security purposes, you can only request this after 60 seconds.',
  )
  expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(
    'Der er bedt om for mange mails på kort tid. Se i din indbakke, eller prøv igen om lidt.',
  )
  expect(screen.getByLabelText('E-mail')).toHaveValue(ADMIN.email)
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus())
  expect(takeLoggedErrors()).toEqual(['Mailen blev ikke sendt'])
})

test('the password page tells that there is no connection, and sends the mail when there is one', async () => {
  site.intercept(offline)
  const user = site.open(PAGE)
  await user.type(await emailField(), `${ADMIN.email}{Enter}`)
  await expectToast('Mailen blev ikke sendt', NO_CONNECTION)
  expect(takeLoggedErrors()).toEqual([expect.any(TypeError), 'Mailen blev ikke sendt'])

  site.intercept(() => undefined)
  await user.click(await screen.findByRole('button', { name: 'Send link' }))
  await screen.findByRole('heading', { name: 'Se i din indbakke' })
  expect(await mailsTo(ADMIN.email)).toHaveLength(1)
})

test('the password page can ask once more, for another address too', async () => {
  const user = site.open(PAGE)
  await user.type(await emailField(), 'admin@exmaple.com{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Prøv igen' }))

  expect(await screen.findByRole('heading', { name: 'Glemt adgangskode?' })).toHaveFocus()
  const email = screen.getByLabelText('E-mail')
  expect(email).toHaveValue('admin@exmaple.com')
  await user.clear(email)
  await user.type(email, `${ADMIN.email}{Enter}`)
  await screen.findByRole('heading', { name: 'Se i din indbakke' })
  expect(await mailsTo(ADMIN.email)).toHaveLength(1)
})

test('the password page leads from the mail to the panel, by a new password that takes the place of the old', async () => {
  const user = site.open(await mailedLink())
  const password = await passwordField()
  expect(screen.getByRole('heading', { name: 'Vælg en ny adgangskode' })).toBeInTheDocument()
  expect(password).toHaveAttribute('autocomplete', 'new-password')
  expect(password).toHaveAccessibleDescription('Mindst otte tegn.')
  await user.type(password, `${NEW_PASSWORD}{Enter}`)

  await expectToast('Din nye adgangskode er gemt', 'Du er nu logget ind.')
  expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeInTheDocument()
  await expectAddress('/admin/dashboard')
  expect(await canSignIn(ADMIN.password)).toBe(false)
  expect(await canSignIn(NEW_PASSWORD)).toBe(true)
})

test('a link that came with the full stop behind it in the mail leads to a new password', async () => {
  const user = site.open(`${await mailedLink()}.`)
  await user.type(await passwordField(), `${NEW_PASSWORD}{Enter}`)
  await expectToast('Din nye adgangskode er gemt', 'Du er nu logget ind.')
})

test('the password page takes the token out of the address, and uses it up only for a password', async () => {
  const link = await mailedLink()
  site.open(link)
  await passwordField()
  expect(link).toContain('#token_hash=')
  await expectAddress(PAGE)
  expect(site.requests()).toEqual([])
})

test('the password page tells that a link has been used, and sends a new one from the same page', async () => {
  const link = await mailedLink()
  await post('verify', { type: 'recovery', token_hash: link.split('=')[1] })
  const backend = await site.backend()
  backend.advance(61)

  const user = site.open(link)
  await user.type(await passwordField(), `${NEW_PASSWORD}{Enter}`)
  expect(await screen.findByRole('heading', { name: 'Linket virker ikke længere' })).toHaveFocus()
  expect(await canSignIn(ADMIN.password)).toBe(true)

  await user.type(screen.getByLabelText('E-mail'), `${ADMIN.email}{Enter}`)
  await screen.findByRole('heading', { name: 'Se i din indbakke' })
  expect(await mailsTo(ADMIN.email)).toHaveLength(2)
})

test('the password page shows at the field why a password is invalid, before the token is used', async () => {
  const user = site.open(await mailedLink())
  const password = await passwordField()
  const save = screen.getByRole('button', { name: 'Gem adgangskode' })
  await user.click(save)
  expect(password).toHaveAccessibleDescription(/Indtast en ny adgangskode$/)
  expect(password).toBeInvalid()
  expect(password).toHaveFocus()

  await user.type(password, 'for kor')
  expect(password).toHaveAccessibleDescription(/Brug mindst otte tegn$/)
  await user.type(password, 't')
  expect(password).toBeValid()

  await user.clear(password)
  await user.type(password, 'æ'.repeat(37))
  await user.click(save)
  expect(password).toHaveAccessibleDescription(/Adgangskoden er for lang/)
  expect(site.requests()).toEqual([])
})

test("the password page shows the server's objection at the field, and needs no other link for the next attempt", async () => {
  const user = site.open(await mailedLink())
  const password = await passwordField()
  await user.type(password, `${ADMIN.password}{Enter}`)
  await waitFor(() =>
    expect(password).toHaveAccessibleDescription(/Det er den adgangskode, du har i forvejen/),
  )
  await waitFor(() => expect(password).toHaveFocus())
  expect(password).toHaveValue(ADMIN.password)

  // A stricter rule than the site knows of, such as that of leaked passwords.
  refuseOnce('/auth/v1/user', 422, 'weak_password')
  await user.clear(password)
  await user.type(password, `${NEW_PASSWORD}{Enter}`)
  await waitFor(() => expect(password).toHaveAccessibleDescription(/Adgangskoden er for svag/))

  expect(document.querySelector('input[autocomplete="username"]')).toHaveValue(ADMIN.email)
  await user.click(screen.getByRole('button', { name: 'Gem adgangskode' }))
  expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeInTheDocument()
  expect(site.requests().filter((request) => request.endsWith('/verify'))).toHaveLength(1)
})

test('the password page keeps the password while there is no connection', async () => {
  const link = await mailedLink()
  const user = site.open(link)
  const password = await passwordField()
  site.intercept(offline)
  await user.type(password, `${NEW_PASSWORD}{Enter}`)
  await expectToast('Adgangskoden blev ikke gemt', NO_CONNECTION)
  expect(password).toHaveValue(NEW_PASSWORD)
  expect(takeLoggedErrors()).toEqual([expect.any(TypeError), 'Adgangskoden blev ikke gemt'])

  site.intercept(() => undefined)
  await user.click(await screen.findByRole('button', { name: 'Gem adgangskode' }))
  expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeInTheDocument()
})

test('the password page asks for a new link when the session that the old one gave is lost', async () => {
  const user = site.open(await mailedLink())
  const password = await passwordField()
  await user.type(password, `${ADMIN.password}{Enter}`)
  await waitFor(() => expect(password).toBeInvalid())
  await loseSession()
  await user.clear(password)
  await user.type(password, `${NEW_PASSWORD}{Enter}`)

  expect(await screen.findByRole('heading', { name: 'Linket virker ikke længere' })).toHaveFocus()
})

test('the password page says that an account is banned', async () => {
  const link = await mailedLink()
  refuseOnce('/auth/v1/verify', 403, 'user_banned')
  const user = site.open(link)
  await user.type(await passwordField(), `${NEW_PASSWORD}{Enter}`)

  await expectToast('Adgangskoden blev ikke gemt', 'user_banned')
  expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(
    'Kontoen er spærret.',
  )
  expect(takeLoggedErrors()).toEqual(['Adgangskoden blev ikke gemt'])
})

test('the password page shows the typed password on request', async () => {
  const user = site.open(await mailedLink())
  const password = await passwordField()
  await user.type(password, 'synlig')
  expect(password).toHaveAttribute('type', 'password')

  await user.click(screen.getByRole('button', { name: 'Vis adgangskode' }))
  expect(password).toHaveAttribute('type', 'text')
  expect(password).toHaveValue('synlig')
  await user.click(screen.getByRole('button', { name: 'Skjul adgangskode' }))
  expect(password).toHaveAttribute('type', 'password')
})
