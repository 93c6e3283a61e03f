import { createStore } from '@/lib/store'

/** The height in CSS pixels of the sheet that is fixed to the bottom of the window; 0 without one. */
export const bottomInset = createStore(() => 0)

/** Ref callback for a sheet at the bottom of the window: keeps the end of the page and scroll targets clear of it. */
export function trackBottomInset(sheet: HTMLElement | null) {
  if (!sheet) return
  const observer = new ResizeObserver(() => setInset(sheet.offsetHeight))
  observer.observe(sheet)
  return () => {
    observer.disconnect()
    setInset(0)
  }
}

// Not a custom property: changing one recalculates the style of every element.
function setInset(height: number): void {
  bottomInset.set(height)
  document.documentElement.style.scrollPaddingBottom = `${height}px`
  document.body.style.paddingBottom = `${height}px`
}
