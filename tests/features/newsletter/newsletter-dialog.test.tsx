import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Toasts } from '@/app/toasts'
import { site as centre } from '@/content/site'
import { NewsletterButton } from '@/features/newsletter/newsletter-button'
import { NewsletterDialogProvider } from '@/features/newsletter/newsletter-dialog-provider'
import { fill } from '../../helpers/course-form'
import { takeLoggedErrors } from '../../helpers/logged-errors'
import { expectAddress, expectToast, offline, setUpSite } from '../../helpers/render-site'

const site = setUpSite()
const ADDRESS = 'mor@eksempel.dk'
const INVALID = ['Ugyldig email', 'Indtast venligst en gyldig emailadresse'] as const
const FAILED = ['Fejl', 'Der skete en fejl. Prøv venligst igen'] as const
const CONFIRM = 'Næsten færdig. Bekræft tilmeldingen i den mail, vi lige har sendt.'

/** The bodies of the sign-ups to which respondWith has responded. */
let sent: unknown[] = []

/** Responds to the sign-up in place of the function. */
function respondWith(respond: () => Response | Promise<Response>): void {
  sent = []
  site.intercept(async (request) => {
    if (!request.url.endsWith('/functions/v1/subscribe-mailchimp')) return undefined
    sent.push(await request.json())
    return respond()
  })
}

const fails = () => Response.json({ error: 'broken' }, { status: 500 })

/** Opens the dialog on a page that has nothing but its button. */
async function openDialog(): Promise<{ user: UserEvent; opener: HTMLElement }> {
  render(
    <MemoryRouter>
      <NewsletterDialogProvider onOpen={() => {}}>
        <NewsletterButton />
      </NewsletterDialogProvider>
      <Toasts />
    </MemoryRouter>,
  )
  const user = userEvent.setup()
  const opener = screen.getByRole('button')
  await user.click(opener)
  await screen.findByRole('dialog', { name: 'Tilmeld nyhedsbrev' })
  return { user, opener }
}

function emailField(): HTMLElement {
  return screen.getByRole('textbox', { name: 'E-mail' })
}

async function signUp(user: UserEvent, email: string): Promise<void> {
  fill('E-mail', email)
  await user.click(screen.getByRole('button', { name: 'Tilmeld dig' }))
}

/** Opens the dialog and sends the address. */
async function openAndSignUp(email = ADDRESS): Promise<UserEvent> {
  const { user } = await openDialog()
  await signUp(user, email)
  return user
}

