/** The targets of docs/performance.md. A missed target fails nothing. */
export const TARGETS = {
  /** LCP of the page as built over that of the same page without scripts: each page, and their median. */
  lcpOverNoScripts: 1.1,
  medianLcpOverNoScripts: 1.05,
  /** LCP of the page as built over that of the ordinary single-page application. */
  lcpOverSpa: 0.65,
  cls: 0.005,
  tbtMs: 200,
  clickMs: 200,
  /** Until hydration. */
  aliveMs: 1900,
  wordShare: 1,
  messages: 0,
} as const
