import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { takeLoggedErrors } from '../../helpers/logged-errors'
import { expectAddress, expectToast, offline, setUpSite } from '../../helpers/render-site'

const site = setUpSite()
const ADDRESS = 'mor@eksempel.dk'

/** The bodies of all sign-ups that were sent. */
let sent: unknown[] = []

beforeEach(() => {
  sent = []
})

/** Responds to the sign-up in place of the function. */
function respondWith(respond: () => Response | Promise<Response>): void {
  site.intercept(async (request) => {
    if (!request.url.endsWith('/functions/v1/subscribe-mailchimp')) return undefined
    sent.push(await request.json())
    return respond()
  })
}

function jsonOf(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'application/json' } })
}

async function openDialog(): Promise<{ user: UserEvent; opener: HTMLElement }> {
  const user = site.open('/contact')
  const opener = await screen.findByRole('button', { name: 'Nyhedsbrev' })
  await user.click(opener)
  await screen.findByRole('dialog', { name: 'Tilmeld nyhedsbrev' })
  return { user, opener }
}

function emailField(): HTMLElement {
  return screen.getByRole('textbox', { name: 'E-mail' })
}

async function signUp(user: UserEvent, email: string): Promise<void> {
  await user.clear(emailField())
  if (email) await user.type(emailField(), email)
  await user.click(screen.getByRole('button', { name: 'Tilmeld dig' }))
}

