import { paths } from '@/content/paths'
import { expect, test } from './fixtures.ts'
import { untilHydrated } from './hydration.ts'
import { signInAsAdmin } from './sign-in.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/**
 * The key that stands for Android's back: on a computer Chromium sends Escape to the same close watchers. The page's
 * own listeners, which close on Escape without them, are kept from hearing it.
 */
const BACK = 'Escape'

test.describe('the back button of a phone', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript((key) => {
      window.addEventListener(
        'keydown',
        (event) => event.key === key && event.stopImmediatePropagation(),
        { capture: true },
      )
    }, BACK),
  )

  test('closes the menu, the newsletter dialog and a profile, and stays on the page', async ({
    page,
  }) => {
    await page.goto(paths.about)
    await untilHydrated(page)
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

    await page
      .getByRole('button', { name: /^Læs mere om/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press(BACK)
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await expect(page).toHaveURL(paths.about)
    expect(await page.evaluate(() => history.length)).toBe(steps)
  })

  test('asks in a changed course form, each time, and keeps what is typed', async ({ page }) => {
    await signInAsAdmin(page)
    await page.getByRole('button', { name: 'Opret kursus' }).click()
    const title = page.getByRole('dialog', { name: 'Opret nyt kursus' }).getByLabel('Titel')
    await title.fill('Unge stemmer')
    const question = page.getByRole('alertdialog', { name: 'Luk uden at gemme?' })
    for (let turn = 0; turn < 3; turn++) {
      await page.keyboard.press(BACK)
      await expect(question).toBeVisible()
      await page.keyboard.press(BACK)
      await expect(question).toHaveCount(0)
      await expect(title).toHaveValue('Unge stemmer')
    }
    await page.keyboard.press(BACK)
    await question.getByRole('button', { name: 'Luk uden at gemme' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(paths.adminDashboard)
  })

  test('closes an untouched form, the question before a course is deleted, and the sidebar', async ({
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
    await expect(page).toHaveURL(paths.adminDashboard)
  })

  test('leaves the sign-in that comes when the session has ended, and the form below it', async ({
    page,
  }) => {
    await signInAsAdmin(page)
    await page.getByRole('button', { name: 'Opret kursus' }).click()
    await page.getByLabel('Titel').fill('Unge stemmer')
    const otherTab = await page.context().newPage()
    await otherTab.goto(paths.adminDashboard)
    await otherTab.getByRole('button', { name: 'Log ud' }).click()

    const signIn = page.getByRole('alertdialog')
    await expect(signIn).toHaveAccessibleName('Din session er udløbet')
    await page.keyboard.press(BACK)
    // Neither gone, nor behind the question of a form that was to close.
    await expect(signIn).toHaveAccessibleName('Din session er udløbet')
    await expect(page.getByLabel('Titel')).toHaveValue('Unge stemmer')
  })
})

test('Escape closes the question about unsaved changes alone, not the form below it', async ({
  page,
}) => {
  await signInAsAdmin(page)
  await page.getByRole('button', { name: 'Opret kursus' }).click()
  const title = page.getByRole('dialog').getByLabel('Titel')
  await title.fill('Unge stemmer')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(title).toBeFocused()
})
