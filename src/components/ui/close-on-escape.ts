/**
 * Handlers by which a Radix dialog closes on Escape, whatever stands above it. Radix closes the topmost layer
 * alone, and a toast that has come since the dialog opened is one.
 */
export function closeOnEscape(close: () => void) {
  return {
    onEscapeKeyDown(event: KeyboardEvent) {
      event.preventDefault()
    },
    onKeyDown({ key }: React.KeyboardEvent) {
      if (key === 'Escape') close()
    },
  }
}
