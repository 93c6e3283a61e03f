import type { JSHandle, Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { holdScripts, openHydrated, untilHydrated } from './hydration.ts'

test.describe('with no answer to the cookie banner', () => {
  test.use({ cookieConsent: null })

  test('the banner is answered once, stays away, and opens again from the footer', async ({
    page,
  }) => {
    await page.goto('/prices')
    const banner = page.getByRole('region', { name: 'Vi bruger cookies' })
    await banner.getByRole('button', { name: 'Afvis' }).click()
    await expect(banner).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('rejected')

    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toHaveCount(0)

    const settings = page.getByRole('button', { name: 'Cookieindstillinger' })
    await settings.click()
    await banner.getByRole('button', { name: 'Acceptér alle' }).click()
    await expect(settings).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('accepted')
  })
})

test('Kommuner opens under the pointer, stays open when clicked, and closes when left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/prices')
  const opener = page.getByRole('button', { name: 'Kommuner' })
  await opener.hover()
  const entry = page.getByRole('link', { name: /^Paragraffer/ })
  await expect(entry).toBeVisible()
  await opener.click()
  await expect(entry).toBeVisible()
  await page.mouse.move(20, 700)
  await expect(entry).toBeHidden()
})

test('an address with a hash opens at its section', async ({ page }) => {
  await page.goto('/services/skolevaegring#hvem-er-med')
  const section = page.getByRole('region', { name: 'Hvem er med?' })
  await expect(section).toBeInViewport()
})

/**
 * Follows a link within the site.
 * @returns how far the page was scrolled then; Playwright may scroll more than once until the link stands still
 */
async function clickInPlace(link: Locator): Promise<number> {
  await link.evaluate((element) =>
    element.addEventListener('click', () => {
      document.documentElement.dataset.clickedAt = String(window.scrollY)
    }),
  )
  await link.click()
  const clickedAt = await link.page().evaluate(() => document.documentElement.dataset.clickedAt)
  return Number(clickedAt)
}

test('a new page begins at the top, and the way back leads to where one was', async ({ page }) => {
  await openHydrated(page, '/services')
  const link = page.getByRole('link', { name: 'Læs mere om forældrevejledning' })
  const before = await clickInPlace(link)
  expect(before).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1, name: /vejledning/ })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Vores ydelser' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

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
  await openHydrated(page, '/services')
  const next = await observeFirstFrame(page)
  await clickInPlace(page.getByRole('link', { name: 'Læs mere om forældrevejledning' }))
  expect(await next.evaluate(({ result }) => result)).toEqual({ start: true, end: false })
  const last = page.locator('main .section > *').last()
  const isLaidOut = () => last.evaluate((it) => it.checkVisibility())
  await expect.poll(isLaidOut).toBe(true)

  const former = await observeFirstFrame(page)
  await page.goBack()
  expect(await former.evaluate(({ result }) => result)).toEqual({ start: true, end: true })
})

test('a page whose illustrations are still loading keeps its height', async ({ page }) => {
  await openHydrated(page, '/services')
  const link = page.getByRole('link', { name: 'Læs mere om forældrevejledning' })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => document.documentElement.scrollHeight)
  const release = await holdScripts(page, '**/assets/illustration-svgs-*.js')
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: /vejledning/ })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Vores ydelser' })).toBeVisible()
  const hero = page.getByRole('main').locator('[aria-hidden]').first()
  await expect(hero.locator('svg')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before)
  release()
  await expect(hero.locator('svg')).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before)
})

test('a search survives the way to a result and back', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Genveje' }).getByRole('link', { name: 'Søg' }).click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('skolevægring')
  await expect(page.getByRole('status')).toContainText(
    /^Fandt \d+ resultat\(er\) for "skolevægring"$/,
  )
  await page.getByRole('link', { name: 'Gå til siden Skolevægring' }).click()
  await expect(page).toHaveURL('/services/skolevaegring')

  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('skolevægring')
})

test('a misspelt search leads to the right page all the same', async ({ page }) => {
  await page.goto('/search?q=skolevaegring')
  await expect(page.getByRole('status')).toHaveText('Fandt 0 resultat(er) for "skolevaegring"')
  await page
    .getByText(/^Mente du/)
    .getByRole('link', { name: 'skolevægring' })
    .click()
  await expect(page.getByRole('searchbox')).toHaveValue('skolevægring')
  const found = page.getByRole('heading', { name: 'Skolevægring', exact: true })
  await expect(found.locator('mark')).toBeVisible()
})

