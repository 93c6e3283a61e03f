const reported = new WeakSet<object>()

/** Logs an error, once. @param message names the failed operation, without anything that a visitor has typed */
export function reportError(message: string, error: unknown): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return
    reported.add(error)
  }
  console.error(message, error)
}
