import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
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
const findHeading = (name: string) => screen.findByRole('heading', { name })

/** Opens the page with a link out of a mail, and types a new password. */
async function choosePassword(link: string, password: string) {
  const user = site.open(link)
  const field = await passwordField()
  await user.type(field, password)
  return { user, field }
}

const accountRequests = () => site.requests().filter((request) => request.includes('/auth/'))

async function retype(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  await user.type(field, text)
}

async function mailsTo(email: string) {
  return (await site.backend()).mails().filter(({ to }) => to === email)
}

/** Has the mail sent, and gives the path that its link leads to. */
async function mailedLink(): Promise<string> {
  const backend = await site.backend()
  const body = JSON.stringify({ email: ADMIN.email })
  await backend.send('/auth/v1/recover', { method: 'POST', body })
  const [, href = ''] = /href="([^"]+)"/.exec(backend.mails().at(-1)?.html ?? '') ?? []
  const { pathname, hash } = new URL(href)
  return `${pathname}${hash}`
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
  expect(await findHeading('Glemt adgangskode?')).toHaveFocus()
  await expectAddress(PAGE)
  expect(await emailField()).toHaveValue(ADMIN.email)

  await user.click(screen.getByRole('button', { name: 'Send link' }))
  expect(await findHeading('Se i din indbakke')).toHaveFocus()
  expect(screen.getByText(ADMIN.email)).toBeInTheDocument()
  expect(await mailsTo(ADMIN.email)).toHaveLength(1)

  await user.click(screen.getByRole('link', { name: 'Tilbage til login' }))
  expect(await findHeading('Log ind')).toBeInTheDocument()
  expect(await emailField()).toHaveValue(ADMIN.email)
})

test('the password page has the same message for an address without an account, and sends a mail to another', async () => {
  const user = site.open(PAGE)
  await user.click(await screen.findByRole('button', { name: 'Send link' }))
  const email = await emailField()
  expect(email).toHaveAccessibleDescription('Indtast din e-mail')
  expect(email).toHaveFocus()
  await user.type(email, 'admin@exmaple.com')
  expect(email).not.toHaveAccessibleDescription()
  expect(site.requests()).toEqual([])

  await user.keyboard('{Enter}')
  expect(await findHeading('Se i din indbakke')).toHaveFocus()
  expect(
    screen.getByText(
      'Hvis adressen findes hos os, har vi sendt en mail med et link. Det virker i en time.',
    ),
  ).toBeInTheDocument()
  expect(await mailsTo('admin@exmaple.com')).toEqual([])
  expect(document.title).toMatch(/^Se i din indbakke \| /)
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')

  await user.click(screen.getByRole('button', { name: 'Prøv igen' }))
  expect(await findHeading('Glemt adgangskode?')).toHaveFocus()
  expect(await emailField()).toHaveValue('admin@exmaple.com')
  await retype(user, await emailField(), `${ADMIN.email}{Enter}`)
  await findHeading('Se i din indbakke')
  expect(await mailsTo(ADMIN.email)).toHaveLength(1)
})

test('the password page sends the mail once there is a connection, and asks for patience before the next', async () => {
  site.intercept(offline)
  const user = site.open(PAGE)
  await user.type(await emailField(), `${ADMIN.email}{Enter}`)
  await expectToast('Mailen blev ikke sendt', NO_CONNECTION)
  expect(takeLoggedErrors()).toEqual([expect.any(TypeError), 'Mailen blev ikke sendt'])

  site.intercept(() => undefined)
  await user.click(await screen.findByRole('button', { name: 'Send link' }))
  await findHeading('Se i din indbakke')
  expect(await mailsTo(ADMIN.email)).toHaveLength(1)

  await user.click(screen.getByRole('button', { name: 'Prøv igen' }))
  await user.click(await screen.findByRole('button', { name: 'Send link' }))
  await expectToast(
    'Mailen blev ikke sendt',
    'For security purposes, you can only request this after 60 seconds.',
  )
  expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(
    'Der er bedt om for mange mails på kort tid. Se i din indbakke, eller prøv igen om lidt.',
  )
  expect(await emailField()).toHaveValue(ADMIN.email)
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus())
  expect(takeLoggedErrors()).toEqual(['Mailen blev ikke sendt'])
})

