/**
 * Handlers with which a Radix dialog closes on Escape although a toast is above it: Radix closes only the topmost layer,
 * and a toast shown later is one. The layer below the dialog stays open.
 */
export function closeOnEscape(close: () => void) {
  return {
    onEscapeKeyDown(event: KeyboardEvent) {
      event.preventDefault()
    },
    onKeyDown(event: React.KeyboardEvent) {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
    },
  }
}
