import { todayInCopenhagen } from '@/lib/copenhagen-time'
import { formatLongDate } from '@/lib/danish-date'

/**
 * Puts today's date where the build has put its own (Specification 2, Privacy: today's date, filled in by the
 * browser), before the page's own code is there.
 */
export function showToday(): void {
  const today = todayInCopenhagen()
  for (const element of document.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    element.dateTime = today
    element.textContent = formatLongDate(today)
  }
}
