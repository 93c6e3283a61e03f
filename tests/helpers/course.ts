import type { CourseEvent, CourseEventValues } from '@/features/courses/domain/course-event'

/** Valid input of the course form. */
export const courseValues: CourseEventValues = {
  title: 'Forældrekursus',
  date: '2026-11-24',
  startTime: '16:00',
  endTime: '18:30',
  location: 'Frederiksgade 7, 4. sal',
  type: 'foraeldre',
  maxParticipants: 20,
  availableSpots: 12,
  url: null,
}

/** A course as the site knows it; a test names what matters to it. */
export function courseOf(changes: Partial<CourseEvent> = {}): CourseEvent {
  return { id: 'a', version: '1', ...courseValues, ...changes }
}
