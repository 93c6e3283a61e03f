import type { Locator, Page } from '@playwright/test'
import { signInAsAdmin } from '../scripts/dev/sign-in.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, FAILED_REQUEST, PHONE, test } from './fixtures.ts'
import { expectNoSidewaysScroll } from './reflow.ts'
import { findUnderToast } from './toast.ts'

// The whole way of a course, from the sign-in to the sign-out: baseline.spec.ts, keyboard.spec.ts.

function row(page: Page, title: string): Locator {
  return page.getByRole('row').filter({ hasText: title })
}

test('half a date is refused, and Escape closes the picker alone', async ({
  page,
  seedCourses,
}) => {
  await seedCourses([{ title: 'Unge stemmer', event_date: '2026-11-20' }])
  await signInAsAdmin(page)
  await page.getByRole('button', { name: 'Rediger Unge stemmer' }).click()
  const date = page.getByLabel('Dato', { exact: true })
  await expect(date).toHaveAccessibleDescription('fredag 20. november 2026, uge 47')

  await date.evaluate((field: HTMLInputElement) => {
    field.addEventListener('click', () => field.showPicker(), { once: true })
  })
  await date.click()
  await page.keyboard.press('Escape')
  await expect(date).toBeVisible()

  // Day and month are the same number, because their order is that of the browser's language.
  await date.fill('')
  await date.pressSequentially('1212')
  await page.getByLabel('Lokation').click()
  await expect(date).toHaveAccessibleDescription(
    'Datoen er ikke udfyldt helt, eller den findes ikke',
  )
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expect(date).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('2026')
  await expect(date).toHaveValue('2026-12-12')
  await expect(date).toHaveAccessibleDescription('lørdag 12. december 2026, uge 50')

  await page.keyboard.press('Enter')
  await expect(row(page, 'Unge stemmer')).toContainText('12. dec. 2026')
})

test('the sidebar is 16 or 3 rem wide, and slides over a narrow page with 18 rem', async ({
  page,
}) => {
  const widthOf = (part: Locator) => async () => (await part.boundingBox())?.width
  const toggle = page.getByRole('button', { name: 'Sidepanel' })
  await page.setViewportSize({ width: 768, height: 900 })
  await signInAsAdmin(page)
  const sidebar = page.getByRole('complementary')
  await expect.poll(widthOf(sidebar)).toBe(256)
  await toggle.click()
  await expect.poll(widthOf(sidebar)).toBe(48)

  await page.setViewportSize({ width: 767, height: 900 })
  await expect(sidebar).toHaveCount(0)
  await toggle.click()
  await expect.poll(widthOf(page.getByRole('dialog'))).toBe(288)
})

