import { clsx } from 'clsx'
import { PartBoundary } from '@/components/ui/part-boundary'
import { CalendarSubscription } from '@/features/courses/public/calendar-subscription'

/**
 * The calendar on the left with the subscription below it, the courses on the right; also while both are pending.
 * @param type the only type shown
 */
export function CoursesGrid({
  calendar,
  type,
  className,
  children,
}: {
  calendar: React.ReactNode
  type?: string | undefined
  className?: string
  children: React.ReactNode
}) {
  return (
    <div
      className={clsx(
        'grid items-start gap-[clamp(1.5rem,3.5vw,3.25rem)] md:grid-cols-[minmax(0,22.5rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,24.5rem)_minmax(0,1fr)] md:grid-rows-[auto_1fr] print:block',
        className,
      )}
    >
      {calendar}
      <div className="md:row-span-2">{children}</div>
      <PartBoundary>
        <CalendarSubscription type={type} />
      </PartBoundary>
    </div>
  )
}
