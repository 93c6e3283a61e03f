import type { Locator, Page, Route } from '@playwright/test'
import { paths } from '@/content/paths'
import { searchMessages } from '@/features/search/messages'
import {
  type ApiRoute,
  apiRoute,
  dnsFailure,
  type Fault,
  htmlResponse,
  jsonResponse,
  offline,
  truncatedResponse,
} from './faults.ts'
import { expect, test } from './fixtures.ts'
import { isHydrated, openHydrated, untilHydrated } from './hydration.ts'
import { signInAsAdmin } from './sign-in.ts'

// Some meet a dozen faults, one after the other.

const NO_CONNECTION =
  'Der er ingen forbindelse til serveren. Tjek din internetforbindelse, og prøv igen.'
const NO_ANSWER = 'Serveren svarer ikke lige nu. Prøv igen om lidt.'
const TOO_MANY_ATTEMPTS = 'For mange forsøg. Vent et øjeblik, og prøv igen.'
const SESSION_EXPIRED = 'Din session er udløbet. Log ind igen.'
const NO_RIGHT_TO_WRITE = 'Du har ikke rettigheder til at ændre kurser.'
const BANNED = 'Kontoen er spærret.'
const NO_RIGHT_TO_READ = 'Du har ikke rettigheder til at se kurser.'

/** The console messages of Chromium and of the site about a failed request. */
const LOGGED = [
  /Failed to load resource|Failed to load module script/,
  /^console.error: (Fejl|Login fejl)/,
]

/** The site's own line in the console about an error that a boundary has caught. */
const CAUGHT = /^console.error: A part of the page failed to render/

/** Every possible explanation beside the form. */
const EXPLANATION = new RegExp(
  [NO_CONNECTION, NO_ANSWER, TOO_MANY_ATTEMPTS, NO_RIGHT_TO_WRITE, NO_RIGHT_TO_READ, BANNED].join(
    '|',
  ),
)

/**
 * A fault, the message in the toast, and the Danish explanation beside the form, if any. Adjacent cases expect
 * different texts, so a stale toast cannot pass.
 */
type Case = readonly [name: string, fault: Fault, message: string, explanation?: string]

/** Section 7's calls to the database, with the errors of PostgREST. */
const writeFaults: readonly Case[] = [
  ['offline', offline, NO_CONNECTION],
  [
    '403',
    jsonResponse(403, { code: '42501', message: 'permission denied' }),
    'permission denied',
    NO_RIGHT_TO_WRITE,
  ],
  ['DNS failure', dnsFailure, NO_CONNECTION],
  [
    '409',
    jsonResponse(409, { code: '23505', message: 'duplicate key value' }),
    'duplicate key value',
  ],
  ['truncated JSON', truncatedResponse, NO_ANSWER],
  ['429', jsonResponse(429, {}), TOO_MANY_ATTEMPTS],
  ['500', jsonResponse(500, { code: 'XX000', message: 'internal error' }), 'internal error'],
  [
    '503',
    jsonResponse(503, { code: 'PGRST002', message: 'no schema cache' }),
    'no schema cache',
    NO_ANSWER,
  ],
  ['429 of a proxy', jsonResponse(429, { message: '' }), TOO_MANY_ATTEMPTS],
  ['wrong shape', jsonResponse(200, { id: 1 }), NO_ANSWER],
]

const EXPIRED = jsonResponse(401, { code: 'PGRST301', message: 'JWT expired' })

async function expectToast(page: Page, title: string, text: string): Promise<void> {
  // A modal dialog hides the elements around it from roles, but not visually.
  const toast = page.getByRole('region', { name: /^Beskeder/, includeHidden: true })
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  await expect(toast.getByText(text, { exact: true })).toBeVisible()
}

/** Expects this explanation beside the form, or none. */
async function expectExplanation(place: Locator, explanation: string | undefined): Promise<void> {
  const expected = explanation === undefined ? [] : [explanation]
  await expect(place.getByText(EXPLANATION)).toHaveText(expected)
}

