import type { Locator, Page } from '@playwright/test'
import { articleIds } from '@/content/articles/article-ids'
import { COURSE_TABS, courseOffers } from '@/content/courses'
import { LAW_TABS, laws } from '@/content/paragraphs'
import { articlePath, paths } from '@/content/paths'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'
import { findViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openHydrated, untilHydrated } from './hydration.ts'
import { findLostText, spaceText } from './lost-text.ts'
import { expectNoSidewaysScroll, shareLeft, ZOOMED } from './reflow.ts'
import { signInAsAdmin, signInAsUser } from './sign-in.ts'
import { findSmallTargets } from './touch-targets.ts'

const PHONE = { width: 390, height: 844 }
const WIDE = { width: 1440, height: 900 }

test.use({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' })

/** Checks the page, or a part of it, on a phone and on a wide screen unless one is named. */
async function expectNoViolations(
  page: Page,
  what: string,
  { sizes = [PHONE, WIDE], part }: { sizes?: (typeof WIDE)[]; part?: Locator } = {},
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    const where = `${what} at ${size.width} px`
    expect.soft(await findViolations(page, part), where).toEqual([])
    if (size === PHONE) {
      expect.soft(await findSmallTargets(page), `too small for a finger: ${where}`).toEqual([])
    }
  }
  await page.setViewportSize(PHONE)
}

/** Zoomed to 400 % (WCAG 1.4.10), and with its text set wide (1.4.12). */
async function expectAllTextKept(page: Page, path: string): Promise<void> {
  await page.setViewportSize(ZOOMED)
  await expectNoSidewaysScroll(page, `${path} at 400 %`)
  expect.soft(await shareLeft(page), `${path} under what stays`).toBeGreaterThan(0.7)

  const setAsBefore = await spaceText(page)
  for (const size of [ZOOMED, WIDE]) {
    await page.setViewportSize(size)
    const what = `${path} with wide text at ${size.width} px`
    await expectNoSidewaysScroll(page, what)
    expect.soft(await findLostText(page), what).toEqual([])
  }
  await setAsBefore()
  await page.setViewportSize(PHONE)
}

/** Opens a page and waits for hydration and its requests to the backend. */
async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
  await expect(page.getByText(/^Indlæser/)).toHaveCount(0)
}

/**
 * Navigates within the document, like the browser's buttons. In a new document axe would have to be evaluated
 * again, which takes as long as a page.
 */
async function navigateTo(page: Page, path: string): Promise<void> {
  const title = await page.title()
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page).not.toHaveTitle(title)
  await expect(page.locator('[data-deferred]')).toHaveCount(0)
  await expect(page.getByText(/^Indlæser/)).toHaveCount(0)
}

function isAboutServices(path: string): boolean {
  return path.startsWith(paths.services)
}

for (const [name, routes] of [
  ['pages about services', PUBLIC_PATHS.filter(isAboutServices)],
  ['other pages', PUBLIC_PATHS.filter((path) => !isAboutServices(path))],
  ['articles', ARTICLE_PATHS],
] as const) {
  test(`the ${name} are without faults, and keep all of their text`, async ({
    page,
    seedCourses,
  }) => {
    await seedCourses([
      {
        title: 'Selvforståelsesforløb for unge med skolevægring',
        url: 'https://example.com/',
      },
      { title: 'Et kursus uden adresse' },
      { title: 'Et udsolgt kursus', available_spots: 0 },
    ])
    const [first = '', ...others] = routes
    await openPage(page, first)
    await expectNoViolations(page, first)
    await expectAllTextKept(page, first)
    for (const route of others) {
      await navigateTo(page, route)
      await expectNoViolations(page, route)
      await expectAllTextKept(page, route)
    }
  })
}

