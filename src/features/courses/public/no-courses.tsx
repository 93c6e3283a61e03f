import { Illustration } from '@/components/sections/illustration'
import { Button } from '@/components/ui/button'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { isoWeekOf } from '@/features/courses/domain/course-periods'
import type { ViewMode } from '@/features/courses/public/calendar-url'
import { calendarMessages as messages } from '@/features/courses/public/public-messages'

/** Stands in place of the cards where there are none (spec 9), with the ways on. */
export function NoCourses({
  view,
  next,
  onGoToNext,
  onShowAllTypes,
}: {
  view: ViewMode
  /** The next course at another time. */
  next: CourseEvent | undefined
  onGoToNext: (next: CourseEvent) => void
  /** Given where only one type is shown. */
  onShowAllTypes: (() => void) | undefined
}) {
  const noneComing = onShowAllTypes ? messages.noneComingOfType : messages.noneComing
  const { title, help } =
    view === 'all' ? { title: noneComing, help: undefined } : messages.empty[view]
  const advice = next || view === 'all' ? help : noneComing
  return (
    <div className="grid justify-items-center rounded-lg bg-card px-4 pt-6 pb-8 text-center shadow-paper">
      <Illustration name="empty" className="aspect-video w-60" />
      <p className="mt-2 font-display text-xl font-semibold">{title}</p>
      {advice && <p className="mt-1.5 text-muted-foreground">{advice}</p>}
      <div className="mt-4 flex flex-wrap justify-center gap-3 print:hidden">
        {next && (
          <Button size="small" onClick={() => onGoToNext(next)}>
            {messages.nextCourse(isoWeekOf(next.date).week)}
          </Button>
        )}
        {onShowAllTypes && (
          <Button variant="outline" size="small" onClick={onShowAllTypes}>
            {messages.types.showAll}
          </Button>
        )}
      </div>
    </div>
  )
}
