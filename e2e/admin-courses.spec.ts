import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { signInAsAdmin } from './sign-in.ts'
import { findUnderToast } from './under-toast.ts'

/** The console messages of Chromium and of the site about a failed request. */
const FAILED_REQUEST = /Failed to load resource|^console.error: Fejl/

const NO_CONNECTION =
  'Der er ingen forbindelse til serveren. Tjek din internetforbindelse, og prøv igen.'

const INCOMPLETE_DATE = 'Datoen er ikke udfyldt helt, eller den findes ikke'

function isWrite(method: string) {
  return (request: Request) => request.method === method && request.url.includes('/course_events')
}

async function expectToast(page: Page, title: string, text: string): Promise<void> {
  // A modal dialog hides the elements around it from roles, but not visually.
  const toast = page.getByRole('region', { name: /^Beskeder/, includeHidden: true })
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  await expect(toast.getByText(text, { exact: true })).toBeVisible()
}

async function fillCourse(page: Page, title: string): Promise<void> {
  const form = page.getByRole('dialog')
  await form.getByLabel('Titel').fill(title)
  await form.getByLabel('Dato', { exact: true }).fill('2026-11-20')
  await form.getByLabel('Type').selectOption('Foredrag')
  await form.getByLabel('Starttidspunkt').fill('19:00')
  await form.getByLabel('Sluttidspunkt').fill('21:00')
  await form.getByLabel('Lokation').fill('Valby Kulturhus')
}

function row(page: Page, title: string) {
  return page.getByRole('row').filter({ hasText: title })
}

/** How far from the window's left edge something drawn begins: text, or an illustration without the space around it. */
function leftEdge(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().left
  })
}

test('a question is a narrower dialog than a form', async ({ page, seedCourses }) => {
  await seedCourses([{ title: 'Unge stemmer' }])
  await signInAsAdmin(page)
  await page.getByRole('button', { name: 'Opret kursus' }).click()
  const form = await page.getByRole('dialog').boundingBox()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Slet Unge stemmer' }).click()
  const question = await page.getByRole('alertdialog').boundingBox()
  expect([form?.width, question?.width]).toEqual([672, 512])
})

test('a date is given up by a button at the middle of its field', async ({ page }) => {
  await signInAsAdmin(page)
  await page.getByRole('button', { name: 'Opret kursus' }).click()
  await page.getByRole('button', { name: 'Tilføj en dato mere' }).click()
  const middleOf = (locator: Locator) =>
    locator.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return (top + bottom) / 2
    })
  const field = await middleOf(page.getByLabel('Dato 2', { exact: true }))
  expect(await middleOf(page.getByRole('button', { name: 'Fjern dato 2' }))).toBeCloseTo(field, 0)
})

test('a date typed with the keys is told in Danish, and half a date is refused and kept', async ({
  page,
}) => {
  await signInAsAdmin(page)
  await page.getByRole('button', { name: 'Opret kursus' }).click()
  await fillCourse(page, 'Unge stemmer')
  const date = page.getByLabel('Dato', { exact: true })
  await expect(date).toHaveAccessibleDescription('fredag 20. november 2026, uge 47')

  // Day and month are the same number, because their order is that of the browser's language.
  await date.fill('')
  await date.pressSequentially('1212')
  await page.getByLabel('Lokation').click()
  await expect(date).toHaveAccessibleDescription(INCOMPLETE_DATE)
  await page.getByRole('button', { name: 'Opret', exact: true }).click()
  await expect(date).toBeFocused()
  await expect(date).toHaveAccessibleDescription(INCOMPLETE_DATE)

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('2026')
  await expect(date).toHaveValue('2026-12-12')
  await expect(date).toHaveAccessibleDescription('lørdag 12. december 2026, uge 50')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Unge stemmer')).toContainText('12. dec. 2026')
})

test('Enter in half a time saves nothing, and half a time is not given up without a question', async ({
  page,
}) => {
  await signInAsAdmin(page)
  await page.getByRole('button', { name: 'Opret kursus' }).click()
  const start = page.getByLabel('Starttidspunkt')
  await start.pressSequentially('09')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog', { name: 'Luk uden at gemme?' })).toBeVisible()
  await page.getByRole('button', { name: 'Bliv her' }).click()

  await fillCourse(page, 'Unge stemmer')
  await start.fill('')
  await start.pressSequentially('09')
  await page.keyboard.press('Enter')
  await expect(start).toHaveAccessibleDescription(
    'Tidspunktet er ikke udfyldt helt, eller det findes ikke',
  )
  // The last two keys do nothing in a language of 24 hours.
  await page.keyboard.type('30AM')
  await expect(start).toHaveValue('09:30')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Unge stemmer')).toContainText('09:30 - 21:00')
})

