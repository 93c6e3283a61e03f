import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { courseOffers } from '@/content/courses'
import { parseCalendar } from '../tests/helpers/parse-calendar.ts'
import { expect, test } from './fixtures.ts'
import { expectNoSidewaysScroll } from './reflow.ts'

const ISO_WEEK_47 = 'Kurser uge 47 (16. nov. - 22. nov.)'

function cardTitles(page: Page): Promise<string[]> {
  return page.getByRole('article').getByRole('heading').allTextContents()
}

test.describe('far from Denmark', () => {
  // Half past midnight on Monday in Copenhagen; still Sunday afternoon in Los Angeles.
  test.use({ now: '2026-11-16T00:30:00+01:00', timezoneId: 'America/Los_Angeles' })

  test('a visitor far from Denmark finds the courses of the week in Copenhagen, and looks one up in another', async ({
    page,
    seedCourses,
  }) => {
    await seedCourses([
      { title: 'I denne uge' },
      { title: 'Om to uger', event_date: '2026-12-03', start_time: '09:00', end_time: '12:30' },
    ])
    await page.goto('/courses')
    await expect(page.getByRole('heading', { name: ISO_WEEK_47 })).toBeVisible()
    await expect(page.getByRole('article')).toContainText('I denne uge')
    await expect(
      page.getByRole('button', { name: /^i dag, mandag den 16\. november 2026/i }),
    ).toBeVisible()

    await page.getByRole('button', { name: 'Gå til næste måned' }).click()
    await page.getByRole('button', { name: /3\. december 2026, 1 kursus/ }).click()
    await expect(
      page.getByRole('heading', { name: 'Kurser uge 49 (30. nov. - 6. dec.)' }),
    ).toBeVisible()
    expect(await cardTitles(page)).toEqual(['Om to uger'])
    await expect(page.getByRole('article')).toContainText('09:00 - 12:30')
    await expect(page.getByText('1 kursus', { exact: true })).toBeVisible()
  })
})

test('tabs and weeks follow the address and the back button, and the page stays where it is', async ({
  page,
  seedCourses,
}) => {
  await seedCourses([{ title: 'Om to uger', event_date: '2026-12-03' }])
  await page.goto('/courses#supervision')
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab(courseOffers.supervision.tab)).toHaveAttribute('aria-selected', 'true')
  await page.evaluate(() => window.scrollTo(0, 200))
  await tab(courseOffers.supervision.tab).press('ArrowRight')
  await expect(page).toHaveURL('/courses#specialkurser')
  await expect(tab(courseOffers.specialkurser.tab)).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(200)

  const next = page.getByRole('button', { name: 'Næste uge' })
  await expect(next).toBeEnabled()
  await next.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await next.click()
  await next.click()
  await expect(page).toHaveURL('/courses?uge=2026-W49#specialkurser')
  await expect(page.getByRole('article')).toContainText('Om to uger')
  await expect(next).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: /^Kurser uge 48/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: ISO_WEEK_47 })).toBeVisible()
  await expect(page).toHaveURL('/courses#specialkurser')
  await expect(tab(courseOffers.specialkurser.tab)).toHaveAttribute('aria-selected', 'true')
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
  await page.goto(link)
  const heading = page.getByRole('heading', { name: 'Langt ude i fremtiden' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu leads to the courses, whose tabs, cards and ways to a place find room at every width', async ({
    page,
    seedCourses,
  }) => {
    await seedCourses([
      { title: 'Et kursus med en meget lang titel om skolevægringsindsatser', url: '/contact' },
      { title: 'Uden link' },
      { title: 'Fyldt', available_spots: 0 },
    ])
    await page.goto('/')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await page.getByRole('button', { name: 'Åbn menu' }).click()
    await menu.getByRole('link', { name: 'Kurser/foredrag' }).click()
    await expect(menu).toBeHidden()
    const signUps = page
      .getByRole('article')
      .getByRole('link', { name: /^(Læs mere og tilmeld dig|Skriv (mig|til os))/ })
    await expect(signUps).toHaveCount(3)
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const edges = await signUps.evaluateAll((links) =>
        links.map((link) => {
          const { left, right } = link.getBoundingClientRect()
          return `${left} ${right}`
        }),
      )
      expect(new Set(edges).size, `${width} px`).toBe(1)
      await expectNoSidewaysScroll(page, `/courses at ${width} px`)
    }

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/courses#skreddersyede')
    await expect(page.getByRole('tab', { name: courseOffers.skreddersyede.tab })).toBeInViewport({
      ratio: 1,
    })
  })

  test('the menu closes on the way back', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Priser' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Priser' })).toBeVisible()
    await page.getByRole('button', { name: 'Åbn menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})
