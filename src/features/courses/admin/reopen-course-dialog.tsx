import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { changedMeanwhile, reopenMessages as messages } from '@/content/course-dialogs'
import { ConfirmWrite } from '@/features/courses/admin/confirm-write'
import { reopenCourseMutation } from '@/features/courses/admin/course-admin-queries'
import { MoveBox } from '@/features/courses/admin/course-form-status'
import { StatusDialog } from '@/features/courses/admin/status-dialog'
import { useCourseWrite } from '@/features/courses/admin/use-course-write'
import { courseWriteWords } from '@/features/courses/admin/write-messages'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { movedFromText } from '@/features/courses/domain/course-messages'
import { statusAfter } from '@/features/courses/domain/course-status'
import { formatLongDate } from '@/lib/local-date'

/** Asks before a cancelled course takes place after all, and whether it is shown as moved where it has a new day. */
export function ReopenCourseDialog({
  course,
  onClose,
}: {
  course: AdminCourseEvent
  onClose: () => void
}) {
  const { mutateAsync: reopenCourse } = useMutation(reopenCourseMutation)
  const write = useCourseWrite(course, courseWriteWords.reopen)
  const { title, date, movedFrom } = write.latest
  const [isMove, setIsMove] = useState(true)
  const helpId = useId()

  async function reopen(note: string | null) {
    const isReopened = await write.attempt((version) => {
      const change = { ...version, off: null }
      return reopenCourse({
        course: version,
        status: statusAfter(version, change, { isMove, note }),
      })
    })
    if (isReopened) onClose()
  }

  if (!movedFrom) {
    return (
      <ConfirmWrite
        messages={messages}
        question={messages.text(title, formatLongDate(date))}
        write={write}
        explanation={write.conflict ? changedMeanwhile(write.changes) : write.explanation}
        confirmVariant="primary"
        onConfirm={() => reopen(null)}
        onCancel={onClose}
      />
    )
  }
  return (
    <StatusDialog
      course={course}
      messages={messages}
      write={write}
      isNoteShown={isMove}
      onSave={reopen}
      onClose={onClose}
    >
      <p className="max-w-prose wrap-anywhere">
        {messages.textAfterMove(title, formatLongDate(date))}
      </p>
      <div className="mt-4 mb-4.5 rounded-lg bg-sun px-5 py-4">
        <MoveBox
          label={messages.showMove(movedFromText(movedFrom))}
          helpId={helpId}
          isChecked={isMove}
          onChange={setIsMove}
        />
        <p id={helpId}>{messages.planned}</p>
      </div>
    </StatusDialog>
  )
}
