import { CalendarPlus, Mail } from 'lucide-react'
import { mailCaution } from '@/content/contact'
import { CopyLink, takeAlongClasses } from '@/features/courses/components/copy-link'
import type { CourseEvent } from '@/features/courses/course-event'
import { coursePath } from '@/features/courses/course-path'
import { placesState } from '@/features/courses/course-places'
import { isPast } from '@/features/courses/course-week'
import {
  takeAlongMessages as messages,
  waitingListMessages,
} from '@/features/courses/public-messages'
import { waitingListMail } from '@/features/courses/waiting-list'
import { whileLoading } from '@/lib/loading'
import type { LocalDate } from '@/lib/local-date'
import { reportError } from '@/lib/report-error'
import { showToast } from '@/lib/toast-store'

function loadCalendarFile() {
  return import('@/features/courses/save-calendar-file')
}

function preloadCalendarFile(): void {
  loadCalendarFile().catch(() => {
    // The click tries again and says so.
  })
}

async function addToCalendar(course: CourseEvent): Promise<void> {
  try {
    const { saveCalendarFile } = await whileLoading(loadCalendarFile())
    saveCalendarFile(course)
  } catch (error) {
    reportError('No calendar file', error)
    showToast(messages.calendarFailed)
  }
}

/** What a visitor can do about a course that is to come: go on its waiting list, put it in a calendar, pass it on. */
export function CourseActions({ course, today }: { course: CourseEvent; today: LocalDate }) {
  if (isPast(course, today)) return null
  const isSoldOut = placesState(course, today) === 'soldOut'
  const url = new URL(coursePath(course.id), window.location.origin).href
  return (
    <div className="mt-1 print:hidden">
      <div className="flex flex-wrap gap-x-5.5">
        {isSoldOut && (
          <a
            href={waitingListMail(course)}
            aria-label={waitingListMessages.linkName(course.title)}
            className={takeAlongClasses}
          >
            <Mail aria-hidden />
            {waitingListMessages.label}
          </a>
        )}
        <button
          type="button"
          aria-label={messages.addToCalendarName(course.title)}
          onPointerEnter={preloadCalendarFile}
          onFocus={preloadCalendarFile}
          onClick={() => addToCalendar(course)}
          className={takeAlongClasses}
        >
          <CalendarPlus aria-hidden />
          {messages.addToCalendar}
        </button>
        <CopyLink url={url} label={messages.copyLink} name={messages.copyLinkName(course.title)} />
      </div>
      {isSoldOut && <p className="text-meta text-muted-foreground">{mailCaution}</p>}
    </div>
  )
}
