import type { Page } from '@playwright/test'

/** The invisible text of the page's `main`, apart from controls that need a script. */
export function findHiddenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main')
    if (!main) return ['no main']
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const hidden: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      const words = text.textContent?.trim()
      if (!element || !words || element.closest('script, .sr-only')) continue
      if (element.closest('[class*="noscript:hidden"]')) continue
      // A section that its own summary unfolds.
      if (element.closest('details:not([open])') && !element.closest('summary')) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        hidden.push(words)
    }
    return hidden
  })
}
