import { PeriodSteps } from '@/features/courses/calendar/period-steps'
import type { CourseChoices } from '@/features/courses/calendar/use-course-choice'
import { calendarMessages as messages } from '@/features/courses/model/public-messages'

/**
 * Of which week or month the courses below it are, how many they are (spec 9), and the way to the next.
 * @param count none where there is nothing to count
 */
export function PeriodHeading({
  ref,
  title,
  count,
  choice,
}: {
  ref: React.Ref<HTMLHeadingElement>
  title: string
  count: number | undefined
  choice: CourseChoices
}) {
  return (
    <div className="mb-4.5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div aria-live="polite" className="contents">
        <h3 ref={ref} tabIndex={-1}>
          {title}
        </h3>
        {count !== undefined && (
          <span className="rounded-full bg-secondary px-3.5 py-1 text-meta font-semibold text-secondary-foreground">
            {messages.courseCount(count)}
          </span>
        )}
      </div>
      {choice.view !== 'all' && <PeriodSteps choice={choice} />}
    </div>
  )
}
