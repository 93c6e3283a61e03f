import { clsx } from 'clsx'
import { CalendarSync } from 'lucide-react'
import { PartBoundary } from '@/components/boundaries/part-boundary'
import { ButtonAnchor } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Spinner } from '@/components/ui/spinner'
import { copyLink } from '@/content/copy-link'
import { calendarMessages as messages, shareMessages as share } from '@/content/course-calendar'
import { calendarFeedUrl } from '@/features/courses/domain/course-link'
import { toCalendarDate } from '@/features/courses/domain/course-periods'
import { courseTypeInfo } from '@/features/courses/domain/course-types'
import { PeriodSteps, ViewControls } from '@/features/courses/public/calendar-controls'
import { CalendarCard, MonthPlaceholder } from '@/features/courses/public/course-calendar'
import { useToday } from '@/lib/clock'
import { supabaseUrl } from '@/lib/env'
import { useIsHydrated } from '@/lib/use-hydrated'

/**
 * The controls at the top; the calendar on the left with the subscription below it, the courses on the right; also while
 * these are pending.
 * @param type the only type shown
 */
export function CoursesGrid({
  controls,
  calendar,
  type,
  className,
  children,
}: {
  controls: React.ReactNode
  calendar: React.ReactNode
  type?: string | undefined
  className?: string
  children: React.ReactNode
}) {
  return (
    <div
      className={clsx(
        'grid items-start gap-x-[clamp(1.5rem,3.5vw,3.25rem)] gap-y-6 md:grid-cols-[minmax(0,22.5rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,24.5rem)_minmax(0,1fr)] md:grid-rows-[auto_auto_1fr] print:block',
        className,
      )}
    >
      <div className="md:col-span-2">{controls}</div>
      {calendar}
      <div className="md:row-span-2">{children}</div>
      <PartBoundary>
        <CalendarSubscription type={type} />
      </PartBoundary>
    </div>
  )
}

/** Links to the feed of all courses, or of one type, for calendar programs to subscribe to. */
function CalendarSubscription({ type }: { type?: string | undefined }) {
  // At build time the backend may be known by its path alone.
  const isHydrated = useIsHydrated()
  const feed = isHydrated ? calendarFeedUrl(supabaseUrl(), type ? { type } : {}) : ''
  // On Android no program opens webcal: links.
  const isByHand = isHydrated && navigator.userAgent.includes('Android')
  const label = type ? share.subscribeToType(courseTypeInfo(type).publicLabel) : share.subscribe
  return (
    <div className="px-5 noscript:hidden md:col-start-1 print:hidden">
      <div className="flex flex-wrap items-center gap-x-5.5">
        {isByHand ? (
          <h3 className="text-lg">{label}</h3>
        ) : (
          // Others than Apple's phones and calendar programs, such as Google's, need the address.
          <ButtonAnchor href={feed.replace(/^https?:/, 'webcal:') || undefined} variant="link">
            <CalendarSync aria-hidden />
            <span>{label}</span>
          </ButtonAnchor>
        )}
        <CopyButton text={feed} words={{ ...copyLink, label: share.copyAddress }} variant="link" />
      </div>
      {share[isByHand ? 'subscribeByHand' : 'subscribeHelp'].map((text) => (
        <p key={text} className="text-meta text-muted-foreground not-first:mt-1">
          {text}
        </p>
      ))}
    </div>
  )
}

/** Reserves the space of the calendar and its courses, so that nothing below them moves. */
export function CoursesPlaceholder() {
  const month = toCalendarDate(useToday())
  return (
    <>
      <p className="hidden noscript:block">{messages.withoutScript}</p>
      <CoursesGrid
        className="noscript:hidden"
        controls={<ViewControls />}
        calendar={
          <CalendarCard aria-hidden>
            <MonthPlaceholder month={month} />
          </CalendarCard>
        }
      >
        <div className="flex">
          <PeriodSteps />
        </div>
        <Spinner label={messages.loading} />
      </CoursesGrid>
    </>
  )
}
