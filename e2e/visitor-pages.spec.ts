import type { JSHandle, Page } from '@playwright/test'
import { laws } from '@/content/paragraphs'
import { paths } from '@/content/paths'
import { payment } from '@/content/prices/prices-page'
import { wordList } from '@/content/word-list'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold-requests.ts'
import { openBeforeScripts, openHydrated, untilHydrated } from './hydration.ts'

function mainHeading(page: Page, name?: string) {
  return page.getByRole('heading', { level: 1, ...(name && { name }) })
}

/** A link below the first screen of the overview of services, to a page of several screens. */
function serviceLink(page: Page) {
  return page.getByRole('main').locator(`a[href="${paths.parentGuidance}"]`).last()
}

type LaidOut = { start: boolean; end: boolean }

/** Whether the next page's beginning and end are laid out before its first frame. */
function observeFirstFrame(page: Page): Promise<JSHandle<{ result: Promise<LaidOut> }>> {
  return page.evaluateHandle(() => ({
    result: new Promise<LaidOut>((resolve) => {
      const before = document.querySelector('h1')
      new MutationObserver((_, observer) => {
        const blocks = [...document.querySelectorAll('main .section > *')]
        const [first, last] = [blocks[0], blocks.at(-1)]
        if (!first || !last || document.querySelector('h1') === before) return
        observer.disconnect()
        resolve({ start: first.checkVisibility(), end: last.checkVisibility() })
      }).observe(document.body, { subtree: true, childList: true })
    }),
  }))
}

test('a new page does not wait for what is below the screen, and is whole when one goes back', async ({
  page,
}) => {
  await openHydrated(page, paths.services)
  const next = await observeFirstFrame(page)
  await serviceLink(page).click()
  expect(await next.evaluate(({ result }) => result)).toEqual({ start: true, end: false })
  const last = page.locator('main .section > *').last()
  await expect.poll(() => last.evaluate((it) => it.checkVisibility())).toBe(true)

  const former = await observeFirstFrame(page)
  await page.goBack()
  expect(await former.evaluate(({ result }) => result)).toEqual({ start: true, end: true })
})

test('the main menu has room at the least width that shows it, in larger text too', async ({
  page,
}) => {
  const width = 1240
  await page.setViewportSize({ width, height: 800 })
  await openHydrated(page, paths.home)
  const menu = page.getByRole('navigation', { name: 'Hovedmenu' })
  for (const size of ['', 'larger-text']) {
    await page.evaluate((name) => {
      document.documentElement.className = name
    }, size)
    const room = await menu.evaluate((nav) => {
      // Entries without room would break into two lines.
      nav.style.whiteSpace = 'nowrap'
      const row = nav.parentElement ?? nav
      const { paddingLeft, paddingRight, columnGap } = getComputedStyle(row)
      const parts = Array.from(row.children, (part) => part.scrollWidth).filter((part) => part > 0)
      const gaps = (parts.length - 1) * Number.parseFloat(columnGap)
      const edges = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
      return row.clientWidth - edges - gaps - parts.reduce((sum, part) => sum + part, 0)
    })
    expect
      .soft(room, `pixels of room for the main menu at ${width} px ${size}`)
      .toBeGreaterThanOrEqual(0)
  }
})

test('the cards of a row fade in one after another, 100 ms apart', async ({ page }) => {
  await openHydrated(page, paths.home)
  await serviceLink(page).scrollIntoViewIfNeeded()
  const row = page
    .getByRole('main')
    .getByRole('list')
    .filter({
      has: page.locator(`a[href="${paths.parentGuidance}"]`),
    })
  const delays = () =>
    row
      .getByRole('listitem')
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).animationDelay))
  await expect.poll(delays).toEqual(['0s', '0.1s', '0.2s', '0.3s'])
})