test('the table with its longest values fits its card beside the sidebar, in larger text too', async ({
  page,
  seedCourses,
}) => {
  await seedCourses([
    {
      title: `${'Psykoedukationsforløb'.repeat(3)} ${'for forældre '.repeat(10)}`,
      location: 'Kulturhus'.repeat(9),
      type: 'skreddersyede',
      event_date: '2026-12-30',
      max_participants: 100_000,
      available_spots: 100_000,
      status: 'moved',
      moved_from_date: '2026-12-28',
      moved_from_start_time: '10:00',
    },
  ])
  await signInAsAdmin(page)
  const table = page.getByRole('table')
  const widest = () =>
    table.evaluate((element) => {
      const right = (part: Element) => part.getBoundingClientRect().right
      const card = element.closest('section') ?? element
      return Math.max(...Array.from(element.querySelectorAll('tbody *'), right)) - right(card)
    })
  await expect(table).toBeVisible()
  for (const size of ['', 'larger-text']) {
    await page.evaluate((name) => {
      document.documentElement.className = name
    }, size)
    for (const sidebar of ['expanded', 'collapsed']) {
      // 1264 is the narrowest window in which the list has columns beside the expanded sidebar.
      for (const width of [320, 480, 640, 800, 960, 1120, 1264, 1280, 1440, 1600, 1760, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const what = `pixels beyond the card at ${width} px, sidebar ${sidebar}, ${size}`
        await expect.poll(widest, what).toBeLessThanOrEqual(0)
      }
      await page.getByRole('button', { name: 'Sidepanel' }).click()
    }
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' })

  test('the list of courses and the log find room on a phone', async ({ page, seedCourses }) => {
    await seedCourses(Array(52).fill({ title: 'En aften', event_date: '2026-12-01' }))
    await signInAsAdmin(page)
    await page.getByRole('button', { name: 'Næste', exact: true }).click()
    await expect(page.getByText('Viser 51-52 af 52 kurser')).toBeFocused()
    await page.getByRole('button', { name: 'Sidepanel' }).click()
    await page.getByRole('link', { name: 'Ændringer' }).click()
    const heading = page.getByRole('heading', { name: 'Ændringer' })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    await expect(page.getByText('Viser 1-20 af 52 ændringer')).toBeVisible()
    await expectAccessible(page, 'pages of courses and of changes')
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoSidewaysScroll(page, `the administration at ${width} px`)
    }

    await page.setViewportSize(PHONE)
    await page.reload()
    // Beyond the edge of the screen, until its line is scrolled.
    await page.getByRole('button', { name: /^Tidligere/ }).click()
    await page.getByRole('button', { name: /^Kommende/ }).click()
    await expect(page.getByRole('rowheader').first()).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 390, height: 300 })
    for (let position = 1; position <= 3; position++) {
      await page.getByRole('button', { name: 'Slet En aften' }).first().click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).click()
      await expect(page.getByText('Slettet: En aften')).toHaveCount(position)
    }
    const deleted = await page.getByRole('list', { name: 'Slettede kurser' }).boundingBox()
    expect(deleted?.height).toBeLessThanOrEqual(100)
  })

  test('on a low phone both versions of a course find room, and no toast lies over a name in a dialog', async ({
    page,
    site,
    seedCourses,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(FAILED_REQUEST)
    await page.setViewportSize({ width: 320, height: 480 })
    await seedCourses([{ title: 'Foredrag om søvn' }])
    await signInAsAdmin(page)
    await page.getByRole('button', { name: 'Rediger Foredrag om søvn' }).click()
    const preview = page.locator('article')
    expect(
      await preview.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBe(0)
    await page.getByRole('textbox', { name: 'Titel' }).fill('Foredrag om søvn og ro')
    await site.backend.database.asOwner((transaction) =>
      transaction.query(
        `update public.course_events set url = 'https://example.com/' || repeat('langt', 30)`,
      ),
    )
    await page.getByRole('button', { name: 'Opdater' }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Kurset er ændret af en anden, siden du åbnede det.')
    await expect(alert).toBeFocused()
    await expect(alert).toBeInViewport()
    await expect(page.getByRole('term')).toHaveText(['Titel', 'URL'])
    await expectNoSidewaysScroll(page, 'the comparison')
    const dialog = page.getByRole('dialog')
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    const others = page.getByRole('button', { name: 'Brug den gemte version' })
    await others.scrollIntoViewIfNeeded()
    await expect(others).toBeInViewport()
    await page.getByRole('button', { name: 'Gem min version' }).click()
    await expect(row(page, 'Foredrag om søvn og ro')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Vis på hjemmesiden/ })).toBeInViewport()

    await page.route('**/rest/v1/course_events*', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.abort(),
    )
    await page.getByRole('button', { name: 'Rediger Foredrag om søvn og ro' }).click()
    await page.getByRole('textbox', { name: 'Titel' }).fill('Foredrag om ro')
    const submit = page.getByRole('button', { name: 'Opdater' })
    await submit.scrollIntoViewIfNeeded()
    const before = await submit.boundingBox()
    await submit.click()
    expect(await findUnderToast(page, 'Kunne ikke opdatere kursus')).toEqual([])
    expect(await submit.boundingBox()).toEqual(before)
    await page.getByRole('textbox', { name: 'Titel' }).scrollIntoViewIfNeeded()
    expect(await findUnderToast(page, 'Kunne ikke opdatere kursus')).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Luk uden at gemme' }).click()

    await page.getByRole('button', { name: 'Slet Foredrag om søvn og ro' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).click()
    expect(await findUnderToast(page, 'Kunne ikke slette kursus')).toEqual([])
  })
})
