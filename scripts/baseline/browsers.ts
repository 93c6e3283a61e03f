import type { BrowserName } from '@mdn/browser-compat-data'

/**
 * The oldest supported versions of each engine's browsers, those of Tailwind 4. README.md lists them; older ones show
 * every page as without scripts (src/boot.ts).
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
