import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** Chrome and Edge 126 and later; TypeScript does not know it yet. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void }
  }
}

/**
 * Closes a mounted Radix dialog on Escape and on a phone's back button or gesture, where the browser has CloseWatcher;
 * elsewhere back leaves the page. The dialog that opened last is asked first.
 * @param requestClose may leave the dialog open: the next back asks again
 * @returns handlers of its content. Radix closes only the topmost layer on Escape, and a toast shown later is one.
 * Chromium's CloseWatcher listens to Escape too, but not once its default is prevented.
 */
export function useCloseRequests(requestClose: () => void) {
  const onClose = useEffectEvent(requestClose)

  useEffect(() => {
    const { CloseWatcher } = window
    if (!CloseWatcher) return

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
  }, [])

  return {
    onEscapeKeyDown(event: KeyboardEvent) {
      event.preventDefault()
    },
    onKeyDown(event: React.KeyboardEvent) {
      if (event.key !== 'Escape') return
      // A dialog below stays open.
      event.stopPropagation()
      requestClose()
    },
  }
}
