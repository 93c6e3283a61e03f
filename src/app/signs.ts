/**
 * What shows that there is a visitor who may use the page, not only look at it. The focus is none: a search box
 * has it from the start.
 */
export const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'click',
  'scroll',
] as const

declare global {
  interface Window {
    /** What happened before the scripts were there, noted by a script in the page (scripts/document.ts). */
    early?: { sign?: boolean; button?: HTMLElement }
  }
}
