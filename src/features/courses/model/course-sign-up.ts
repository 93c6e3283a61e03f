// Also used by the edge function of the calendar feed, which knows no alias for src.
import { type CourseLink, courseLink } from './course-link.ts'

/** How one gets a place in a course: at its own address, by a mail, or by a mail for the waiting list. */
export type CourseSignUp =
  | { kind: 'link'; link: Exclude<CourseLink, { kind: 'none' }> }
  | { kind: 'mail' }
  | { kind: 'waitingList' }

/** Without places there is only the waiting list, whatever stands at the course's address. */
export function courseSignUp({
  availableSpots,
  url,
}: {
  availableSpots: number
  url: string | null
}): CourseSignUp {
  if (availableSpots <= 0) return { kind: 'waitingList' }
  const link = courseLink(url)
  return link.kind === 'none' ? { kind: 'mail' } : { kind: 'link', link }
}
