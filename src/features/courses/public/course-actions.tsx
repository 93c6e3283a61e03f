import { clsx } from 'clsx'
import { CalendarPlus, Mail } from 'lucide-react'
import { ButtonLink } from '@/components/links/button-link'
import { MailByHand } from '@/components/sections/mail-by-hand'
import { PhoneAndMail } from '@/components/sections/phone-and-mail'
import { Button, buttonClasses } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { mailToTalk } from '@/content/contact'
import { copyLink } from '@/content/copy-link'
import {
  courseStatusMessages,
  courseSeriesMessages as seriesMessages,
  shareMessages,
  signUpMessages,
} from '@/content/course-calendar'
import { coursePath } from '@/content/paths'
import { isPast, takesPlace } from '@/features/courses/domain/course-event'
import {
  allCoursesLink,
  type CourseSignUp,
  calendarFeedUrl,
  courseSignUp,
  isClosed,
} from '@/features/courses/domain/course-link'
import { nameWithTitle } from '@/features/courses/domain/course-messages'
import { hasBegun, type InSeries } from '@/features/courses/domain/course-series'
import { courseMail } from '@/features/courses/public/course-mail'
import { CourseUrlLink } from '@/features/courses/public/course-url-link'
import { loadNow } from '@/lib/code-loading'
import { supabaseUrl } from '@/lib/env'
import type { LocalDateTime } from '@/lib/local-date'

// As wide as the longest label, so that the actions beside it align from card to card.
const signUpClasses = buttonClasses({
  variant: 'soft',
  size: 'small',
  className: 'w-full lg:w-auto lg:min-w-60',
})

/**
 * Sign up for a coming course that is open to everybody, or ask about a series that has begun; add it to a calendar, with
 * all of its dates, share it.
 * @param isSettled whether the course and its places are up to date; until then the actions are invisible
 */
export function CourseActions({
  course,
  now,
  isSettled,
  share,
}: {
  course: InSeries
  now: LocalDateTime
  isSettled: boolean
  /** In place of 'Kopiér link'. */
  share?: React.ReactNode
}) {
  const { id, title } = course
  if (isPast(course, now)) return null
  if (!takesPlace(course)) return <OffCourseActions />
  const signUp = courseSignUp(course, now)
  const isBegun = hasBegun(course, now) && !isClosed(course)
  const mention = isBegun
    ? seriesMessages.mention
    : signUp &&
      signUp.kind !== 'link' &&
      signUpMessages[signUp.kind].mention(course.series !== undefined)
  return (
    <>
      {isBegun && <BegunSeries title={title} />}
      <div className={clsx('noscript:hidden print:hidden', !isSettled && 'invisible')}>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
          {signUp &&
            (isSettled ? (
              <SignUpLink course={course} signUp={signUp} />
            ) : (
              <span className={signUpClasses} />
            ))}
          <Button
            variant="link"
            aria-label={nameWithTitle(shareMessages.addToCalendar, title)}
            onClick={() => saveInCalendar(course, now)}
          >
            <CalendarPlus aria-hidden />
            {shareMessages.addToCalendar}
          </Button>
          {share ?? (
            <CopyButton
              text={coursePath(id)}
              words={copyLink}
              about={shareMessages.linkTo(title)}
              variant="link"
            />
          )}
        </div>
        {mention && (
          <div className="mt-2">
            <MailByHand mention={mention} />
          </div>
        )}
      </div>
    </>
  )
}

function SignUpLink({ course, signUp }: { course: InSeries; signUp: CourseSignUp }) {
  const { title } = course
  if (signUp.kind === 'link') {
    return (
      <CourseUrlLink
        link={signUp.link}
        label={signUpMessages.link}
        title={title}
        className={signUpClasses}
      />
    )
  }
  const { label } = signUpMessages[signUp.kind]
  return (
    <a
      href={courseMail(course, signUp.kind)}
      aria-label={nameWithTitle(label, title)}
      className={signUpClasses}
    >
      <Mail aria-hidden />
      <span>{label}</span>
    </a>
  )
}

/** In place of the way to a place: a series of which the first date is over. */
function BegunSeries({ title }: { title: string }) {
  const { begun, writeToUs, subject } = seriesMessages
  return (
    <p className="mt-2 -mb-3 text-sm print:mb-0">
      <strong className="font-semibold">{begun}</strong>{' '}
      <span className="print:hidden">
        ·{' '}
        <a
          href={mailToTalk(subject(title))}
          aria-label={nameWithTitle(writeToUs, title)}
          className="text-link inline-block py-2.5"
        >
          {writeToUs}
        </a>
      </span>
    </p>
  )
}

/** The ways on from a course that is cancelled or postponed; without scripts all courses stand below. */
function OffCourseActions() {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm print:hidden">
      <ButtonLink to={allCoursesLink} variant="soft" size="small" className="noscript:hidden">
        {courseStatusMessages.otherCourses}
      </ButtonLink>
      <p>
        {courseStatusMessages.questions} <PhoneAndMail />
      </p>
    </div>
  )
}

/** Adds the course to the visitor's calendar, by code that is loaded with the first press; without it the server makes the file. */
async function saveInCalendar(course: InSeries, now: LocalDateTime): Promise<void> {
  const address = calendarFeedUrl(supabaseUrl(), { course: course.id })
  try {
    const { saveCourse } = await loadNow(import('@/features/courses/public/save-course'))
    saveCourse(course, now, address)
  } catch {
    window.location.assign(address)
  }
}
