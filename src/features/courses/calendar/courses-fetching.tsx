import { calendarMessages } from '@/features/courses/model/public-messages'
import { usePublicCourses } from '@/features/courses/model/use-public-courses'

/** Says that the courses on the screen are being read again. Its room is kept, so that nothing moves when it ends. */
export function CoursesFetching() {
  const { courses, isFetching } = usePublicCourses()
  return (
    <div role="status" className="min-h-6 min-w-56 text-sm text-muted-foreground noscript:hidden">
      {courses && isFetching && (
        <span className="inline-flex items-center gap-2.5">
          <span
            aria-hidden
            className="size-4 rounded-full border-2 border-border border-t-primary motion-safe:animate-spin"
          />
          <span>{calendarMessages.fetching}</span>
        </span>
      )}
    </div>
  )
}
