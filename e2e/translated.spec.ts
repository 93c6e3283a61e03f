import type { Locator, Page } from '@playwright/test'
import { articleIds } from '@/content/articles/article-ids'
import { articlesPage } from '@/content/articles/articles-page'
import { COURSE_TABS, courseOffers } from '@/content/courses'
import { readingWords, themeWords } from '@/content/display-settings'
import { LAW_TABS, laws } from '@/content/paragraphs'
import { articlePath, paths } from '@/content/paths'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'
import { searchMessages } from '@/features/search/messages'
import { danishVoice, installFakeSpeech } from '../tests/helpers/fake-speech.ts'
import { offline } from './faults.ts'
import { expect, HYDRATION_MISMATCH, test } from './fixtures.ts'
import { openBeforeScripts, untilHydrated } from './hydration.ts'
import { openTranslated, translated, translatePage } from './translation.ts'

// An invisible change, and a part that React cannot render, are errors in the console, which fail each test by
// themselves (fixtures.ts).

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

test.use({ viewport: DESK, reducedMotion: 'reduce' })

/** Waits until an element says exactly this, translated. */
async function expectTranslated(element: Locator, text: string): Promise<void> {
  await expect(element).toHaveText(translated(text))
}

function heading(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { name })
}

/** Announcements to screen readers outside of the page itself. */
function announcement(page: Page, text: string): Locator {
  return page.locator('body > p[aria-live]').filter({ hasText: translated(text) })
}

