import { startTransition, useEffect, useState } from 'react'
import { CoursesPlaceholder } from '@/features/courses/components/courses-placeholder'
import { renewUntouchedPage } from '@/lib/missing-code'
import { reportError } from '@/lib/report-error'

type Courses = typeof import('@/app/upcoming-courses').UpcomingCourses

/**
 * The calendar of /courses, whose code is two thirds of that page's. It is downloaded once the rest of the page
 * is there to be read.
 */
export function DeferredCourses() {
  const [Courses, setCourses] = useState<Courses>()
  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState<number>()

  useEffect(() => {
    import('@/app/upcoming-courses').catch(renewUntouchedPage).then(
      // In small steps, between which a slow phone can scroll.
      ({ UpcomingCourses }) => startTransition(() => setCourses(() => UpcomingCourses)),
      (error) => {
        reportError('The calendar could not be loaded', error)
        setFailedAttempt(attempt)
      },
    )
  }, [attempt])

  if (Courses) return <Courses />
  return (
    <CoursesPlaceholder
      onRetry={failedAttempt === attempt ? () => setAttempt(attempt + 1) : undefined}
    />
  )
}
