import { readFile } from 'node:fs/promises'
import { courseOffers } from '@/content/courses'
import { parseCalendar } from '../tests/helpers/parse-calendar.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, PHONE, test, WIDE } from './fixtures.ts'
import { expectNoSidewaysScroll, ZOOMED } from './reflow.ts'

// Half past midnight on Monday in Copenhagen; still Sunday afternoon in Los Angeles.
test.use({ now: '2026-11-16T00:30:00+01:00', timezoneId: 'America/Los_Angeles' })

const ISO_WEEK_47 = 'Kurser uge 47 (16. nov. - 22. nov.)'

test('far from Denmark tabs and weeks follow the address and the back button', async ({
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

  await expect(page.getByRole('heading', { name: ISO_WEEK_47 })).toBeVisible()
  await expect(page.getByRole('button', { name: /^i dag, mandag den 16\./i })).toBeVisible()
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

test('a course goes into a calendar, also in the browser of another app', async ({
  page,
  seedCourses,
}) => {
  const [course] = await seedCourses([{ title: 'Om mange år', event_date: '2097-11-20' }])
  await page.goto('/courses?vis=alle')
  const toCalendar = page.getByRole('button', { name: 'Føj til kalender: Om mange år' })
  const download = page.waitForEvent('download')
  await toCalendar.click()
  const file = await download
  expect(file.suggestedFilename()).toBe('kursus-2097-11-20.ics')
  const [event] = parseCalendar(await readFile(await file.path(), 'utf8')).events
  expect(event).toMatchObject({
    title: 'Om mange år',
    start: '2097-11-20T16:00:00.000Z',
    description: expect.stringContaining('\n\nSkriv til os om en plads: '),
  })

  // Which browsers these are: tests/features/courses/public/save-file.test.ts.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'userAgent', { value: 'Instagram' })
  })
  const request = page.waitForRequest(/course-calendar\?course=/)
  await toCalendar.click()
  expect(new URL((await request).url()).searchParams.get('course')).toBe(course?.id)
  expect((await (await request).response())?.headers()['content-type']).toContain('text/calendar')
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' })

  test('tabs and ways to a place find room at every width', async ({ page, seedCourses }) => {
    await seedCourses([
      { title: 'Et kursus med en meget lang titel om skolevægringsindsatser', url: '/prices' },
      { title: 'Uden link' },
      { title: 'Fyldt', available_spots: 0 },
    ])
    await page.goto('/courses#skreddersyede')
    await expect(page.getByRole('tab', { name: courseOffers.skreddersyede.tab })).toBeInViewport({
      ratio: 1,
    })
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
  })

  test('a course of each status and of each kind of series is accessible, and fits every width', async ({
    page,
    seedCourses,
  }) => {
    const series = (id: string, title: string, ...dates: string[]) =>
      dates.map((event_date, index) => ({
        title: `${title}, aften ${index + 1}`,
        event_date,
        location: index === 1 ? 'Valby Kulturhus' : 'Frederiksgade 7, 4. sal',
        price: '4.400 kr. pr. person',
        series_id: `${id.repeat(8)}-1111-4111-8111-111111111111`,
      }))
    await seedCourses([
      ...series('1', 'Forældregruppeforløb', '2026-11-19', '2026-12-03', '2027-01-07'),
      ...series('2', 'Begyndt', '2026-11-12', '2026-11-20'),
    ])
    const note = 'Underviseren er syg.'
    await seedCourses([
      { title: 'Ro i klassen', status: 'cancelled', status_note: note },
      { title: 'Ro i hjemmet', event_date: '2026-11-21', status: 'postponed', status_note: note },
    ])
    const from = { moved_from_date: '2026-11-20', moved_from_start_time: '17:00' }
    await seedCourses([
      { title: 'Søvn og skærm', event_date: '2026-11-25', status: 'moved', ...from },
    ])
    await page.goto('/courses')
    await expect(page.getByRole('article')).toHaveCount(4)
    await expect(page.getByRole('link', { name: /^Søvn og skærm er flyttet/ })).toBeVisible()
    for (const { width } of [ZOOMED, WIDE, PHONE]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page, `${width} px`)
    }
    await expectAccessible(page, 'a course of each status and of each kind of series', {
      part: page.getByRole('region', { name: 'Kommende kurser' }),
    })
  })
})