/** Repeats an action with one fault after the other. */
async function forEachFault(
  cases: readonly Case[],
  call: ApiRoute,
  act: () => Promise<unknown>,
  expectTold: (message: string, explanation: string | undefined) => Promise<void>,
): Promise<void> {
  for (const [name, fault, message, explanation] of cases) {
    await test.step(name, async () => {
      const before = call.faults()
      await call.failWith(fault)
      await act()
      await expect.poll(call.faults, { intervals: [20] }).toBeGreaterThan(before)
      await expectTold(message, explanation)
    })
  }
}

/**
 * Delays the response to an action by three seconds of the page's clock, and restores the route: whatever the page
 * planned for that time has happened, and the pending state must still be shown.
 */
async function meetLatency(
  page: Page,
  call: ApiRoute,
  act: () => Promise<unknown>,
  expectWaiting: () => Promise<void>,
): Promise<void> {
  await test.step('3 s latency', async () => {
    let letThrough = () => {}
    const threeSeconds = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await call.failWith(async (route) => {
      await threeSeconds
      await route.fallback()
    })
    await act()
    await expectWaiting()
    await page.clock.fastForward(3_000)
    await expectWaiting()
    letThrough()
    await call.restore()
  })
}

test('whatever becomes of a sign-in, it is told, and what was typed is there for the next try', async ({
  page,
  allowConsoleErrors,
}) => {
  // The auth client logs a request that failed, too.
  allowConsoleErrors(...LOGGED, /Failed to fetch/)
  const call = apiRoute(page, 'POST', '/auth/v1/token')
  await page.goto(paths.admin)
  const button = page.getByRole('button', { name: 'Log ind' })
  await page.getByLabel('E-mail').fill('admin@example.com')
  await page.getByLabel('Adgangskode').fill('Kursusadmin1!')

  const cases: readonly Case[] = [
    ['offline', offline, NO_CONNECTION],
    ['401', jsonResponse(401, { message: 'Invalid API key' }), 'Invalid API key'],
    ['DNS failure', dnsFailure, NO_CONNECTION],
    ['403', jsonResponse(403, { error_code: 'user_banned', msg: 'Banned' }), 'Banned', BANNED],
    ['truncated JSON', truncatedResponse, NO_CONNECTION],
    ['500', jsonResponse(500, { error_code: 'unexpected_failure', msg: 'Broken' }), NO_ANSWER],
    ['409', jsonResponse(409, { error_code: 'conflict', msg: 'Too early' }), 'Too early'],
    ['503', htmlResponse(503), NO_ANSWER],
    [
      '429',
      jsonResponse(429, { error_code: 'over_request_rate_limit', msg: '' }),
      TOO_MANY_ATTEMPTS,
    ],
    ['wrong shape', jsonResponse(200, {}), NO_ANSWER],
  ]
  await forEachFault(
    cases,
    call,
    () => button.click(),
    async (message, explanation) => {
      await expectToast(page, 'Login fejl', message)
      await expectExplanation(page.getByRole('main'), explanation)
      await expect(page.getByLabel('E-mail')).toHaveValue('admin@example.com')
      await expect(page.getByLabel('Adgangskode')).toHaveValue('Kursusadmin1!')
      await expect(page.getByLabel('Adgangskode')).toBeFocused()
    },
  )

  await meetLatency(
    page,
    call,
    () => button.click(),
    () => expect(page.getByRole('button', { name: 'Logger ind...' })).toBeDisabled(),
  )
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible()
})

test('whatever becomes of a sign-out, this browser is signed out', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(...LOGGED, /Failed to fetch/, /The server did not hear of the sign-out/)
  const call = apiRoute(page, 'POST', '/auth/v1/logout')
  const signOut = page.getByRole('button', { name: 'Log ud' })
  const signIn = page.getByRole('button', { name: 'Log ind' })
  // More of them: tests/features/auth/auth-faults.test.tsx. Each costs a sign-in here.
  const faults: Readonly<Record<string, Fault>> = {
    offline,
    403: jsonResponse(403, { error_code: 'session_not_found', msg: '' }),
    500: jsonResponse(500, { error_code: 'unexpected_failure', msg: '' }),
    'truncated JSON': truncatedResponse,
  }
  await signInAsAdmin(page)
  for (const [name, fault] of Object.entries(faults)) {
    await test.step(name, async () => {
      const before = call.faults()
      await call.failWith(fault)
      await signOut.click()
      // A user who is still signed in is redirected to the panel.
      await expect(signIn).toBeVisible()
      expect(call.faults()).toBe(before + 1)
      await page.getByLabel('E-mail').fill('admin@example.com')
      await page.getByLabel('Adgangskode').fill('Kursusadmin1!')
      await signIn.click()
    })
  }

  await meetLatency(
    page,
    call,
    () => signOut.click(),
    () => expect(page.getByRole('button', { name: 'Logger ud...' })).toBeDisabled(),
  )
  await expect(signIn).toBeVisible()
})

