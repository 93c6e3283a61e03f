import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** Chrome and Edge 126 and later; TypeScript does not know it yet. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void }
  }
}

/**
 * Closes a layer on a phone's back button or gesture, where the browser has CloseWatcher; elsewhere back leaves the
 * page. The layer that opened last is asked first. Chromium's CloseWatcher listens to Escape too, but `closeOnEscape`
 * and Radix handle it in every browser and prevent its default.
 * @param requestClose may leave the layer open: the next back asks again
 */
export function useCloseWatcher(isOpen: boolean, requestClose: () => void): void {
  const onClose = useEffectEvent(requestClose)

  useEffect(() => {
    const { CloseWatcher } = window
    if (!isOpen || !CloseWatcher) return

    const watch = () => {
      const watcher = new CloseWatcher()
      watcher.addEventListener('close', () => {
        // A watcher fires once, and `cancel` cannot be relied on, so the next watcher is created at once.
        current = watch()
        onClose()
      })
      return watcher
    }

    let current = watch()
    return () => current.destroy()
  }, [isOpen])
}
