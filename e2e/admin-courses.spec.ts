import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, FAILED_REQUEST, test } from './fixtures.ts'
import { expectNoSidewaysScroll } from './reflow.ts'
import { signInAsAdmin } from './sign-in.ts'
import type { Site } from './site.ts'
import { expectToast, findUnderToast } from './toast.ts'

const INCOMPLETE_DATE = 'Datoen er ikke udfyldt helt, eller den findes ikke'

async function fillCourse(page: Page, title: string): Promise<void> {
  const form = page.getByRole('dialog')
  await form.getByLabel('Titel').fill(title)
  await form.getByLabel('Dato', { exact: true }).fill('2026-11-20')
  await form.getByLabel('Type').selectOption('Foredrag')
  await form.getByLabel('Starttidspunkt').fill('19:00')
  await form.getByLabel('Sluttidspunkt').fill('21:00')
  await form.getByLabel('Lokation').fill('Valby Kulturhus')
}

function row(page: Page, title: string): Locator {
  return page.getByRole('row').filter({ hasText: title })
}

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

test('an administrator signs in, creates, edits and deletes a course, which /courses follows, and signs out', async ({
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
  await question.getByRole('button', { name: 'Slet' }).click()
  await expectToast(page, 'Succes', 'Kursus slettet succesfuldt')
  await expect(page.getByText('Ingen kurser fundet')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('Ingen kurser i den valgte uge')).toBeVisible()

  await page.keyboard.press('Control+b')
  const sidebar = page.getByRole('button', { name: 'Sidepanel' })
  await expect(sidebar).toHaveAttribute('aria-expanded', 'false')
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin/dashboard')
  await expect(sidebar).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('button', { name: 'Log ud' }).click()
  await expect(page).toHaveURL('/admin')
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL('/admin')
})

test('half a date and half a time are refused and kept, and Escape closes the picker of a date and not the form', async ({
  page,
}) => {
  await signInAsAdmin(page)
  await page.getByRole('button', { name: 'Opret kursus' }).click()
  await fillCourse(page, 'Unge stemmer')
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
  await expect(date).toHaveAccessibleDescription(INCOMPLETE_DATE)
  await page.getByRole('button', { name: 'Opret', exact: true }).click()
  await expect(date).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('2026')
  await expect(date).toHaveValue('2026-12-12')
  await expect(date).toHaveAccessibleDescription('lørdag 12. december 2026, uge 50')

  const start = page.getByLabel('Starttidspunkt')
  await start.fill('')
  await start.pressSequentially('09')
  await page.keyboard.press('Enter')
  await expect(start).toHaveAccessibleDescription(
    'Tidspunktet er ikke udfyldt helt, eller det findes ikke',
  )
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Bliv her' }).click()
  await start.focus()
  await page.keyboard.press('ArrowRight')
  // The last two keys do nothing in a language of 24 hours.
  await page.keyboard.type('30AM')
  await expect(start).toHaveValue('09:30')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Unge stemmer')).toContainText('12. dec. 2026')
  await expect(row(page, 'Unge stemmer')).toContainText('09:30 - 21:00')
})

test('a list of thousands is shown by fifties, is searched, and is saved as a file', async ({
  page,
  site,
}) => {
  const titles = page.getByRole('rowheader')
  await addCourses(site, 2_500)
  await signInAsAdmin(page)
  await expect(titles).toHaveCount(50)
  await expect(page.getByText('af 2.500 kurser')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Søg i kurser' }).fill('2000')
  await expect(titles).toHaveText(['Kursus 2000'])

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Hent som CSV' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('kurser-2026-11-18.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^\uFEFF"Titel";"Dato";/)
  expect(text).toContain('"Kursus 2000";"2028-12-07";"10:00";"12:00";"Foredrag";"Aarhus";20;20;""')
})

test('a course is copied into a series, and one that was deleted comes back by the log', async ({
  page,
  seedCourses,
}) => {
  await seedCourses([{ title: 'Makkeraften', url: 'https://example.com/' }])
  await signInAsAdmin(page)
  await page.getByRole('button', { name: 'Kopiér Makkeraften' }).click()
  const form = page.getByRole('dialog', { name: 'Opret nyt kursus' })
  await form.getByLabel('Titel').fill('En serie')
  await form.getByLabel('Dato', { exact: true }).fill('2026-12-01')
  await form.getByRole('button', { name: 'Tilføj en dato mere' }).click()
  await expect(form.getByLabel('Dato 2', { exact: true })).toBeFocused()
  await expect(form.getByLabel('Dato 2', { exact: true })).toHaveValue('2026-12-08')
  await form.getByRole('button', { name: 'Opret', exact: true }).click()
  await expect(page.getByText('2 kurser oprettet succesfuldt', { exact: true })).toBeVisible()
  await expect(row(page, 'En serie')).toHaveCount(2)

  await page.getByRole('link', { name: 'Ændringer' }).click()
  const log = page.getByRole('region', { name: 'Ændringer' })
  await expect(log.getByRole('heading', { name: 'Ændringer' })).toBeFocused()
  await expect(log.getByText('3 ændringer')).toBeVisible()
  await page.getByRole('button', { name: 'Slet Makkeraften' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).click()
  await expect(log.getByRole('listitem').first()).toContainText('af admin@example.com')
  await log.getByRole('button', { name: 'Opret igen: Makkeraften' }).click()
  await form.getByRole('button', { name: 'Opret', exact: true }).click()
  await expect(row(page, 'Makkeraften')).toBeVisible()
  await expect(log.getByRole('button', { name: 'Står på listen igen: Makkeraften' })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a course is created, and its list, the tools and the log find room on a phone', async ({
    page,
    site,
  }) => {
    await addCourses(site, 60)
    await signInAsAdmin(page)
    await page.getByRole('button', { name: 'Opret kursus' }).click()
    await fillCourse(page, 'Fra telefonen')
    await page.getByRole('button', { name: 'Opret', exact: true }).click()
    await expect(row(page, 'Fra telefonen')).toContainText('Valby Kulturhus')

    await page.getByRole('button', { name: 'Sidepanel' }).click()
    await page.getByRole('link', { name: 'Ændringer' }).click()
    const heading = page.getByRole('heading', { name: 'Ændringer' })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    await expect(page.getByText('Viser 1-20 af 61 ændringer')).toBeVisible()
    await expectAccessible(page, 'a list of pages, and its log')
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoSidewaysScroll(page, `the administration at ${width} px`)
    }
  })
})

test.describe('on a low phone', () => {
  test.use({ viewport: { width: 320, height: 480 }, hasTouch: true })

  test('a toast lies over no name in a dialog, which stays where it has been scrolled to', async ({
    page,
    site,
    seedCourses,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(FAILED_REQUEST)
    await seedCourses([{ title: 'Bliver' }])
    await signInAsAdmin(page)
    site.failBackend({
      match: ({ method, url }) => method !== 'GET' && url.includes('/course_events'),
      respond: 'offline',
    })
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
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Luk uden at gemme' }).click()

    await page.getByRole('button', { name: 'Slet Bliver' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).click()
    expect(await findUnderToast(page, 'Kunne ikke slette kursus')).toEqual([])
  })

  test('both versions of a course that another administrator has changed, and both choices, find room', async ({
    page,
    site,
    seedCourses,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(FAILED_REQUEST)
    await seedCourses([{ title: 'Foredrag om søvn' }])
    await signInAsAdmin(page)
    await page.getByRole('button', { name: 'Rediger Foredrag om søvn' }).click()
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
  })
})
