import { useSyncExternalStore } from 'react'
import { todayInCopenhagen } from '@/lib/copenhagen-time'
import { BUILT_ATTRIBUTE } from '@/lib/html-attributes'
import { isLocalDate, type LocalDate } from '@/lib/local-date'
import { createStore } from '@/lib/store'

const MINUTE_MS = 60_000
/** Timers stand still while the device sleeps or the page is hidden; these events follow. */
const RESUME_EVENTS = ['visibilitychange', 'pageshow', 'focus']

/** The current time, updated every minute. */
const clock = createStore(Date.now, () => {
  const update = () => clock.set(Date.now())
  const timer = setInterval(update, MINUTE_MS)
  for (const type of RESUME_EVENTS) window.addEventListener(type, update)
  return () => {
    clearInterval(timer)
    for (const type of RESUME_EVENTS) window.removeEventListener(type, update)
  }
})

/** Calls back every minute, and when the page is shown again. @returns unsubscribes */
export const subscribeToClock = clock.subscribe

/** Today in Denmark, from midnight on the next day; until hydration the day of the build, which the document names. */
export function useToday(): LocalDate {
  return useSyncExternalStore(subscribeToClock, () => todayInCopenhagen(), dayOfBuild)
}

function dayOfBuild(): LocalDate {
  const built =
    typeof document === 'undefined' ? null : document.documentElement.getAttribute(BUILT_ATTRIBUTE)
  return built && isLocalDate(built) ? built : todayInCopenhagen()
}
