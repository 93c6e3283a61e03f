import type { Browser, Page } from '@playwright/test'
import { type Load, readEntries, summarise } from './load.ts'
import { missesTargets, type PageMeasurement } from './measurements.ts'
import type { SiteOrigins } from './serve-site.ts'
import { openVisitor, type Screen } from './visitor.ts'

/**
 * A page that misses a target for LCP or TBT is measured again, this many times longer: between turns the ratio of a page
 * varies from 0.8 to 1.4.
 */
export const EXTENSIONS = [2, 6] as const

const SCROLL_PAUSE_MS = 100

/**
 * Measures one page: repeatedly as built and without scripts, and once on each screen while it is scrolled.
 * @param name of the page in the tables
 */
export async function measurePage(
  browser: Browser,
  origins: SiteOrigins,
  { route, name }: { route: string; name: string },
  turns: number,
): Promise<PageMeasurement> {
  const load = (origin: string) => measureLoad(browser, origin, route)
  // The servers compress a file at the first request.
  await load(origins.built)
  await load(origins.withoutScripts)

  const page: PageMeasurement = {
    name,
    loads: [],
    phoneCls: await measureScrolledCls(browser, origins.built, route, 'phone'),
    desktopCls: await measureScrolledCls(browser, origins.built, route, 'desktop'),
  }
  for (const factor of [1, ...EXTENSIONS]) {
    if (factor > 1 && !missesTargets(page)) break
    for (let turn = 0; turn < turns * factor; turn += 1) {
      // In turn first, so that neither always profits from warm caches.
      page.loads.push(
        turn % 2 === 0
          ? { built: await load(origins.built), withoutScripts: await load(origins.withoutScripts) }
          : {
              withoutScripts: await load(origins.withoutScripts),
              built: await load(origins.built),
            },
      )
    }
  }
  return page
}

async function measureLoad(browser: Browser, origin: string, route: string): Promise<Load> {
  const { page, slowDown, visit, close } = await openVisitor(browser, origin)
  await slowDown()
  await visit(route)
  const load = summarise(await readEntries(page))
  await close()
  return load
}

async function measureScrolledCls(
  browser: Browser,
  origin: string,
  route: string,
  screen: Screen,
): Promise<number> {
  const { page, slowDown, visit, settle, close } = await openVisitor(browser, origin, screen)
  await slowDown()
  await visit(route)
  await scrollToEnd(page)
  await settle()
  const { cls } = summarise(await readEntries(page))
  await close()
  return cls
}

/** Scrolls like a reader who skims: most of a screen at a time. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async (pauseMs) => {
    let before = -1
    while (window.scrollY > before) {
      before = window.scrollY
      window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' })
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
      await new Promise((paused) => setTimeout(paused, pauseMs))
    }
  }, SCROLL_PAUSE_MS)
}
