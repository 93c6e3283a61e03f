import { dayAndTime } from '@/features/courses/public/public-messages'
import { todayInCopenhagen } from '@/lib/copenhagen-time'
import { formatDate } from '@/lib/date-format'
import { clockInCopenhagen } from '@/lib/moment-in-copenhagen'

/** '24. nov. 2026 kl. 10.32', in Denmark. @param moment as the server writes it, with its distance from UTC */
export function formatDateTime(moment: string): string {
  const date = new Date(moment)
  return dayAndTime(formatDate(todayInCopenhagen(date)), clockInCopenhagen(date.getTime()))
}
