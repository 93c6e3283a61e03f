const MINUTE_MS = 60_000
/** After these a timer may be late by as long as the device has slept or the page has been away. */
const RETURNS = ['visibilitychange', 'pageshow', 'focus']

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Calls back with every minute that begins, and when the page is shown again. One timer for all listeners, and no
 * longer one: timers stand still while a device sleeps, and not every browser tells when it wakes.
 * @returns a function that ends it
 */
export function subscribeToClock(listener: () => void): () => void {
  if (listeners.size === 0) {
    for (const type of RETURNS) window.addEventListener(type, tick)
    waitForMinute()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    for (const type of RETURNS) window.removeEventListener(type, tick)
    clearTimeout(timer)
  }
}

function tick(): void {
  clearTimeout(timer)
  waitForMinute()
  for (const listener of listeners) listener()
}

function waitForMinute(): void {
  timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS))
}
