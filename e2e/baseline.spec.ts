import { paths } from '@/content/paths'
import { removeNewerFeatures } from './baseline-browser.ts'
import { expect, test } from './fixtures.ts'
import { expectToast } from './toast.ts'

test.use({ bypassCSP: true })

test.beforeEach(({ context }) => removeNewerFeatures(context))

test('in the oldest browsers of the baseline a visitor finds courses and pages, and signs up for the newsletter', async ({
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
  await page.goto(paths.search)
  await page.getByRole('searchbox').fill('skolevægring')
  await expect(page.getByText(/^Fandt \d+ resultat\(er\) for "skolevægring"$/)).toBeVisible()

  await page.getByRole('banner').getByRole('button', { name: 'Nyhedsbrev' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tilmeld nyhedsbrev' })
  await dialog.getByLabel('E-mail').fill('mor@eksempel.dk')
  await dialog.getByRole('button', { name: 'Tilmeld dig' }).click()
  await expectToast(page, 'Tak for tilmeldingen!', 'Du er nu tilmeldt vores nyhedsbrev')
  expect(await site.backend.subscribers()).toMatchObject([{ email: 'mor@eksempel.dk' }])
})

test('in the oldest browsers of the baseline an administrator signs in, creates, edits and deletes a course', async ({
  page,
}) => {
  await page.goto(paths.admin)
  await page.getByLabel('E-mail').fill('admin@example.com')
  await page.getByLabel('Adgangskode').fill('Kursusadmin1!')
  await page.getByRole('button', { name: 'Log ind' }).click()
  await expectToast(page, 'Velkommen tilbage!', 'Du er nu logget ind.')

  await page.getByRole('button', { name: 'Opret kursus' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Titel').fill('Unge stemmer')
  await form.getByLabel('Dato', { exact: true }).fill('2026-11-20')
  await form.getByLabel('Starttidspunkt').fill('19:00')
  await form.getByLabel('Sluttidspunkt').fill('21:00')
  await form.getByLabel('Lokation').fill('Valby Kulturhus')
  await form.getByLabel('URL (valgfri)').fill('https://example.com/tilmelding')
  await form.getByRole('button', { name: 'Opret', exact: true }).click()
  await expectToast(page, 'Succes', 'Kursus oprettet succesfuldt')
  const row = page.getByRole('row').filter({ hasText: 'Unge stemmer' })
  await expect(row).toContainText('20. nov. 2026')

  await row.getByRole('button', { name: 'Rediger Unge stemmer' }).click()
  await expect(form.getByLabel('URL (valgfri)')).toHaveValue('https://example.com/tilmelding')
  await form.getByLabel('Lokation').fill('København')
  await form.getByRole('button', { name: 'Opdater' }).click()
  await expectToast(page, 'Succes', 'Kursus opdateret succesfuldt')
  await expect(row).toContainText('København')

  await row.getByRole('button', { name: 'Slet Unge stemmer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).click()
  await expectToast(page, 'Succes', 'Kursus slettet succesfuldt')
  await expect(page.getByText('Ingen kurser fundet')).toBeVisible()
})
