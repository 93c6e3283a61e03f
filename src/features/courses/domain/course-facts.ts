/** How long a course takes, in whole hours and the minutes beside them. @param startTime 'HH:MM', as the other */
export function durationOf(startTime: string, endTime: string): { hours: number; minutes: number } {
  const minutes = minutesOf(endTime) - minutesOf(startTime)
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

/** Whether a place is none that a map has. */
export function isOnline(location: string): boolean {
  return /^(?:online|digitalt|zoom|teams)\b/i.test(location.trim())
}

/** The address of a place's map at OpenStreetMap. */
export function mapOf(location: string): string {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: location })}`
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return 60 * hours + minutes
}
