import type { Browser } from '@playwright/test'
import { articleIds } from '../../../src/content/articles/article-ids.ts'
import { articlePath, paths } from '../../../src/content/paths.ts'
import { openVisitor } from './visitor.ts'

export type Link = { from: string; to: string }

/** Between content pages, and to the largest kinds of page. */
export const LINKS: readonly Link[] = [
  { from: paths.home, to: paths.services },
  { from: paths.home, to: paths.about },
  { from: paths.services, to: paths.schoolRefusal },
  { from: paths.schoolRefusal, to: paths.contact },
  { from: paths.articles, to: articlePath(articleIds.familyDistress) },
]

/** Between mouse down and mouse up. Without it the page would still handle the first when the second is timed. */
const PRESS_MS = 80

/** Milliseconds from the click on a prefetched link to the next page's heading on the screen, on a slow phone. */
export async function measureClick(
  browser: Browser,
  origin: string,
  { from, to }: Link,
): Promise<number> {
  const { page, slowDown, visit, settle, close } = await openVisitor(browser, origin)
  await slowDown()
  await visit(from)
  const link = page.locator(`main a[href="${to}"]`).filter({ visible: true }).first()
  await link.scrollIntoViewIfNeeded()
  await settle()
  await link.hover()
  await settle()

  const box = await link.boundingBox()
  if (!box) throw new Error(`The link from ${from} to ${to} is not visible.`)

  // In an object, or `evaluateHandle` would wait for the promise.
  const click = await page.evaluateHandle(() => ({
    duration: new Promise<number>((resolve) => {
      let clickedAt = 0
      // On the window, since a page has no listeners of its own before hydration.
      window.addEventListener(
        'click',
        ({ timeStamp }) => {
          clickedAt = timeStamp
        },
        { capture: true, once: true },
      )
      const before = document.querySelector('h1')
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('h1')
        if (!heading || heading === before) return
        observer.disconnect()
        heading.setAttribute('elementtiming', 'heading')
      }).observe(document.body, { subtree: true, childList: true })
      new PerformanceObserver((list) => {
        const [painted] = list.getEntries()
        if (painted) resolve(painted.startTime - clickedAt)
      }).observe({ type: 'element' })
    }),
  }))
  // By the mouse: Playwright's `click` adds listeners to the page.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: PRESS_MS })
  const milliseconds = await click.evaluate(({ duration }) => duration)
  await close()
  return milliseconds
}