async function dialogIsGone(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

test('the newsletter dialog asks for one thing, with the consent and the way to the privacy policy before the button', async () => {
  await openDialog()
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getAllByRole('textbox')).toEqual([emailField()])
  expect(emailField()).toHaveFocus()
  expect(emailField()).toBeRequired()
  expect(emailField()).toHaveAttribute('type', 'email')

  const policy = within(dialog).getByRole('link', { name: /^Læs privatlivspolitikken/ })
  expect(policy).toHaveAttribute('href', '/privacy')
  expect(policy).toHaveAttribute('target', '_blank')
  const button = within(dialog).getByRole('button', { name: 'Tilmeld dig' })
  expect(policy.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the newsletter dialog sends the address alone, lowercased and trimmed, says thank you and closes', async () => {
  respondWith(() => Response.json({}))
  const { user, opener } = await openDialog()
  await signUp(user, 'Mor@Eksempel.DK ')

  await expectToast('Tak for tilmeldingen!', 'Du er nu tilmeldt vores nyhedsbrev')
  await dialogIsGone()
  expect(sent).toEqual([{ email: ADDRESS }])
  await waitFor(() => expect(opener).toHaveFocus())

  await user.click(opener)
  await screen.findByRole('dialog')
  expect(emailField()).toHaveValue('')
})

test('the newsletter dialog asks for the confirmation by mail where the list wants one', async () => {
  respondWith(() => Response.json({ status: 'pending' }))
  const { user } = await openDialog()
  await signUp(user, ADDRESS)
  await expectToast(
    'Tak for tilmeldingen!',
    'Næsten færdig. Bekræft tilmeldingen i den mail, vi lige har sendt.',
  )
  await dialogIsGone()
})

test.each(['', 'mor.eksempel.dk'])('sends nothing for the address "%s"', async (email) => {
  respondWith(() => Response.json({ status: 'subscribed' }))
  const { user } = await openDialog()
  await signUp(user, email)

  await expectToast('Ugyldig email', 'Indtast venligst en gyldig emailadresse')
  expect(emailField()).toHaveFocus()
  expect(emailField()).toBeInvalid()
  expect(emailField()).toHaveAccessibleDescription('Indtast venligst en gyldig emailadresse')
  expect(sent).toEqual([])

  await user.type(emailField(), '@')
  expect(emailField()).toHaveAccessibleDescription('')
})

test.each([
  ['in a response with a status of success', 200],
  ['in the body of a refusal', 400],
])(
  'the newsletter dialog tells that the address is on the list already: %s',
  async (_place, status) => {
    respondWith(() => Response.json({ error: 'Email already subscribed' }, { status }))
    const { user } = await openDialog()
    await signUp(user, ADDRESS)
    await expectToast(
      'Email allerede tilmeldt',
      'Denne email er allerede tilmeldt vores nyhedsbrev',
    )
    expect(emailField()).toHaveValue(ADDRESS)
  },
)

test.each([
  [
    'the function fails',
    () => Response.json({ error: `${ADDRESS} looks fake or invalid` }, { status: 500 }),
  ],
  ['the response has an error', () => Response.json({ error: 'Invalid resource' })],
  ['a gateway responds', () => new Response('Bad gateway', { status: 502 })],
  [
    'the host sends its start page',
    () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
  ],
  ['the response is null', () => jsonOf('null')],
  ['the response has another shape', () => Response.json([{ status: 'cleaned' }])],
  ['the response is truncated', () => jsonOf('{"status":"subsc')],
  ['there is no connection', offline],
])(
  'the newsletter dialog keeps what was typed and logs no address when %s',
  async (_case, respond) => {
    respondWith(respond)
    const { user } = await openDialog()
    await signUp(user, ADDRESS)

    await expectToast('Fejl', 'Der skete en fejl. Prøv venligst igen')
    expect(emailField()).toHaveValue(ADDRESS)
    expect(emailField()).toHaveFocus()
    const logged = vi.mocked(console.error).mock.calls.flat()
    expect(logged).toHaveLength(2)
    expect(logged.map(String).join()).not.toContain(ADDRESS)
    expect(takeLoggedErrors()).toEqual(['The newsletter subscription failed'])
  },
)

/** The explanation in the form, beside the toast. */
function advice(
  text: string | RegExp = /Måske har din browser eller en udvidelse stoppet den/,
): HTMLElement | null {
  return screen.queryByText(text)
}

/** Checks that a sign-up failed with the toast, a sentence in the form that is announced, and the ways to the centre. */
async function expectNotice(text: string | RegExp): Promise<void> {
  await expectToast('Fejl', 'Der skete en fejl. Prøv venligst igen')
  const place = advice(text)?.closest<HTMLElement>('[aria-live]')
  if (!place) throw new Error(`Not announced in the form: ${text}`)
  expect(within(place).getByRole('link', { name: 'kontakt@example.com' })).toHaveAttribute(
    'href',
    expect.stringMatching(
      /^mailto:kontakt@example\.com\?subject=Tilmelding%20til%20nyhedsbrev&body=/,
    ),
  )
  expect(
    within(place).getByRole('link', { name: '+45\u00a000\u00a000\u00a000\u00a000' }),
  ).toHaveAttribute('href', 'tel:+4500000000')
  expect(takeLoggedErrors()).toEqual(['The newsletter subscription failed'])
}

test('a sign-up that does not leave the browser names the likely cause and another way', async () => {
  respondWith(offline)
  const { user } = await openDialog()
  await signUp(user, ADDRESS)

  await expectNotice(/Måske har din browser eller en udvidelse stoppet den/)
  expect(emailField()).toHaveValue(ADDRESS)

  respondWith(() => Response.json({ error: 'broken' }, { status: 500 }))
  await user.click(screen.getByRole('button', { name: 'Tilmeld dig' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  await waitFor(() => expect(emailField()).toHaveFocus())
  expect(advice()).not.toBeInTheDocument()
  takeLoggedErrors()
})

test.each([
  ['there is no connection', offline, false],
  ['the function fails', () => Response.json({ error: 'broken' }, { status: 500 }), true],
  [
    'no response comes in time',
    () => Promise.reject(new DOMException('The operation was aborted', 'AbortError')),
    true,
  ],
])('the newsletter dialog blames no browser when %s', async (_case, respond, isOnline) => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  onTestFinished(() => onLine.mockRestore())
  respondWith(respond)
  const { user } = await openDialog()
  await signUp(user, ADDRESS)
  await expectToast('Fejl', 'Der skete en fejl. Prøv venligst igen')
  expect(advice()).not.toBeInTheDocument()
  takeLoggedErrors()
})

describe('by the real function', () => {
  // Its code is loaded with the first request.
  beforeAll(async () => {
    const backend = await site.backend()
    await backend.send('/functions/v1/subscribe-mailchimp', { method: 'OPTIONS' })
  })
  beforeEach(async () => (await site.backend()).reset({ seed: true }))

  test.each(['frameldt', 'arkiveret', 'kunde', 'ubekraeftet'])(
    '%s@eksempel.dk is thanked, and asked to confirm by mail',
    async (name) => {
      const { user } = await openDialog()
      await signUp(user, `${name}@eksempel.dk`)
      await expectToast(
        'Tak for tilmeldingen!',
        'Næsten færdig. Bekræft tilmeldingen i den mail, vi lige har sendt.',
      )
      await dialogIsGone()
    },
  )

  test('tilmeldt@eksempel.dk is told to be on the list already', async () => {
    const { user } = await openDialog()
    await signUp(user, 'tilmeldt@eksempel.dk')
    await expectToast(
      'Email allerede tilmeldt',
      'Denne email er allerede tilmeldt vores nyhedsbrev',
    )
  })

  test.each([
    [
      'retur',
      'De mails, vi har sendt til denne adresse, er kommet retur. Se efter, om adressen er skrevet rigtigt, eller brug en anden.',
    ],
    ['slettet', 'Denne adresse kan ikke tilmeldes her på siden.'],
  ])('%s@eksempel.dk is told why not, and how to reach the centre', async (name, text) => {
    const { user } = await openDialog()
    await signUp(user, `${name}@eksempel.dk`)
    await expectNotice(text)
    expect(emailField()).toHaveValue(`${name}@eksempel.dk`)
    expect(emailField()).toHaveFocus()
  })

  test.each([
    ['Mailchimp', 'mor@eksempel'],
    ['the function', `${'m'.repeat(250)}@eksempel.dk`],
  ])('an address that %s does not take for one is said to be', async (_who, address) => {
    const { user } = await openDialog()
    fireEvent.change(emailField(), { target: { value: address } })
    await user.click(screen.getByRole('button', { name: 'Tilmeld dig' }))
    await expectNotice(/^Adressen blev ikke godtaget\. Se efter, om den er skrevet rigtigt/)
    expect(emailField()).toHaveValue(address)
  })
})

describe('when there were too many attempts', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T13:00:30+01:00') })
    onTestFinished(() => {
      vi.useRealTimers()
    })
  })

  test.each([
    ['when to try again', '754', 'kl. 13.14'],
    ['on which day', '72000', 'onsdag den 25. november 2026 kl. 09.01'],
    ['only that it is later where nobody knows', undefined, 'senere'],
  ])('the form says %s', async (_case, retryAfter, time) => {
    respondWith(() =>
      Response.json(
        { error: 'Too many attempts, try again later' },
        { status: 429, headers: retryAfter ? { 'Retry-After': retryAfter } : {} },
      ),
    )
    const { user } = await openDialog()
    await signUp(user, ADDRESS)
    await expectNotice(
      `Der har været for mange forsøg på kort tid, måske fra andre på samme netværk. Prøv igen ${time}.`,
    )
    expect(emailField()).toHaveValue(ADDRESS)
  })
})

