import { expectAccessible, PHONE, WIDE } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { expectNoSidewaysScroll } from './reflow.ts'
import { signInAsAdmin } from './sign-in.ts'
import { expectToast } from './toast.ts'

test.use({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' })

test('an administrator cancels one course and moves another by keyboard, and visitors read it on both days', async ({
  page,
  seedCourses,
}) => {
  await seedCourses([
    { title: 'Ro i klassen', event_date: '2026-11-19', url: 'https://example.com/' },
    { title: 'Søvn og skærm', event_date: '2026-11-20', available_spots: 12 },
  ])
  await signInAsAdmin(page)
  await page.getByRole('button', { name: 'Aflys Ro i klassen' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Besked til de tilmeldte (valgfri)')).toBeFocused()
  await page.keyboard.type('Underviseren er syg.')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Succes', 'Kursus aflyst')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'Rediger Søvn og skærm' }).click()
  await page.getByLabel('Dato', { exact: true }).fill('2026-11-25')
  await page.getByLabel('Titel').press('Enter')
  await expect(page.getByRole('dialog', { name: 'Er kurset flyttet?' })).toBeVisible()
  await page.getByRole('button', { name: 'Vis som flyttet' }).press('Enter')
  await expectToast(page, 'Succes', 'Kursus opdateret succesfuldt')

  await page.goto('/courses')
  const cancelled = page.getByRole('article').filter({ hasText: 'Ro i klassen' })
  await expect(cancelled).toContainText('Aflyst')
  await expect(cancelled).toContainText('Underviseren er syg.')
  await expect(cancelled.getByRole('link', { name: /Læs mere|Forældrekursus/ })).toHaveCount(0)
  for (const { width, height } of [PHONE, WIDE, { width: 320, height: 640 }]) {
    await page.setViewportSize({ width, height })
    await expectNoSidewaysScroll(page, `${width} px`)
  }
  await expectAccessible(page, 'a cancelled course and the line of a moved one')

  await page.getByRole('link', { name: /^Søvn og skærm er flyttet til onsdag den 25/ }).click()
  const moved = page.getByRole('article').filter({ hasText: 'Søvn og skærm' })
  await expect(moved).toContainText('Flyttet fra 20. november 2026')
  await expect(moved).toBeInViewport()
})

test.describe('in the browser of another app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 334.0.4.32.98',
  })

  test('the calendar button of a course leads to its file at the server', async ({
    page,
    seedCourses,
  }) => {
    const [course] = await seedCourses([{ title: 'Søvn og skærm' }])
    await page.goto('/courses')
    const request = page.waitForRequest(/course-calendar\?course=/)
    await page.getByRole('button', { name: 'Føj til kalender: Søvn og skærm' }).click()
    expect(new URL((await request).url()).searchParams.get('course')).toBe(course?.id)
    expect((await (await request).response())?.headers()['content-type']).toContain('text/calendar')
  })
})
