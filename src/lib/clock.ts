import { createStore } from '@/lib/store'

const MINUTE_MS = 60_000
/** After these the timer may be late by as long as the device has slept or the page has been away. */
const RETURNS = ['visibilitychange', 'pageshow', 'focus']

/** When somebody last looked at the clock. */
const clock = createStore(Date.now, () => {
  const look = () => clock.set(Date.now())
  const timer = setInterval(look, MINUTE_MS)
  for (const type of RETURNS) window.addEventListener(type, look)
  return () => {
    clearInterval(timer)
    for (const type of RETURNS) window.removeEventListener(type, look)
  }
})

/**
 * Calls back every minute, and when the page is shown again. Not when something is due: timers stand still while a
 * device sleeps, and not every browser tells when it wakes. One timer serves all listeners.
 * @returns a function that ends it
 */
export const subscribeToClock = clock.subscribe