async function dialogIsGone(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

test('the newsletter dialog has one field, and the consent before its button', async () => {
  await openDialog()
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getAllByRole('textbox')).toEqual([emailField()])
  expect(emailField()).toHaveFocus()
  expect(emailField()).toBeRequired()
  expect(emailField()).toHaveAttribute('type', 'email')

  const policy = dialog.getByRole('link', { name: /^Læs privatlivspolitikken/ })
  expect(policy).toHaveAttribute('href', '/privacy')
  expect(policy).toHaveAttribute('target', '_blank')
  const button = dialog.getByRole('button', { name: 'Tilmeld dig' })
  expect(policy.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test.each([
  [{}, 'Du er nu tilmeldt vores nyhedsbrev'],
  [{ status: 'pending' }, CONFIRM],
])(
  'a sign-up sends the address alone, and closes the dialog with thanks for the response %j',
  async (body, text) => {
    respondWith(() => Response.json(body))
    const { user, opener } = await openDialog()
    await signUp(user, 'Mor@Eksempel.DK ')

    await expectToast('Tak for tilmeldingen!', text)
    await dialogIsGone()
    expect(sent).toEqual([{ email: ADDRESS }])
    await waitFor(() => expect(opener).toHaveFocus())

    await user.click(opener)
    await screen.findByRole('dialog')
    expect(emailField()).toHaveValue('')
  },
)

test.each(['', 'mor.eksempel.dk'])(
  'the newsletter dialog refuses the address %j without sending it, until it is edited',
  async (email) => {
    respondWith(() => Response.json({}))
    const user = await openAndSignUp(email)

    await expectToast(...INVALID)
    expect(emailField()).toHaveFocus()
    expect(emailField()).toBeInvalid()
    expect(emailField()).toHaveAccessibleDescription(INVALID[1])
    expect(sent).toEqual([])

    await user.type(emailField(), '@')
    expect(emailField()).toHaveAccessibleDescription('')
  },
)

test.each([200, 409])(
  'the newsletter dialog says that the address is already subscribed after a response with status %i',
  async (status) => {
    respondWith(() => Response.json({ error: 'Email already subscribed' }, { status }))
    await openAndSignUp()
    await expectToast(
      'Email allerede tilmeldt',
      'Denne email er allerede tilmeldt vores nyhedsbrev',
    )
    expect(emailField()).toHaveValue(ADDRESS)
  },
)

const BLOCKED = /Måske har din browser eller en udvidelse stoppet den/

test.each([
  ['an error of the function', () => Response.json({ error: `${ADDRESS}?` }, { status: 500 })],
  ['an error in a success', () => Response.json({ error: 'Invalid resource' })],
  ["a gateway's page", () => new Response('Bad gateway', { status: 502 })],
  ["the host's start page", () => new Response('<!doctype html>')],
  ['a body of another shape', () => Response.json([{ status: 'cleaned' }])],
  ['a timeout', () => Promise.reject(new DOMException('', 'AbortError'))],
  ['a request without a connection', offline],
])(
  'the newsletter dialog keeps the typed address, logs no address and blames no browser after %s',
  async (_case, respond) => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(respond !== offline)
    onTestFinished(() => onLine.mockRestore())
    respondWith(respond)
    await openAndSignUp()

    await expectToast(...FAILED)
    expect(screen.queryByText(BLOCKED)).not.toBeInTheDocument()
    expect(emailField()).toHaveValue(ADDRESS)
    expect(emailField()).toHaveFocus()
    const logged = vi.mocked(console.error).mock.calls.flat()
    expect(logged.map(String).join()).not.toContain(ADDRESS)
    expect(takeLoggedErrors()).toEqual(['The newsletter subscription failed'])
  },
)

/** Checks that a sign-up failed with the toast and, in a live region of the form, this text and ways to the centre. */
async function expectNotice(text: string | RegExp): Promise<void> {
  await expectToast(...FAILED)
  const place = screen.getByText(text).closest<HTMLElement>('[aria-live]')
  if (!place) throw new Error(`Not in a live region: ${text}`)
  expect(within(place).getByRole('link', { name: centre.email })).toHaveAttribute(
    'href',
    expect.stringContaining(`mailto:${centre.email}?subject=Tilmelding%20til%20nyhedsbrev&body=`),
  )
  const phone = within(place).getByRole('link', { name: centre.phone.label })
  expect(phone).toHaveAttribute('href', centre.phone.href)
  expect(takeLoggedErrors()).toEqual(['The newsletter subscription failed'])
}

test('a blocked sign-up has a notice with the likely cause, which the next attempt removes', async () => {
  respondWith(offline)
  const user = await openAndSignUp()
  await expectNotice(BLOCKED)
  expect(emailField()).toHaveValue(ADDRESS)

  await signUp(user, 'mor.eksempel.dk')
  await expectToast(...INVALID)
  expect(screen.queryByText(BLOCKED)).not.toBeInTheDocument()

  await signUp(user, ADDRESS)
  await expectNotice(BLOCKED)
  respondWith(fails)
  await signUp(user, ADDRESS)
  await expectToast(...FAILED)
  await waitFor(() => expect(screen.queryByText(BLOCKED)).not.toBeInTheDocument())
  takeLoggedErrors()
})

test.each([
  [
    'retur@eksempel.dk',
    'De mails, vi har sendt til denne adresse, er kommet retur. Se efter, om adressen er skrevet rigtigt, eller brug en anden.',
  ],
  ['slettet@eksempel.dk', 'Denne adresse kan ikke tilmeldes her på siden.'],
  [
    'mange@eksempel.dk',
    'Vores nyhedsbrevstjeneste tager ikke imod flere tilmeldinger fra denne adresse i dag. Prøv igen i morgen.',
  ],
  ['mor@eksempel', /^Adressen blev ikke godtaget\. Se efter, om den er skrevet rigtigt/],
])('the real function refuses %s, and the notice says why', async (address, text) => {
  await (await site.backend()).reset({ seed: true })
  await openAndSignUp(address)
  await expectNotice(text)
  expect(emailField()).toHaveValue(address)
  expect(emailField()).toHaveFocus()
})

test.each([
  ['754', 'kl. 13.14'],
  ['72000', 'onsdag den 25. november 2026 kl. 09.01'],
  ['', 'senere'],
])(
  'after too many attempts with Retry-After %j the notice says: try again %s',
  async (retryAfter, time) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T13:00:30+01:00') })
    const headers = { 'Retry-After': retryAfter }
    respondWith(() => Response.json({ error: 'Too many attempts' }, { status: 429, headers }))
    await openAndSignUp()
    await expectNotice(
      `Der har været for mange forsøg på kort tid, måske fra andre på samme netværk. Prøv igen ${time}.`,
    )
    expect(emailField()).toHaveValue(ADDRESS)
  },
)

test('the newsletter dialog shows that it is sending, and sends once', async () => {
  const release = site.hold()
  const user = await openAndSignUp()

  expect(await screen.findByRole('button', { name: 'Tilmelder...' })).toBeDisabled()
  await user.type(emailField(), '{Enter}')
  release()
  await dialogIsGone()
  expect(site.requests()).toEqual(['POST /functions/v1/subscribe-mailchimp'])
})

test('a bot that fills in the invisible field is thanked, and nothing is sent', async () => {
  respondWith(() => Response.json({}))
  const { user } = await openDialog()
  await user.type(screen.getByRole('textbox', { name: 'Lad feltet stå tomt', hidden: true }), 'Hi')
  await signUp(user, ADDRESS)
  await dialogIsGone()
  expect(sent).toEqual([])
})

test('the newsletter dialog opens from the mobile menu in its place, and Luk returns the focus to the menu button', async () => {
  const user = site.open('/contact')
  const menuButton = await screen.findByRole('button', { name: 'Åbn menu' })
  await user.click(menuButton)
  const menu = await screen.findByRole('dialog', { name: 'Menu' })
  await user.click(within(menu).getByRole('button', { name: /nyhedsbrev/i }))

  await screen.findByRole('dialog', { name: 'Tilmeld nyhedsbrev' })
  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument()
  expect(emailField()).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Luk' }))
  await dialogIsGone()
  await waitFor(() => expect(menuButton).toHaveFocus())
})

test('the newsletter dialog closes when the visitor navigates', async () => {
  site.open('/prices?nyhedsbrev=1')
  await screen.findByRole('dialog')
  // Like the browser's back button: the page behind the dialog cannot be clicked.
  fireEvent.click(screen.getByRole('link', { name: 'Vilkår og betingelser', hidden: true }))
  await dialogIsGone()
  await expectAddress('/terms')
})

test('a mistyped domain has a suggestion, which one click takes and which may be ignored', async () => {
  respondWith(() => Response.json({}))
  const { user } = await openDialog()
  await user.type(emailField(), 'mor@gmial.com')
  await user.click(screen.getByRole('button', { name: 'Mente du mor@gmail.com?' }))
  expect(emailField()).toHaveValue('mor@gmail.com')
  expect(emailField()).toHaveFocus()
  expect(screen.queryByRole('button', { name: /^Mente du/ })).not.toBeInTheDocument()

  await signUp(user, 'mor@gmial.com')
  await dialogIsGone()
  expect(sent).toEqual([{ email: 'mor@gmial.com' }])
})

test('a link of a mail opens the dialog on any page, and its parameter is removed', async () => {
  // With the bracket that a mail program has included.
  site.open('/prices?nyhedsbrev=1%3E&a=b#betaling')
  expect(await screen.findByRole('dialog', { name: 'Tilmeld nyhedsbrev' })).toBeInTheDocument()
  await expectAddress('/prices?a=b#betaling')
})