test('where the rights cannot be checked the panel stays closed, says why, and opens later', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(...LOGGED)
  await signInAsAdmin(page)
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible()
  const call = apiRoute(page, 'GET', '/rest/v1/user_roles')
  // More of them: tests/features/auth/auth-faults.test.tsx. Each costs a document here.
  const cases: readonly Case[] = [
    ['offline', offline, NO_CONNECTION],
    ['403', jsonResponse(403, { code: '42501', message: '' }), 'Du har ikke rettigheder til det.'],
    ['truncated JSON', truncatedResponse, NO_ANSWER],
  ]
  await forEachFault(
    cases,
    call,
    () => page.reload(),
    async (told) => {
      await expectToast(page, 'Fejl', `Kunne ikke kontrollere dine rettigheder: ${told}`)
      await expect(page.getByRole('heading', { name: 'Adgang nægtet' })).toBeVisible()
    },
  )

  await test.step('wrong shape', async () => {
    await call.failWith(jsonResponse(200, { no: 'role' }))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Adgang nægtet' })).toBeVisible()
  })

  await test.step('401', async () => {
    await call.failWith(EXPIRED)
    await page.reload()
    await expectToast(page, 'Fejl', `Kunne ikke kontrollere dine rettigheder: ${SESSION_EXPIRED}`)
    await expect(page.getByRole('heading', { name: 'Log ind' })).toBeVisible()
  })

  await meetLatency(
    page,
    call,
    () => page.goto(paths.adminDashboard),
    () => expect(page.getByText('Indlæser...').first()).toBeVisible(),
  )
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible()
})

