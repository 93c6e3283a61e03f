import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { calendarFile } from '@/features/courses/domain/course-calendar-file'
import type { CourseField } from '@/features/courses/domain/course-fields'
import { type InSeries, withSeries } from '@/features/courses/domain/course-series'
import { CourseEventCard } from '@/features/courses/public/course-event-card'
import { courseOf, otherValues } from '../../../helpers/course'

/** Where a visitor learns of each field. */
const SHOWN: Readonly<Record<CourseField, { card: boolean; calendar: boolean }>> = {
  title: { card: true, calendar: true },
  date: { card: true, calendar: true },
  type: { card: true, calendar: true },
  startTime: { card: true, calendar: true },
  endTime: { card: true, calendar: true },
  location: { card: true, calendar: true },
  maxParticipants: { card: false, calendar: false },
  availableSpots: { card: true, calendar: true },
  url: { card: true, calendar: true },
  price: { card: true, calendar: true },
  // By its part and the other dates of its series.
  seriesId: { card: true, calendar: true },
  status: { card: true, calendar: true },
  statusNote: { card: true, calendar: true },
  movedFrom: { card: true, calendar: true },
}
const NOW = '2026-11-01T10:00'

function textsOf(course: InSeries) {
  const card = <CourseEventCard course={course} now={NOW} />
  return {
    card: renderToStaticMarkup(<MemoryRouter>{card}</MemoryRouter>),
    calendar: calendarFile(course, NOW),
  }
}

it.each(Object.entries(SHOWN))('another %s of a course is shown: %j', (field, shown) => {
  const movedFrom = { date: '2026-11-16', startTime: '13:00' }
  const course = courseOf({ status: 'moved', movedFrom })
  const { seriesId } = otherValues
  const otherDate = courseOf({ id: 'b', date: '2026-12-08', availableSpots: 20, seriesId })
  const textsBeside = (one: typeof course) => textsOf(withSeries([one, otherDate])[0] ?? one)
  const before = textsBeside(course)
  const after = textsBeside({ ...course, [field]: Reflect.get(otherValues, field) })
  expect({
    card: after.card !== before.card,
    calendar: after.calendar !== before.calendar,
  }).toEqual(shown)
})
