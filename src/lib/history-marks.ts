/** What is noted on an entry of the history, beside what the router keeps there. It lasts over a reload. */
type Mark = 'visited' | 'renewed'

export function hasMark(mark: Mark): boolean {
  return window.history.state?.[mark] === true
}

export function setMark(mark: Mark): void {
  window.history.replaceState({ ...window.history.state, [mark]: true }, '')
}
