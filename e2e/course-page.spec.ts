import type { Locator, Page } from '@playwright/test'
import { coursePath, paths } from '@/content/paths'
import { courseShareImagePath } from '@/content/share-images'
import { buildWithCourses } from './built-with-courses.ts'
import { countSheets } from './count-sheets.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, PHONE, test, WIDE } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'
import { openHydrated } from './hydration.ts'
import { layoutShift } from './layout-shift.ts'
import { expectNoSidewaysScroll, ZOOMED } from './reflow.ts'
import { translatePage } from './translate-page.ts'

// Each text of the page: tests/pages/course-page.test.tsx. An open course at every width, and by the other checkers:
// every-page.spec.ts.

test.describe.configure({ mode: 'default' })

/** The Saturday before the visits, which are on Wednesday in week 47 of 2026. */
const SATURDAY = '2026-11-14T12:00:00+01:00'
/** Requests for courses. */
const COURSES = '**/rest/v1/course_events*'
const GONE = 'Kurset findes ikke længere'

function signUp(page: Page): Locator {
  return page.getByRole('link', { name: /^(Skriv til os om en plads|Skriv mig på venteliste)/ })
}

function title(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}

/** The parts of the head that search engines and shared links read. */
function head(page: Page, selector: string): Locator {
  return page.locator(`head ${selector}`)
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('nothing shifts until the response, and no place is offered before it', async ({
    page,
    seedCourses,
  }) => {
    const stored = await seedCourses([
      {
        title: 'Ro om aftenen',
        event_date: '2026-11-26',
        available_spots: 2,
        price: '250 kr. pr. person',
      },
      {
        title: 'Ro om aftenen',
        event_date: '2026-12-03',
        available_spots: 20,
        price: '250 kr. pr. person',
      },
    ])
    const [long] = await seedCourses([
      {
        title: `Skolevægringsforældre${'netværks'.repeat(30)}møde`,
        location: `Kulturhuset${'v'.repeat(280)}`,
        event_date: '2026-12-10',
      },
    ])
    const path = coursePath(stored[0]?.id ?? '')
    await buildWithCourses(page, SATURDAY, stored, path)
    const release = await holdRequests(page, COURSES)
    await openHydrated(page, path)
    await expect(title(page)).toBeVisible()
    await expect(signUp(page)).toHaveCount(0)
    await expect(page.getByText('Få pladser')).toBeHidden()
    await expect(page.getByRole('complementary', { name: 'Andre datoer' })).toBeVisible()

    release()
    await expect(signUp(page)).toBeVisible()
    await expect(page.getByText('Få pladser')).toBeVisible()
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.005)

    await page.setViewportSize(ZOOMED)
    await openHydrated(page, coursePath(long?.id ?? ''))
    await expect(title(page)).toContainText(/^Skole/)
    await expectNoSidewaysScroll(page, 'a course with long words')
  })
})

test('a course that was moved or cancelled since the build says so in its place', async ({
  page,
  seedCourses,
}) => {
  const [moved, cancelled] = await seedCourses([
    {
      title: 'Flyttet',
      event_date: '2026-11-26',
      start_time: '18:00',
      end_time: '20:30',
      status: 'moved',
      moved_from_date: '2026-11-19',
      moved_from_start_time: '17:00',
    },
    { title: 'Aflyst siden', status: 'cancelled', status_note: 'Underviseren er syg.' },
  ])
  const movedPath = coursePath(moved?.id ?? '')
  const cancelledPath = coursePath(cancelled?.id ?? '')
  const planned = { status: 'planned', status_note: null }
  const before = { ...moved, ...planned, event_date: '2026-11-19', start_time: '17:00:00' }
  const fromNowhere = { moved_from_date: null, moved_from_start_time: null }
  const built = [{ ...before, ...fromNowhere, end_time: '19:00:00' }]
  await buildWithCourses(page, SATURDAY, built, movedPath)
  await buildWithCourses(page, SATURDAY, [{ ...cancelled, ...planned }], cancelledPath)

  const release = await holdRequests(page, COURSES)
  await openHydrated(page, movedPath)
  const when = page.getByRole('definition').first()
  await expect(when).toHaveText(/^torsdag den 19\. november 2026 kl\.\s17:00 - 19:00$/)
  release()
  await expect(page.getByText(/^Flyttet fra 19\. november 2026/)).toBeVisible()
  await expect(when).toHaveText(/^torsdag den 26\. november 2026 kl\.\s18:00 - 20:30$/)
  await expect(page).toHaveTitle(/^Flyttet, 26\. nov\. 2026/)
  await expect(head(page, 'meta[name=description]')).toHaveAttribute('content', /26\. november/)
  await expect(signUp(page)).toBeVisible()

  await openHydrated(page, cancelledPath)
  await expect(page.getByText('Underviseren er syg.')).toBeVisible()
  await expect(page.getByText('Aflyst', { exact: true })).toBeVisible()
  await expect(signUp(page)).toHaveCount(0)
})

