import { CalendarPlus, Mail } from 'lucide-react'
import { CopyLinkButton } from '@/components/ui/copy-link-button'
import { quietActionClasses } from '@/components/ui/quiet-action'
import { mailCaution } from '@/content/contact'
import { copyLink } from '@/content/copy-link'
import { availabilityOf } from '@/features/courses/model/availability'
import type { CourseEvent } from '@/features/courses/model/course-event'
import { coursePath } from '@/features/courses/model/course-path'
import { isPast } from '@/features/courses/model/course-week'
import {
  takeAlongMessages as messages,
  waitingListMessages,
} from '@/features/courses/model/public-messages'
import { waitingListMail } from '@/features/courses/model/waiting-list'
import { codeOnDemand } from '@/lib/code-on-demand'
import type { LocalDate } from '@/lib/local-date'

const calendarFile = codeOnDemand(
  'calendar file',
  async () => (await import('@/features/courses/calendar/save-calendar-file')).saveCalendarFile,
  messages.calendarFailed,
)

async function addToCalendar(course: CourseEvent): Promise<void> {
  const saveCalendarFile = await calendarFile.demand()
  saveCalendarFile?.(course)
}

/** What a visitor can do about a course that is to come: go on its waiting list, put it in a calendar, pass it on. */
export function CourseActions({ course, today }: { course: CourseEvent; today: LocalDate }) {
  if (isPast(course, today)) return null
  const isSoldOut = availabilityOf(course, today) === 'soldOut'
  return (
    <div className="mt-1 print:hidden">
      {isSoldOut && (
        <>
          <a
            href={waitingListMail(course)}
            aria-label={waitingListMessages.linkName(course.title)}
            className={quietActionClasses}
          >
            <Mail aria-hidden />
            {waitingListMessages.label}
          </a>
          <p className="text-meta text-muted-foreground">{mailCaution}</p>
        </>
      )}
      <div className="flex flex-wrap gap-x-5.5">
        <button
          type="button"
          aria-label={messages.addToCalendarName(course.title)}
          onPointerEnter={calendarFile.preload}
          onFocus={calendarFile.preload}
          onClick={() => addToCalendar(course)}
          className={quietActionClasses}
        >
          <CalendarPlus aria-hidden />
          {messages.addToCalendar}
        </button>
        <CopyLinkButton
          href={coursePath(course.id)}
          words={copyLink}
          about={messages.linkTo(course.title)}
          isQuiet
        />
      </div>
    </div>
  )
}
