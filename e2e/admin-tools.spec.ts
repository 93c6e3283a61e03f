import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { signInAsAdmin } from './sign-in.ts'
import type { Site } from './site.ts'
import { findSmallTargets } from './touch-targets.ts'

test.use({ reducedMotion: 'reduce' })

async function addCourses(site: Site, count: number): Promise<void> {
  await site.backend.database.asOwner((transaction) =>
    transaction.query(
      `insert into public.course_events (title, event_date, start_time, end_time, location, type)
       select 'Kursus ' || n, date '2026-11-18' + n - $1::integer / 2, '10:00', '12:00', 'Aarhus', 'foredrag'
       from generate_series(1, $1::integer) as n`,
      [count],
    ),
  )
}

function rows(page: Page) {
  return page.getByRole('rowheader')
}

test('a list of thousands is shown by fifties, is searched, and is saved as a file', async ({
  page,
  site,
}) => {
  await addCourses(site, 2_500)
  await signInAsAdmin(page)
  await page.goto('/admin/dashboard?vis=kommende')
  await expect(rows(page)).toHaveCount(50)
  await expect(rows(page).first()).toHaveText('Kursus 1250')
  await expect(page.getByText('Viser 1-50 af 1.251 kurser')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Søg i kurser' }).fill('2000')
  await expect(rows(page)).toHaveText(['Kursus 2000'])
  await page.reload()
  await expect(rows(page)).toHaveText(['Kursus 2000'])
  await expect(page.getByRole('button', { name: 'Kommende (1)' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Hent som CSV' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('kurser-2026-11-18.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^\uFEFF"Titel";"Dato";/)
  expect(text).toContain('"Kursus 2000";"2028-12-07";"10:00";"12:00";"Foredrag";"Aarhus";20;20;""')
})

test('a course is copied into a series', async ({ page, seedCourses }) => {
  await seedCourses([{ title: 'Makkeraften', url: 'https://example.com/' }])
  await signInAsAdmin(page)
  await page.getByRole('button', { name: 'Kopiér Makkeraften' }).click()
  const form = page.getByRole('dialog', { name: 'Opret nyt kursus' })
  await form.getByLabel('Dato', { exact: true }).fill('2026-12-01')
  await form.getByRole('button', { name: 'Tilføj en dato mere' }).click()
  await expect(form.getByLabel('Dato 2', { exact: true })).toBeFocused()
  await expect(form.getByLabel('Dato 2', { exact: true })).toHaveValue('2026-12-08')
  await expect(form.getByText('tirsdag den 1. december 2026')).toBeAttached()
  expect(await findViolations(page)).toEqual([])
  await form.getByRole('button', { name: 'Opret', exact: true }).click()
  await expect(page.getByText('2 kurser oprettet succesfuldt', { exact: true })).toBeVisible()
  await expect(rows(page)).toHaveCount(3)
})

test('a course that was deleted comes back by the log', async ({ page, seedCourses }) => {
  await seedCourses([{ title: 'Makkeraften' }, { title: 'Foredrag' }])
  await signInAsAdmin(page)
  await page.getByRole('link', { name: 'Ændringer' }).click()
  const log = page.getByRole('region', { name: 'Ændringer' })
  await expect(log.getByText('2 ændringer')).toBeVisible()
  await expect(log.getByRole('heading', { name: 'Ændringer' })).toBeFocused()

  await page.getByRole('button', { name: 'Slet Makkeraften' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).click()
  await expect(log.getByRole('listitem').first()).toContainText('af admin@example.com')
  await log.getByRole('button', { name: 'Opret igen: Makkeraften' }).click()
  const form = page.getByRole('dialog', { name: 'Opret nyt kursus' })
  await form.getByRole('button', { name: 'Opret', exact: true }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(log.getByRole('button', { name: 'Står på listen igen: Makkeraften' })).toBeFocused()
  expect(await findViolations(page)).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the tools and the log find room, and the navigation leads to the log', async ({
    page,
    site,
  }) => {
    await addCourses(site, 60)
    await signInAsAdmin(page)
    await page.getByRole('button', { name: 'Sidepanel' }).click()
    await page.getByRole('link', { name: 'Ændringer' }).click()
    const heading = page.getByRole('heading', { name: 'Ændringer' })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    await expect(page.getByText('Viser 1-20 af 60 ændringer')).toBeVisible()
    expect(await findSmallTargets(page)).toEqual([])
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      )
    }
  })
})
