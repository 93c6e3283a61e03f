import { articles } from '@/content/articles/articles'
import { articlePath, paths } from '@/content/paths'
import { signIn, signInAsAdmin } from '../scripts/dev/sign-in.ts'
import { USER } from '../supabase/local/auth/seeded-accounts.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, FAILED_REQUEST, PHONE, test, WIDE } from './fixtures.ts'
import { navigateTo, openHydrated } from './hydration.ts'
import { expectNoSidewaysScroll } from './reflow.ts'
import { toasts } from './toast.ts'

// The pages themselves are in every-page.spec.ts. A document is opened as seldom as may be: axe is evaluated anew in each.

test.use({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' })

test('what opens or appears on a page is accessible', async ({ page }) => {
  await openHydrated(page, paths.about)
  await page.getByRole('button', { name: 'Åbn menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByText('Kommuner').click()
  await expect(menu.getByRole('link', { name: 'Paragraffer' })).toBeVisible()
  await expectAccessible(page, 'the menu', { part: menu })
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)

  await page
    .getByRole('button', { name: /^Læs mere om/ })
    .first()
    .click()
  await expectAccessible(page, 'a profile', { part: page.getByRole('dialog') })
  await page.keyboard.press('Escape')

  await navigateTo(page, paths.terms)
  await page.setViewportSize(WIDE)
  await page.getByRole('button', { name: 'Kommuner' }).click()
  await expect(page.getByRole('link', { name: /^Paragraffer/ })).toBeVisible()
  await expectAccessible(page, 'Kommuner', { part: page.getByRole('banner') })
  await page.setViewportSize(PHONE)
  // A wide window has opened all sections.
  await expect(page.locator('details[open]')).not.toHaveCount(0)
  await expectAccessible(page, 'unfolded sections', { part: page.getByRole('main') })
  await page.getByRole('button', { name: 'Cookieindstillinger' }).click()
  const banner = page.getByRole('region', { name: 'Vi bruger cookies' })
  await expectAccessible(page, 'the cookie banner', { part: banner })
  await page.getByRole('button', { name: 'Afvis' }).click()

  await navigateTo(page, paths.servicesOverview)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expectAccessible(page, 'the way to the top', {
    part: page.getByRole('button', { name: 'Til toppen' }),
  })

  await navigateTo(page, paths.pfaCustomer)
  const carousel = page.getByRole('region').filter({ has: page.getByRole('group') })
  await carousel.scrollIntoViewIfNeeded()
  // Until the engine is loaded the slides are scrollable, and therefore focusable.
  await expect(carousel.locator('[tabindex="0"]')).toHaveCount(0)
  // The sticky header may cover a link otherwise.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page, 'a carousel', { part: carousel })
})

test('the newsletter dialog and its messages are accessible', async ({ page }) => {
  // One of the lightest pages that have its button: axe reads all that lies behind the dialog too.
  const article = articles.find(({ showNewsletterSignup }) => showNewsletterSignup)
  if (!article) throw new Error('No article invites to the newsletter')
  await openHydrated(page, articlePath(article.id))
  await page.getByRole('main').getByRole('button', { name: 'Tilmeld dig' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tilmeld nyhedsbrev' })
  await expectAccessible(page, 'the dialog', { part: dialog })

  await dialog.getByRole('button', { name: 'Tilmeld dig' }).click()
  await expect(dialog.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await expect(toasts(page).getByText('Ugyldig email')).toBeVisible()
  await expectAccessible(page, 'the dialog with an error and its toast')

  await dialog.getByLabel('E-mail').fill('mor@eksempel.dk')
  await dialog.getByRole('button', { name: 'Tilmeld dig' }).click()
  await expect(dialog).toHaveCount(0)
  // It stays for as long as the pointer is over it.
  await toasts(page).getByText('Tak for tilmeldingen!').hover()
  await expectAccessible(page, 'the toast of success', { part: toasts(page).getByRole('listitem') })
})

test('lists of results and pages for unknown addresses are accessible', async ({
  page,
  allowConsoleErrors,
}) => {
  // The unknown page comes with the status that says so.
  allowConsoleErrors(/status of 404/)
  const part = page.getByRole('main')
  await openHydrated(page, '/servcies')
  await expectAccessible(page, 'an unknown address with pages near it')
  await navigateTo(page, `${paths.articles}/findes-ikke`)
  await expectAccessible(page, 'an unknown article', { part })

  await navigateTo(page, `${paths.search}?q=skole`)
  await expect(page.getByText(/^Fandt \d+ resultat/)).toBeVisible()
  await expectAccessible(page, 'results', { part })
  await page.getByRole('searchbox').fill('skolevaegring')
  await expect(page.getByRole('navigation', { name: 'Måske leder du efter …' })).toBeVisible()
  await expectAccessible(page, 'suggestions', { part })
  await page.getByRole('searchbox').fill('findes ikke')
  await expect(page.getByRole('heading', { name: 'Ingen resultater fundet' })).toBeVisible()
  await expectAccessible(page, 'no results', { part })

  await navigateTo(page, `${paths.articles}?category=Podcast`)
  await expectAccessible(page, 'a category', { part })
  await page.getByRole('searchbox').fill('findes ikke')
  await expect(page.getByText('Ingen artikler matcher din søgning.')).toBeVisible()
  await expectAccessible(page, 'no articles', { part })
})

test('courses that cannot be loaded and an empty week are accessible', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST)
  const courses = '**/rest/v1/course_events*'
  // Unlike a missing connection a refusal is shown at once, without a second attempt.
  await page.route(courses, (route) => route.fulfill({ status: 400, json: { message: 'Refused' } }))
  await openHydrated(page, paths.courses)
  await expect(toasts(page).getByText('Fejl')).toBeVisible()
  await expectAccessible(page, 'courses that failed')

  await page.unroute(courses)
  await page.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(page.getByText('Ingen kurser i den valgte uge')).toBeVisible()
  const upcoming = page.getByRole('region', { name: 'Kommende kurser' })
  await expectAccessible(page, 'an empty week', { part: upcoming })
})

test('the sign-in and the question for a mail are accessible', async ({ page }) => {
  await openHydrated(page, paths.admin)
  await page.getByRole('button', { name: 'Log ind' }).click()
  await expect(page.getByText('Indtast din adgangskode')).toBeVisible()
  await expectAccessible(page, 'the sign-in with errors')
  await navigateTo(page, paths.adminPassword)
  await expectAccessible(page, 'the question for a mail')
  await signIn(page, USER)
  await expect(page.getByRole('heading', { name: 'Adgang nægtet' })).toBeVisible()
  await expectAccessible(page, 'access denied')
})

test('the administration and its dialogs are accessible', async ({
  page,
  site,
  seedCourses,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST)
  await signInAsAdmin(page)
  await expect(page.getByText('Ingen kurser fundet')).toBeVisible()
  await expectAccessible(page, 'the empty list')

  await page.getByRole('button', { name: 'Sidepanel' }).click()
  const navigation = page.getByRole('dialog', { name: 'Administration' })
  await expectAccessible(page, 'the navigation', { part: navigation })
  await navigation.getByRole('link', { name: 'Vejledning' }).click()
  await expect(page.getByRole('heading', { name: 'Vejledning' })).toBeVisible()
  await expectAccessible(page, 'the guide')
  await expectNoSidewaysScroll(page, 'the guide')
  await navigateTo(page, paths.adminDashboard)

  await page.getByRole('button', { name: 'Opret kursus' }).click()
  const form = page.getByRole('dialog', { name: 'Opret nyt kursus' })
  await form.getByRole('button', { name: 'Tilføj en dato mere' }).click()
  // Without its year.
  await page.getByLabel('Dato', { exact: true }).pressSequentially('1111')
  await page.getByLabel('Ledige pladser').fill('30')
  await page.getByLabel('URL (valgfri)').fill('ingen adresse')
  await page.getByRole('button', { name: 'Opret', exact: true }).click()
  await expect(page.getByText('Titel er påkrævet')).toBeVisible()
  await expect(page.getByText('Datoen er ikke udfyldt helt, eller den findes ikke')).toBeVisible()
  await expectAccessible(page, 'the form with errors', { part: form })

  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Luk uden at gemme?' })
  await expectAccessible(page, 'the question about changes', { part: question })
  await page.getByRole('button', { name: 'Luk uden at gemme' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await seedCourses([{ title: 'Et kursus' }, { title: 'Et andet', type: 'foredrag' }])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Rediger Et kursus' })).toBeVisible()
  await page.getByRole('button', { name: 'Vis ændringer' }).click()
  await expect(page.getByText('2 ændringer')).toBeVisible()
  await expectAccessible(page, 'the list and the log')

  await page.setViewportSize(WIDE)
  await page.getByRole('button', { name: 'Sidepanel' }).click()
  await page.getByRole('button', { name: 'Slet Et kursus' }).hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await expectAccessible(page, 'the folded navigation and a tooltip')
  await page.getByRole('button', { name: 'Slet Et kursus' }).click()
  const deletion = page.getByRole('alertdialog', { name: 'Slet kursus' })
  await page.setViewportSize(PHONE)
  await expectAccessible(page, 'the question before deleting', { part: deletion })
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Aflys eller udsæt Et andet' }).click()
  const cancellation = page.getByRole('dialog', { name: 'Aflys eller udsæt kursus' })
  await expectAccessible(page, 'the question before cancelling', { part: cancellation })
  await page.keyboard.press('Enter')
  const text = page.getByRole('dialog', { name: 'Kurset er aflyst' })
  await expect(text.getByRole('textbox')).toBeFocused()
  await expectAccessible(page, 'the text for the participants', { part: text })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Genåbn Et andet' })).toBeFocused()

  await page.getByRole('button', { name: 'Rediger Et kursus' }).click()
  await page.getByLabel('Dato', { exact: true }).fill('2026-12-24')
  const edited = page.getByRole('dialog', { name: 'Rediger kursus' })
  await edited.getByRole('checkbox', { name: 'Vis som flyttet' }).check()
  await expectAccessible(page, 'the choice to show a move', { part: edited })
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page, 'a cancelled and a moved course', { part: page.getByRole('table') })

  await page.getByRole('button', { name: 'Rediger Et kursus' }).click()
  await page.getByLabel('Titel').fill('Mit kursus')
  await site.backend.database.asOwner((transaction) =>
    transaction.query(`update public.course_events set title = 'Et andet kursus'`),
  )
  await page.getByRole('button', { name: 'Opdater' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'both versions of a course', { part: page.getByRole('dialog') })

  site.setClock('2026-11-18T12:00:00+01:00')
  await page.getByRole('button', { name: 'Gem min version' }).click()
  const signIn = page.getByRole('alertdialog', { name: 'Din session er udløbet' })
  await expectAccessible(page, 'the sign-in over a form', { part: signIn })
})
