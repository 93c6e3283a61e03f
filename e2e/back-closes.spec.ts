import { paths } from '@/content/paths'
import { signInAsAdmin } from '../scripts/dev/sign-in.ts'
import { expect, PHONE, test } from './fixtures.ts'
import { openHydrated } from './hydration.ts'

test.use({ viewport: PHONE, hasTouch: true })

/**
 * The key that stands for Android's back: on a computer Chromium sends Escape to the same close watchers. The page's
 * own listeners, which close on Escape without them, are kept from hearing it.
 */
const BACK = 'Escape'

test.beforeEach(({ page }) =>
  page.addInitScript((key) => {
    window.addEventListener(
      'keydown',
      (event) => event.key === key && event.stopImmediatePropagation(),
      { capture: true },
    )
  }, BACK),
)

test('the back button of a phone closes what is open, and stays on the page', async ({ page }) => {
  await openHydrated(page, paths.about)
  const steps = await page.evaluate(() => history.length)

  const menuButton = page.getByRole('button', { name: 'Åbn menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menuButton.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press(BACK)
  await expect(menu).toHaveCount(0)
  await expect(menuButton).toBeFocused()

  await menuButton.click()
  await menu.getByRole('button', { name: 'Nyhedsbrev' }).click()
  const newsletter = page.getByRole('dialog', { name: 'Tilmeld nyhedsbrev' })
  await newsletter.getByLabel('E-mail').fill('mor@eksempel.dk')
  await page.keyboard.press(BACK)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(menuButton).toBeFocused()

  const profile = page.getByRole('button', { name: /^Læs mere om/ }).first()
  await profile.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press(BACK)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await expect(page).toHaveURL(paths.about)
  expect(await page.evaluate(() => history.length)).toBe(steps)
})

test('the back button of a phone closes nothing of the administration that would be lost', async ({
  page,
  seedCourses,
}) => {
  await seedCourses([{ title: 'Unge stemmer' }])
  await signInAsAdmin(page)
  for (const opener of ['Opret kursus', 'Slet Unge stemmer', 'Sidepanel']) {
    await page.getByRole('button', { name: opener }).click()
    const layer = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await expect(layer, opener).toBeVisible()
    await page.keyboard.press(BACK)
    await expect(layer, opener).toHaveCount(0)
  }
  await expect(page.getByText('Unge stemmer', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Opret kursus' }).click()
  const title = page.getByLabel('Titel')
  await title.fill('Ikke gemt')
  await expect(page.locator('body'), 'behind the form').toHaveCSS('overflow-y', 'hidden')
  const question = page.getByRole('alertdialog', { name: 'Luk uden at gemme?' })
  for (let turn = 0; turn < 2; turn++) {
    await page.keyboard.press(BACK)
    await expect(question).toBeVisible()
    await page.keyboard.press(BACK)
    await expect(question).toHaveCount(0)
    await expect(title).toHaveValue('Ikke gemt')
  }

  const otherTab = await page.context().newPage()
  await otherTab.goto(paths.adminDashboard)
  await otherTab.getByRole('button', { name: 'Log ud' }).click()
  const signIn = page.getByRole('alertdialog')
  await expect(signIn).toHaveAccessibleName('Din session er udløbet')
  await page.keyboard.press(BACK)
  // Neither gone, nor behind the question of a form that was to close.
  await expect(signIn).toHaveAccessibleName('Din session er udløbet')
  await expect(title).toHaveValue('Ikke gemt')
  await expect(page).toHaveURL(paths.adminDashboard)
})
