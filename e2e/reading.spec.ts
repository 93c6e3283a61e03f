import type { Page } from '@playwright/test'
import { articleIds } from '@/content/articles/article-ids'
import { LAW_TABS, laws } from '@/content/paragraphs'
import { articlePath, paths } from '@/content/paths'
import { site as centre } from '@/content/site'
import { signInAsAdmin } from '../scripts/dev/sign-in.ts'
import { countSheets } from './count-sheets.ts'
import { expect, test } from './fixtures.ts'
import { navigateTo, openHydrated, untilHydrated } from './hydration.ts'
import { findLostText, spaceText } from './lost-text.ts'
import { expectNoSidewaysScroll, ZOOMED } from './reflow.ts'

// Readers with settings of their browser, system or printer.

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })

test('menus and dialogs can be scrolled to their end at 400 %', async ({ page }) => {
  await page.setViewportSize(ZOOMED)
  await openHydrated(page, paths.contact)
  await page.getByRole('button', { name: 'Åbn menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: 'System' }).scrollIntoViewIfNeeded()
  await expect(menu.getByRole('button', { name: 'System' })).toBeInViewport({ ratio: 1 })
  await menu.getByRole('button', { name: 'Nyhedsbrev' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tilmeld nyhedsbrev' })
  for (const name of ['Tilmeld dig', 'Luk']) {
    await dialog.getByRole('button', { name }).scrollIntoViewIfNeeded()
    await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
  await expectNoSidewaysScroll(page, 'the dialog')

  await signInAsAdmin(page)
  await expect(page.getByText('Ingen kurser fundet')).toBeVisible()
  await expectNoSidewaysScroll(page, 'the administration')
  await page.getByRole('button', { name: 'Opret kursus' }).click()
  const submit = page.getByRole('button', { name: 'Opret', exact: true })
  await submit.scrollIntoViewIfNeeded()
  await expect(submit).toBeInViewport({ ratio: 1 })
  await expectNoSidewaysScroll(page, 'the form')
  await spaceText(page)
  expect(await findLostText(page)).toEqual([])
})

/** Waits for the end of scrolling: Chromium drops a key in its last frames. */
async function scrollByKey(page: Page, key: 'Home' | 'End'): Promise<void> {
  const scrolling = await page.evaluateHandle(() => ({
    ended: new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })),
  }))
  await page.keyboard.press(key)
  await scrolling.evaluate(async ({ ended }) => void (await ended))
}

test('the contents beside a long text mark the section that is being read', async ({ page }) => {
  await openHydrated(page, paths.terms)
  const contents = page.getByRole('navigation', { name: 'Indhold' }).getByRole('link')
  const marked = contents.and(page.locator('[aria-current=location]'))
  const hrefs = await contents.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  )
  const expectMarked = (index: number) =>
    expect(marked, `number ${index}`).toHaveAttribute('href', hrefs.at(index) ?? '')
  await expectMarked(0)
  await scrollByKey(page, 'End')
  await expectMarked(-1)
  await scrollByKey(page, 'Home')
  await expectMarked(0)

  // From far away, past all that lies between.
  const last = hrefs.length - 1
  for (const index of [1, last, Math.floor(last / 2)]) {
    await contents.nth(index).click()
    await expectMarked(index)
    await page.evaluate((id) => {
      const { top = 0, height = 0 } = document.getElementById(id)?.getBoundingClientRect() ?? {}
      window.scrollBy(0, top + height / 2 - window.innerHeight / 4)
    }, hrefs[index]?.split('#')[1] ?? '')
    await expectMarked(index)
  }
})

test('nothing moves where motion is unwelcome', async ({ page }) => {
  for (const path of [paths.home, paths.pfaCustomer, paths.courses]) {
    await openHydrated(page, path)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.getByRole('contentinfo').getByRole('link').first().hover()
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
        .map(({ effect }) => effect instanceof KeyframeEffect && effect.target?.outerHTML),
    )
    expect(moving, path).toEqual([])
  }
})

test('a reader chooses larger text and a calm page, which are kept', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openHydrated(page, paths.accessibility)
  const sizeOf = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(await sizeOf()).toBe('16px')
  const footer = page.getByRole('contentinfo')
  const larger = footer.getByRole('button', { name: 'Større tekst' })
  const calm = footer.getByRole('button', { name: 'Rolig side' })
  for (const choice of [larger, calm]) {
    await choice.click()
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
  }
  await page.reload()
  await untilHydrated(page)
  expect(await sizeOf()).toBe('18px')
  for (const path of [paths.prices, paths.courses, paths.pfaCustomer]) {
    await navigateTo(page, path)
    for (const width of [360, 1240]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page, `${path} in larger text at ${width} px`)
    }
  }
  // The carousel does not start by itself.
  await expect(page.getByRole('button', { name: 'Afspil' })).toBeVisible()
})

