import type { Locator, Page } from '@playwright/test'
import { buildWithCourses } from './built-with-courses.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, PHONE, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'
import { openBeforeScripts, untilHydrated } from './hydration.ts'
import { layoutShift } from './layout-shift.ts'

// Without a connection, weeks after the build, on another day: tests/pages/courses-page.test.tsx,
// tests/app/hydration.isolated.test.tsx, tests/prerender/courses-in-page.test.ts.

// One import of the renderer, which holds every page, serves all tests of a worker.
test.describe.configure({ mode: 'default' })

/** The Saturday before the visits, which are on Wednesday in week 47 of 2026. */
const SATURDAY = '2026-11-14T12:00:00+01:00'
const FETCHING = 'Henter de nyeste kurser …'
const LINK_DEAD = /^Kurset i linket findes ikke længere/
/** Requests for courses. */
const COURSES = '**/rest/v1/course_events*'
/** The links to sign up for a course. */
const SIGN_UP = /^(Læs mere og tilmeld dig|Skriv (mig|til os))/
/** One course of three dates, with a title that takes two lines of a phone. */
const SERIES = ['2026-12-03', '2026-12-10', '2026-12-17'].map((event_date) => ({
  title: 'I december: et forløb for forældre til børn med angst',
  event_date,
  price: '1.200 kr.',
  series_id: '11111111-1111-4111-8111-111111111111',
}))

function cardTitles(page: Page): Promise<string[]> {
  return page.getByRole('article').getByRole('heading').allTextContents()
}

function signUps(page: Page): Locator {
  return page.getByRole('article').getByRole('link', { name: SIGN_UP })
}

test('the courses of the page stand while newer ones are fetched, and change in place', async ({
  page,
  seedCourses,
}) => {
  const stored = await seedCourses([
    { title: 'Nu fyldt', event_date: '2026-11-19', available_spots: 0 },
    { title: 'Siden kommet', event_date: '2026-11-20' },
  ])
  const [full] = stored
  await buildWithCourses(page, '2026-11-16T08:00:00+01:00', [
    { ...full, available_spots: 5 },
    { ...full, id: 'gone', title: 'Siden slettet', event_date: '2026-11-21' },
  ])
  const release = await holdRequests(page, COURSES)
  await page.goto('/courses')
  await untilHydrated(page)
  expect(await cardTitles(page)).toEqual(['Nu fyldt', 'Siden slettet'])
  await expect(page.getByRole('status').filter({ hasText: FETCHING })).toBeVisible()
  await expect(signUps(page)).toHaveCount(0)
  const card = page.getByRole('article').filter({ hasText: 'Nu fyldt' })
  const before = await card.boundingBox()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectAccessible(page, 'the courses of the build', {
    part: page.getByRole('region', { name: 'Kommende kurser' }),
  })

  release()
  await expect(card.getByText('Udsolgt')).toBeVisible()
  await expect(page.getByText(FETCHING)).toBeHidden()
  expect(await cardTitles(page)).toEqual(['Nu fyldt', 'Siden kommet'])
  await expect(signUps(page)).toHaveText(['Skriv mig på venteliste', 'Skriv til os om en plads'])
  expect(await card.boundingBox()).toEqual(before)
})

test('a press on a day of the calendar before the scripts are there chooses its week', async ({
  page,
  seedCourses,
}) => {
  const [later] = await seedCourses([{ event_date: '2026-11-26' }])
  await buildWithCourses(page, SATURDAY, [{ ...later, event_date: '2026-11-19' }])
  const release = await openBeforeScripts(page, '/courses')
  const day = (name: RegExp) => page.getByRole('grid').getByRole('button', { name })
  // As prerendered.
  await expect(day(/^i dag, lørdag den 14\./i)).toBeVisible()
  await expect(day(/19\. november 2026, 1 kursus/)).toBeVisible()
  await day(/26\. november 2026/).click()

  release()
  await expect(page.getByRole('heading', { name: /^Kurser uge 48/ })).toBeVisible()
  await expect(day(/^i dag, onsdag den 18\./i)).toBeVisible()
  await expect(day(/26\. november 2026, 1 kursus, valgt/)).toBeVisible()
})