test('a term leads to its explanation, and the way back to where one was', async ({ page }) => {
  await openHydrated(page, '/services/skolevaegring')
  const term = page.getByRole('link', { name: 'netværksmøde', exact: true })
  const before = await clickInPlace(term)
  await expect(page).toHaveURL('/ordliste#netvaerksmoede')
  await expect(page.getByRole('heading', { name: 'Netværksmøde' })).toBeInViewport()

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Skolevægring' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('the address of an article can be copied, and shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/articles/mistrivsel-i-familien')
  await page.getByRole('button', { name: 'Kopiér link' }).click()
  await expect(page.getByText('Linket er kopieret', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('two clicks lead from who you are to the right page', async ({ page }) => {
    await page.goto('/services')
    const guide = page.getByRole('region', { name: 'Hvem er du?' })
    await guide.getByText('Jeg arbejder på en skole').click()
    await guide.getByText('Jeg er forælder').click()
    await expect(guide.getByText('Vi vil have supervision')).toBeHidden()
    await guide.getByRole('link', { name: 'Vi har brug for en pause' }).click()
    await expect(page).toHaveURL('/services/aflosning-og-aflastning')
  })
})

test('category and text filter the articles together', async ({ page }) => {
  await page.goto('/articles?category=podcast')
  const articles = page.getByRole('main').getByRole('article')
  await expect(articles).toHaveCount(2)
  await page.getByRole('searchbox').fill('kanariefugl')
  await expect(articles).toHaveCount(1)
  await page.getByRole('searchbox').fill('findes ikke')
  await expect(page.getByText('Ingen artikler matcher din søgning.')).toBeVisible()
  await page.getByRole('button', { name: 'Vis alle artikler' }).click()
  await expect(articles).toHaveCount(9)
  await expect(page).toHaveURL('/articles')
})

test('a profile opens from the keyboard, and Luk gives the focus back', async ({ page }) => {
  await page.goto('/about')
  const opener = page.getByRole('button', { name: /^Læs mere om/ }).first()
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link')).toHaveAttribute('href', /^mailto:.+@example\.com$/)
  await dialog.getByRole('button', { name: 'Luk' }).last().click()
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test.describe('the partner carousel', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('goes on by itself, rests under the pointer, and stops for the pause button', async ({
    page,
  }) => {
    await page.goto('/')
    const carousel = page.getByRole('region', { name: 'Vores Samarbejdspartnere' })
    await carousel.scrollIntoViewIfNeeded()
    const first = carousel.getByRole('img').first()
    const left = () => first.evaluate((logo) => Math.round(logo.getBoundingClientRect().left))
    const start = await left()
    await expect.poll(left).not.toBe(start)
    await carousel.getByRole('button', { name: 'Sæt på pause' }).click()
    await expect(carousel.getByRole('button', { name: 'Afspil' })).toBeVisible()
  })
})

test('a reload, and the way back after it, lead to where one was', async ({ page }) => {
  await page.goto('/prices')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.reload()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  await untilHydrated(page)

  await page.getByRole('banner').getByRole('link', { name: 'Om Os' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Om Os' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Om Os' })).toBeVisible()
  await untilHydrated(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Priser' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
})

test('a step back while React takes the page over waits for it', async ({ page }) => {
  await openHydrated(page, '/prices')
  await page.getByRole('banner').getByRole('link', { name: 'Om Os' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Om Os' })).toBeVisible()

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
  await expect(page.getByRole('heading', { level: 1, name: 'Priser' })).toBeVisible()
})

test('a step back before the code of the page is there leads to the page before', async ({
  page,
}) => {
  await openHydrated(page, '/prices')
  await page.getByRole('banner').getByRole('link', { name: 'Om Os' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Om Os' })).toBeVisible()

  const release = await holdScripts(page, '**/assets/about-page-*.js')
  await page.reload({ waitUntil: 'domcontentloaded' })
  // Set by the first script; the page's own scripts are held.
  await expect(page.locator('html')).toContainClass('motion')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/prices')
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Priser' })).toBeVisible()
})

test('the header takes the focus without moving the page', async ({ page }) => {
  await page.goto('/prices')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 900))
  const opener = page.getByRole('banner').getByRole('button', { name: 'Nyhedsbrev' })
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => window.scrollY)).toBe(900)
})

test('without a network a page says so, and opens when the network is back', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /failed to render/)
  await page.goto('/contact')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Priser' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Noget gik galt' })).toBeFocused()
  await page.getByRole('banner').getByRole('button', { name: 'Nyhedsbrev' }).click()
  const told = page.getByText('Der skete en fejl. Prøv venligst igen', { exact: true })
  await expect(told).toBeVisible()

  await context.setOffline(false)
  await page.getByRole('banner').getByRole('link', { name: 'Om Os' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Om Os' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Priser' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Priser' })).toBeVisible()
})

test('each spelling of an address that hosts and mails know leads to its page', async ({
  page,
  site,
  allowConsoleErrors,
}) => {
  // The page is right, though a host that does not know the spelling calls it missing.
  allowConsoleErrors(/status of 404/)
  for (const [address, heading, canonical] of [
    ['/index.html?fra=brev', 'Ro, forståelse', '/?fra=brev'],
    ['/courses.html?uge=2026-W49#supervision', 'Kurser', '/courses?uge=2026-W49#supervision'],
    ['/courses/index.html', 'Kurser', '/courses'],
    ['//courses', 'Kurser', '/courses'],
    ['/COURSES//', 'Kurser', '/courses'],
    ['/kurser.html', 'Kurser', '/courses'],
    ['/Services/Skolevaegring.html', 'Skolevægring', '/services/skolevaegring'],
    ['/courses%3E', 'Kurser', '/courses'],
    ['/courses).', 'Kurser', '/courses'],
  ]) {
    await page.goto(`${site.origin}${address}`)
    await expect(page, address).toHaveURL(`${canonical}`)
    await expect(page.getByRole('heading', { level: 1 }), address).toContainText(`${heading}`)
  }
})

test('a copy in an archive is the page that it is, and its links lead on', async ({
  page,
  site,
}) => {
  const copy = `${site.origin}/web/20261118/https://www.example.com/courses`
  await page.route(copy, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${site.origin}/courses` }) }),
  )
  await page.goto(copy)
  await expect(page.getByRole('heading', { name: /^Kurser uge 47/ })).toBeVisible()
  await expect(page).toHaveTitle(/^Kurser/)
  await expect(page).toHaveURL(copy)
  await page.getByRole('tab', { name: 'Supervision' }).click()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Supervision')

  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Kontakt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
})
