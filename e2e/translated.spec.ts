import type { Locator, Page } from '@playwright/test'
import { COURSE_TABS, courseOffers } from '@/content/courses'
import { paths } from '@/content/paths'
import { ARTICLE_PATHS } from '@/content/public-pages'
import { searchPage } from '@/content/search-page'
import { PAGE_KINDS } from '../tests/helpers/page-kinds.ts'
import { expect, HYDRATION_MISMATCH, test, WIDE } from './fixtures.ts'
import { openBeforeScripts, openHydrated, untilHydrated } from './hydration.ts'
import { expectToast } from './toast.ts'
import { translatePage } from './translate-page.ts'

// An invisible change, and a part that React cannot render, are errors in the console, which fail each test by
// themselves (fixtures.ts). Each unit test fails, too, where React changes a bare text (tests/helpers/bare-text.ts), also
// in the administration: here is what shows that it suffices.

test.use({ viewport: WIDE, reducedMotion: 'reduce' })

/** A text in the language of the pseudo-translation: the words stay, so that roles and names still find them. */
function translated(text: string): string {
  return `⟦${text}⟧`
}

/** Opens a page and has it translated, and all that it shows from then on. */
async function openTranslated(page: Page, path: string): Promise<void> {
  await openHydrated(page, path)
  await page.evaluate(translatePage)
}

/** Waits until an element says exactly this, translated. */
async function expectTranslated(element: Locator, text: string): Promise<void> {
  await expect(element).toHaveText(translated(text))
}

test('every kind of page of a translated site can be reached from another one', async ({
  page,
}) => {
  await openTranslated(page, paths.home)
  // From one article to another the page stays, and its words change.
  for (const path of [...PAGE_KINDS, ...ARTICLE_PATHS.slice(1, 2)].toReversed()) {
    // The router follows the browser's own steps, which need no link to the page.
    await page.evaluate((to) => {
      document.querySelector('h1')?.setAttribute('data-left', '')
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(page.locator('h1:not([data-left])'), path).toHaveText(/^⟦(?!Noget gik galt)/)
  }
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
  const period = upcoming.getByRole('heading', { level: 3 }).first()
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

test('a page that is translated before hydration still works, with its dialog and toast', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(HYDRATION_MISMATCH)
  const release = await openBeforeScripts(page, paths.search)
  await page.evaluate(translatePage)
  release()
  await untilHydrated(page)
  await expectTranslated(page.locator('h1'), searchPage.title)
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

  await page.getByRole('banner').getByRole('button', { name: 'Nyhedsbrev' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tilmeld nyhedsbrev' })
  const field = dialog.getByLabel('E-mail')
  for (const typed of ['mor@hotmial.com', 'mor@gmial.com']) await field.fill(typed)
  await expectTranslated(
    dialog.getByRole('button', { name: 'Mente du' }),
    'Mente du mor@gmail.com?',
  )
  await field.fill('mor')
  await dialog.getByRole('button', { name: 'Tilmeld dig' }).click()
  const refusal = 'Indtast venligst en gyldig emailadresse'
  await expectToast(page, translated('Ugyldig email'), translated(refusal))
  await expect(field).toHaveAccessibleDescription(translated(refusal))
})
