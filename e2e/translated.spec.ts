import type { Locator, Page } from '@playwright/test'
import { articles } from '@/content/articles/articles'
import { articlesPage } from '@/content/articles/articles-page'
import { COURSE_TABS, courseOffers } from '@/content/courses'
import { paths } from '@/content/paths'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'
import { searchMessages } from '@/features/search/messages'
import { expect, HYDRATION_MISMATCH, test } from './fixtures.ts'
import { openBeforeScripts, untilHydrated } from './hydration.ts'
import { expectToast } from './toast.ts'
import { openTranslated, translated, translatePage } from './translation.ts'

// An invisible change, and a part that React cannot render, are errors in the console, which fail each test by
// themselves (fixtures.ts). Each unit test fails, too, where React changes a bare text (tests/helpers/bare-text.ts): here
// is what shows that it suffices.

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

/** Waits until an element says exactly this, translated. */
async function expectTranslated(element: Locator, text: string): Promise<void> {
  await expect(element).toHaveText(translated(text))
}

function expectTranslatedToast(page: Page, title: string, text: string): Promise<void> {
  return expectToast(page, translated(title), translated(text))
}

test('every page can be gone to from every other one in a translated site', async ({ page }) => {
  await openTranslated(page, paths.home)
  for (const path of [...PUBLIC_PATHS, ...ARTICLE_PATHS].toReversed()) {
    // The router follows the browser's own steps, which need no link to the page.
    await page.evaluate((to) => {
      document.querySelector('h1')?.setAttribute('data-left', '')
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(page.locator('h1:not([data-left])'), path).toHaveText(/^⟦(?!Noget gik galt)/)
  }
})

test('a translated page says how much is found, of pages and of articles, and shows it', async ({
  page,
}) => {
  await openTranslated(page, paths.search)
  const box = page.getByRole('searchbox')
  const status = page.getByRole('status')
  const results = page.getByRole('main').getByRole('link', { name: searchMessages.toPage })
  for (const typed of ['s', 'sko', 'skolevæ']) {
    await box.fill(typed)
    await expect(status).toContainText(`for "${typed}"⟧`)
  }
  await expect(page.locator('mark').first()).toHaveText(translated('Skolevæ'))
  await expect(results.first()).toBeVisible()
  await box.fill('skolevægrng')
  await expectTranslated(status, searchMessages.found(0, 'skolevægrng'))
  const suggestion = page.getByRole('main').getByRole('link', { name: translated('skolevægring') })
  await suggestion.first().click()
  await expect(status).toContainText('for "skolevægring"⟧')
  await box.fill('xqzw')
  await page.getByRole('button', { name: searchMessages.clear }).click()
  await expect(status).toBeEmpty()
  await expect(results).toHaveCount(0)

  await page.getByRole('banner').getByRole('link', { name: 'Medier' }).click()
  const list = page.getByRole('main').getByRole('article')
  await expect(list).toHaveCount(articles.length)
  await box.fill('findes ikke')
  await expect(page.getByText(translated(articlesPage.empty))).toBeVisible()
  await page.getByRole('button', { name: articlesPage.showAll }).click()
  await expectTranslated(status, articlesPage.count(articles.length))
  await expect(list).toHaveCount(articles.length)
})

test('the courses of a translated page follow every choice', async ({ page, seedCourses }) => {
  await seedCourses([
    { title: 'I denne uge', available_spots: 2 },
    { title: 'Et foredrag', event_date: '2026-12-03', type: 'foredrag' },
    { title: 'Næste år', event_date: '2027-02-03', type: 'supervision', available_spots: 0 },
  ])
  await openTranslated(page, paths.courses)
  const cards = page.getByRole('article')
  const upcoming = page.getByRole('region', { name: 'Kommende kurser' })
  const period = upcoming.getByRole('heading', { level: 3 })
  await expectTranslated(period, 'Kurser uge 47 (16. nov. - 22. nov.)')
  await expectTranslated(cards.getByRole('heading'), 'I denne uge')
  for (const tab of COURSE_TABS.toReversed()) {
    await page.getByRole('tab', { name: courseOffers[tab].tab }).click()
    await expect(page.getByText(courseOffers[tab].intro)).toBeVisible()
  }

  await page.getByRole('button', { name: 'Næste uge' }).click()
  await expect(upcoming.getByText(translated('Ingen kurser i den valgte uge'))).toBeVisible()
  await page.getByRole('button', { name: 'Næste kursus: uge 49' }).click()
  await expectTranslated(period, 'Kurser uge 49 (30. nov. - 6. dec.)')
  await page.getByRole('button', { name: 'Gå til næste måned' }).click()
  await page.getByRole('button', { name: 'Alle kommende' }).click()
  await expectTranslated(period, 'Alle kommende kurser')
  await expect(upcoming.getByText(translated('3 kurser'))).toBeVisible()
  const subscription = upcoming.getByRole('link', { name: 'Abonnér på kalenderen' })
  await upcoming.getByRole('button', { name: translated('Foredrag'), exact: true }).click()
  await expect(cards).toHaveCount(1)
  await expectTranslated(subscription, 'Abonnér på kalenderen: Foredrag')
  await upcoming.getByRole('button', { name: translated('Alle'), exact: true }).click()
  await expectTranslated(subscription, 'Abonnér på kalenderen')
})

test('a newsletter form says what is amiss, and takes the address in a translated page', async ({
  page,
  site,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_BLOCKED_BY_CLIENT/, /The newsletter subscription failed/)
  await openTranslated(page, paths.home)
  await page.getByRole('banner').getByRole('button', { name: 'Nyhedsbrev' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tilmeld nyhedsbrev' })
  const field = dialog.getByLabel('E-mail')
  const submit = dialog.getByRole('button', { name: 'Tilmeld dig' })
  await field.fill('mor')
  await submit.click()
  await expectTranslatedToast(page, 'Ugyldig email', 'Indtast venligst en gyldig emailadresse')
  await expect(field).toHaveAccessibleDescription(
    translated('Indtast venligst en gyldig emailadresse'),
  )
  await field.fill('')
  await expect(field).toHaveAccessibleDescription('')
  for (const typed of ['mor@hotmial.com', 'mor@gmial.com']) await field.fill(typed)
  const suggestion = dialog.getByRole('button', { name: 'Mente du' })
  await expectTranslated(suggestion, 'Mente du mor@gmail.com?')
  await suggestion.click()

  const call = '**/functions/v1/subscribe-mailchimp'
  await page.route(call, (route) => route.abort('blockedbyclient'))
  await submit.click()
  await expectTranslatedToast(page, 'Fejl', 'Der skete en fejl. Prøv venligst igen')
  await expect(dialog.getByText('Måske har din browser')).toBeVisible()
  await page.unroute(call)
  await submit.click()
  await expectTranslatedToast(page, 'Tak for tilmeldingen!', 'Du er nu tilmeldt vores nyhedsbrev')
  expect(await site.backend.subscribers()).toHaveLength(1)
})

test('a page that the browser has translated before hydration goes on, with the title of each page', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(HYDRATION_MISMATCH)
  const release = await openBeforeScripts(page, paths.search)
  await page.evaluate(translatePage)
  release()
  await untilHydrated(page)
  await expectTranslated(page.locator('h1'), searchMessages.title)
  await expect(page).toHaveTitle(/^⟦Søg/)
  for (const typed of ['s', 'sk']) {
    await page.getByRole('searchbox').fill(typed)
    await expect(page.getByRole('status')).toContainText(`for "${typed}"⟧`)
  }
  for (const name of ['Priser', 'Kontakt']) {
    await page.getByRole('banner').getByRole('link', { name }).click()
    await expectTranslated(page.locator('h1'), name)
    await expect(page).toHaveTitle(new RegExp(`^⟦${name}`))
  }
})

test('an administrator signs in, and searches, creates, edits and deletes courses in a translated page', async ({
  page,
  seedCourses,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 400/, /^console.error: Login fejl/)
  await seedCourses(
    Array.from({ length: 60 }, (_, index) => ({
      title: index === 0 ? 'Unge stemmer' : `Aften ${index}`,
    })),
  )
  await openTranslated(page, paths.admin)
  const submit = page.getByRole('button', { name: 'Log ind' })
  await submit.click()
  const email = page.getByLabel('E-mail')
  await expect(email).toHaveAccessibleDescription(translated('Indtast din e-mail'))
  await email.fill('admin@example.com')
  await expect(email).toHaveAccessibleDescription('')
  for (const password of ['forkert', 'Kursusadmin1!']) {
    await page.getByLabel('Adgangskode').fill(password)
    await submit.click()
    const toasts = page.getByRole('region', { name: /^Beskeder/ })
    if (password === 'forkert')
      await expect(toasts.getByText(translated('Login fejl'))).toBeVisible()
  }
  await expectTranslatedToast(page, 'Velkommen tilbage!', 'Du er nu logget ind.')
  await expectTranslated(page.locator('h1'), 'Admin Panel')

  const status = page.getByRole('status').filter({ hasText: /kurs/ })
  await expectTranslated(status, 'Viser 1-50 af 60 kurser')
  await page.getByRole('searchbox').fill('findes ikke')
  await expect(page.getByText(translated('Ingen kurser matcher'))).toBeVisible()
  await page.getByRole('searchbox').fill('Unge stemmer')
  await expectTranslated(status, '1 kursus')
  await page.getByRole('button', { name: 'Tidligere' }).click()
  await expectTranslated(status, '0 kurser')
  await page.getByRole('button', { name: translated('Alle (1)'), exact: true }).click()

  await page.getByRole('button', { name: 'Opret kursus' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: translated('Opret'), exact: true }).click()
  const title = form.getByLabel('Titel')
  await expect(title).toHaveAccessibleDescription(translated('Titel er påkrævet'))
  await title.fill('En aften')
  await expect(title).toHaveAccessibleDescription('')
  await form.getByRole('button', { name: 'Annuller' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Luk uden at gemme' }).click()

  await page.getByRole('button', { name: 'Rediger Unge stemmer' }).click()
  await title.fill('Unge stemmer igen')
  await form.getByRole('button', { name: 'Opdater' }).click()
  await expectTranslatedToast(page, 'Succes', 'Kursus opdateret succesfuldt')
  const row = page.getByRole('table').getByRole('row').nth(1)
  await expect(row).toContainText(translated('Unge stemmer igen'))
  await page.getByRole('button', { name: 'Slet Unge stemmer igen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).click()
  await expectTranslatedToast(page, 'Succes', 'Kursus slettet succesfuldt')

  await page.getByRole('button', { name: 'Vis ændringer' }).click()
  await expect(page.getByRole('status').last()).toContainText(/⟦.*ændring/)
  await page.getByRole('button', { name: 'Log ud' }).click()
  await expect(submit).toBeVisible()
})
