/**
 * The oldest browsers in which the site does all that it does: those that Tailwind 4 needs. README.md says so too, and
 * older ones still show every page (docs/decisions.md). The names are those of MDN's data.
 */
export const BASELINE = {
  chrome: '111',
  chrome_android: '111',
  edge: '111',
  firefox: '128',
  firefox_android: '128',
  safari: '16.4',
  safari_ios: '16.4',
} as const

/** The baseline as `build.target` and `build.cssTarget` name it. */
export const BUILD_TARGETS = [
  `chrome${BASELINE.chrome}`,
  `edge${BASELINE.edge}`,
  `firefox${BASELINE.firefox}`,
  `safari${BASELINE.safari}`,
  `ios${BASELINE.safari_ios}`,
]
