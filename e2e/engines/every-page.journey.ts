import { routes } from '../routes.ts'
import { expect, PHONE, test } from './fixtures.ts'

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
