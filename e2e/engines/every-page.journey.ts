import { paths } from '@/content/paths'
import { expect, PHONE, test } from './fixtures.ts'
import { routes } from './routes.ts'

// Errors in a page fail every journey by themselves (fixtures.ts).

for (const size of [{ width: 1280, height: 900 }, PHONE]) {
  test(`every page comes to life without an error and fits ${size.width} px`, async ({ view }) => {
    test.slow()
    await view.resize(size)
    for (const route of routes) {
      await view.open(route)
      await expect(view.getByRole('heading', { level: 1 }), route).toBeShown()
      const overflow = await view.run(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `pixels by which ${route} is wider than the window`).toBeLessThanOrEqual(0)
    }
  })
}

test('errors of a page are heard of', async ({ view }) => {
  await view.open(paths.prices)
  await view.run(() => {
    // All by what is the page's own: drivers run this beside it, where its errors are not those of the page.
    window.console.error('logged on purpose')
    void window.fetch('https://elsewhere.example').catch(() => {})
    window.setTimeout(Reflect.get(window, 'TestingLibraryDom').getByRole)
    document.head.append(Object.assign(document.createElement('script'), { src: '/gone.js' }))
  })
  const heard: unknown[] = []
  for (const expected of ['logged on purpose', 'uncaught', 'refused by connect-src', 'gone.js']) {
    await expect
      .poll(async () => {
        heard.push(...(await view.takeProblems()))
        return heard
      })
      .toContainEqual(expect.stringContaining(expected))
  }
})