test('pages for unknown paths have no accessibility violations', async ({
  page,
  allowConsoleErrors,
}) => {
  // They come with the status that says so.
  allowConsoleErrors(/status of 404/)
  for (const path of ['/findes-ikke', '/servcies', `${paths.articles}/findes-ikke`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoViolations(page, path)
  }
})

for (const [path, tabs] of [
  [paths.courses, COURSE_TABS.map((tab) => courseOffers[tab].tab)],
  [paths.paragraphs, LAW_TABS.map((tab) => laws[tab].tab)],
] as const) {
  test(`every tab of ${path} is without faults`, async ({ page }) => {
    await openPage(page, path)
    const part = page.locator('.section').filter({ has: page.getByRole('tablist') })
    // The page with its first tab is judged among all pages.
    for (const name of tabs.slice(1)) {
      await page.getByRole('tab', { name }).click()
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
      await expectNoViolations(page, name, { part })
    }
  })
}

test('the menus are without faults', async ({ page }) => {
  await openHydrated(page, paths.contact)
  await page.getByRole('button', { name: 'Åbn menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await menu.getByText('Kommuner').click()
  await expect(menu.getByRole('link', { name: 'Paragraffer' })).toBeVisible()
  await expectNoViolations(page, 'the menu', { sizes: [PHONE], part: menu })

  await page.setViewportSize(WIDE)
  await page.getByRole('button', { name: 'Kommuner' }).click()
  await expect(page.getByRole('link', { name: /^Paragraffer/ })).toBeVisible()
  await expectNoViolations(page, 'Kommuner', { sizes: [WIDE] })
})

test('the newsletter dialog and its messages have no accessibility violations', async ({
  page,
}) => {
  // One of the lightest pages that have its button: axe reads all that lies behind the dialog too.
  await openPage(page, articlePath(articleIds.familyDistress))
  await page.getByRole('main').getByRole('button', { name: 'Tilmeld dig' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tilmeld nyhedsbrev' })
  await expect(dialog).toBeVisible()
  await expectNoViolations(page, 'the dialog')

  await dialog.getByRole('button', { name: 'Tilmeld dig' }).click()
  await expect(dialog.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  const messages = page.getByRole('region', { name: /^Beskeder/, includeHidden: true })
  await expect(messages.getByText('Ugyldig email')).toBeVisible()
  await expectNoViolations(page, 'the dialog with an error and its toast')

  await dialog.getByLabel('E-mail').fill('mor@eksempel.dk')
  await dialog.getByRole('button', { name: 'Tilmeld dig' }).click()
  await expect(dialog).toHaveCount(0)
  // It stays for as long as the pointer is over it.
  await messages.getByText('Tak for tilmeldingen!').hover()
  await expectNoViolations(page, 'the toast of success', { part: messages })
})

test('menus, dialogs and tabs of public pages have no accessibility violations', async ({
  page,
}) => {
  await openPage(page, paths.about)
  const opener = page.getByRole('button', { name: /^Læs mere om/ })
  await opener.first().click()
  const profile = page.getByRole('dialog')
  await expect(profile).toBeVisible()
  await expectNoViolations(page, 'a profile', { part: profile })

  await openPage(page, paths.terms)
  await page.getByText(/^1\. /).first().click()
  await page.getByRole('button', { name: 'Cookieindstillinger' }).click()
  await expect(page.getByRole('region', { name: 'Vi bruger cookies' })).toBeVisible()
  await expectNoViolations(page, 'an unfolded section and the cookie banner')

  await openPage(page, paths.servicesOverview)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const toTop = page.getByRole('button', { name: 'Til toppen' })
  await expect(toTop).toBeVisible()
  await expectNoViolations(page, 'the way to the top', { part: toTop })

  for (const path of [paths.home, paths.pfaCustomer]) {
    await openPage(page, path)
    const carousel = page
      .getByRole('region')
      .filter({ has: page.getByRole('group') })
      .first()
    const slide = carousel.getByRole('group').first()
    await slide.scrollIntoViewIfNeeded()
    // Until the engine is loaded the slides are scrollable, and therefore focusable.
    await expect(slide.locator('xpath=ancestor::*[@tabindex="0"]')).toHaveCount(0)
    // The sticky header may cover a link otherwise.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectNoViolations(page, `the carousel of ${path}`, { part: carousel })
  }
})

test('filtered lists have no accessibility violations', async ({ page }) => {
  const part = page.getByRole('main')
  await openPage(page, `${paths.search}?q=skole`)
  await expect(page.getByText(/^Fandt \d+ resultat/)).toBeVisible()
  await expectNoViolations(page, 'results', { part })
  await page.getByRole('searchbox').fill('skolevaegring')
  await expect(page.getByRole('navigation', { name: 'Måske leder du efter …' })).toBeVisible()
  await expectNoViolations(page, 'suggestions', { part })
  await page.getByRole('searchbox').fill('findes ikke')
  await expect(page.getByRole('heading', { name: 'Ingen resultater fundet' })).toBeVisible()
  await expectNoViolations(page, 'no results', { part })

  await openPage(page, `${paths.articles}?category=Podcast`)
  await expectNoViolations(page, 'a category', { part })
  await page.getByRole('searchbox').fill('findes ikke')
  await expect(page.getByText('Ingen artikler matcher din søgning.')).toBeVisible()
  await expectNoViolations(page, 'no articles', { part })
})

test('the message about courses that cannot be loaded has no accessibility violations', async ({
  page,
  site,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/Failed to load resource|^console.error: Fejl/)
  site.failBackend({ match: ({ url }) => url.includes('/course_events'), respond: 'offline' })
  await openPage(page, paths.courses)
  await expect(page.getByRole('region', { name: /^Beskeder/ }).getByText('Fejl')).toBeVisible()
  await expectNoViolations(page, 'courses that failed')

  site.restoreBackend()
  await page.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(page.getByText('Ingen kurser i den valgte uge')).toBeVisible()
  await expectNoViolations(page, 'a week without courses', { part: page.getByRole('main') })
})

test('the sign-in and its refusals are without faults', async ({ page }) => {
  await page.goto(paths.admin)
  await page.getByRole('button', { name: 'Log ind' }).click()
  await expect(page.getByText('Indtast din adgangskode')).toBeVisible()
  await expectNoViolations(page, 'the sign-in with errors')

  await signInAsUser(page)
  await expect(page.getByRole('heading', { name: 'Adgang nægtet' })).toBeVisible()
  await expectNoViolations(page, 'access denied')
})

test('the administration is without faults', async ({ page, site, allowConsoleErrors }) => {
  allowConsoleErrors(/Failed to load resource|^console.error: Fejl/)
  await signInAsAdmin(page)
  await expect(page.getByText('Ingen kurser fundet')).toBeVisible()
  await expectNoViolations(page, 'the empty list')

  await page.getByRole('button', { name: 'Sidepanel' }).click()
  const navigation = page.getByRole('dialog', { name: 'Administration' })
  await expect(navigation).toBeVisible()
  await expectNoViolations(page, 'the navigation', { sizes: [PHONE], part: navigation })
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Opret kursus' }).click()
  // Without its year.
  await page.getByLabel('Dato', { exact: true }).pressSequentially('1111')
  await page.getByLabel('Ledige pladser').fill('30')
  await page.getByLabel('URL (valgfri)').fill('ingen adresse')
  await page.getByRole('button', { name: 'Opret', exact: true }).click()
  await expect(page.getByText('Titel er påkrævet')).toBeVisible()
  await expect(page.getByText('Datoen er ikke udfyldt helt, eller den findes ikke')).toBeVisible()
  const form = page.getByRole('dialog', { name: 'Opret nyt kursus' })
  await expectNoViolations(page, 'the form with errors', { part: form })

  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Luk uden at gemme?' })
  await expect(question).toBeVisible()
  await expectNoViolations(page, 'the question about changes', { part: question })
  await page.getByRole('button', { name: 'Luk uden at gemme' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  site.setClock('2026-11-18T12:00:00+01:00')
  await page.getByRole('button', { name: 'Opret kursus' }).click()
  await page.getByLabel('Titel').fill('Et kursus')
  await page.getByLabel('Dato', { exact: true }).fill('2026-11-20')
  await page.getByLabel('Starttidspunkt').fill('19:00')
  await page.getByLabel('Sluttidspunkt').fill('21:00')
  await page.getByLabel('Lokation').fill('Valby Kulturhus')
  await page.getByRole('button', { name: 'Opret', exact: true }).click()
  await expect(page.getByRole('alertdialog', { name: 'Din session er udløbet' })).toBeVisible()
  await expectNoViolations(page, 'the sign-in over a form')
})

test('the list of courses is without faults', async ({ page, seedCourses }) => {
  await seedCourses([{ title: 'Et kursus' }, { title: 'Et andet', type: 'foredrag' }])
  await signInAsAdmin(page)
  await expect(page.getByRole('button', { name: 'Rediger Et kursus' })).toBeVisible()
  await expectNoViolations(page, 'the list')

  await page.setViewportSize(WIDE)
  await page.getByRole('button', { name: 'Sidepanel' }).click()
  await page.getByRole('button', { name: 'Slet Et kursus' }).hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await expectNoViolations(page, 'the folded navigation and a tooltip', { sizes: [WIDE] })

  await page.getByRole('button', { name: 'Slet Et kursus' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await expectNoViolations(page, 'the question before deleting', { part: question })
})
