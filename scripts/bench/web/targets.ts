/** What the figures are held against in docs/performance.md. Nothing fails when one is missed. */
export const TARGETS = {
  /** LCP of the page as built over that of the same page without scripts: each page, and their median. */
  lcpOverNoScripts: 1.1,
  medianLcpOverNoScripts: 1.05,
  /** LCP of the page as built over that of the ordinary single-page application. */
  lcpOverSpa: 0.65,
  cls: 0.005,
  tbtMs: 200,
  clickMs: 200,
  /** Until all links and buttons of a page are alive. */
  aliveMs: 1900,
  wordShare: 1,
  messages: 0,
} as const
