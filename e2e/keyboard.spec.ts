import type { ElementHandle, Locator, Page } from '@playwright/test'
import { courseOffers } from '@/content/courses'
import { paths } from '@/content/paths'
import { ADMIN } from '../supabase/local/auth/seeded-accounts.ts'
import { expect, PHONE, test, WIDE } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'
import { openHydrated } from './hydration.ts'
import { toasts } from './toast.ts'

// Nothing here uses the mouse.

/** More than any page has. */
const MOST_STOPS = 150

test.use({ viewport: WIDE })

type Focus = {
  /** The focused element, as markup, if nothing shows that it is focused. */
  unseen: string | null
  isWanted: boolean
}

/**
 * Runs in the browser. A focus is seen by an outline of the element, of the area that it covers or of the card around
 * it (WCAG 2.4.7), with nothing else over it (WCAG 2.4.11).
 */
function describeFocus(wanted: Node | null): Focus {
  const element = document.activeElement
  if (!element) return { unseen: 'nothing', isWanted: false }
  const hasOutline = [element, element.closest('.cover-link')]
    .filter((candidate) => candidate !== null)
    .flatMap((candidate) => [getComputedStyle(candidate), getComputedStyle(candidate, '::after')])
    .some((style) => style.outlineStyle === 'solid' && Number.parseFloat(style.outlineWidth) >= 2)
  const { left = 0, top = 0, width = 0, height = 0 } = element.getClientRects()[0] ?? {}
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
  const isUncovered = onTop !== null && (element.contains(onTop) || onTop.contains(element))
  return {
    unseen: hasOutline && isUncovered ? null : element.outerHTML.slice(0, 200),
    isWanted: element === wanted,
  }
}

/**
 * Presses a key, and expects visible focus at once, which is not so after a closed dialog.
 * @returns whether the wanted element has the focus
 */
async function press(
  page: Page,
  key: string,
  wanted: ElementHandle | null = null,
): Promise<boolean> {
  await page.keyboard.press(key)
  const { unseen, isWanted } = await page.evaluate(describeFocus, wanted)
  expect(unseen, `focus that is not seen after ${key}`).toBeNull()
  return isWanted
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator, key = 'Tab'): Promise<void> {
  await expect(element).toBeVisible()
  const wanted = await element.elementHandle()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await press(page, key, wanted)) return
  }
  throw new Error(`${element} is not reached`)
}

async function expectSeenFocus(element: Locator): Promise<void> {
  await expect(element).toBeFocused()
  const { unseen } = await element.page().evaluate(describeFocus, null)
  expect(unseen).toBeNull()
}

/**
 * On a new page the focus is on its heading, so that it is read out, and the window has its title. The heading
 * has no outline, since it is not interactive.
 */
async function expectArrival(page: Page, name: string | RegExp, title: RegExp): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name })
  await expect(heading).toBeFocused()
  await expect(heading).toHaveCSS('outline-style', 'none')
  await expect(page).toHaveTitle(title)
}

test('a visitor finds a course with the keyboard alone', async ({ page, seedCourses }) => {
  await seedCourses([{ title: 'Næste uge', event_date: '2026-11-25', url: paths.prices }])
  await openHydrated(page, paths.contact)
  await press(page, 'Tab')
  await expect(page.getByRole('link', { name: 'Spring til indhold' })).toBeFocused()

  const menu = page.getByRole('navigation', { name: 'Hovedmenu' })
  await tabTo(page, menu.getByRole('link', { name: 'Kurser/foredrag' }))
  await page.keyboard.press('Enter')
  await expectArrival(page, 'Kurser', /^Kurser og foredrag/)

  await tabTo(page, page.getByRole('tab', { name: courseOffers.foraeldre.tab }))
  await press(page, 'ArrowRight')
  await expect(page.getByRole('tab', { name: courseOffers.supervision.tab })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: courseOffers.supervision.tab })).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: /^i dag, onsdag den 18\. november 2026/i }))
  await press(page, 'ArrowDown')
  await expect(page.getByRole('button', { name: /25\. november 2026/ })).toBeFocused()
  await press(page, 'Enter')
  const course = page.getByRole('article')
  await expect(course).toContainText('Næste uge')
  await tabTo(page, course.getByRole('link', { name: 'Læs mere og tilmeld dig: Næste uge' }))
  await page.keyboard.press('Enter')
  await expectArrival(page, 'Priser', /^Priser/)
})

test('the menu of a phone is used with the keyboard alone, and closes on the way back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openHydrated(page, paths.contact)
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await tabTo(page, page.getByRole('button', { name: 'Åbn menu' }))
  await page.keyboard.press('Enter')
  await expectSeenFocus(menu.getByRole('button', { name: 'Luk menu' }))
  await tabTo(page, menu.getByRole('link', { name: 'Medier' }))
  await page.keyboard.press('Enter')
  await expect(menu).toHaveCount(0)
  await expectArrival(page, 'Medier', /^Medier/)

  await page.getByRole('button', { name: 'Åbn menu' }).press('Enter')
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(paths.contact)
  await expect(menu).toHaveCount(0)
})