test('a link to a course that the page does not hold leads there once the courses have come', async ({
  page,
  seedCourses,
}) => {
  const [near, far] = await seedCourses([
    { title: 'I denne uge' },
    { title: 'Langt ude i fremtiden', event_date: '2027-05-20' },
  ])
  await buildWithCourses(page, SATURDAY, [near ?? {}])
  const release = await holdRequests(page, COURSES)
  await page.goto(`/courses?kursus=${far?.id}`)
  await untilHydrated(page)
  await expect(page.getByText(FETCHING)).toBeVisible()
  await expect(page.getByText(LINK_DEAD)).toBeHidden()
  release()
  const heading = page.getByRole('heading', { name: 'Langt ude i fremtiden' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
})

test.describe('with no answer to the cookie banner', () => {
  test.use({ viewport: PHONE, isAskedAboutCookies: true })

  test('on a phone nothing shifts until the newest courses are there, and the next lead to their pages', async ({
    page,
    seedCourses,
  }) => {
    const stored = await seedCourses([
      { title: 'Afholdt', event_date: '2026-11-17' },
      { title: 'Fyldt', event_date: '2026-11-19', available_spots: 0 },
      { title: 'I denne uge', event_date: '2026-11-20' },
      { title: 'I næste uge', event_date: '2026-11-24' },
      ...SERIES,
      { title: 'Det fjerde', event_date: '2026-12-04' },
    ])
    await buildWithCourses(page, '2026-11-18T03:00:00+01:00', stored)
    const release = await holdRequests(page, COURSES)
    await page.goto('/courses')
    const next = page.getByRole('navigation', { name: 'De næste kurser' }).getByRole('listitem')
    await expect(next).toHaveText([/I denne uge/, /I næste uge/, /I december.*og 2 datoer mere$/])
    const question = page.getByRole('region', { name: 'Vi bruger cookies' })
    const top = (await question.boundingBox())?.y ?? 0
    const lines = await next.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().bottom),
    )
    expect(lines.filter((bottom) => bottom <= top).length).toBeGreaterThanOrEqual(2)
    expect((await next.first().boundingBox())?.y).toBeLessThanOrEqual(600)

    await untilHydrated(page)
    release()
    await expect(page.getByText(FETCHING)).toBeHidden()
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.005)

    await next.nth(1).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'I næste uge' })).toBeFocused()
    await page.goBack()

    await page.getByRole('link', { name: 'Se alle kommende kurser' }).click()
    await expect(page.getByRole('heading', { name: 'Alle kommende kurser' })).toBeVisible()
    const start = page.getByRole('heading', { name: 'Kommende kurser', exact: true })
    await expect(start).toBeInViewport()
    const card = page.getByRole('article').first()
    const [from, to] = [await start.boundingBox(), await card.boundingBox()]
    expect((to?.y ?? Infinity) - (from?.y ?? 0)).toBeLessThanOrEqual(500)
  })

  test('without a coming course only the link to the calendar remains, in its place', async ({
    page,
  }) => {
    const release = await holdRequests(page, COURSES)
    await page.goto('/courses')
    const line = page.getByRole('link', { name: 'Se kalenderen' })
    const before = await line.boundingBox()
    await untilHydrated(page)
    release()
    await expect(page.getByText('Ingen kurser i den valgte uge')).toBeVisible()
    expect(await line.boundingBox()).toEqual(before)
    await line.click()
    const start = page.getByRole('heading', { name: 'Kommende kurser', exact: true })
    await expect(start).toBeInViewport()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all courses can be read without scripts, and none is offered', async ({
    page,
    seedCourses,
  }) => {
    const stored = await seedCourses([
      { title: 'Uden plads', event_date: '2026-11-19', available_spots: 0 },
      { title: 'Med plads', event_date: '2026-11-20' },
      ...SERIES,
    ])
    await buildWithCourses(page, '2026-11-16T08:00:00+01:00', stored)
    await page.goto('/courses')
    expect(await cardTitles(page)).toEqual(['Uden plads', 'Med plads'])
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByText(/^Kurserne står her, som de så ud den 16\. nov\./)).toBeVisible()
    await expect(signUps(page)).toHaveCount(0)
    await expect(page.getByRole('gridcell', { name: /3\. december 2026, 1 kursus/ })).toBeVisible()
    for (const name of ['Næste uge', 'Måned', 'Gå til næste måned', /^Føj til kalender/]) {
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    }
    await expect(page.getByText(FETCHING)).toBeHidden()

    const all = page.getByRole('listitem').filter({ hasText: 'torsdag den 3. december 2026 kl.' })
    await expect(all).toContainText('I december')
    await expect(all).toContainText('torsdag den 10. december 2026 kl.')
    await expect(all).toContainText('1.200 kr. for hele forløbet')
    await page.getByRole('link', { name: 'Se alle kommende kurser' }).click()
    await expect(all).toBeInViewport()
    const needingScript = page.locator(
      'a[href^="/courses"]:not([href^="/courses#"], [href^="/courses/"])',
    )
    await expect(page.getByRole('main').getByRole('link').and(needingScript)).toHaveCount(0)
  })
})
