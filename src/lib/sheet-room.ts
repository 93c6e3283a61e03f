import { createStore } from '@/lib/store'

/** How many CSS pixels at the foot of the window a sheet takes that stays there, for what stands above it. */
export const sheetRoom = createStore(() => 0)

/**
 * Lets the page scroll on until its end stands above the sheet, and the browser keep what it scrolls to (an anchor, the
 * element with the focus) clear of it. How high the sheet is depends on width, font and zoom. For the sheet's `ref`.
 */
export function makeRoomForSheet(sheet: HTMLElement | null) {
  if (!sheet) return
  const observer = new ResizeObserver(() => setRoom(sheet.offsetHeight))
  observer.observe(sheet)
  return () => {
    observer.disconnect()
    setRoom(0)
  }
}

// Without a custom property, for which browsers would compute the style of every element of the page anew.
function setRoom(height: number): void {
  sheetRoom.set(height)
  document.documentElement.style.scrollPaddingBottom = `${height}px`
  document.body.style.paddingBottom = `${height}px`
}