test('the explanation of a failure is removed by the next attempt, also by one that is not sent', async () => {
  respondWith(() => Response.json({ error: 'Email bounced' }, { status: 409 }))
  const { user } = await openDialog()
  await signUp(user, ADDRESS)
  await expectNotice(/er kommet retur/)
  await signUp(user, 'mor.eksempel.dk')
  await expectToast('Ugyldig email', 'Indtast venligst en gyldig emailadresse')
  expect(advice(/er kommet retur/)).not.toBeInTheDocument()
})

test('the newsletter dialog says that it is sending, and sends once', async () => {
  let arrive = () => {}
  const wait = new Promise<void>((resolve) => {
    arrive = resolve
  })
  respondWith(async () => {
    await wait
    return Response.json({ status: 'subscribed' })
  })
  const { user } = await openDialog()
  await signUp(user, ADDRESS)

  const button = await screen.findByRole('button', { name: 'Tilmelder...' })
  expect(button).toBeDisabled()
  await user.type(emailField(), '{Enter}')
  arrive()
  await dialogIsGone()
  expect(sent).toHaveLength(1)
})

test('a program that fills in every field is thanked, and nothing is sent', async () => {
  respondWith(() => Response.json({ status: 'subscribed' }))
  const { user } = await openDialog()
  await user.type(screen.getByRole('textbox', { name: 'Lad feltet stå tomt', hidden: true }), 'Hi')
  await signUp(user, ADDRESS)
  await dialogIsGone()
  expect(sent).toEqual([])
})

