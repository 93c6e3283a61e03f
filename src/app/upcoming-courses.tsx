import { QueryBoundary } from '@/app/query-boundary'
import { UpcomingCourses as Calendar } from '@/features/courses/components/upcoming-courses'
import { publicDatabase } from '@/lib/public-database'

/** The calendar with all that it needs to fetch its courses. */
export function UpcomingCourses() {
  return (
    <QueryBoundary>
      <Calendar database={publicDatabase} />
    </QueryBoundary>
  )
}