test('Escape closes the picker of a date and not the form around it', async ({ page }) => {
  await signInAsAdmin(page)
  await page.getByRole('button', { name: 'Opret kursus' }).click()
  const form = page.getByRole('dialog', { name: 'Opret nyt kursus' })
  await page.getByLabel('Dato', { exact: true }).evaluate((field: HTMLInputElement) => {
    field.addEventListener('click', () => field.showPicker(), { once: true })
  })
  await page.getByLabel('Dato', { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(form).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
})

test("the word 'Handlinger' stands over its icons", async ({ page, seedCourses }) => {
  await seedCourses([{ title: 'Unge stemmer' }])
  await signInAsAdmin(page)
  const icon = page.getByRole('button', { name: 'Rediger Unge stemmer' }).locator('svg')
  const heading = page.getByRole('columnheader', { name: 'Handlinger' })
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const distance = (await leftEdge(icon)) - (await leftEdge(heading))
    // The pencil begins a little inside its own square.
    expect.soft(Math.abs(distance), `pixels at ${width} px`).toBeLessThan(4)
  }
})

test('an administrator signs in, creates, edits and deletes a course, and /courses follows', async ({
  page,
}) => {
  await page.goto('/admin')
  await page.getByLabel('E-mail').fill('admin@example.com')
  await page.getByLabel('Adgangskode').fill('Kursusadmin1!')
  await page.getByRole('button', { name: 'Log ind' }).click()
  await expectToast(page, 'Velkommen tilbage!', 'Du er nu logget ind.')
  await expect(page.getByText('Ingen kurser fundet')).toBeVisible()

  await page.getByRole('button', { name: 'Opret kursus' }).click()
  await fillCourse(page, 'Unge stemmer')
  await page.getByRole('button', { name: 'Opret', exact: true }).click()
  await expectToast(page, 'Succes', 'Kursus oprettet succesfuldt')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(row(page, 'Unge stemmer')).toContainText('20. nov. 2026')
  await expect(row(page, 'Unge stemmer')).toContainText('19:00 - 21:00')

  const visitor = await page.context().newPage()
  await visitor.goto('/courses')
  await expect(visitor.getByRole('article')).toContainText('Unge stemmer')

  await page.getByRole('button', { name: 'Rediger Unge stemmer' }).click()
  await expect(page.getByLabel('Dato', { exact: true })).toHaveValue('2026-11-20')
  await page.getByRole('textbox', { name: 'Titel' }).fill('En aften om at høre til')
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expectToast(page, 'Succes', 'Kursus opdateret succesfuldt')
  await visitor.reload()
  await expect(visitor.getByRole('article')).toContainText('En aften om at høre til')

  await page.getByRole('button', { name: 'Slet En aften om at høre til' }).click()
  const question = page.getByRole('alertdialog', { name: 'Slet kursus' })
  await expect(question).toContainText(
    'Er du sikker på, at du vil slette kurset "En aften om at høre til"? Denne handling kan ikke fortrydes.',
  )
  await question.getByRole('button', { name: 'Annuller' }).click()
  await expect(row(page, 'En aften om at høre til')).toBeVisible()
  await page.getByRole('button', { name: 'Slet En aften om at høre til' }).click()
  await question.getByRole('button', { name: 'Slet' }).click()
  await expectToast(page, 'Succes', 'Kursus slettet succesfuldt')
  await expect(page.getByText('Ingen kurser fundet')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('Ingen kurser i den valgte uge')).toBeVisible()
})

test('a double click on the button saves one course', async ({ page }) => {
  await signInAsAdmin(page)
  await page.getByRole('button', { name: 'Opret kursus' }).click()
  await fillCourse(page, 'Kun én gang')
  await page.getByRole('button', { name: 'Opret', exact: true }).dblclick()
  await expectToast(page, 'Succes', 'Kursus oprettet succesfuldt')
  await expect(row(page, 'Kun én gang')).toHaveCount(1)
})

test('the first message without a network reaches the page, and the form stays', async ({
  page,
  context,
  seedCourses,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST)
  await seedCourses([{ title: 'Før tunnelen' }])
  await signInAsAdmin(page)
  // A reload: this visit has shown no message yet.
  await page.reload()
  await page.getByRole('button', { name: 'Rediger Før tunnelen' }).click()
  await page.getByRole('textbox', { name: 'Titel' }).fill('Efter tunnelen')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expectToast(page, 'Fejl', `Kunne ikke opdatere kursus: ${NO_CONNECTION}`)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expect(row(page, 'Efter tunnelen')).toBeVisible()
})

test('leaving the expired session asks first when something is unsaved', async ({
  page,
  site,
  seedCourses,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST)
  await seedCourses([{ title: 'Uændret' }])
  await signInAsAdmin(page)
  await page.getByRole('button', { name: 'Rediger Uændret' }).click()
  await page.getByRole('textbox', { name: 'Titel' }).fill('Ikke gemt')
  site.setClock('2026-11-18T12:00:00+01:00')
  await page.getByRole('button', { name: 'Opdater' }).click()

  const asked = page.waitForEvent('dialog')
  const leaving = page.getByRole('link', { name: 'Gå til login' }).click({ noWaitAfter: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await leaving
  await expect(page.getByRole('textbox', { name: 'Titel', includeHidden: true })).toHaveValue(
    'Ikke gemt',
  )
})

test('a double click on Slet deletes once', async ({ page, seedCourses }) => {
  await seedCourses([{ title: 'Kun én sletning' }])
  await signInAsAdmin(page)
  await page.getByRole('button', { name: 'Slet Kun én sletning' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).dblclick()
  await expectToast(page, 'Succes', 'Kursus slettet succesfuldt')
  await expect(page.getByText('Ingen kurser fundet')).toBeVisible()
})

test('a course that somebody else has deleted is an error, and leaves the list', async ({
  page,
  site,
  seedCourses,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST)
  await seedCourses([{ title: 'Snart væk' }])
  await signInAsAdmin(page)
  await page.getByRole('button', { name: 'Rediger Snart væk' }).click()
  await page.getByRole('textbox', { name: 'Titel' }).fill('For sent')
  await site.backend.database.asOwner((transaction) =>
    transaction.query('delete from public.course_events'),
  )
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expectToast(
    page,
    'Fejl',
    'Kunne ikke opdatere kursus: Kurset findes ikke længere, eller du har ikke rettigheder til at ændre det.',
  )
  await expect(page.getByRole('textbox', { name: 'Titel' })).toHaveValue('For sent')
  await expect(row(page, 'Snart væk')).toBeHidden()
})

test('after signing out the panel is closed', async ({ page }) => {
  await signInAsAdmin(page)
  await page.getByRole('button', { name: 'Log ud' }).click()
  await expect(page).toHaveURL('/admin')
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL('/admin')
})

test('an administrator who is signed in already goes straight to the panel', async ({ page }) => {
  await signInAsAdmin(page)
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin/dashboard')
})

test('Ctrl+B folds the sidebar, and the fold is remembered', async ({ page }) => {
  await signInAsAdmin(page)
  const toggle = page.getByRole('button', { name: 'Sidepanel' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Control+b')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await page.reload()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a course is created and shown as a stack of facts', async ({ page }) => {
    await signInAsAdmin(page)
    await page.getByRole('button', { name: 'Opret kursus' }).click()
    await fillCourse(page, 'Fra telefonen')
    await page.getByRole('button', { name: 'Opret', exact: true }).click()
    await expect(row(page, 'Fra telefonen')).toContainText('Valby Kulturhus')
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      )
    }
  })
})

test.describe('on a low phone, a toast lies over no name', () => {
  test.use({ viewport: { width: 390, height: 480 }, hasTouch: true })
  test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors(FAILED_REQUEST))

  test('in a question', async ({ page, site, seedCourses }) => {
    await seedCourses([{ title: 'Bliver' }])
    await signInAsAdmin(page)
    site.failBackend({ match: isWrite('DELETE'), respond: 'offline' })
    await page.getByRole('button', { name: 'Slet Bliver' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).click()
    expect(await findUnderToast(page, 'Kunne ikke slette kursus')).toEqual([])
  })

  test('in the form, which stays where it has been scrolled to', async ({ page, site }) => {
    await signInAsAdmin(page)
    site.failBackend({ match: isWrite('POST'), respond: 'offline' })
    // Without the welcome toast, whose end would give the form more space.
    await page.reload()
    await page.getByRole('button', { name: 'Opret kursus' }).click()
    await fillCourse(page, 'Fra telefonen')
    const submit = page.getByRole('button', { name: 'Opret', exact: true })
    await submit.scrollIntoViewIfNeeded()
    const before = await submit.boundingBox()
    await submit.click()
    expect(await findUnderToast(page, 'Kunne ikke oprette kursus')).toEqual([])
    expect(await submit.boundingBox()).toEqual(before)
    await page.getByRole('textbox', { name: 'Titel' }).scrollIntoViewIfNeeded()
    expect(await findUnderToast(page, 'Kunne ikke oprette kursus')).toEqual([])
  })

  test('in the sign-in that comes when the session has ended', async ({ page, site }) => {
    await signInAsAdmin(page)
    await page.getByRole('button', { name: 'Opret kursus' }).click()
    await fillCourse(page, 'Fra telefonen')
    site.setClock('2026-11-18T12:00:00+01:00')
    await page.getByRole('button', { name: 'Opret', exact: true }).click()
    await expect(page.getByRole('alertdialog', { name: 'Din session er udløbet' })).toBeVisible()
    expect(await findUnderToast(page, 'Fejl')).toEqual([])
  })
})
