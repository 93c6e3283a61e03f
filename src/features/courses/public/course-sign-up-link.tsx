import { ArrowRight, ExternalLink, Mail } from 'lucide-react'
import { Link } from 'react-router-dom'
import { MailByHand } from '@/components/sections/mail-by-hand'
import { buttonClasses } from '@/components/ui/button'
import { mailBody } from '@/content/contact'
import { mailto } from '@/content/site'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { courseSignUp } from '@/features/courses/domain/course-sign-up'
import {
  courseLinkMessages,
  dayAndTime,
  seatRequestMessages,
  waitingListMessages,
} from '@/features/courses/public/public-messages'
import { formatFullDate, formatLongDate, type LocalDateTime } from '@/lib/local-date'

// As wide as the longest label, so that the actions beside it align from card to card.
const classes = buttonClasses({
  variant: 'soft',
  size: 'small',
  className: 'w-full @md:w-auto @md:min-w-60',
})

type MailMessages = {
  subject: (title: string, date: string) => string
  request: (title: string, when: string, location: string) => string
}

const mailMessages = { mail: seatRequestMessages, waitingList: waitingListMessages }

/** The way to a place in a course; nothing where the course is over. */
export function CourseSignUpLink({ course, now }: { course: CourseEvent; now: LocalDateTime }) {
  const signUp = courseSignUp(course, now)
  const { title } = course
  switch (signUp?.kind) {
    case undefined:
      return null
    case 'mail':
    case 'waitingList':
      return <MailButton course={course} messages={mailMessages[signUp.kind]} />
    case 'link':
      return signUp.link.kind === 'internal' ? (
        <Link
          to={signUp.link.to}
          aria-label={courseLinkMessages.linkName(title)}
          className={classes}
        >
          {courseLinkMessages.label}
          <ArrowRight aria-hidden />
        </Link>
      ) : (
        <a
          href={signUp.link.href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={courseLinkMessages.externalLinkName(title)}
          className={classes}
        >
          {courseLinkMessages.label}
          <ExternalLink aria-hidden />
        </a>
      )
  }
}

/** The mail address as text, for devices without a mail program. */
export function CourseSignUpAddress({ course, now }: { course: CourseEvent; now: LocalDateTime }) {
  const signUp = courseSignUp(course, now)
  if (signUp?.kind !== 'mail' && signUp?.kind !== 'waitingList') return null
  return (
    <div className="mt-2">
      <MailByHand mention={mailMessages[signUp.kind].mention} />
    </div>
  )
}

/** As large as CourseSignUpLink, while the places are not up to date. */
export function SignUpPlaceholder() {
  return <span className={classes} />
}

function MailButton({
  course,
  messages,
}: {
  course: CourseEvent
  messages: MailMessages & { label: string; linkName: (title: string) => string }
}) {
  return (
    <a
      href={courseMail(course, messages)}
      aria-label={messages.linkName(course.title)}
      className={classes}
    >
      <Mail aria-hidden />
      <span>{messages.label}</span>
    </a>
  )
}

/** A mailto link with everything but the sender's own details: the course, its day, time and location. */
export function courseMail(
  { title, date, startTime, location }: CourseEvent,
  { subject, request }: MailMessages,
): string {
  const when = dayAndTime(formatLongDate(date), startTime)
  return mailto(subject(title, formatFullDate(date)), mailBody(request(title, when, location)))
}
