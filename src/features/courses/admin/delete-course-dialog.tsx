import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { changedMeanwhile, deleteMessages as messages } from '@/content/course-dialogs'
import { ConfirmWrite } from '@/features/courses/admin/confirm-write'
import { deleteCourseMutation } from '@/features/courses/admin/course-admin-queries'
import { useCourseWrite } from '@/features/courses/admin/use-course-write'
import { courseWriteWords } from '@/features/courses/admin/write-messages'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { dayAndTime } from '@/features/courses/domain/course-messages'
import { BackendError, NO_ROW_CHANGED } from '@/lib/backend-error'
import { formatLongDate } from '@/lib/local-date'

/** Asks before a course is deleted (spec 2), and again, with the changes, if somebody has changed it meanwhile. */
export function DeleteCourseDialog({
  course,
  onDeleted,
  onClose,
}: {
  course: AdminCourseEvent
  onDeleted: (course: AdminCourseEvent) => void
  onClose: () => void
}) {
  const { mutateAsync: deleteCourse } = useMutation(deleteCourseMutation)
  const write = useCourseWrite(course, courseWriteWords.delete)
  const { latest, conflict, outcome } = write
  const dialog = useRef<HTMLDivElement>(null)

  // Its new question is announced, and a second Enter does not confirm it.
  useEffect(() => {
    if (conflict) dialog.current?.focus()
  }, [conflict])

  function onError(error: Error) {
    if (error instanceof BackendError && error.code === NO_ROW_CHANGED) onClose()
  }

  async function confirm() {
    await write.attempt(async (version) => {
      onDeleted(await deleteCourse(version, { onError }))
      onClose()
    })
  }

  function close() {
    // Once the list shows that it is gone, it can be created again.
    if (outcome) onDeleted(latest)
    onClose()
  }

  return (
    <ConfirmWrite
      ref={dialog}
      messages={messages}
      question={
        latest === course
          ? messages.text(course.title)
          : changedMeanwhile(write.changes, messages.stillSure)
      }
      write={write}
      explanation={write.explanation}
      onConfirm={confirm}
      onCancel={close}
    >
      <p className="mt-2 font-semibold first-letter:uppercase">
        {dayAndTime(formatLongDate(latest.date), latest.startTime)}
      </p>
    </ConfirmWrite>
  )
}