/** The colour behind an element, or of a mark on it. */
function groundOf(page: Page, selector: string, mark: string | null): Promise<string> {
  const element = page.locator(selector).first()
  return element.evaluate((it, pseudo) => getComputedStyle(it, pseudo).backgroundColor, mark)
}

test('selected items and edges are visible in forced colours', async ({ page, seedCourses }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await seedCourses([{ title: 'Et kursus' }])
  await openHydrated(page, paths.courses)
  await expect(page.getByRole('article')).toBeVisible()
  // The calendar's code loads after the courses.
  await expect(page.getByRole('grid')).toBeVisible()
  for (const [chosen, other, mark] of [
    ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]', '::after'],
    ['footer [aria-pressed=true]', 'footer [aria-pressed=false]', null],
    ['.rdp-today button', '.rdp-day:not(.rdp-today) button', null],
  ] as const) {
    expect(await groundOf(page, chosen, mark), chosen).not.toBe(await groundOf(page, other, mark))
  }
  await expect(page.getByRole('article')).toHaveCSS('border-top-width', '1px')
  const days = page.locator('.rdp-day')
  const edges = await days.evaluateAll((cells) =>
    cells.map((cell) => ({
      isChosen: cell.classList.contains('in-chosen-week'),
      color: getComputedStyle(cell).borderTopColor,
    })),
  )
  const colorsOf = (isChosen: boolean) =>
    new Set(edges.filter((edge) => edge.isChosen === isChosen).map(({ color }) => color))
  expect([...colorsOf(true)].filter((color) => colorsOf(false).has(color))).toEqual([])

  await page.getByRole('banner').getByRole('button', { name: 'Nyhedsbrev' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tilmeld nyhedsbrev' })
  await expect(dialog).toHaveCSS('border-top-width', '1px')
  await expect(dialog.getByLabel('E-mail')).toHaveCSS('outline-style', 'solid')
})

test('pages are printed as their text, in black on white, with addresses for links', async ({
  page,
  seedCourses,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await seedCourses([{ title: 'Et kursus' }])
  await openHydrated(page, paths.contact)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Mørk' }).click()
  await page.emulateMedia({ media: 'print' })
  async function openPrinted(path: string): Promise<void> {
    await navigateTo(page, path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('banner').or(page.getByRole('contentinfo')), path).toHaveCount(0)
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.getByRole('button'), path).toHaveCount(0)
  }

  await openPrinted(articlePath(articleIds.socialTalks))
  await openPrinted(paths.servicesOverview)
  await expect(page.getByText('Alle ydelser')).toBeHidden()
  await openPrinted(paths.paragraphs)
  for (const tab of LAW_TABS) {
    await expect(page.getByText(laws[tab].intro)).toBeVisible()
  }
  await openPrinted(paths.privacy)
  const outside = page.getByRole('main').locator('a[target=_blank]').first()
  const address = await outside.evaluate((link) => getComputedStyle(link, '::after').content)
  expect(address).toContain(new URL((await outside.getAttribute('href')) ?? '').hostname)
  await openPrinted(paths.courses)
  await expect(page.getByRole('article')).toContainText('Et kursus')
  await expect(page.getByRole('grid')).toBeHidden()
})

test('a printed course names its whole date, and its page the centre', async ({
  page,
  seedCourses,
}) => {
  await seedCourses([{ title: 'Et aflyst kursus', event_date: '2027-03-04', status: 'cancelled' }])
  await openHydrated(page, `${paths.courses}?vis=alle`)
  await page.emulateMedia({ media: 'print' })
  const course = page.getByRole('article')
  await expect(course.getByText('torsdag den 4. marts 2027')).toHaveCSS('position', 'static')
  const status = course.getByText('Aflyst', { exact: true }).locator('visible=true')
  await expect(status).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByText(`${centre.name} · ${centre.phone.label}`)).toBeVisible()
})

test('the prices are printed on three pages, and the agenda for a meeting on one', async ({
  page,
}) => {
  await openHydrated(page, paths.prices)
  expect(await countSheets(page)).toBe(3)

  await page.addInitScript(() => {
    window.print = () => {}
  })
  await openHydrated(page, paths.schoolRefusal)
  expect(await countSheets(page)).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'Udskriv dagsorden' }).click()
  expect(await countSheets(page)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  const point = page.getByRole('listitem').filter({ hasText: 'Hvem er med i dag?' })
  const heights = await point.evaluate((item) => [
    item.getBoundingClientRect().height,
    item.firstElementChild?.firstElementChild?.getBoundingClientRect().height ?? 0,
  ])
  // Two lines of 8 mm below the text.
  expect((heights[0] ?? 0) - (heights[1] ?? 0)).toBeGreaterThan(60)
})