test('a parent signs up for the newsletter with the keyboard alone', async ({ page, site }) => {
  await openHydrated(page, paths.prices)
  const opener = page.getByRole('banner').getByRole('button', { name: 'Nyhedsbrev' })
  const dialog = page.getByRole('dialog', { name: 'Tilmeld nyhedsbrev' })
  const field = dialog.getByLabel('E-mail')
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expectSeenFocus(field)

  await page.keyboard.type('mor.eksempel.dk')
  await page.keyboard.press('Enter')
  await expect(toasts(page).getByText('Ugyldig email')).toBeVisible()
  await expectSeenFocus(field)

  // The dialog holds the focus: after its last stop comes its first.
  await tabTo(page, dialog.getByRole('button', { name: 'Luk' }))
  await press(page, 'Tab')
  await expect(field).toBeFocused()

  // With a message above it, the dialog still closes on the first Escape.
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expectSeenFocus(opener)

  await page.keyboard.press('Enter')
  await expectSeenFocus(field)
  await page.keyboard.type('mor@eksempel.dk')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expectSeenFocus(opener)
  expect(await site.backend.subscribers()).toMatchObject([{ email: 'mor@eksempel.dk' }])

  const thanks = toasts(page).getByText('Tak for tilmeldingen!')
  await expect(thanks).toBeVisible()
  await press(page, 'F8')
  await tabTo(page, page.getByRole('button', { name: 'Luk besked' }))
  await page.keyboard.press('Enter')
  await expect(thanks).toBeHidden()
})

test('an administrator creates a course with the keyboard alone', async ({ page }) => {
  await page.goto(paths.admin)
  await tabTo(page, page.getByLabel('E-mail'))
  await page.keyboard.press('Enter')
  await expectSeenFocus(page.getByLabel('E-mail'))
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Indtast din e-mail')
  await page.keyboard.type(ADMIN.email)
  await press(page, 'Tab')
  await page.keyboard.type(ADMIN.password)
  await page.keyboard.press('Enter')
  await expectArrival(page, 'Admin Panel', /^Admin Panel/)

  const opener = page.getByRole('button', { name: 'Opret kursus' })
  const form = page.getByRole('dialog', { name: 'Opret nyt kursus' })
  const title = form.getByRole('textbox', { name: 'Titel' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expectSeenFocus(title)
  await page.keyboard.press('Enter')
  await expect(title).toHaveAccessibleDescription('Titel er påkrævet')
  await expectSeenFocus(title)

  // The form's library moves the focus a second time, in a task of its own.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await page.keyboard.type('Unge stemmer')
  await page.keyboard.press('Escape')
  await expectSeenFocus(page.getByRole('button', { name: 'Bliv her' }))
  // It closes the question alone, not the form below it.
  await page.keyboard.press('Escape')
  await expectSeenFocus(title)

  await tabTo(page, form.getByLabel('Dato', { exact: true }))
  await page.keyboard.type('12122026')
  await tabTo(page, form.getByLabel('Type'))
  await page.keyboard.type('Foredrag')
  await tabTo(page, form.getByLabel('Starttidspunkt'))
  // The letter chooses the half of the day where the browser's clock has twelve hours.
  await page.keyboard.type('0900a')
  await tabTo(page, form.getByLabel('Sluttidspunkt'))
  await page.keyboard.type('1100a')
  await tabTo(page, form.getByLabel('Lokation'))
  await page.keyboard.type('Valby Kulturhus')
  await page.keyboard.press('Enter')

  await expect(toasts(page).getByText('Kursus oprettet succesfuldt')).toBeVisible()
  await expect(form).toHaveCount(0)
  await expectSeenFocus(opener)
  const row = page.getByRole('row').filter({ hasText: 'Unge stemmer' })
  await expect(row).toContainText('12. dec. 2026')
  await expect(row).toContainText('09:00 - 11:00')
  await expect(row).toContainText('Foredrag')
})

test('a carousel stops at the press of a key, and its slides keep the focus while their code loads', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/carousel-engine-*.js')
  await openHydrated(page, paths.pfaCustomer)
  await tabTo(page, page.getByRole('button', { name: 'Sæt på pause' }))
  await press(page, 'Enter')
  await expect(page.getByRole('button', { name: 'Afspil' })).toBeFocused()
  const next = page.getByRole('button', { name: 'Næste' }).first()
  await tabTo(page, next)
  await press(page, 'Tab')
  const slides = page.locator('[tabindex]:has(> div > [role=group])')
  await expect(slides).toBeFocused()
  release()
  await expect(slides).toHaveCSS('overflow-x', 'hidden')
  await expectSeenFocus(slides)

  // The code may load after the browser has chosen the slides as the next stop and before it has moved there.
  await press(page, 'Tab')
  await expect(slides).not.toBeFocused()
  await slides.focus()
  await expect(slides).toBeFocused()

  await tabTo(page, next, 'Shift+Tab')
  await press(page, 'Tab')
  await expect(slides).not.toBeFocused()
})

// All pages have the same links, fields, cards and sections. Tabs and calendar are in the way to a course, above.
test('every stop on a page with cards or with a long text shows its focus', async ({ page }) => {
  const skip = page.getByRole('link', { name: 'Spring til indhold' })
  const footer = page.getByRole('contentinfo')
  await openHydrated(page, paths.about)
  await tabTo(page, skip)
  await tabTo(page, footer.getByRole('button', { name: 'System' }))

  // The menu and the footer are those of the page before.
  await openHydrated(page, paths.terms)
  await tabTo(page, skip)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, footer.getByRole('link').first())
})
