import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** Chrome and Edge 126 and later; TypeScript does not know it yet. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void }
  }
}

/**
 * Lets a phone's back button or gesture close what lies over the page, where the browser offers that; elsewhere back
 * leaves the page. The browser asks the layer that opened last. Chromium would send Escape the same way, but
 * `closeOnEscape` and Radix, which close on it in every browser, prevent its default.
 * @param requestClose may be answered by staying open: the next back asks again
 */
export function useCloseWatcher(isOpen: boolean, requestClose: () => void): void {
  const onClose = useEffectEvent(requestClose)

  useEffect(() => {
    const { CloseWatcher } = window
    if (!isOpen || !CloseWatcher) return

    const watch = () => {
      const watcher = new CloseWatcher()
      watcher.addEventListener('close', () => {
        // A watcher closes once, and the browser need not let a page refuse (`cancel`), so the next is made at once.
        current = watch()
        onClose()
      })
      return watcher
    }

    let current = watch()
    return () => current.destroy()
  }, [isOpen])
}
