import { type ComponentProps, memo, Suspense, useDeferredValue, useEffect } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { Button } from '@/components/ui/button'
import type { CourseDayPicker } from '@/features/courses/calendar/course-day-picker'
import { MonthPlaceholder } from '@/features/courses/calendar/month-placeholder'
import { calendarMessages } from '@/features/courses/model/public-messages'
import { lazyComponent, preloadInBackground, retryFailedDownloads } from '@/lib/lazy-component'
import { isMissingCode, renewUntouchedPage } from '@/lib/missing-code'
import { reportError } from '@/lib/report-error'
import { useIsHydrated } from '@/lib/use-hydrated'

type DayPickerProps = ComponentProps<typeof CourseDayPicker>
type MonthProps = DayPickerProps & { month: Date }

const DayPicker = lazyComponent<DayPickerProps>(async () => {
  const { CourseDayPicker } = await import('@/features/courses/calendar/course-day-picker')
  return { default: CourseDayPicker }
})

preloadInBackground(DayPicker)

/** The days of a month, drawn after the courses beside them; their place is kept. */
export function LazyDayPicker(settings: MonthProps) {
  const isPrerendered = !useIsHydrated()
  const isDue = useDeferredValue(true, isPrerendered)
  return (
    <ErrorBoundary FallbackComponent={NoDayPicker} onReset={retryFailedDownloads}>
      <Month settings={useDeferredValue(settings)} isDue={isDue} />
    </ErrorBoundary>
  )
}

/**
 * Memoized for the sake of the month that stands in the document: an urgent render would make React replace it by its
 * placeholder for as long as its code is pending.
 */
const Month = memo(function Month({ settings, isDue }: { settings: MonthProps; isDue: boolean }) {
  const placeholder = <MonthPlaceholder month={settings.month} />
  return (
    <Suspense fallback={placeholder}>{isDue ? <DayPicker {...settings} /> : placeholder}</Suspense>
  )
})

function NoDayPicker({ error, resetErrorBoundary }: FallbackProps) {
  useEffect(() => {
    if (!isMissingCode(error)) return
    renewUntouchedPage(error).catch(() => reportError('No calendar', error))
  }, [error])

  return (
    <div role="alert">
      <p>{calendarMessages.calendarFailed}</p>
      <Button variant="outline" size="small" className="mt-4" onClick={resetErrorBoundary}>
        {calendarMessages.retry}
      </Button>
    </div>
  )
}