test('the newsletter dialog opens from the card of the front page too, and Escape leads back there', async () => {
  const user = site.open('/')
  await screen.findByRole('heading', { name: 'Hold dig opdateret' })
  const opener = screen.getByRole('button', { name: 'Tilmeld dig' })
  await user.click(opener)
  await screen.findByRole('dialog', { name: 'Tilmeld nyhedsbrev' })
  await user.keyboard('{Escape}')
  await dialogIsGone()
  await waitFor(() => expect(opener).toHaveFocus())
})

test('the newsletter dialog closes on the first Escape, and the message that came meanwhile stays', async () => {
  const { user } = await openDialog()
  await signUp(user, 'mor.eksempel.dk')
  await expectToast('Ugyldig email', 'Indtast venligst en gyldig emailadresse')
  await user.keyboard('{Escape}')
  await dialogIsGone()
  await expectToast('Ugyldig email', 'Indtast venligst en gyldig emailadresse')
})

test('the newsletter dialog closes with a step to another page', async () => {
  await openDialog()
  // As the browser's back button: the page behind the dialog cannot be clicked.
  fireEvent.click(screen.getByRole('link', { name: 'Vilkår og betingelser', hidden: true }))
  await dialogIsGone()
  await expectAddress('/terms')
})

test('opened from the mobile menu, the focus comes back to the button of the menu', async () => {
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

test('an address whose domain looks mistyped is asked about, and one click takes the other', async () => {
  const { user } = await openDialog()
  respondWith(() => jsonOf('{"status":"subscribed"}'))
  await user.type(emailField(), 'mor@gmial.com')
  await user.click(screen.getByRole('button', { name: 'Mente du mor@gmail.com?' }))
  expect(emailField()).toHaveValue('mor@gmail.com')
  expect(emailField()).toHaveFocus()
  expect(screen.queryByRole('button', { name: /^Mente du/ })).not.toBeInTheDocument()
  await user.keyboard('{Enter}')
  await dialogIsGone()
  expect(sent).toEqual([{ email: 'mor@gmail.com' }])
})

test('an address that looks mistyped can be sent as it is', async () => {
  const { user } = await openDialog()
  respondWith(() => jsonOf('{"status":"subscribed"}'))
  await signUp(user, 'mor@gmial.com')
  await dialogIsGone()
  expect(sent).toEqual([{ email: 'mor@gmial.com' }])
})

test.each(['1', '1.', '1%3E'])(
  'a link with ?nyhedsbrev=%s opens the dialog once, on any page, and leaves the address clean',
  async (value) => {
    site.open(`/prices?nyhedsbrev=${value}&a=b#betaling`)
    expect(await screen.findByRole('dialog', { name: 'Tilmeld nyhedsbrev' })).toBeInTheDocument()
    await expectAddress('/prices?a=b#betaling')
  },
)
