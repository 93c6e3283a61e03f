/**
 * Handlers by which a Radix dialog closes on Escape, whatever stands above it. Radix closes the topmost
 * layer alone, and a toast that has come since it opened is one. The layer from which it was opened stays open.
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
