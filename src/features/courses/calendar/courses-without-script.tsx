import { mailToTalk } from '@/content/contact'
import { site } from '@/content/site'
import { calendarMessages as messages } from '@/features/courses/model/public-messages'
import { todayInCopenhagen } from '@/lib/copenhagen-time'
import { formatShortDate } from '@/lib/date-format'
import { clockInCopenhagen } from '@/lib/moment-in-copenhagen'

/**
 * How old the courses in the document are, and how to ask for a place, where no script can look.
 * @param readAt when the build read them, in milliseconds since 1970
 */
export function CoursesWithoutScript({ readAt }: { readAt: number }) {
  const day = formatShortDate(todayInCopenhagen(new Date(readAt)))
  return (
    <p className="mb-6 hidden max-w-prose noscript:block">
      <span>{messages.asOfWithoutScript(day, clockInCopenhagen(readAt))}</span>{' '}
      {messages.askForPlace}{' '}
      <a href={site.phone.href} className="text-link">
        {site.phone.label}
      </a>{' '}
      ·{' '}
      <a href={mailToTalk()} className="text-link">
        {site.email}
      </a>
    </p>
  )
}
