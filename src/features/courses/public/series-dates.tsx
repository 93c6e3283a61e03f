import { courseCardMessages, courseSeriesMessages as messages } from '@/content/course-calendar'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { type CourseEvent, isPast, takesPlace } from '@/features/courses/domain/course-event'
import { courseStatusLabels, partText } from '@/features/courses/domain/course-messages'
import { furtherDates, type InSeries, otherDates } from '@/features/courses/domain/course-series'
import { dateOf, formatDateNear, formatWeekday, type LocalDateTime } from '@/lib/local-date'

/** 'Del 2 af 3'; nothing for a single date. */
export function SeriesPart({ course, id }: { course: InSeries; id: string }) {
  const text = partText(course)
  if (!text) return null
  return (
    <span id={id} className="mr-1 text-meta font-semibold whitespace-nowrap">
      {text}
    </span>
  )
}

/**
 * The other dates of a course's series, a line each; a title or a place only where it is another one.
 * @param isNext whether the card stands for the whole series: dates that are over are then left out
 */
export function SeriesDates({
  course,
  now,
  isNext,
}: {
  course: InSeries
  now: LocalDateTime
  isNext: boolean
}) {
  const dates = otherDates(course).filter((date) => !isNext || !isPast(date, now))
  if (dates.length === 0) return null
  const { length: further } = furtherDates(course, now)
  return (
    <div className="mt-3 border-t border-border pt-2.5 text-sm">
      <p className="font-semibold first-letter:uppercase">
        {isNext && further > 0 ? messages.moreDates(further) : messages.otherDates}
      </p>
      <ul className="mt-0.5">
        {dates.map((date) => (
          <li key={date.id} className="mt-1 wrap-anywhere text-muted-foreground">
            <DateLine date={date} now={now} />
            {date.title !== course.title && (
              <>
                <span className="sr-only">: </span>
                <span className="line-clamp-2">{withSoftHyphens(date.title)}</span>
              </>
            )}
            {date.location !== course.location && (
              <>
                <span className="sr-only">, </span>
                <span className="line-clamp-2">{date.location}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** 'tirsdag 24. nov. 16:30 - 18:30', and whether it is off or over. */
function DateLine({ date, now }: { date: CourseEvent; now: LocalDateTime }) {
  const isOff = !takesPlace(date)
  const isOver = isPast(date, now)
  return (
    <>
      <time dateTime={date.date} className={isOff || isOver ? undefined : 'text-foreground'}>
        {`${formatWeekday(date.date)} ${formatDateNear(date.date, dateOf(now))}`}
      </time>{' '}
      <span className="whitespace-nowrap">{`${date.startTime} - ${date.endTime}`}</span>
      {(isOff || isOver) && (
        <span>
          {' · '}
          <strong
            className={
              isOff ? 'font-semibold text-destructive print:text-foreground' : 'font-semibold'
            }
          >
            {isOff ? courseStatusLabels[date.status] : courseCardMessages.past}
          </strong>
        </span>
      )}
    </>
  )
}
