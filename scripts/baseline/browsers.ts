import type { BrowserName } from '@mdn/browser-compat-data'

/**
 * The oldest versions of each engine's browsers in which the site does all that it does: those that Tailwind 4 needs.
 * README.md names them; older ones show every page as it is without script (index.html).
 */
export const BASELINE = { chromium: '111', firefox: '128', safari: '16.4' } as const

const { chromium, firefox, safari } = BASELINE

/** The baseline as MDN's data names browsers. */
export const BROWSERS: readonly (readonly [name: BrowserName, version: string])[] = [
  ['chrome', chromium],
  ['chrome_android', chromium],
  ['edge', chromium],
  ['firefox', firefox],
  ['firefox_android', firefox],
  ['safari', safari],
  ['safari_ios', safari],
]

/** The baseline as `build.target` and `build.cssTarget` name it. */
export const BUILD_TARGETS = [
  `chrome${chromium}`,
  `edge${chromium}`,
  `firefox${firefox}`,
  `safari${safari}`,
  `ios${safari}`,
]
