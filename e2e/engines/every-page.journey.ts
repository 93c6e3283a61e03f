import { paths } from '@/content/paths'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'
import { PHONE } from '../fixtures.ts'
import { expect, test } from './fixtures.ts'

// Errors in a page fail every journey by themselves (fixtures.ts).

test('every page hydrates without an error, and fits the window', async ({ view }) => {
  test.slow()
  for (const route of [...PUBLIC_PATHS, ...ARTICLE_PATHS]) {
    await view.open(route)
    await expect(view.getByRole('heading', { level: 1 }), route).toBeShown()
    for (const size of [{ width: 1280, height: 900 }, PHONE]) {
      await view.resize(size)
      const overflow = await view.run(() => document.documentElement.scrollWidth - innerWidth)
      const what = `pixels by which ${route} is wider than ${size.width} px`
      expect(overflow, what).toBeLessThanOrEqual(0)
    }
  }
})

test('errors of a page are reported', async ({ view }) => {
  await view.open(paths.prices)
  await view.run(() => {
    // By the page's own globals: drivers run this script beside the page, where its errors would not be reported.
    window.console.error('logged on purpose')
    void window.fetch('https://elsewhere.example').catch(() => {})
    window.setTimeout(Reflect.get(window, 'TestingLibraryDom').getByRole)
    document.head.append(Object.assign(document.createElement('script'), { src: '/gone.js' }))
  })
  const reported: unknown[] = []
  for (const expected of ['logged on purpose', 'uncaught', 'refused by connect-src', 'gone.js']) {
    await expect
      .poll(async () => {
        reported.push(...(await view.takeProblems()))
        return reported
      })
      .toContainEqual(expect.stringContaining(expected))
  }
})
