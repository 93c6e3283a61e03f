import { QueryClientProvider } from '@tanstack/react-query'
import { CoursesPlaceholder } from '@/features/courses/calendar/courses-placeholder'
import { UpcomingCourses } from '@/features/courses/calendar/upcoming-courses'
import { publicDatabase } from '@/features/courses/model/public-database'
import { publicQueryClient } from '@/features/courses/model/public-query-client'
import { useIsHydrated } from '@/lib/use-hydrated'

/** The courses as everybody may read them. The build knows neither them nor today, and keeps their place. */
export function PublicCourses() {
  if (!useIsHydrated()) return <CoursesPlaceholder />
  return (
    <QueryClientProvider client={publicQueryClient}>
      <UpcomingCourses database={publicDatabase} />
    </QueryClientProvider>
  )
}
