import { statusDialogMessages as messages, statusChoices } from '@/content/course-status-dialogs'
import { ConfirmWrite } from '@/features/courses/admin/confirm-write'
import type { ListedCourse } from '@/features/courses/admin/course-action'
import { CourseStatusDialog, datesConcerned } from '@/features/courses/admin/course-status-dialog'
import { useStatusWrite } from '@/features/courses/admin/use-status-write'
import { statusAfter } from '@/features/courses/domain/course-status'
import { nowInCopenhagen } from '@/lib/copenhagen-time'
import { formatLongDate } from '@/lib/local-date'

type Props = { course: ListedCourse; onClose: () => void }

/** Asks before a cancelled course takes place after all, with choices where there are any. */
export function ReopenCourseDialog({ course, onClose }: Props) {
  const isAlone = datesConcerned(course, 'planned', nowInCopenhagen()).length === 1
  return isAlone && !course.movedFrom ? (
    <ReopenQuestion course={course} onClose={onClose} />
  ) : (
    <CourseStatusDialog kind="reopen" course={course} onClose={onClose} />
  )
}

function ReopenQuestion({ course, onClose }: Props) {
  const write = useStatusWrite(course, 'planned', false)
  const { text, confirm, saving } = statusChoices.planned
  const { title, date } = write.latest
  const scope = course.series ? 'date' : 'course'

  async function reopen() {
    const choice = { isMove: true, note: null }
    const stored = await write.save((version) =>
      statusAfter(version, { ...version, off: null }, choice),
    )
    if (stored) onClose()
  }

  return (
    <ConfirmWrite
      messages={{
        title: messages.titles.reopen,
        cancel: messages.keep.reopen,
        confirm: confirm[scope],
        saving,
      }}
      question={text[scope](title, formatLongDate(date))}
      write={write}
      confirmVariant="primary"
      onConfirm={reopen}
      onCancel={onClose}
    />
  )
}
