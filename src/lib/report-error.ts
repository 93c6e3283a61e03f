/** What a reporting service is told of a fault. Nothing in it tells who the visitor is or what they wrote. */
export type ErrorReport = {
  /** What did not work, in the site's own words. */
  readonly message: string
  /** The kind of error: 'TypeError'. */
  readonly name: string
  /** Without the error's own message, in which a server may repeat what was typed. */
  readonly stack: string | undefined
  /** Of the page, without query and hash: a search has its words in them. */
  readonly path: string
}

const known = new WeakSet<object>()
let send: ((report: ErrorReport) => void) | undefined

/**
 * Notes a fault in the console, and at the reporting service if there is one. The same error is noted once,
 * however many hands it goes through.
 * @param message what did not work, with nothing in it that a visitor has typed
 */
export function reportError(message: string, error: unknown): void {
  if (note(message, error)) console.error(message, error)
}

/**
 * Tells a reporting service of every fault from now on, also of those that nobody has caught. Without one, the
 * visitor's console is all there is. To be called first thing in main.tsx:
 *
 *     sendErrorsTo((report) => {
 *       navigator.sendBeacon('https://errors.example.com/reports', JSON.stringify(report))
 *     })
 *
 * The service's origin has to be let through by `connect-src` (scripts/build/hosting.ts) and named in the privacy
 * policy (src/content/legal/privacy.ts).
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
