import { clsx } from 'clsx'
import { CalendarPlus } from 'lucide-react'
import { ButtonLink } from '@/components/sections/button-link'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { mailToTalk } from '@/content/contact'
import { copyLink } from '@/content/copy-link'
import { site } from '@/content/site'
import { calendarFile } from '@/features/courses/domain/course-calendar-file'
import { type CourseEvent, isCancelled, isPast } from '@/features/courses/domain/course-event'
import {
  allCoursesLink,
  courseCalendarFileUrl,
  coursePath,
} from '@/features/courses/domain/course-link'
import { calendarFileMessages } from '@/features/courses/domain/course-messages'
import { ignoresBlobDownloads } from '@/features/courses/public/blob-downloads'
import {
  CourseSignUpAddress,
  CourseSignUpLink,
  SignUpPlaceholder,
} from '@/features/courses/public/course-sign-up-link'
import {
  courseStatusMessages,
  shareMessages as messages,
} from '@/features/courses/public/public-messages'
import { saveFile } from '@/features/courses/public/save-file'
import { supabaseUrl } from '@/lib/env'
import type { LocalDateTime } from '@/lib/local-date'

/**
 * Sign up for a coming course, add it to a calendar, share it.
 * @param isSettled whether the course and its places are up to date; until then the actions are invisible
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
  if (isCancelled(course)) return <CancelledCourseActions />
  return (
    <div className={clsx('noscript:hidden print:hidden', !isSettled && 'invisible')}>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        {isSettled ? <CourseSignUpLink course={course} now={now} /> : <SignUpPlaceholder />}
        <Button
          variant="link"
          aria-label={messages.addToCalendarName(course.title)}
          onClick={() => saveInCalendar(course, now)}
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

/** The ways on from a cancelled course; also without scripts, which they do not need. */
function CancelledCourseActions() {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm print:hidden">
      <ButtonLink to={allCoursesLink} variant="soft" size="small">
        {courseStatusMessages.otherCourses}
      </ButtonLink>
      <p>
        {courseStatusMessages.questions}{' '}
        <a href={site.phone.href} className="text-link">
          {site.phone.label}
        </a>{' '}
        ·{' '}
        <a href={mailToTalk()} className="text-link wrap-anywhere">
          {site.email}
        </a>
      </p>
    </div>
  )
}

/** Downloads the course as a file that most devices open in their calendar. */
function saveInCalendar(course: CourseEvent, now: LocalDateTime): void {
  if (ignoresBlobDownloads(navigator.userAgent)) {
    window.location.assign(courseCalendarFileUrl(supabaseUrl(), course.id))
    return
  }
  const name = calendarFileMessages.fileName(course.date)
  saveFile(name, 'text/calendar;charset=utf-8', calendarFile(course, now))
}
