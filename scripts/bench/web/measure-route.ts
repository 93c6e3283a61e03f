import type { Browser, Page } from '@playwright/test'
import { type Load, type RouteMeasurement, VARIANTS, type Variant } from './measurements.ts'
import { weigh } from './page-weight.ts'
import { readTimeline, summarisePaint } from './paint.ts'
import { openPhone } from './phone.ts'
import { settle, visit } from './visit.ts'
import { compareWords, readText } from './words.ts'

/** A date before every deadline of the content, without courses. */
const ANOTHER_DAY = new Date('2020-01-01T12:00:00Z')
const COURSES = '**/rest/v1/course_events*'
const SCROLL_REST_MS = 100

/**
 * Factors for the further visits of a page that misses a target, since single ratios vary: from 0.82 to 1.44 in 15 rounds
 * of one page.
 */
export const MORE_TURNS = [2, 6] as const

/** The origins of the build and its copies (site-copies.ts). */
export type Origins = Readonly<Record<Variant, string>>

/**
 * Measures one page: repeatedly in all variants, and once its words and the effects of scrolling.
 * @param name of the page in the tables
 */
export async function measureRoute(
  browser: Browser,
  origins: Origins,
  { route, name }: { route: string; name: string },
  turns: number,
): Promise<RouteMeasurement> {
  // First, because it also warms the servers, which compress a file at the first request.
  const { share, missing } = await measureWords(browser, origins.built, route)
  await readPage(browser, origins.noScripts, route)
  await readPage(browser, origins.spa, route)

  const scroll = await measureScroll(browser, origins.built, route)
  const page: RouteMeasurement = {
    route,
    name,
    loads: { built: [], noScripts: [], spa: [] },
    scroll: scroll.more,
    messages: [...scroll.messages],
    wordShare: share,
    missingWords: missing,
  }
  await addTurns(browser, origins, page, turns)
  return page
}

/** Loads a page repeatedly in all variants. */
export async function addTurns(
  browser: Browser,
  origins: Origins,
  { route, loads, messages }: RouteMeasurement,
  turns: number,
): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    for (const variant of rotate(VARIANTS, turn)) {
      const { load, messages: said } = await measureLoad(browser, origins, route, variant)
      loads[variant].push(load)
      if (variant === 'built') messages.push(...said)
    }
  }
}

/** Rotates the order of the variants, so that none always profits from warm caches. */
function rotate<T>(items: readonly T[], by: number): T[] {
  const start = by % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}

async function measureLoad(
  browser: Browser,
  origins: Origins,
  route: string,
  variant: Variant,
): Promise<{ load: Load; messages: readonly string[] }> {
  const { page, network, messages, close } = await openPhone(browser, origins[variant], {
    isSlow: true,
  })
  await visit(page, network, route)
  const bytes = weigh(network.transfers())
  const paint = summarisePaint(await readTimeline(page))
  await close()
  return { load: { ...paint, bytes }, messages }
}

async function measureScroll(
  browser: Browser,
  origin: string,
  route: string,
): Promise<{ more: RouteMeasurement['scroll']; messages: readonly string[] }> {
  const { page, network, messages, close } = await openPhone(browser, origin, { isSlow: true })
  await visit(page, network, route)
  const read = async () => ({
    ...summarisePaint(await readTimeline(page)),
    js: weigh(network.transfers()).js,
  })
  const before = await read()
  await scrollToEnd(page)
  await settle(page, network)
  const after = await read()
  await close()
  return {
    more: {
      cls: after.cls - before.cls,
      tbtMs: after.tbtMs - before.tbtMs,
      js: after.js - before.js,
    },
    messages,
  }
}

/** Scrolls like a reader who skims: most of a screen at a time. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async (restMs) => {
    let before = -1
    while (window.scrollY > before) {
      before = window.scrollY
      window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' })
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
      await new Promise((rested) => setTimeout(rested, restMs))
    }
  }, SCROLL_REST_MS)
}

async function measureWords(
  browser: Browser,
  origin: string,
  route: string,
): Promise<{ share: number; missing: string[] }> {
  const today = await readPage(browser, origin, route)
  const otherDay = await readPage(browser, origin, route, async (page) => {
    await page.clock.setFixedTime(ANOTHER_DAY)
    await page.route(COURSES, (request) => request.fulfill({ json: [] }))
  })
  return compareWords(today.served, [today.hydrated, otherDay.hydrated])
}

/** The words of a page as served and after hydration. */
async function readPage(
  browser: Browser,
  origin: string,
  route: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<{ served: string; hydrated: string }> {
  const { page, network, close } = await openPhone(browser, origin, { isSlow: false })
  await prepare?.(page)
  const served = await readText(page, await visit(page, network, route))
  const hydrated = await readText(page)
  await close()
  return { served, hydrated }
}
