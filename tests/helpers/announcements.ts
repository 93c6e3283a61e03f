import { onTestFinished } from 'vitest'

/**
 * Records the texts of the page's live regions from now on.
 * @returns the texts, in the order in which a screen reader would say them
 */
export function recordAnnouncements(): () => readonly string[] {
  const texts: string[] = []
  const observer = new MutationObserver((mutations) => {
    for (const { target } of mutations) {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest('[aria-live=polite], [role=status], [role=alert]')
      const text = region?.textContent ?? ''
      if (text !== '' && texts.at(-1) !== text) texts.push(text)
    }
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return () => texts
}
