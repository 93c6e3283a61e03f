import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parseCalendar } from '../tests/helpers/parse-calendar.ts'
import { findViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'

const ISO_WEEK_47 = 'Kurser uge 47 (16. nov. - 22. nov.)'
/** The links to sign up for a course. */
const SIGN_UP = /^(Læs mere og tilmeld dig|Skriv (mig|til os))/
const LOAD_FAILED = 'Kunne ikke indlæse kurser. Prøv at genindlæse siden.'

/** The console messages of Chromium and of the site about a failed request. */
const FAILED_LOAD = /Failed to load resource|^console.error: Fejl/

function isCourseRead(request: Request): boolean {
  return request.method === 'GET' && request.url.includes('/course_events')
}

function cardTitles(page: Page): Promise<string[]> {
  return page.getByRole('article').getByRole('heading').allTextContents()
}

test('a visitor looks up a course in another week', async ({ page, seedCourses }) => {
  await seedCourses([
    { title: 'I denne uge' },
    { title: 'Om to uger', event_date: '2026-12-03', start_time: '09:00', end_time: '12:30' },
  ])
  await page.goto('/courses')
  await expect(page.getByRole('heading', { name: ISO_WEEK_47 })).toBeVisible()
  expect(await cardTitles(page)).toEqual(['I denne uge'])

  await page.getByRole('button', { name: 'Gå til næste måned' }).click()
  await page.getByRole('button', { name: /3\. december 2026, 1 kursus/ }).click()
  await expect(
    page.getByRole('heading', { name: 'Kurser uge 49 (30. nov. - 6. dec.)' }),
  ).toBeVisible()
  await expect(page.getByRole('article')).toContainText('Om to uger')
  await expect(page.getByRole('article')).toContainText('09:00 - 12:30')
  await expect(page.getByText('1 kursus', { exact: true })).toBeVisible()
})

test('the back button walks the weeks, and the page stays where it is', async ({
  page,
  seedCourses,
}) => {
  await seedCourses([{ title: 'Om to uger', event_date: '2026-12-03' }])
  await page.goto('/courses#supervision')
  const next = page.getByRole('button', { name: 'Næste uge' })
  await expect(next).toBeEnabled()
  await next.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(0)

  await next.click()
  await next.click()
  await expect(page).toHaveURL('/courses?uge=2026-W49#supervision')
  await expect(page.getByRole('article')).toContainText('Om to uger')
  await expect(next).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: /^Kurser uge 48/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: ISO_WEEK_47 })).toBeVisible()
  await expect(page).toHaveURL('/courses#supervision')
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Supervision')
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('a copied link opens the week of the course, with its card in view', async ({
  page,
  context,
  seedCourses,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await seedCourses([
    { title: 'Langt ude i fremtiden', event_date: '2027-05-20', available_spots: 0 },
    { title: 'Et foredrag', event_date: '2027-05-21', available_spots: 2, type: 'foredrag' },
  ])
  await page.goto('/courses?uge=2027-W20')
  await page.getByRole('button', { name: 'Kopiér link til Langt ude i fremtiden' }).click()
  await expect(page.getByText('Linket er kopieret', { exact: true })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  await page.goto('/')
  // Axe looks at both themes, and must not meet the colours on their way from one to the other.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(link)
  const heading = page.getByRole('heading', { name: 'Langt ude i fremtiden' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  expect(await findViolations(page)).toEqual([])
})

test('a link to a course leads to its card as it comes out of a mail', async ({
  page,
  seedCourses,
}) => {
  const [course] = await seedCourses([{ title: 'Til foråret', event_date: '2027-05-20' }])
  const id = course?.id ?? ''
  for (const written of [`${id}.`, `${id})`, `${id}%3E`, `${id}%20`, id.toUpperCase()]) {
    await page.goto(`/courses?kursus=${written}`)
    await expect(page.getByRole('heading', { name: 'Til foråret' })).toBeFocused()
    await expect(page.getByText(/findes ikke længere/)).toBeHidden()
  }
})

test.describe('on the evening before a new week', () => {
  test.use({ now: '2026-11-22T21:30:00+01:00' })

  test('courses end and the week turns while the page is looked at', async ({
    page,
    seedCourses,
  }) => {
    await seedCourses([
      { title: 'Om morgenen', start_time: '06:00', end_time: '08:00' },
      { title: 'Om aftenen', start_time: '20:00', end_time: '22:00' },
      { title: 'I morgen', event_date: '2026-11-23' },
    ])
    await page.clock.install({ time: '2026-11-22T21:30:00+01:00' })
    await page.goto('/courses')
    const card = (title: string) => page.getByRole('article').filter({ hasText: title })
    await expect(card('Om morgenen')).toContainText('Afholdt')
    await expect(card('Om morgenen').getByRole('link', { name: SIGN_UP })).toHaveCount(0)
    await expect(card('Om aftenen').getByRole('link', { name: SIGN_UP })).toBeVisible()

    await page.clock.fastForward('31:00')
    await expect(card('Om aftenen')).toContainText('Afholdt')
    await expect(card('Om aftenen').getByRole('link', { name: SIGN_UP })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^I dag, .*22\. november 2026/ })).toBeVisible()

    await page.clock.fastForward('02:00:00')
    await expect(
      page.getByRole('heading', { name: 'Kurser uge 48 (23. nov. - 29. nov.)' }),
    ).toBeVisible()
    await expect(card('I morgen')).toBeVisible()
    await expect(page.getByRole('button', { name: /^I dag, .*23\. november 2026/ })).toBeVisible()
  })
})

test('every view says how to get a place in a course, and none of one that is over', async ({
  page,
  seedCourses,
}) => {
  const [, atContact] = await seedCourses([
    { title: 'Hos andre', event_date: '2026-11-19', url: 'https://example.com/tilmelding' },
    { title: 'Her på siden', event_date: '2026-11-19', url: '/contact' },
    { title: 'Per mail', event_date: '2026-11-20', start_time: '19:00', location: 'Valby' },
    { title: 'Fyldt', event_date: '2026-11-20', url: '/contact', available_spots: 0 },
    { title: 'I mandags', event_date: '2026-11-16', url: '/contact' },
  ])
  for (const [address, past] of [
    ['/courses', 1],
    ['/courses?maaned=2026-11', 1],
    ['/courses?vis=alle', 0],
    [`/courses?kursus=${atContact?.id}`, 1],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('article')).toHaveCount(4 + past)
    await expect(page.getByRole('article').getByRole('link', { name: SIGN_UP })).toHaveText([
      'Læs mere og tilmeld dig',
      'Læs mere og tilmeld dig',
      'Skriv mig på venteliste',
      'Skriv til os om en plads',
    ])
  }

  const elsewhere = page.getByRole('link', {
    name: 'Læs mere og tilmeld dig: Hos andre (åbner i nyt faneblad)',
  })
  await expect(elsewhere).toHaveAttribute('href', 'https://example.com/tilmelding')
  await expect(elsewhere).toHaveAttribute('target', '_blank')
  const byMail = page.getByRole('link', { name: 'Skriv til os om en plads: Per mail' })
  const mail = new URL((await byMail.getAttribute('href')) ?? '')
  expect(mail.protocol).toBe('mailto:')
  expect(mail.searchParams.get('body')).toContain(
    'Per mail, fredag den 20. november 2026 kl. 19:00, Valby.',
  )

  await page.getByRole('link', { name: 'Læs mere og tilmeld dig: Her på siden' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeFocused()
})

test('the ways to a place have equal edges, and no card is wider than its column', async ({
  page,
  seedCourses,
}) => {
  await seedCourses([
    { title: 'Med link', url: '/contact' },
    { title: 'Uden link' },
    { title: 'Fyldt', available_spots: 0 },
  ])
  await page.goto('/courses')
  const signUps = page.getByRole('article').getByRole('link', { name: SIGN_UP })
  await expect(signUps).toHaveCount(3)
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const edges = await signUps.evaluateAll((links) =>
      links.map((link) => {
        const { left, right } = link.getBoundingClientRect()
        return [left, right]
      }),
    )
    expect(new Set(edges.map(String)).size, `${width} px`).toBe(1)
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(scrollWidth).toBeLessThanOrEqual(width)
  }
})

test('a course goes into a calendar, and the calendar can be subscribed to', async ({
  page,
  seedCourses,
}) => {
  // The feed goes by the clock of the machine.
  const [course] = await seedCourses([{ title: 'Til min kalender', event_date: '2097-11-20' }])
  await page.goto('/courses?vis=alle')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Føj til kalender: Til min kalender' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('kursus-2097-11-20.ics')
  const [event] = parseCalendar(await readFile(await file.path(), 'utf8')).events
  expect(event).toMatchObject({
    title: 'Til min kalender',
    start: '2097-11-20T16:00:00.000Z',
    description: expect.stringContaining('\n\nSkriv til os om en plads: '),
  })

  const subscription = page.getByRole('link', { name: 'Abonnér på kalenderen' })
  const address = (await subscription.getAttribute('href')) ?? ''
  expect(address).toMatch(/^webcal:/)
  const feed = await page.request.get(address.replace(/^webcal:/, 'http:'))
  expect(parseCalendar(await feed.text()).events).toEqual([event])
  expect(event?.uid).toContain(course?.id)
})

test('the hash opens a tab and follows the chosen one, without moving the page', async ({
  page,
}) => {
  await page.goto('/courses#supervision')
  await expect(page.getByRole('tab', { name: 'Supervision' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.getByRole('tab', { name: 'Specialkurser' }).click()
  await expect(page).toHaveURL('/courses#specialkurser')
  await page.evaluate(() => window.scrollTo(0, 200))
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/courses#skreddersyede')
  await expect(page.getByRole('tab', { name: 'Skræddersyede' })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(200)
})

test.describe('far from Denmark', () => {
  // Half past midnight on Monday in Copenhagen; still Sunday afternoon in Los Angeles.
  test.use({ now: '2026-11-16T00:30:00+01:00', timezoneId: 'America/Los_Angeles' })

  test('today and its week are those of Copenhagen', async ({ page, seedCourses }) => {
    await seedCourses([{ title: 'Mandagskursus', event_date: '2026-11-16' }])
    await page.goto('/courses')
    await expect(page.getByRole('heading', { name: ISO_WEEK_47 })).toBeVisible()
    await expect(page.getByRole('article')).toContainText('Mandagskursus')
    await expect(
      page.getByRole('button', { name: /^i dag, mandag den 16\. november 2026/i }),
    ).toBeVisible()
  })
})

test('the list stays readable when the connection is gone, and prints without the calendar', async ({
  page,
  site,
  seedCourses,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_LOAD)
  await seedCourses([{ title: 'Stadig her' }])
  await page.goto('/courses')
  await expect(page.getByRole('article')).toContainText('Stadig her')

  site.failBackend({ match: isCourseRead, respond: 'offline' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Som de så ud den 18. nov. kl. 10.00', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Beskeder/ })).toContainText(LOAD_FAILED)
  await expect(page.getByRole('article')).toContainText('Stadig her')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('grid')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Næste uge' })).toBeHidden()
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByRole('heading', { name: ISO_WEEK_47 })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  site.restoreBackend()
  await page.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(page.getByText('Som de så ud den 18. nov. kl. 10.00', { exact: true })).toBeHidden()
  await expect(page.getByRole('heading', { name: ISO_WEEK_47 })).toBeFocused()
})

test('the skip link leads to the content and leaves the tab as it is', async ({ page }) => {
  await page.goto('/courses#supervision')
  await expect(page.getByRole('tab', { name: 'Supervision' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Spring til indhold' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/courses#supervision')
})

test('a hash that cannot be read is no reason to fail', async ({ page }) => {
  await page.goto('/kurser#%')
  await expect(page.getByRole('tab', { name: 'Forældrekurser' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a preselected tab is in view', async ({ page }) => {
    await page.goto('/courses#skreddersyede')
    await expect(page.getByRole('tab', { name: 'Skræddersyede kurser' })).toBeInViewport({
      ratio: 1,
    })
  })

  test('the menu closes on the way back, and when the screen gets wide', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Forside', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Ro, forståelse/ })).toBeVisible()
    await page.getByRole('button', { name: 'Åbn menu' }).click()
    await page.goBack()
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('dialog')).toBeHidden()

    await page.getByRole('button', { name: 'Åbn menu' }).click()
    await page.setViewportSize({ width: 1366, height: 900 })
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('link', { name: 'Kurser/foredrag' }).first().click()
    await expect(page).toHaveURL('/courses')
  })

  test('the menu leads to the courses, and nothing is wider than the screen', async ({
    page,
    seedCourses,
  }) => {
    await seedCourses([
      { title: 'Et kursus med en meget lang titel, der handler om skolevægringsindsatser' },
    ])
    await page.goto('/')
    await page.getByRole('button', { name: 'Åbn menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Kurser/foredrag' }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('article')).toBeVisible()
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      )
    }
  })
})
