/**
 * The state that a step through the router bears which leads to the same place, such as another week in the calendar:
 * view and reading position stay where they are (src/app/scroll-and-focus.tsx).
 */
export const SAME_PLACE = { isSamePlace: true }

/** @param state of the router's location */
export function isSamePlace(state: Partial<typeof SAME_PLACE> | null): boolean {
  return state?.isSamePlace === true
}

/** What is noted on an entry of the history, beside what the router keeps there. It lasts over a reload. */
type Mark = 'visited' | 'reloaded'

export function hasMark(mark: Mark): boolean {
  return window.history.state?.[mark] === true
}

export function setMark(mark: Mark): void {
  window.history.replaceState({ ...window.history.state, [mark]: true }, '')
}
