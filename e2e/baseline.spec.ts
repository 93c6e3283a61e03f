import { paths } from '@/content/paths'
import { ADMIN } from '../supabase/local/auth/seeded-accounts.ts'
import { removeNewerFeatures } from './baseline-browser.ts'
import { expect, test } from './fixtures.ts'
import { expectToast } from './toast.ts'

// The journeys that matter most, and walked nowhere else as a whole: what works here works in a newer browser, whose
// own features have their tests.

test.use({ bypassCSP: true })

// Their worker reads MDN's data once.
test.describe.configure({ mode: 'default' })

test.beforeEach(({ context }) => removeNewerFeatures(context))

test('in the oldest browsers of the baseline a visitor finds courses and the newsletter', async ({
  page,
  site,
  seedCourses,
}) => {
  await seedCourses([
    { title: 'I denne uge' },
    { title: 'I næste uge', event_date: '2026-11-26', type: 'supervision' },
  ])
  await page.goto(paths.courses)
  expect(
    await page.evaluate(() => [
      'any' in AbortSignal,
      'canParse' in URL,
      'size' in URLSearchParams.prototype,
      'json' in Response,
      'withResolvers' in Promise,
      'requestIdleCallback' in window,
      getComputedStyle(document.querySelector('h1') ?? document.body).textWrapStyle,
    ]),
  ).toEqual([false, false, false, false, false, false, 'auto'])
  await expect(page.getByRole('article')).toContainText('I denne uge')
  await page.getByRole('button', { name: 'Næste uge' }).click()
  await expect(page.getByRole('article')).toContainText('I næste uge')
  await page.getByRole('button', { name: 'Alle kommende' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('button', { name: 'Supervision' }).click()
  await expect(page).toHaveURL('/courses?uge=2026-W48&vis=alle&type=supervision')
  await expect(page.getByRole('article')).toHaveCount(1)

  await page.getByRole('banner').getByRole('link', { name: 'Medier' }).click()
  await page.getByRole('searchbox').fill('podcast')
  await expect(page).toHaveURL('/articles?q=podcast')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Søg' }).click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('skolevægring')
  await expect(page.getByText(/^Fandt \d+ resultat\(er\) for "skolevægring"$/)).toBeVisible()
  await page.getByRole('link', { name: 'Gå til siden Skolevægring' }).click()
  await expect(page).toHaveURL(paths.schoolRefusal)
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('skolevægring')

  await page.getByRole('banner').getByRole('button', { name: 'Nyhedsbrev' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tilmeld nyhedsbrev' })
  await dialog.getByLabel('E-mail').fill('mor@eksempel.dk')
  await dialog.getByRole('button', { name: 'Tilmeld dig' }).click()
  await expectToast(page, 'Tak for tilmeldingen!', 'Du er nu tilmeldt vores nyhedsbrev')
  expect(await site.backend.subscribers()).toMatchObject([{ email: 'mor@eksempel.dk' }])
})

test('in the oldest browsers of the baseline /courses follows what an administrator does to a course', async ({
  page,
}) => {
  await page.goto(paths.admin)
  await page.getByLabel('E-mail').fill(ADMIN.email)
  await page.getByLabel('Adgangskode').fill(ADMIN.password)
  await page.getByRole('button', { name: 'Log ind' }).click()
  await expectToast(page, 'Velkommen tilbage!', 'Du er nu logget ind.')
  await expect(page.getByText('Ingen kurser fundet')).toBeVisible()

  await page.getByRole('button', { name: 'Opret kursus' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Titel').fill('Unge stemmer')
  await form.getByLabel('Dato', { exact: true }).fill('2026-11-20')
  await form.getByLabel('Type').selectOption('Foredrag')
  await form.getByLabel('Starttidspunkt').fill('19:00')
  await form.getByLabel('Sluttidspunkt').fill('21:00')
  await form.getByLabel('Lokation').fill('Valby Kulturhus')
  await page.getByRole('button', { name: 'Opret', exact: true }).click()
  await expectToast(page, 'Succes', 'Kursus oprettet succesfuldt')
  await expect(page.getByRole('dialog')).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: 'Unge stemmer' })
  await expect(row).toContainText('20. nov. 2026')
  await expect(row).toContainText('19:00 - 21:00')
  const visitor = await page.context().newPage()
  await visitor.goto(paths.courses)
  await expect(visitor.getByRole('article')).toContainText('Unge stemmer')

  await row.getByRole('button', { name: 'Rediger Unge stemmer' }).click()
  await expect(page.getByLabel('Dato', { exact: true })).toHaveValue('2026-11-20')
  await page.getByRole('textbox', { name: 'Titel' }).fill('En aften om at høre til')
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expectToast(page, 'Succes', 'Kursus opdateret succesfuldt')

  await page.getByRole('button', { name: 'Slet En aften om at høre til' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).click()
  await expectToast(page, 'Succes', 'Kursus slettet succesfuldt')
  await expect(page.getByText('Ingen kurser fundet')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('Ingen kurser i den valgte uge')).toBeVisible()

  await page.getByRole('button', { name: 'Log ud' }).click()
  await expect(page).toHaveURL(paths.admin)
  await page.goto(paths.adminDashboard)
  await expect(page).toHaveURL(paths.admin)
})