test('a page whose illustrations are still loading keeps its height', async ({ page }) => {
  await openHydrated(page, paths.services)
  await serviceLink(page).scrollIntoViewIfNeeded()
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  const release = await holdRequests(page, '**/assets/illustration-svgs-*.js')
  await serviceLink(page).click()
  await expect(mainHeading(page, 'Vores ydelser')).toHaveCount(0)
  await page.goBack()
  await expect(mainHeading(page, 'Vores ydelser')).toBeVisible()
  const hero = page.getByRole('main').locator('[aria-hidden]').first()
  await expect(hero.locator('svg')).toHaveCount(0)
  expect(await height()).toBe(before)
  release()
  await expect(hero.locator('svg')).toHaveCount(1)
  expect(await height()).toBe(before)
})

test('a page opens at its top, and keeps its scroll position', async ({ page }) => {
  const expectPlace = (top: number) => expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
  const release = await openBeforeScripts(page, paths.prices)
  await page.evaluate(() => window.scrollTo(0, 900))
  release()
  await untilHydrated(page)
  await expectPlace(900)
  await page.reload()
  await expectPlace(900)
  await untilHydrated(page)

  // The header takes the focus without moving the page.
  const opener = page.getByRole('banner').getByRole('button', { name: 'Nyhedsbrev' })
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expectPlace(900)

  await page.getByRole('banner').getByRole('link', { name: 'Om Os' }).click()
  await expect(mainHeading(page, 'Om Os')).toBeFocused()
  await expectPlace(0)
  await page.goBack()
  await expect(mainHeading(page, 'Priser')).toBeFocused()
  await expectPlace(900)

  await page.goForward()
  await expect(mainHeading(page, 'Om Os')).toBeVisible()
  await page.reload()
  await untilHydrated(page)
  await page.goBack()
  await expect(mainHeading(page, 'Priser')).toBeVisible()
  await expectPlace(900)
})

test('a step back while React hydrates the page waits for it', async ({ page }) => {
  await openHydrated(page, paths.prices)
  await page.getByRole('banner').getByRole('link', { name: 'Om Os' }).click()
  await expect(mainHeading(page, 'Om Os')).toBeVisible()

  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const heading = document.querySelector('h1') ?? {}
      if (Object.keys(heading).some((key) => key.startsWith('__reactFiber'))) history.back()
      else port2.postMessage('again, between two slices of its work')
    }
    port2.postMessage('begin')
  })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.reload()
  await expect(mainHeading(page, 'Priser')).toBeVisible()
})

test('a step back before the code of the page is there leads to the page before', async ({
  page,
}) => {
  await openHydrated(page, paths.prices)
  await page.getByRole('banner').getByRole('link', { name: 'Om Os' }).click()
  await expect(mainHeading(page, 'Om Os')).toBeVisible()

  const release = await holdRequests(page, '**/assets/about-page-*.js')
  await page.reload({ waitUntil: 'domcontentloaded' })
  // Set by the first script; the page's own scripts are held.
  await expect(page.locator('html')).toContainClass('motion')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(paths.prices)
  release()
  await expect(mainHeading(page, 'Priser')).toBeVisible()
})

test('another spelling of an address leads to its page, and a hash to its section', async ({
  page,
  site,
  allowConsoleErrors,
}) => {
  // The page is right, though a host that does not know the spelling calls it missing.
  allowConsoleErrors(/status of 404/)
  for (const [address, heading, canonical] of [
    ['//COURSES//?uge=2026-W49#supervision', 'Kurser', '/courses?uge=2026-W49#supervision'],
    ['/kurser.html#%', 'Kurser', '/courses#%'],
  ] as const) {
    await page.goto(`${site.origin}${address}`)
    await expect(page, address).toHaveURL(canonical)
    await expect(mainHeading(page), address).toHaveText(heading)
  }

  const last = wordList.at(-1)?.id
  await page.goto(`${paths.wordList}#${last}`)
  await expect(page.locator(`#${last}`)).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})

test('the first screen of a small laptop has an amount of the prices, and the text of a paragraph', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openHydrated(page, paths.prices)
  await expect(page.getByText(/1\.200\skr\. pr\.\stime/).first()).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: payment.heading }).click()
  await expect(page.getByRole('heading', { name: payment.heading })).toBeInViewport({ ratio: 1 })

  await openHydrated(page, paths.paragraphs)
  const [first] = laws['barnets-lov'].paragraphs
  await expect(page.getByText(first?.about ?? '')).toBeInViewport({ ratio: 1 })
})
