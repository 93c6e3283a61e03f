import { useMutation } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { FailureExplanation } from '@/components/ui/failure-explanation'
import { backendErrorTexts } from '@/content/backend-errors'
import {
  courseChangeMessages as changeMessages,
  courseErrorTexts,
  adminCourseMessages as messages,
} from '@/features/courses/admin/admin-messages'
import { restoreCourseMutation } from '@/features/courses/admin/course-admin-queries'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { failureExplanation } from '@/lib/backend-error'
import { focusHeading } from '@/lib/move-focus'

/**
 * A line for each course that was deleted since the page was opened, with a button that creates it again. It stays in view
 * while the list is scrolled.
 */
export function DeletedCourses({
  courses,
  onRestored,
}: {
  courses: readonly AdminCourseEvent[]
  onRestored: (course: AdminCourseEvent) => void
}) {
  return (
    <ul
      aria-label={messages.deletedList}
      className="sticky top-4 z-10 mx-6 mb-4.5 grid gap-2 empty:hidden @max-table:mx-5"
    >
      {courses.map((course) => (
        <DeletedCourse
          key={course.version}
          course={course}
          onRestored={() => {
            onRestored(course)
            // The focused button disappears.
            focusHeading()
          }}
        />
      ))}
    </ul>
  )
}

function DeletedCourse({
  course,
  onRestored,
}: {
  course: AdminCourseEvent
  onRestored: () => void
}) {
  const { mutate: restore, error, isPending } = useMutation(restoreCourseMutation)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg bg-sun px-5 py-2.5 shadow-paper">
      <span className="wrap-anywhere">{messages.deleted(course.title)}</span>
      <Button
        variant="link"
        aria-label={changeMessages.ofCourse(changeMessages.recreate, course.title)}
        aria-disabled={isPending}
        onClick={isPending ? undefined : () => restore(course, { onSuccess: onRestored })}
      >
        {changeMessages.recreate}
      </Button>
      <FailureExplanation>
        {failureExplanation(error, backendErrorTexts, courseErrorTexts)}
      </FailureExplanation>
    </li>
  )
}
