import type { Browser, Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { signInAsAdmin, signInAsUser } from './sign-in.ts'
import type { Site } from './site.ts'

test.use({ reducedMotion: 'reduce' })

/** The site's console message about a failed write. */
const REFUSED_WRITE = /^console.error: Fejl/

const CHANGED = 'Kurset er ændret af en anden, siden du åbnede det.'

/** A browser of its own, in which the ordinary user, now an administrator too, is signed in. */
async function openAsSecondAdmin(browser: Browser, site: Site, now: string): Promise<Page> {
  await site.backend.database.asOwner((transaction) =>
    transaction.query(
      `insert into public.user_roles (user_id, role)
       select id, 'admin' from auth.users where email = 'bruger@example.com'`,
    ),
  )
  const context = await browser.newContext()
  await context.clock.setFixedTime(now)
  const page = await context.newPage()
  await signInAsUser(page)
  return page
}

function edit(page: Page, title: string): Promise<void> {
  return page.getByRole('button', { name: `Rediger ${title}` }).click()
}

/** The field of a form; the comparison of versions has the same words. */
function field(page: Page, label: string) {
  return page.getByRole('textbox', { name: label })
}

async function save(page: Page, name = 'Opdater'): Promise<void> {
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** The rows of the comparison: label, own value and stored value. */
function difference(page: Page, label: string) {
  const term = page.getByRole('term').filter({ hasText: label })
  return page.getByRole('dialog').locator('dl > div').filter({ has: term })
}

test('the second to save sees both versions, and may save the own one', async ({
  page,
  browser,
  now,
  site,
  seedCourses,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(REFUSED_WRITE)
  await seedCourses([{ title: 'Foredrag om søvn' }])
  await signInAsAdmin(page)
  const other = await openAsSecondAdmin(browser, site, now)

  await edit(page, 'Foredrag om søvn')
  await field(page, 'Titel').fill('Foredrag om søvn og ro')
  await edit(other, 'Foredrag om søvn')
  await other.getByLabel('Dato', { exact: true }).fill('2026-12-02')
  await field(other, 'Lokation').fill('Valby Kulturhus')
  await save(other)

  await page.getByRole('button', { name: 'Opdater' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(CHANGED)
  await expect(alert).toBeFocused()
  await expect(alert).toBeInViewport()
  await expect(difference(page, 'Titel')).toContainText('Din versionForedrag om søvn og ro')
  await expect(difference(page, 'Titel')).toContainText('Gemt versionForedrag om søvn')
  await expect(difference(page, 'Dato')).toContainText('Gemt version2. dec. 2026')
  await expect(difference(page, 'Lokation')).toContainText('Gemt versionValby Kulturhus')
  await expect(page.getByRole('term')).toHaveText(['Titel', 'Dato', 'Lokation'])
  expect(await findViolations(page)).toEqual([])

  await save(page, 'Gem min version')
  const row = page.getByRole('row').filter({ hasText: 'Foredrag om søvn og ro' })
  await expect(row).toContainText('18. nov. 2026')
  await other.context().close()
})

test('the second to save may go on from what the first has saved', async ({
  page,
  browser,
  now,
  site,
  seedCourses,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(REFUSED_WRITE)
  await seedCourses([{ title: 'Foredrag om søvn' }])
  await signInAsAdmin(page)
  const other = await openAsSecondAdmin(browser, site, now)

  await edit(page, 'Foredrag om søvn')
  await field(page, 'Titel').fill('Foredrag om søvn og ro')
  await edit(other, 'Foredrag om søvn')
  await field(other, 'Lokation').fill('Valby Kulturhus')
  await save(other)
  await page.getByRole('button', { name: 'Opdater' }).click()
  await page.getByRole('button', { name: 'Brug den gemte version' }).click()

  await expect(field(page, 'Titel')).toBeFocused()
  await expect(field(page, 'Titel')).toHaveValue('Foredrag om søvn')
  await expect(field(page, 'Lokation')).toHaveValue('Valby Kulturhus')
  await field(page, 'Titel').fill('Foredrag om søvn i Valby')
  await save(page)
  const row = page.getByRole('row').filter({ hasText: 'Foredrag om søvn i Valby' })
  await expect(row).toContainText('Valby Kulturhus')
  await other.context().close()
})

test('a course that another has changed is not deleted unseen', async ({
  page,
  browser,
  now,
  site,
  seedCourses,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(REFUSED_WRITE)
  await seedCourses([{ title: 'Foredrag om søvn' }])
  await signInAsAdmin(page)
  const other = await openAsSecondAdmin(browser, site, now)

  await page.getByRole('button', { name: 'Slet Foredrag om søvn' }).click()
  await edit(other, 'Foredrag om søvn')
  await field(other, 'Titel').fill('Udsolgt foredrag om søvn')
  await save(other)

  const question = page.getByRole('alertdialog', { name: 'Slet kursus' })
  await question.getByRole('button', { name: 'Slet' }).click()
  await expect(question).toContainText(
    'Kurset er ændret af en anden, siden du åbnede listen. Titel er nu "Udsolgt foredrag om søvn".',
  )
  await expect(question).toBeFocused()
  await question.getByRole('button', { name: 'Slet' }).click()
  await expect(page.getByText('Ingen kurser fundet')).toBeVisible()
  await other.context().close()
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  test('both versions and both choices find room', async ({
    page,
    site,
    seedCourses,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(REFUSED_WRITE)
    await seedCourses([{ title: 'Foredrag om søvn' }])
    await signInAsAdmin(page)
    await edit(page, 'Foredrag om søvn')
    await site.backend.database.asOwner((transaction) =>
      transaction.query(
        `update public.course_events set url = 'https://example.com/' || repeat('langt', 30)`,
      ),
    )
    await page.getByRole('button', { name: 'Opdater' }).click()
    await expect(page.getByRole('alert')).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const dialog = page.getByRole('dialog')
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    for (const name of ['Gem min version', 'Brug den gemte version']) {
      await page.getByRole('button', { name }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('button', { name })).toBeInViewport()
    }
  })
})