test('a course that was deleted since the build is gone, also from search engines', async ({
  page,
  seedCourses,
}) => {
  const [other] = await seedCourses([{ title: 'Et andet', event_date: '2026-11-26' }])
  const id = '1936cb36-c1b0-463b-bc36-2383cbc98bf3'
  const path = coursePath(id)
  await buildWithCourses(page, SATURDAY, [{ ...other, id, title: 'Siden slettet' }], path)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const release = await holdRequests(page, COURSES)
  await openHydrated(page, path)
  await expect(title(page)).toHaveText('Siden slettet')
  await expect(head(page, 'link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
  const image = new RegExp(`${courseShareImagePath(id)}$`)
  await expect(head(page, 'meta[property="og:image"]')).toHaveAttribute('content', image)

  release()
  await expect(title(page)).toHaveText(GONE)
  await expect(page).toHaveTitle(new RegExp(`^${GONE}`))
  await expect(head(page, 'meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(head(page, 'link[rel=canonical], meta[property^=og]')).toHaveCount(0)
  await expectAccessible(page, 'the page of a deleted course')
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /Et andet/ })
    .click()
  await expect(title(page)).toHaveText('Et andet')
})

test('a course newer than the build is read by the shell, which search engines are told to leave out', async ({
  page,
  seedCourses,
}) => {
  const [course] = await seedCourses([{ title: 'Siden kommet' }])
  const path = coursePath(course?.id ?? '')
  const release = await holdRequests(page, COURSES)
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  await expect(head(page, 'meta[name=robots]')).toHaveAttribute('content', 'noindex')
  release()
  await expect(title(page)).toHaveText('Siden kommet')
  await expect(signUp(page)).toBeVisible()
  await expect(page).toHaveTitle(/^Siden kommet, 18\. nov\. 2026 \| /)
  await expect(head(page, 'meta[name=robots]')).toHaveCount(0)
  await expect(head(page, 'link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
})

test('the keyboard leads from the list to a course, and the way back to its card', async ({
  page,
  seedCourses,
}) => {
  await page.setViewportSize(WIDE)
  const days = Array.from({ length: 12 }, (_, index) => `2026-12-${index + 10}`)
  await seedCourses(days.map((event_date, index) => ({ title: `Kursus ${index + 1}`, event_date })))
  await openHydrated(page, `${paths.courses}?vis=alle`)
  const link = page.getByRole('article').getByRole('link', { name: 'Kursus 9', exact: true })
  await link.focus()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Kursus 9')
  await expect(title(page)).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  // It is offered once the course has been read again.
  await expect(signUp(page)).toBeVisible()
  const actions = page.getByRole('main').locator('a[href], button').locator('visible=true')
  for (const action of (await actions.all()).slice(1, 6)) {
    await page.keyboard.press('Tab')
    await expect(action).toBeFocused()
    await expect(action).toHaveCSS('outline-style', 'solid')
  }

  await page.goBack()
  await expect(link).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  await page.goForward()
  await expect(title(page)).toHaveText('Kursus 9')
})

/** Between the margins of a sheet of A4, in CSS pixels. */
const SHEET = { width: 657, height: 986 }

test('the poster is one sheet, also with the longest texts of a cancelled course', async ({
  page,
  seedCourses,
}) => {
  await page.addInitScript(() => {
    window.print = () => {}
  })
  const [short, long] = await seedCourses([
    { title: 'Ro om aftenen', price: '250 kr. pr. person', status: 'planned' },
    {
      title: 'Når uroen tager over: '.repeat(14).slice(0, 300),
      location: 'Kulturhuset på den anden side af banen, '.repeat(8).slice(0, 300),
      price: 'Gratis for alle forældre, der er med i netværket i kommunen.',
      status: 'cancelled',
    },
  ])
  for (const { id, title: name, status } of [short, long].filter((one) => one !== undefined)) {
    await openHydrated(page, coursePath(id))
    await page.getByRole('button', { name: 'Opslag til opslagstavlen' }).click()
    const poster = page.locator('.course-poster')
    await expect(poster).toBeAttached()
    await page.setViewportSize(SHEET)
    await page.emulateMedia({ media: 'print' })
    await expect(title(page)).toHaveText(name)
    await expect(page.getByRole('main')).toBeHidden()
    await expect(poster.getByText('Aflyst')).toHaveCount(status === 'cancelled' ? 1 : 0)
    await expect(poster.getByRole('img', { name: /^QR-kode til / })).toBeInViewport({ ratio: 1 })
    const cut = await poster.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)
    expect(cut, `pixels of the poster that are cut: ${name}`).toBeLessThanOrEqual(0)
    // Ends the print, and with it the poster.
    expect(await countSheets(page)).toBe(1)
    await page.emulateMedia({ media: 'screen' })
  }
})

test('a translated page follows what has changed since the build', async ({
  page,
  seedCourses,
}) => {
  const [now] = await seedCourses([
    { title: 'Nyt navn', available_spots: 0, price: '300 kr.', event_date: '2026-11-26' },
  ])
  const path = coursePath(now?.id ?? '')
  const before = { ...now, title: 'Gammelt navn', available_spots: 9, price: null }
  await buildWithCourses(page, SATURDAY, [before], path)
  const release = await holdRequests(page, COURSES)
  await openHydrated(page, path)
  await page.evaluate(translatePage)
  await expect(title(page)).toHaveText('⟦Gammelt navn⟧')
  release()
  await expect(title(page)).toHaveText('⟦Nyt navn⟧')
  await expect(page.getByText('⟦Udsolgt⟧')).toBeVisible()
  await expect(page.getByText('⟦300 kr.⟧')).toBeVisible()
  await expect(signUp(page)).toHaveText('⟦Skriv mig på venteliste⟧')
})
