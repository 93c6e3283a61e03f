import { ArrowRight, ExternalLink, Mail } from 'lucide-react'
import { Link } from 'react-router-dom'
import { MailByHand } from '@/components/sections/mail-by-hand'
import { buttonClasses } from '@/components/ui/button'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { courseSignUp } from '@/features/courses/domain/course-sign-up'
import { placeMail, waitingListMail } from '@/features/courses/model/course-sign-up-mail'
import {
  courseLinkMessages,
  placeMessages,
  waitingListMessages,
} from '@/features/courses/model/public-messages'
import type { LocalDateTime } from '@/lib/local-date'

// As wide as the longest of them, so that what stands beside it is in line from card to card.
const classes = buttonClasses({
  variant: 'soft',
  size: 'small',
  className: 'w-full @md:w-auto @md:min-w-60',
})

/** The one way to a place in a course; nothing where the course is over. */
export function CourseSignUpLink({ course, now }: { course: CourseEvent; now: LocalDateTime }) {
  const signUp = courseSignUp(course, now)
  const { title } = course
  switch (signUp?.kind) {
    case undefined:
      return null
    case 'mail':
      return <MailButton href={placeMail(course)} words={placeMessages} title={title} />
    case 'waitingList':
      return <MailButton href={waitingListMail(course)} words={waitingListMessages} title={title} />
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

/** The address of that mail, for those whose computer opens none. */
export function CourseSignUpAddress({ course, now }: { course: CourseEvent; now: LocalDateTime }) {
  const signUp = courseSignUp(course, now)
  if (signUp?.kind !== 'mail' && signUp?.kind !== 'waitingList') return null
  const { mention } = signUp.kind === 'mail' ? placeMessages : waitingListMessages
  return (
    <div className="mt-2">
      <MailByHand mention={mention} />
    </div>
  )
}

/** As large as the way to a place, for as long as it is not known whether there is one. */
export function SignUpRoom() {
  return <span className={classes} />
}

function MailButton({
  href,
  words: { label, linkName },
  title,
}: {
  href: string
  words: { label: string; linkName: (title: string) => string }
  title: string
}) {
  return (
    <a href={href} aria-label={linkName(title)} className={classes}>
      <Mail aria-hidden />
      <span>{label}</span>
    </a>
  )
}
