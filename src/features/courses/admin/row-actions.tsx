import { CalendarCheck, CalendarX, Copy, Pencil, Printer, Trash2 } from 'lucide-react'
import { use } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { Tooltip } from '@/components/ui/tooltip'
import { adminCourseMessages as messages } from '@/content/course-administration'
import { CourseDialogOpener, type ListedCourse } from '@/features/courses/admin/course-action'
import { isPast, takesPlace } from '@/features/courses/domain/course-event'
import { nowInCopenhagen } from '@/lib/copenhagen-time'
import type { LocalDateTime } from '@/lib/local-date'
import { serverTime } from '@/lib/server-clock'

const icons = {
  edit: Pencil,
  copy: Copy,
  poster: Printer,
  cancel: CalendarX,
  decide: CalendarCheck,
  reopen: CalendarCheck,
  delete: Trash2,
}

/** The actions on a course of the list, as signs in a row of the table, with their words below them in a stack. */
export function RowActions({ course, now }: { course: ListedCourse; now: LocalDateTime }) {
  const isOver = isOverByBothClocks(course, now)
  return (
    <div className="-ml-1.5 flex @max-table:-mx-2 @max-table:max-w-100">
      <RowAction kind="edit" course={course} />
      <RowAction kind="copy" course={course} />
      <RowAction kind={isOver ? undefined : 'poster'} course={course} />
      <RowAction kind={statusActionOf(course, isOver)} course={course} />
      <RowAction kind="delete" course={course} />
    </div>
  )
}

/** Whether a course is over by the clocks of both device and server: a wrong one hides no action. */
function isOverByBothClocks(course: ListedCourse, now: LocalDateTime): boolean {
  return isPast(course, now) && isPast(course, nowInCopenhagen(serverTime()))
}

/**
 * The change of status that is offered: to cancel or postpone a coming course, to decide about a postponed one, to reopen a
 * cancelled one, and nothing for one that is over.
 */
function statusActionOf(course: ListedCourse, isOver: boolean) {
  if (!takesPlace(course)) return course.status === 'postponed' ? 'decide' : 'reopen'
  return isOver ? undefined : 'cancel'
}

/** The button of an action; without one a gap of its width, so that those beside it align from row to row. */
function RowAction({
  kind,
  course,
}: {
  kind: keyof typeof icons | undefined
  course: ListedCourse
}) {
  const openDialog = use(CourseDialogOpener)
  if (!kind) return <span className="w-11 @max-table:w-auto @max-table:flex-1" />
  const Icon = icons[kind]
  const text = messages.rowActions[kind]
  return (
    <Tooltip text={text}>
      <IconButton
        label={messages.rowAction(text, course.title)}
        hover={kind === 'delete' ? 'danger' : 'row'}
        onClick={() => openDialog({ kind, course })}
        // In a stack the word stands below its icon.
        className="@max-table:h-auto @max-table:min-h-13 @max-table:w-auto @max-table:flex-1 @max-table:content-start @max-table:gap-0.5 @max-table:py-1"
      >
        <Icon aria-hidden />
        <span className="text-note @table:hidden">{text}</span>
      </IconButton>
    </Tooltip>
  )
}