test('whatever becomes of a newsletter sign-up, it is told, and the address stays', async ({
  page,
  site,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(...LOGGED, /The newsletter subscription failed/)
  const call = apiRoute(page, 'POST', '/functions/v1/subscribe-mailchimp')
  await page.goto(paths.prices)
  await page.getByRole('banner').getByRole('button', { name: 'Nyhedsbrev' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tilmeld nyhedsbrev' })
  await dialog.getByLabel('E-mail').fill('mor@eksempel.dk')

  const told = 'Der skete en fejl. Prøv venligst igen'
  // The form removes the last message before it tries again, so all cases may expect the same text.
  const cases: readonly Case[] = [
    ['offline', offline, told],
    ['DNS failure', dnsFailure, told],
    ['401', jsonResponse(401, { message: 'Invalid JWT' }), told],
    ['403', jsonResponse(403, { error: 'Origin not allowed' }), told],
    ['409', jsonResponse(409, { error: 'Something else' }), told],
    ['429', jsonResponse(429, { error: 'Too many attempts' }), told],
    ['500', jsonResponse(500, { error: 'Broken' }), told],
    ['503', htmlResponse(503), told],
    ['truncated JSON', truncatedResponse, told],
    ['page of a proxy', htmlResponse(200), told],
    ['error in the data', jsonResponse(200, { error: 'Not now' }), told],
    ['nothing answered', jsonResponse(200, null), told],
    ['wrong shape', jsonResponse(200, [{ status: 7 }]), told],
  ]
  await forEachFault(
    cases,
    call,
    () => dialog.getByRole('button', { name: 'Tilmeld dig' }).click(),
    async (text) => {
      await expectToast(page, 'Fejl', text)
      await expect(dialog.getByLabel('E-mail')).toHaveValue('mor@eksempel.dk')
      await expect(dialog.getByLabel('E-mail')).toBeFocused()
    },
  )
  expect(await site.backend.subscribers()).toEqual([])

  await meetLatency(
    page,
    call,
    () => dialog.getByRole('button', { name: 'Tilmeld dig' }).click(),
    () => expect(dialog.getByRole('button', { name: 'Tilmelder...' })).toBeDisabled(),
  )
  await expectToast(page, 'Tak for tilmeldingen!', 'Du er nu tilmeldt vores nyhedsbrev')
  expect(await site.backend.subscribers()).toHaveLength(1)
})

/** The faults of reading the courses, with the administration's messages. */
const readFaults: readonly Case[] = [
  ['DNS failure', dnsFailure, NO_CONNECTION],
  [
    '403',
    jsonResponse(403, { code: '42501', message: 'permission denied' }),
    'permission denied',
    NO_RIGHT_TO_READ,
  ],
  ['a page of a firewall', htmlResponse(403), NO_ANSWER],
  ['a message like a page', jsonResponse(400, { message: '<b>kaput</b>' }), '<b>kaput</b>'],
  ['truncated JSON', truncatedResponse, NO_ANSWER],
  ['409', jsonResponse(409, { message: 'conflict' }), 'conflict'],
  ['503', htmlResponse(503), NO_ANSWER],
  ['429', jsonResponse(429, {}), TOO_MANY_ATTEMPTS],
  ['500', jsonResponse(500, { message: 'internal error' }), 'internal error'],
  ['wrong shape', jsonResponse(200, { courses: [] }), NO_ANSWER],
  ['offline', offline, NO_CONNECTION],
]

/** One row of the response has no title. */
async function oneBadRow(route: Route): Promise<void> {
  const response = await route.fetch()
  const [first, ...others] = await response.json()
  await route.fulfill({ response, json: [{ ...first, title: null }, ...others] })
}
const SKIPPED_ROWS = /Courses were left out/

test('whatever becomes of reading the courses, visitors are told, and can try again', async ({
  page,
  seedCourses,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(...LOGGED, SKIPPED_ROWS)
  await seedCourses([{ title: 'Uden titel', start_time: '08:00' }, { title: 'Kommer alligevel' }])
  const call = apiRoute(page, 'GET', '/rest/v1/course_events')
  const loadFailed = 'Kunne ikke indlæse kurser. Prøv at genindlæse siden.'
  const retry = page.getByRole('button', { name: 'Prøv igen' })

  await call.failWith(jsonResponse(401, { message: 'Invalid API key' }))
  await page.goto(paths.courses)
  await expect(page.getByRole('main').getByText(loadFailed)).toBeVisible()

  // The spinner replaces the message, so all cases may expect the same text.
  await forEachFault(
    readFaults,
    call,
    () => retry.click(),
    async () => {
      await expectToast(page, 'Fejl', loadFailed)
      await expect(page.getByRole('main').getByText(loadFailed)).toBeVisible()
      await expect(page.getByRole('grid')).toBeVisible()
    },
  )

  await meetLatency(
    page,
    call,
    () => retry.click(),
    () => expect(page.getByText('Indlæser kurser …')).toBeVisible(),
  )
  await expect(page.getByRole('article')).toHaveCount(2)

  await test.step('one bad row', async () => {
    await call.failWith(oneBadRow)
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article')).toContainText('Kommer alligevel')
  })
})

test('whatever becomes of reading the list, the administrator is told why, and can try again', async ({
  page,
  seedCourses,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(...LOGGED, SKIPPED_ROWS)
  await seedCourses([{ title: 'Uden titel', start_time: '08:00' }, { title: 'Stadig her' }])
  const call = apiRoute(page, 'GET', '/rest/v1/course_events')
  const retry = page.getByRole('button', { name: 'Prøv igen' })
  await call.failWith(EXPIRED)
  await signInAsAdmin(page)
  await signInAgain(page)
  await expect(page.getByText('Kurserne kunne ikke hentes.')).toBeVisible()

  await forEachFault(
    readFaults,
    call,
    () => retry.click(),
    async (message, explanation) => {
      await expectToast(page, 'Fejl', `Kunne ikke hente kurser: ${message}`)
      await expect(page.getByText('Kurserne kunne ikke hentes.')).toBeVisible()
      await expectExplanation(page.getByRole('main'), explanation)
    },
  )

  await call.failWith(oneBadRow)
  await retry.click()
  await expect(page.getByRole('row').filter({ hasText: 'Stadig her' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Uden titel' })).toBeHidden()

  await meetLatency(
    page,
    call,
    () => page.reload(),
    () => expect(page.getByText('Indlæser admin panel...')).toBeVisible(),
  )
  await expect(page.getByRole('row').filter({ hasText: 'Uden titel' })).toBeVisible()
})

/** Signs in over the open page, after the server has ended the session. */
async function signInAgain(page: Page): Promise<void> {
  const signIn = page.getByRole('alertdialog', { name: 'Din session er udløbet' })
  await signIn.getByLabel('Adgangskode').fill('Kursusadmin1!')
  await signIn.getByRole('button', { name: 'Log ind' }).click()
  await expect(signIn).toBeHidden()
}

test('whatever becomes of a new course, it is told, and stays in its form until it is saved once', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(...LOGGED)
  await signInAsAdmin(page)
  const call = apiRoute(page, 'POST', '/rest/v1/course_events')
  await page.getByRole('button', { name: 'Opret kursus' }).click()
  const form = page.getByRole('dialog', { name: 'Opret nyt kursus' })
  const typed = {
    Titel: 'Vent på nettet',
    Dato: '2026-11-20',
    Type: 'foredrag',
    Starttidspunkt: '19:00',
    Sluttidspunkt: '21:00',
    Lokation: 'Valby Kulturhus',
    'URL (valgfri)': 'https://example.com/kursus',
  }
  for (const [label, value] of Object.entries(typed)) {
    const field = form.getByLabel(label, { exact: true })
    await (label === 'Type' ? field.selectOption(value) : field.fill(value))
  }
  async function expectTyped(): Promise<void> {
    for (const [label, value] of Object.entries(typed))
      await expect(form.getByLabel(label, { exact: true })).toHaveValue(value)
  }

  const submit = form.getByRole('button', { name: 'Opret', exact: true })
  await forEachFault(
    writeFaults,
    call,
    () => submit.click(),
    async (message, explanation) => {
      await expectToast(page, 'Fejl', `Kunne ikke oprette kursus: ${message}`)
      await expectExplanation(form, explanation)
      await expectTyped()
    },
  )

  await test.step('401', async () => {
    await call.failWith(EXPIRED)
    await submit.click()
    await signInAgain(page)
    await expectTyped()
  })

  await meetLatency(
    page,
    call,
    () => submit.click(),
    async () => {
      await expect(form.getByRole('button', { name: 'Gemmer...' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expectTyped()
    },
  )
  await expectToast(page, 'Succes', 'Kursus oprettet succesfuldt')
  await expect(form).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: typed.Titel })).toHaveCount(1)
})

test('a new course whose response is lost is not created a second time', async ({
  page,
  seedCourses,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(...LOGGED)
  const day = '2026-12-03'
  // An identical course exists, from which this one is copied.
  await seedCourses([{ title: 'Kun én kopi', event_date: day }])
  await signInAsAdmin(page)
  const call = apiRoute(page, 'POST', '/rest/v1/course_events')
  await call.failWith(async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Kopiér Kun én kopi' }).click()
  const form = page.getByRole('dialog', { name: 'Opret nyt kursus' })
  await form.getByLabel('Dato', { exact: true }).fill(day)
  const submit = form.getByRole('button', { name: 'Opret', exact: true })
  await submit.click()
  await expectToast(page, 'Fejl', `Kunne ikke oprette kursus: ${NO_CONNECTION}`)

  await call.restore()
  await submit.click()
  await expectToast(page, 'Succes', 'Kursus oprettet succesfuldt')
  await expect(page.getByRole('row').filter({ hasText: 'Kun én kopi' })).toHaveCount(2)
})

test('whatever becomes of an edit, it is told, and stays in its form until it is saved', async ({
  page,
  seedCourses,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(...LOGGED)
  await seedCourses([{ title: 'Før' }])
  await signInAsAdmin(page)
  const call = apiRoute(page, 'PATCH', '/rest/v1/course_events')
  await page.getByRole('button', { name: 'Rediger Før' }).click()
  const form = page.getByRole('dialog', { name: 'Rediger kursus' })
  const title = form.getByRole('textbox', { name: 'Titel' })
  const submit = form.getByRole('button', { name: 'Opdater' })
  await title.fill('Efter')

  await forEachFault(
    writeFaults,
    call,
    () => submit.click(),
    async (message, explanation) => {
      await expectToast(page, 'Fejl', `Kunne ikke opdatere kursus: ${message}`)
      await expectExplanation(form, explanation)
      await expect(title).toHaveValue('Efter')
    },
  )

  await test.step('401', async () => {
    await call.failWith(EXPIRED)
    await submit.click()
    await signInAgain(page)
    await expect(title).toHaveValue('Efter')
  })

  await meetLatency(
    page,
    call,
    () => submit.click(),
    () => expect(form.getByRole('button', { name: 'Gemmer...' })).toBeVisible(),
  )
  await expectToast(page, 'Succes', 'Kursus opdateret succesfuldt')
  await expect(page.getByRole('row').filter({ hasText: 'Efter' })).toBeVisible()
})

test('whatever becomes of a deletion, it is told, and the question stays for another try', async ({
  page,
  seedCourses,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(...LOGGED)
  await seedCourses([{ title: 'Skal væk' }])
  await signInAsAdmin(page)
  const call = apiRoute(page, 'DELETE', '/rest/v1/course_events')
  await page.getByRole('button', { name: 'Slet Skal væk' }).click()
  const question = page.getByRole('alertdialog', { name: 'Slet kursus' })
  const confirm = question.getByRole('button', { name: 'Slet', exact: true })

  await forEachFault(
    writeFaults,
    call,
    () => confirm.click(),
    async (message, explanation) => {
      await expectToast(page, 'Fejl', `Kunne ikke slette kursus: ${message}`)
      await expectExplanation(question, explanation)
      await expect(confirm).toBeEnabled()
    },
  )

  await test.step('401', async () => {
    await call.failWith(EXPIRED)
    await confirm.click()
    await signInAgain(page)
  })

  await meetLatency(
    page,
    call,
    () => confirm.click(),
    () => expect(question.getByRole('button', { name: 'Sletter...' })).toBeVisible(),
  )
  await expectToast(page, 'Succes', 'Kursus slettet succesfuldt')
  await expect(page.getByText('Ingen kurser fundet')).toBeVisible()
})

test('a token that runs out under an open form is renewed, now or later, and nothing typed is lost', async ({
  page,
  site,
  seedCourses,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(...LOGGED, /Failed to fetch/)
  await seedCourses([{ title: 'Før' }])
  await signInAsAdmin(page)
  const renewal = apiRoute(page, 'POST', '/auth/v1/token')
  await page.getByRole('button', { name: 'Rediger Før' }).click()
  const title = page.getByRole('textbox', { name: 'Titel' })
  const submit = page.getByRole('button', { name: 'Opdater' })
  async function waitUntil(time: string): Promise<void> {
    site.setClock(time)
    await page.clock.setFixedTime(time)
  }

  await test.step('no connection', async () => {
    await title.fill('Efter to timer')
    await waitUntil('2026-11-18T12:00:00+01:00')
    await renewal.failWith(offline)
    await submit.click()
    await expect.poll(renewal.faults).toBeGreaterThan(0)
    await expect(page.getByRole('button', { name: 'Gemmer...' })).toBeVisible()
    await page.clock.fastForward(5_000)
    await expectToast(page, 'Fejl', `Kunne ikke opdatere kursus: ${NO_CONNECTION}`)
    await expect(title).toHaveValue('Efter to timer')

    await renewal.restore()
    await submit.click()
    // The auth client waits a little between its attempts.
    await page.clock.fastForward(4_000)
    await expectToast(page, 'Succes', 'Kursus opdateret succesfuldt')
  })

  await test.step('refused', async () => {
    await page.getByRole('button', { name: 'Rediger Efter to timer' }).click()
    await title.fill('Efter fire timer')
    await waitUntil('2026-11-18T14:00:00+01:00')
    await renewal.failWith(jsonResponse(400, { error_code: 'refresh_token_not_found', msg: '' }))
    await submit.click()
    // The request is then anonymous, and the database refuses it.
    await expectToast(
      page,
      'Fejl',
      'Kunne ikke opdatere kursus: permission denied for table course_events',
    )
    await renewal.restore()
    await signInAgain(page)
    await expect(title).toHaveValue('Efter fire timer')
    await submit.click()
    await expectToast(page, 'Succes', 'Kursus opdateret succesfuldt')
  })
})

test('however much a server says, it fits on a phone, in its own language', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(...LOGGED)
  const phone = { width: 390, height: 664 }
  await page.setViewportSize(phone)
  const words = `relation "${'private_'.repeat(20)}" refuses this, ${'and says why '.repeat(60)}indeed`
  await apiRoute(page, 'POST', '/auth/v1/token').failWith(
    jsonResponse(400, { error_code: 'invalid_credentials', msg: words }),
  )
  await page.goto(paths.admin)
  await page.getByLabel('E-mail').fill('admin@example.com')
  await page.getByLabel('Adgangskode').fill('forkert')
  await page.getByRole('button', { name: 'Log ind' }).click()

  await expectToast(page, 'Login fejl', words)
  await expect(page.getByText('Forkert e-mail eller adgangskode.', { exact: true })).toBeVisible()
  const toast = page.getByRole('region', { name: /^Beskeder/ }).getByRole('listitem')
  await expect(toast.getByText(words)).toHaveAttribute('lang', 'en')
  await expect(toast.getByRole('button', { name: 'Luk besked' })).toBeInViewport({ ratio: 1 })
  await expect(toast).toBeInViewport({ ratio: 1 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(phone.width)
})

test('signing out in one tab asks in the other, which keeps what was typed', async ({
  page,
  context,
  seedCourses,
}) => {
  await seedCourses([{ title: 'I to faneblade' }])
  await signInAsAdmin(page)
  await page.getByRole('button', { name: 'Rediger I to faneblade' }).click()
  const title = page.getByRole('textbox', { name: 'Titel' })
  await title.fill('Skrevet i det første')

  const other = await context.newPage()
  await other.goto(paths.adminDashboard)
  await other.getByRole('button', { name: 'Log ud' }).click()
  await expect(other.getByRole('heading', { name: 'Log ind' })).toBeVisible()

  // Behind another tab the browser paints once a second.
  await page.bringToFront()
  await signInAgain(page)
  await expect(title).toHaveValue('Skrevet i det første')
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expectToast(page, 'Succes', 'Kursus opdateret succesfuldt')
  // The other tab has been signed in along with this one.
  await expect(other.getByRole('heading', { name: 'Admin Panel' })).toBeVisible()
})

/** Counts document loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

const CODE = '**/assets/*.js'
const gone = jsonResponse(404, 'Not found')
const failed = { name: 'Noget gik galt', level: 1 } as const

/** Makes all code fail but that of the document at this URL. */
async function failPageCode(page: Page, path: string, fault: Fault): Promise<void> {
  const html = await (await page.request.get(path)).text()
  const [, started] = /data-scripts="([^"]+)"/.exec(html) ?? []
  const named = Array.from(html.matchAll(/<script type="module" src="([^"]+)"/g), ([, src]) => src)
  const first = started?.split(' ') ?? named
  expect(first).not.toEqual([])
  await page.route(CODE, (route) =>
    first.includes(new URL(route.request().url()).pathname) ? route.fallback() : fault(route),
  )
}

test('a page whose code has been replaced is reloaded, once', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(...LOGGED)
  await openHydrated(page, paths.contact)
  const documents = countDocuments(page)
  // Some hosts send their start page for a file that they do not know.
  const replaced = htmlResponse(200)
  await page.route(CODE, (route) => (documents() === 0 ? replaced(route) : route.fallback()))
  await page.getByRole('banner').getByRole('link', { name: 'Priser' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Priser' })).toBeVisible()
  await untilHydrated(page)
  await expect(page).toHaveURL(paths.prices)
  expect(documents()).toBe(1)
})

test('a page whose code is still missing after that says so, and opens when it is there', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(...LOGGED, CAUGHT)
  await failPageCode(page, paths.admin, gone)
  const documents = countDocuments(page)
  await page.goto(paths.admin, { waitUntil: 'commit' })
  await expect(page.getByRole('main').getByRole('heading', failed)).toBeFocused()
  await expect(page.getByText('Siden er netop blevet opdateret. Prøv igen om lidt.')).toBeVisible()
  expect(documents()).toBe(2)

  await page.unroute(CODE)
  await page.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(page.getByRole('heading', { name: 'Log ind' })).toBeVisible()
})

test('a document whose own code is missing is reloaded once, can then be read, and its links lead on', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(...LOGGED, /No script yet/)
  const documents = countDocuments(page)
  await failPageCode(page, paths.prices, gone)
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('No script yet'),
  )
  await page.goto(paths.prices, { waitUntil: 'commit' })
  await refused
  expect(documents()).toBe(2)
  await expect(page.getByRole('heading', { level: 1, name: 'Priser' })).toBeVisible()
  expect(await isHydrated(page)).toBe(false)

  await page.unroute(CODE)
  await page.getByRole('main').getByRole('link', { name: 'Forside' }).click()
  await expect(page).toHaveURL(paths.home)
  await untilHydrated(page)
})

test('the search finds what it finds where the code for what may have been meant cannot be had', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(...LOGGED, CAUGHT)
  const code = '**/assets/suggestions-*.js*'
  await page.route(code, offline)
  await page.goto(`${paths.search}?q=autisme`)
  await expect(page.getByRole('main').getByRole('link', { name: /Gå til siden/ })).not.toHaveCount(
    0,
  )
  const box = page.getByRole('searchbox')
  await box.fill('førtidspenion')
  await expect(page.getByRole('heading', { name: 'Ingen resultater fundet' })).toBeVisible()
  await expect(page.getByText(/^Mente du/)).toBeHidden()
  const common = page.getByRole('navigation', { name: searchMessages.commonHeading })
  await expect(common.getByRole('link', { name: 'Kurser og foredrag' })).toBeVisible()

  await page.unroute(code)
  await box.fill('skolevægrng')
  await expect(page.getByText(/^Mente du/)).toBeVisible()
})

test('a word that is typed meanwhile is worth more than the new version', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(...LOGGED, /No script yet/)
  const documents = countDocuments(page)
  let decide = () => {}
  const typed = new Promise<void>((resolve) => {
    decide = resolve
  })
  await failPageCode(page, paths.search, async (route) => {
    await typed
    await gone(route)
  })
  await page.goto(paths.search, { waitUntil: 'domcontentloaded' })
  const field = page.getByRole('searchbox')
  await field.fill('skole')
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('No script yet'),
  )
  decide()
  await refused
  await expect(field).toHaveValue('skole')
  expect(documents()).toBe(1)

  await page.unroute(CODE)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByText(/^Fandt \d+ resultat\(er\) for "skole"$/)).toBeVisible()
  expect(documents()).toBe(1)
})

test('a page of an unreachable server stays, and opens once the server responds', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(...LOGGED, CAUGHT)
  await openHydrated(page, paths.contact)
  await page.route('**/*', dnsFailure)
  await page.getByRole('banner').getByRole('link', { name: 'Priser' }).click()
  await expect(page.getByRole('heading', failed)).toBeFocused()
  const retry = page.getByRole('button', { name: 'Prøv igen' })
  await retry.click()
  // From the button back to the heading: the second attempt has failed as well.
  await expect(page.getByRole('heading', failed)).toBeFocused()
  await expect(page.getByRole('banner')).toBeVisible()

  await page.unroute('**/*')
  await retry.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Priser' })).toBeVisible()
})

test('the menu, its code replaced, opens on the page that is reloaded', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(...LOGGED, CAUGHT)
  await page.setViewportSize({ width: 390, height: 800 })
  await openHydrated(page, paths.contact)
  const documents = countDocuments(page)
  const code = '**/assets/mobile-menu-sheet-*.js*'
  await page.route(code, gone)
  const opener = page.getByRole('button', { name: 'Åbn menu' })
  const reloaded = page.waitForEvent('load')
  await opener.click()
  await reloaded
  await untilHydrated(page)
  // The new version's code is not there yet either.
  await opener.click()
  await expectToast(
    page,
    'Fejl',
    'Siden er netop blevet opdateret. Genindlæs den om lidt, og prøv igen.',
  )
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  expect(documents()).toBe(1)

  await page.unroute(code)
  await opener.click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})