test('the password page takes the token out of the address and leads to the panel', async () => {
  const link = await mailedLink()
  expect(link).toContain('#token_hash=')
  // As a mail program may have copied it.
  const user = site.open(`${link}.`)
  const field = await passwordField()
  await expectAddress(PAGE)
  // A mail scanner comes this far.
  expect(site.requests()).toEqual([])
  await user.type(field, NEW_PASSWORD)
  expect(await findHeading('Vælg en ny adgangskode')).toBeInTheDocument()
  expect(field).toHaveAttribute('autocomplete', 'new-password')
  expect(field).toHaveAccessibleDescription('Mindst otte tegn.')
  expect(accountRequests()).toEqual(['POST /auth/v1/verify'])

  await user.click(screen.getByRole('button', { name: 'Gem adgangskode' }))
  await expectToast('Din nye adgangskode er gemt', 'Du er nu logget ind.')
  expect(await findHeading('Admin Panel')).toBeInTheDocument()
  await expectAddress('/admin/dashboard')
})

test('the password page refuses a used link at the first focus, before a password is typed', async () => {
  const link = await mailedLink()
  const [, token_hash = ''] = link.split('=')
  const body = JSON.stringify({ type: 'recovery', token_hash })
  await (await site.backend()).send('/auth/v1/verify', { method: 'POST', body })
  const user = site.open(link)
  await user.click(await passwordField())
  expect(await findHeading('Linket virker ikke længere')).toHaveFocus()
  expect(await emailField()).toHaveValue('')
})

test('the password page shows at the field why a password is invalid, before it is sent', async () => {
  const { user, field } = await choosePassword(await mailedLink(), '{Enter}')
  expect(field).toHaveAccessibleDescription(/Indtast en ny adgangskode$/)
  expect(field).toBeInvalid()
  expect(field).toHaveFocus()

  await user.type(field, 'for kor')
  expect(field).toHaveAccessibleDescription(/Brug mindst otte tegn$/)
  await user.type(field, 't')
  expect(field).toBeValid()
  expect(accountRequests()).toEqual(['POST /auth/v1/verify'])
})

test("the password page shows the server's objection at the field, and needs no other link", async () => {
  const { user, field } = await choosePassword(await mailedLink(), `${ADMIN.password}{Enter}`)
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(/Det er den adgangskode, du har i forvejen/),
  )
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveValue(ADMIN.password)

  // A stricter rule than the site knows of, such as that of leaked passwords.
  refuseOnce('/auth/v1/user', 422, 'weak_password')
  await retype(user, field, `${NEW_PASSWORD}{Enter}`)
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Adgangskoden er for svag/))

  expect(document.querySelector('input[autocomplete="username"]')).toHaveValue(ADMIN.email)
  await user.click(screen.getByRole('button', { name: 'Gem adgangskode' }))
  expect(await findHeading('Admin Panel')).toBeInTheDocument()
  expect(site.requests().filter((request) => request.endsWith('/verify'))).toHaveLength(1)
})

test('the password page requires a new link when the session of the old one is lost', async () => {
  const { user, field } = await choosePassword(await mailedLink(), `${ADMIN.password}{Enter}`)
  await waitFor(() => expect(field).toBeInvalid())
  await loseSession()
  await retype(user, field, `${NEW_PASSWORD}{Enter}`)

  expect(await findHeading('Linket virker ikke længere')).toHaveFocus()
})

test('the password page keeps the password while there is no connection, and says that an account is banned', async () => {
  const link = await mailedLink()
  site.intercept(offline)
  const { user, field } = await choosePassword(link, NEW_PASSWORD)
  await user.keyboard('{Enter}')
  await expectToast('Adgangskoden blev ikke gemt', NO_CONNECTION)
  expect(field).toHaveValue(NEW_PASSWORD)
  // The first is of the check.
  const noConnection = expect.any(TypeError)
  expect(takeLoggedErrors()).toEqual([noConnection, noConnection, 'Adgangskoden blev ikke gemt'])

  const save = { name: 'Gem adgangskode' }
  refuseOnce('/auth/v1/verify', 403, 'user_banned')
  await user.click(await screen.findByRole('button', save))
  await expectToast('Adgangskoden blev ikke gemt', 'user_banned')
  expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(
    'Kontoen er spærret.',
  )
  expect(takeLoggedErrors()).toEqual(['Adgangskoden blev ikke gemt'])

  await user.click(await screen.findByRole('button', save))
  expect(await findHeading('Admin Panel')).toBeInTheDocument()
})
