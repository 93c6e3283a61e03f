import { clsx } from 'clsx'
import { CalendarPlus } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { copyLink } from '@/content/copy-link'
import {
  CourseSignUpAddress,
  CourseSignUpLink,
  SignUpRoom,
} from '@/features/courses/calendar/course-sign-up-link'
import { saveCalendarFile } from '@/features/courses/calendar/save-calendar-file'
import { type CourseEvent, isPast } from '@/features/courses/domain/course-event'
import { coursePath } from '@/features/courses/domain/course-link'
import { takeAlongMessages as messages } from '@/features/courses/model/public-messages'
import type { LocalDateTime } from '@/lib/local-date'

/**
 * What a visitor can do about a course that is to come: sign up, put it in a calendar, pass it on.
 * @param isSettled whether it is known that the course and its places are still there; until then the room is kept
 */
export function CourseActions({
  course,
  now,
  isSettled,
}: {
  course: CourseEvent
  now: LocalDateTime
  isSettled: boolean
}) {
  if (isPast(course, now)) return null
  return (
    <div className={clsx('noscript:hidden print:hidden', !isSettled && 'invisible')}>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        {isSettled ? <CourseSignUpLink course={course} now={now} /> : <SignUpRoom />}
        <Button
          variant="link"
          aria-label={messages.addToCalendarName(course.title)}
          onClick={() => saveCalendarFile(course, now)}
        >
          <CalendarPlus aria-hidden />
          {messages.addToCalendar}
        </Button>
        <CopyButton
          text={coursePath(course.id)}
          words={copyLink}
          about={messages.linkTo(course.title)}
          variant="link"
        />
      </div>
      <CourseSignUpAddress course={course} now={now} />
    </div>
  )
}
