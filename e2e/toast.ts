import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The region of toasts. A modal dialog hides it from roles, but not visually. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /^Beskeder/, includeHidden: true })
}

export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  await expect(toasts(page).getByText(title, { exact: true })).toBeVisible()
  await expect(toasts(page).getByText(text, { exact: true })).toBeVisible()
}

/**
 * Waits for the toast with these words, and returns the text of each visible title and label of an open dialog that
 * the toast covers in part.
 */
export async function findUnderToast(page: Page, words: string): Promise<string[]> {
  // The toast stays for as long as the pointer is over it.
  const toast = toasts(page)
    .getByRole('listitem', { includeHidden: true })
    .filter({ hasText: words })
  await toast.hover()
  await expect(toast).toBeInViewport({ ratio: 1 })
  return toast.evaluate((element) => {
    const cover = element.getBoundingClientRect()
    const names = document.querySelectorAll<HTMLElement>(
      ':is([role=dialog], [role=alertdialog]) :is(h2, label)',
    )
    return [...names]
      .filter((name) => {
        const { left, right, top, bottom } = name.getBoundingClientRect()
        const view = name.closest('.overflow-y-auto')?.getBoundingClientRect()
        const seenTop = Math.max(top, view?.top ?? 0)
        const seenBottom = Math.min(bottom, view?.bottom ?? window.innerHeight)
        const isBeside = right <= cover.left || left >= cover.right
        const isAboveOrBelow = seenBottom <= cover.top || seenTop >= cover.bottom
        return seenTop < seenBottom && !isBeside && !isAboveOrBelow
      })
      .map(({ innerText }) => innerText)
  })
}