async function expectToast(page: Page, title: string, text: string): Promise<void> {
  const toast = page.getByRole('region', { name: /^Beskeder/, includeHidden: true })
  await expect(toast.getByText(translated(title), { exact: true })).toBeVisible()
  await expect(toast.getByText(translated(text), { exact: true })).toBeVisible()
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

test.describe('with no answer to the cookie banner', () => {
  test.use({ cookieConsent: null })

  test('menus, theme and cookie banner work in a translated page', async ({ page }) => {
    await openTranslated(page, paths.prices)
    const banner = page.getByRole('region', { name: 'Vi bruger cookies' })
    await banner.getByRole('button', { name: 'Afvis' }).click()
    await expect(banner).toHaveCount(0)
    await expect(announcement(page, 'Dit valg er gemt')).toBeAttached()
    await page.getByRole('button', { name: 'Cookieindstillinger' }).click()
    await banner.getByRole('button', { name: 'Acceptér alle' }).click()
    await expect(banner).toHaveCount(0)

    const dark = page.getByRole('button', { name: themeWords.options.dark })
    await dark.click()
    await expect(dark).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('html')).toContainClass('dark')

    const opener = page.getByRole('button', { name: 'Kommuner' })
    await opener.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await opener.click()
    await page.getByRole('link', { name: 'Paragraffer' }).first().click()
    await expect(heading(page, 'Paragraffer').first()).toBeFocused()
    await expectTranslated(page.locator('h1'), 'Paragraffer')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('the menu leads on in a translated page', async ({ page }) => {
    await openTranslated(page, paths.prices)
    const opener = page.getByRole('button', { name: 'Åbn menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await opener.click()
    await menu.getByText('Kommuner').click()
    await expect(menu.getByRole('link', { name: 'Paragraffer' })).toBeVisible()
    await menu.getByRole('button', { name: 'Luk menu' }).click()
    await expect(menu).toHaveCount(0)
    await opener.click()
    await menu.getByRole('link', { name: 'Kontakt' }).click()
    await expectTranslated(page.locator('h1'), 'Kontakt')
    await opener.click()
    await menu.getByRole('button', { name: 'Nyhedsbrev' }).click()
    await expect(page.getByRole('dialog', { name: 'Tilmeld nyhedsbrev' })).toBeVisible()
  })
})

test('a translated search says after each letter how much it has found, and marks it', async ({
  page,
}) => {
  await openTranslated(page, paths.search)
  const box = page.getByRole('searchbox')
  const status = page.getByRole('status')
  const results = page.getByRole('main').getByRole('link', { name: searchMessages.toPage })
  let typed = ''
  for (const letter of 'skolevæ') {
    typed += letter
    await box.pressSequentially(letter)
    await expect(status).toContainText(`for "${typed}"⟧`)
    await expect(status).toHaveText(/^⟦Fandt [1-9]/)
  }
  await expect(page.locator('mark').first()).toHaveText(translated('Skolevæ'))
  await expect(results.first()).toBeVisible()
  for (let left = typed.length; left > 0; left--) await box.press('Backspace')
  await expect(status).toBeEmpty()
  await expect(results).toHaveCount(0)

  await box.fill('skolevægrng')
  await expectTranslated(status, searchMessages.found(0, 'skolevægrng'))
  await expectTranslated(heading(page, searchMessages.none), searchMessages.none)
  await page
    .getByRole('main')
    .getByRole('link', { name: translated('skolevægring'), exact: true })
    .first()
    .click()
  await expect(box).toHaveValue('skolevægring')
  await expect(status).toContainText('for "skolevægring"⟧')
  await box.fill('xqzw')
  await expectTranslated(status, searchMessages.found(0, 'xqzw'))
  await page.getByRole('button', { name: searchMessages.clear }).click()
  await expect(status).toBeEmpty()
  await page.getByRole('main').getByRole('link', { name: 'priser' }).click()
  await expect(status).toContainText('for "priser"⟧')
  await page.goBack()
  await expect(status).toBeEmpty()
})

test('the courses of a translated page follow every choice', async ({ page, seedCourses }) => {
  const [, lecture] = await seedCourses([
    { title: 'I denne uge', available_spots: 2 },
    {
      title: 'Et foredrag',
      event_date: '2026-12-03',
      type: 'foredrag',
      url: 'https://example.com/x',
    },
    { title: 'Næste år', event_date: '2027-02-03', type: 'supervision', available_spots: 0 },
  ])
  await openTranslated(page, paths.courses)
  const cards = page.getByRole('article')
  const upcoming = page.getByRole('region', { name: 'Kommende kurser' })
  const period = upcoming.getByRole('heading', { level: 3 })
  await expectTranslated(period, 'Kurser uge 47 (16. nov. - 22. nov.)')
  await expectTranslated(cards.getByRole('heading'), 'I denne uge')

  for (const tab of [...COURSE_TABS, COURSE_TABS[0]]) {
    await page.getByRole('tab', { name: courseOffers[tab].tab }).click()
    await expect(page.getByText(courseOffers[tab].intro)).toBeVisible()
  }

  await page.getByRole('button', { name: 'Næste uge' }).click()
  await expectTranslated(period, 'Kurser uge 48 (23. nov. - 29. nov.)')
  await expect(upcoming.getByText(translated('Ingen kurser i den valgte uge'))).toBeVisible()
  await page.getByRole('button', { name: 'Næste kursus: uge 49' }).click()
  await expectTranslated(period, 'Kurser uge 49 (30. nov. - 6. dec.)')
  await expectTranslated(cards.getByRole('heading'), 'Et foredrag')
  await page.getByRole('button', { name: 'I dag', exact: false }).first().click()
  await expectTranslated(period, 'Kurser uge 47 (16. nov. - 22. nov.)')

  await page.getByRole('button', { name: 'Gå til næste måned' }).click()
  await expect(page.getByRole('grid')).toHaveAccessibleName(/december 2026/)
  await page.getByRole('button', { name: / den 3\. december 2026/ }).click()
  await expectTranslated(cards.getByRole('heading'), 'Et foredrag')
  await page.getByRole('button', { name: / den 3\. december 2026/ }).click()
  await expectTranslated(period, 'Vælg en dato for at se kurser')

  await page.getByRole('button', { name: 'Måned', exact: false }).last().click()
  await expect(period).toContainText('Kurser i')
  await page.getByRole('button', { name: 'Alle kommende' }).click()
  await expectTranslated(period, 'Alle kommende kurser')
  await expect(cards).toHaveCount(3)
  await expect(upcoming.getByText(translated('3 kurser'))).toBeVisible()
  const subscription = upcoming.getByRole('link', { name: 'Abonnér på kalenderen' })
  await upcoming.getByRole('button', { name: translated('Foredrag'), exact: true }).click()
  await expect(cards).toHaveCount(1)
  await expectTranslated(subscription, 'Abonnér på kalenderen: Foredrag')
  await upcoming.getByRole('button', { name: translated('Supervision'), exact: true }).click()
  await expectTranslated(subscription, 'Abonnér på kalenderen: Supervision')
  await upcoming.getByRole('button', { name: translated('Alle'), exact: true }).click()
  await expectTranslated(subscription, 'Abonnér på kalenderen')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Føj til kalender: Et foredrag' }).click()
  await download
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await cards
    .filter({ hasText: 'Et foredrag' })
    .getByRole('button', { name: 'Kopiér link' })
    .click()
  await expectToast(page, 'Linket er kopieret', 'Nu kan du sætte det ind, hvor du vil dele det.')

  await openTranslated(page, `${paths.courses}?kursus=${lecture?.id}`)
  await expectTranslated(cards.getByRole('heading'), 'Et foredrag')
  await openTranslated(page, `${paths.courses}?kursus=00000000-0000-4000-8000-000000000000`)
  await expect(upcoming.getByText('Kurset i linket findes ikke længere')).toBeVisible()
  await page.getByRole('button', { name: 'Næste uge' }).click()
  await expect(upcoming.getByText('Kurset i linket findes ikke længere')).toHaveCount(0)
})

test('a course that has changed meanwhile is shown as it is now in a translated page', async ({
  page,
  site,
  seedCourses,
}) => {
  const [course] = await seedCourses([{ title: 'En aften', available_spots: 20 }])
  await openTranslated(page, paths.courses)
  const card = page.getByRole('article')
  await expect(card).toContainText('16:00 - 18:30')
  await expect(card).toContainText('Skriv til os om en plads')

  const changed = await site.backend.fetch(
    new Request(`${site.origin}/supabase/rest/v1/course_events?id=eq.${course?.id}`, {
      method: 'PATCH',
      headers: { apikey: site.backend.keys.secretKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        start_time: '18:00',
        end_time: '20:30',
        available_spots: 0,
        type: 'foredrag',
      }),
    }),
  )
  expect(changed.ok).toBe(true)
  // As on the way back from another tab.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect(card).toContainText(translated('18:00 - 20:30'))
  await expect(card).toContainText(translated('Foredrag'))
  await expect(card).toContainText(translated('Skriv mig på venteliste'))
  await expect(card).not.toContainText('16:00')
})

test('courses that could not be had come at the second attempt in a translated page', async ({
  page,
  seedCourses,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/Failed to load resource/, /^console.error: Fejl/)
  await seedCourses([{ title: 'Stadig her' }])
  await page.route('**/course_events*', offline)
  await openTranslated(page, paths.courses)
  const text = 'Kunne ikke indlæse kurser. Prøv at genindlæse siden.'
  await expect(page.getByRole('main').getByText(translated(text))).toBeVisible()
  await page.unroute('**/course_events*')
  await page.getByRole('button', { name: 'Prøv igen' }).click()
  await expectTranslated(page.getByRole('article').getByRole('heading'), 'Stadig her')
  await expect(page.getByRole('main').getByText(text)).toHaveCount(0)
})

test('articles are filtered, found nothing of, and shown again in a translated page', async ({
  page,
}) => {
  await openTranslated(page, paths.articles)
  const articles = page.getByRole('main').getByRole('article')
  const status = page.getByRole('status')
  await page
    .getByRole('main')
    .getByRole('link', { name: translated('Podcast') })
    .click()
  await expectTranslated(status, articlesPage.count(2))
  const box = page.getByRole('searchbox')
  await box.fill('kanariefugl')
  await expectTranslated(status, articlesPage.count(1))
  await expect(articles).toHaveCount(1)
  await box.fill('findes ikke')
  await expect(page.getByText(translated(articlesPage.empty))).toBeVisible()
  await page.getByRole('button', { name: articlesPage.showAll }).click()
  await expectTranslated(status, articlesPage.count(9))
  await expect(articles).toHaveCount(9)
})

test('an article is read aloud, passed on, and left for the next in a translated page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(installFakeSpeech, [danishVoice])
  await openTranslated(page, articlePath(articleIds.familyDistress))
  const button = page.getByRole('button', { name: 'Læs op' })
  await button.click()
  const controls = page.getByRole('region', { name: 'Oplæsning' })
  const [first] = [controls.getByRole('button').first()]
  await expectTranslated(first, 'Pause')
  await first.click()
  await expectTranslated(first, 'Fortsæt')
  await first.click()
  await expectTranslated(first, 'Pause')
  await controls.getByRole('button', { name: 'Stop' }).click()
  await expectTranslated(button, 'Læs op')

  await page.getByRole('button', { name: 'Kopiér link' }).click()
  await expectToast(page, 'Linket er kopieret', 'Nu kan du sætte det ind, hvor du vil dele det.')
  const title = await page.locator('h1').textContent()
  await page.getByRole('navigation', { name: 'Flere artikler' }).getByRole('link').first().click()
  await expect(page.locator('h1')).not.toHaveText(title ?? '')
  await expect(page.locator('h1')).toContainText('⟦')
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
  await expectToast(page, 'Ugyldig email', 'Indtast venligst en gyldig emailadresse')
  await expect(field).toHaveAccessibleDescription(
    translated('Indtast venligst en gyldig emailadresse'),
  )
  await field.fill('')
  await expect(field).toHaveAccessibleDescription('')
  for (const typed of ['mor@hotmial.com', 'mor@gmial.com']) await field.fill(typed)
  await expect(dialog.getByRole('button', { name: 'Mente du' })).toHaveText(
    translated('Mente du mor@gmail.com?'),
  )
  await dialog.getByRole('button', { name: 'Mente du' }).click()
  await expect(field).toHaveValue('mor@gmail.com')

  const call = '**/functions/v1/subscribe-mailchimp'
  await page.route(call, (route) => route.abort('blockedbyclient'))
  await submit.click()
  await expectToast(page, 'Fejl', 'Der skete en fejl. Prøv venligst igen')
  await expect(dialog.getByText('Måske har din browser')).toBeVisible()
  await page.unroute(call)
  await submit.click()
  await expectToast(page, 'Tak for tilmeldingen!', 'Du er nu tilmeldt vores nyhedsbrev')
  await expect(dialog).toHaveCount(0)
  expect(await site.backend.subscribers()).toHaveLength(1)
})

test('sections, menus and carousels work in a translated page', async ({ page }) => {
  await openTranslated(page, paths.privacy)
  const section = page.getByRole('main').locator('details').nth(2)
  await section.locator('summary').click()
  await expect(section).not.toHaveAttribute('open')
  await page.getByRole('navigation', { name: 'Indhold' }).getByRole('link').nth(2).click()
  await expect(section).toHaveAttribute('open')

  await openTranslated(page, paths.accessibility)
  const settings = page.getByRole('group', { name: readingWords.legend })
  for (const setting of await settings.getByRole('button').all()) {
    await setting.click()
    await expect(setting).toHaveAttribute('aria-pressed', 'true')
    await setting.click()
    await expect(setting).toHaveAttribute('aria-pressed', 'false')
  }

  await openTranslated(page, paths.paragraphs)
  for (const tab of [...LAW_TABS, LAW_TABS[0]]) {
    await page.getByRole('tab', { name: laws[tab].tab }).click()
    await expect(page.getByText(laws[tab].intro)).toBeVisible()
  }

  await openTranslated(page, paths.about)
  for (const name of ['Anders Krogh', 'Signe Østergaard']) {
    await page.getByRole('button', { name }).click()
    const profile = page.getByRole('dialog')
    await expectTranslated(profile.getByRole('heading', { level: 2 }), name)
    await profile.getByRole('button', { name: 'Luk' }).first().click()
    await expect(profile).toHaveCount(0)
  }

  await openTranslated(page, paths.servicesOverview)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const toTop = page.getByRole('button', { name: 'Til toppen' })
  await toTop.click()
  await expect(toTop).toHaveCount(0)
})

test('a carousel tells its place, and stops and plays in a translated page', async ({ page }) => {
  await openTranslated(page, paths.pfaCustomer)
  const carousel = page.getByRole('region', { name: 'Det fortæller forældre' })
  await carousel.scrollIntoViewIfNeeded()
  const place = carousel.locator('p[aria-live]')
  await expectTranslated(place, 'Udtalelse 1 af 4')
  await carousel.getByRole('button', { name: 'Næste' }).click()
  await expectTranslated(place, 'Udtalelse 2 af 4')
  await carousel.getByRole('button', { name: 'Afspil' }).click()
  await expect(carousel.getByRole('button', { name: 'Sæt på pause' })).toBeVisible()
})

test('an unknown address leads on in a translated page', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/404/)
  await openTranslated(page, '/services/skolevaring')
  await expect(page.getByText(translated('Oops! Page not found'))).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Skolevægring' }).click()
  await expectTranslated(page.locator('h1'), 'Skole\u00ADvægring')
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

test('an administrator signs in, and looks for, opens and deletes courses in a translated page', async ({
  page,
  seedCourses,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 400/, /^console.error: Login fejl/)
  await seedCourses(
    Array.from({ length: 60 }, (_, index) => ({
      title: index === 0 ? 'Unge stemmer' : `Aften ${index}`,
      event_date: '2026-12-03',
    })),
  )
  await openTranslated(page, paths.admin)
  const submit = page.getByRole('button', { name: 'Log ind' })
  const email = page.getByLabel('E-mail')
  await submit.click()
  await expect(email).toHaveAccessibleDescription(translated('Indtast din e-mail'))
  await email.fill('admin')
  await expect(email).toHaveAccessibleDescription(
    translated('Skriv en e-mailadresse, fx navn@eksempel.dk'),
  )
  await email.fill('admin@example.com')
  await expect(email).toHaveAccessibleDescription('')
  await page.getByLabel('Adgangskode').fill('forkert')
  await submit.click()
  const toasts = page.getByRole('region', { name: /^Beskeder/ })
  await expect(toasts.getByText(translated('Login fejl'))).toBeVisible()
  await page.getByLabel('Adgangskode').fill('Kursusadmin1!')
  await submit.click()
  await expectToast(page, 'Velkommen tilbage!', 'Du er nu logget ind.')
  await expectTranslated(page.locator('h1'), 'Admin Panel')

  const status = page.getByRole('status').filter({ hasText: /kurs/ })
  await expectTranslated(status, 'Viser 1-50 af 60 kurser')
  await page.getByRole('button', { name: 'Næste' }).click()
  await expectTranslated(status, 'Viser 51-60 af 60 kurser')
  const rows = page.getByRole('table').getByRole('row')
  await page.getByRole('searchbox').fill('Unge stemmer')
  await expectTranslated(status, '1 kursus')
  await expect(rows).toHaveCount(2)
  await page.getByRole('searchbox').fill('findes ikke')
  await expect(page.getByText(translated('Ingen kurser matcher'))).toBeVisible()
  await page.getByRole('button', { name: 'Vis alle kurser' }).click()
  await expectTranslated(status, 'Viser 51-60 af 60 kurser')
  await page.getByRole('searchbox').fill('Unge stemmer')
  const earlier = page.getByRole('button', { name: 'Tidligere' })
  await earlier.click()
  await expectTranslated(status, '0 kurser')
  await expectTranslated(earlier, 'Tidligere (0)')
  await page.getByRole('button', { name: translated('Alle (1)'), exact: true }).click()
  await expectTranslated(status, '1 kursus')

  await page.getByRole('button', { name: 'Opret kursus' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: translated('Opret'), exact: true }).click()
  await expect(form.getByLabel('Titel')).toHaveAccessibleDescription(
    translated('Titel er påkrævet'),
  )
  await form.getByLabel('Titel').fill('En aften')
  await expect(form.getByLabel('Titel')).toHaveAccessibleDescription('')
  await form.getByRole('button', { name: 'Annuller' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Luk uden at gemme' }).click()
  await expect(form).toHaveCount(0)

  await page.getByRole('button', { name: 'Rediger Unge stemmer' }).click()
  await form.getByLabel('Titel').fill('Unge stemmer igen')
  await form.getByLabel('Lokation').fill('Valby')
  await form.getByRole('button', { name: 'Opdater' }).click()
  await expectToast(page, 'Succes', 'Kursus opdateret succesfuldt')
  await expect(rows.nth(1)).toContainText(translated('Unge stemmer igen'))
  await expect(rows.nth(1)).toContainText(translated('Valby'))

  await page.getByRole('button', { name: 'Slet Unge stemmer igen' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Annuller' }).click()
  await page.getByRole('button', { name: 'Slet Unge stemmer igen' }).click()
  await question.getByRole('button', { name: 'Slet' }).click()
  await expectToast(page, 'Succes', 'Kursus slettet succesfuldt')
  await expect(page.getByText(translated('Ingen kurser matcher'))).toBeVisible()

  await page.getByRole('button', { name: 'Vis ændringer' }).click()
  await expect(page.getByRole('status').last()).toContainText(/⟦.*ændring/)
  const toggle = page.getByRole('button', { name: 'Sidepanel' })
  await toggle.click()
  await toggle.click()
  await page.getByRole('button', { name: 'Log ud' }).click()
  await expect(submit).toBeVisible()
})
