import { coursePath, paths } from '@/content/paths'
import { expect, test } from './fixtures.ts'

test('a course is opened from the list and by its own link, and the way back leads to its card', async ({
  view,
  seedCourses,
}) => {
  const days = Array.from({ length: 12 }, (_, index) => `2026-12-${index + 10}`)
  const stored = await seedCourses(
    days.map((event_date, index) => ({ title: `Kursus ${index + 1}`, event_date })),
  )
  await view.open(`${paths.courses}?vis=alle`)
  const link = view.getByRole('article').getByRole('link', { name: 'Kursus 9' })
  await link.scrollIntoView()
  const before = await view.run(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await link.click()
  const heading = view.getByRole('heading', { level: 1, name: 'Kursus 9' })
  await expect(heading).toHaveFocus()
  expect(await view.run(() => scrollY)).toBe(0)
  await expect(view.getByRole('link', { name: /^Skriv til os om en plads/ })).toBeShown()
  await view.back()
  await expect(link).toBeShown()
  await expect.poll(() => view.run(() => scrollY)).toBe(before)

  // No document of the build has it.
  await view.open(coursePath(stored[10]?.id ?? ''))
  await expect(view.getByRole('heading', { level: 1, name: 'Kursus 11' })).toBeShown()
  await expect(view.getByRole('link', { name: /^Skriv til os om en plads/ })).toBeShown()
  expect(await view.run(() => document.title)).toMatch(/^Kursus 11, 20\. dec\. 2026/)
})
