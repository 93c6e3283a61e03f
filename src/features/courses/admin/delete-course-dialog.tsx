import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { RadioGroup } from '@/components/ui/radio-group'
import { changedMeanwhile, deleteMessages as messages } from '@/content/course-dialogs'
import { ConfirmWrite } from '@/features/courses/admin/confirm-write'
import type { ListedCourse } from '@/features/courses/admin/course-action'
import {
  deleteCourseMutation,
  writeCoursesMutation,
} from '@/features/courses/admin/course-admin-queries'
import type { DeletedTogether } from '@/features/courses/admin/deleted-courses'
import { useCoursesWrite, useCourseWrite } from '@/features/courses/admin/use-course-write'
import { courseWriteWords, seriesWriteWords } from '@/features/courses/admin/write-messages'
import { CoursesConflict } from '@/features/courses/api/write-outcome'
import { dayAndTime } from '@/features/courses/domain/course-messages'
import { BackendError, NO_ROW_CHANGED } from '@/lib/backend-error'
import { formatLongDate } from '@/lib/local-date'

/**
 * Asks before a course, or all dates of its series, are deleted (spec 2), and again, with the changes, if somebody has
 * changed one meanwhile.
 */
export function DeleteCourseDialog({
  course,
  onDeleted,
  onClose,
}: {
  course: ListedCourse
  onDeleted: (courses: DeletedTogether) => void
  onClose: () => void
}) {
  const dates = course.series ?? [course]
  const [isForAll, setIsForAll] = useState(false)
  const { mutateAsync: deleteCourse } = useMutation(deleteCourseMutation)
  const { mutateAsync: deleteCourses } = useMutation(writeCoursesMutation(seriesWriteWords.delete))
  const one = useCourseWrite(course, courseWriteWords.delete)
  const together = useCoursesWrite(dates, seriesWriteWords.delete)
  const { latest } = one
  const { conflict, outcome } = isForAll ? together : one
  const dialog = useRef<HTMLDivElement>(null)

  // Its new question is announced, and a second Enter does not confirm it.
  useEffect(() => {
    if (conflict) dialog.current?.focus()
  }, [conflict])

  function onError(error: Error) {
    const isGone =
      (error instanceof BackendError && error.code === NO_ROW_CHANGED) ||
      (error instanceof CoursesConflict && error.gone.length === dates.length)
    if (isGone) onClose()
  }

  async function confirm() {
    const write = isForAll
      ? together.attempt(async (versions) => {
          await deleteCourses({ deleted: versions }, { onError })
          onDeleted(versions)
        })
      : one.attempt(async (version) => onDeleted([await deleteCourse(version, { onError })]))
    if (await write) onClose()
  }

  function close() {
    // Once the list shows that it is gone, it can be created again.
    if (outcome) onDeleted(isForAll ? together.latest : [latest])
    onClose()
  }

  const questionAboutOne =
    latest === course
      ? messages.text(course.title)
      : changedMeanwhile(one.changes, messages.stillSure)
  return (
    <ConfirmWrite
      ref={dialog}
      messages={messages}
      question={isForAll ? messages.textOfSeries(course.title, dates.length) : questionAboutOne}
      write={isForAll ? together : one}
      explanation={(isForAll ? together : one).explanation}
      onConfirm={confirm}
      onCancel={close}
    >
      {course.series && outcome !== 'done' && (
        <RadioGroup
          legend={messages.scope}
          options={[
            { value: 'date', label: messages.onlyThisDate },
            { value: 'dates', label: messages.allDates(dates.length) },
          ]}
          value={isForAll ? 'dates' : 'date'}
          onChange={(value) => {
            one.forgetError()
            together.forgetError()
            setIsForAll(value === 'dates')
          }}
          className="mt-4"
        />
      )}
      <ul className="mt-2 font-semibold">
        {(isForAll ? together.latest : [latest]).map(({ id, date, startTime }) => (
          <li key={id} className="first-letter:uppercase">
            {dayAndTime(formatLongDate(date), startTime)}
          </li>
        ))}
      </ul>
    </ConfirmWrite>
  )
}
