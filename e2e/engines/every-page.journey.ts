import { paths } from '@/content/paths'
import { ARTICLE_PATHS, PUBLIC_PATHS } from '@/content/public-pages'
import { PHONE } from '../fixtures.ts'
import { expect, test } from './fixtures.ts'

// Errors in a page fail every journey by themselves (fixtures.ts).

for (const size of [{ width: 1280, height: 900 }, PHONE]) {
  test(`every page comes to life without an error and fits ${size.width} px`, async ({ view }) => {
    test.slow()
    await view.resize(size)
    for (const route of [...PUBLIC_PATHS, ...ARTICLE_PATHS]) {
      await view.open(route)
      await expect(view.getByRole('heading', { level: 1 }), route).toBeShown()
      const overflow = await view.run(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `pixels by which ${route} is wider than the window`).toBeLessThanOrEqual(0)
    }
  })
}

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
