/** A report for a reporting service, without personal data or anything typed. */
export type ErrorReport = {
  /** The failed operation, in the site's own words. */
  readonly message: string
  /** The kind of error: 'TypeError'. */
  readonly name: string
  /** Without the error's own message, in which a server may repeat typed text. */
  readonly stack: string | undefined
  /** Of the page, without query and hash, which can hold the words of a search. */
  readonly path: string
}

const known = new WeakSet<object>()
let send: ((report: ErrorReport) => void) | undefined

/**
 * Logs an error to the console, and to the reporting service if there is one. Each error is logged once.
 * @param message names the failed operation, without anything that a visitor has typed
 */
export function reportError(message: string, error: unknown): void {
  if (note(message, error)) console.error(message, error)
}

/**
 * Sends every error from now on to a reporting service, uncaught ones too. To be called first in main.tsx:
 *
 *     sendErrorsTo((report) => {
 *       navigator.sendBeacon('https://errors.example.com/reports', JSON.stringify(report))
 *     })
 *
 * The service's origin must be allowed by `connect-src` (scripts/build/hosting.ts) and named in the privacy policy
 * (src/content/legal/privacy.ts).
 */
export function sendErrorsTo(service: (report: ErrorReport) => void): void {
  send = service
  window.addEventListener('error', ({ error }) => note('Uncaught', error))
  window.addEventListener('unhandledrejection', ({ reason }) => note('Unhandled', reason))
}

/** @returns whether the error was new */
function note(message: string, error: unknown): boolean {
  if (typeof error === 'object' && error !== null) {
    if (known.has(error)) return false
    known.add(error)
  }
  send?.(toReport(message, error))
  return true
}

function toReport(message: string, error: unknown): ErrorReport {
  const path = window.location.pathname
  if (!(error instanceof Error)) return { message, name: typeof error, stack: undefined, path }
  const { name, stack } = error
  return { message, name, stack: stack?.replace(error.message, ''), path }
}
