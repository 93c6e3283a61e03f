const dayInCopenhagen = { timeZone: 'Europe/Copenhagen' } as const

/**
 * Puts today's date where the build has put its own (Specification 2, Privacy: today's date, filled in by the
 * browser), before the page's own code is there. It is written as formatLongDate writes it.
 */
export function showToday(): void {
  const now = new Date()
  for (const element of document.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    element.dateTime = now.toLocaleDateString('sv-SE', dayInCopenhagen)
    element.textContent = now.toLocaleDateString('da-DK', { ...dayInCopenhagen, dateStyle: 'full' })
  }
}
