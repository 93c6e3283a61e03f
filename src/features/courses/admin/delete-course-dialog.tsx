import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { RadioGroup } from '@/components/ui/radio-group'
import { changedMeanwhile, deleteMessages as messages } from '@/content/course-dialogs'
import { ConfirmWrite } from '@/features/courses/admin/confirm-write'
import type { ListedCourse } from '@/features/courses/admin/course-action'
import { writeCoursesMutation } from '@/features/courses/admin/course-admin-queries'
import type { DeletedTogether } from '@/features/courses/admin/deleted-courses'
import { useCourseWrite } from '@/features/courses/admin/use-course-write'
import { courseWriteWords, seriesWriteWords } from '@/features/courses/admin/write-messages'
import { CourseConflict, hasId } from '@/features/courses/api/write-outcome'
import { compareCourseEvents } from '@/features/courses/domain/course-event'
import { courseDifferences } from '@/features/courses/domain/course-fields'
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
  const words = (isForAll ? seriesWriteWords : courseWriteWords).delete
  const { mutateAsync: deleteCourses } = useMutation(writeCoursesMutation(words))
  const write = useCourseWrite(dates, words)
  const { conflict, outcome } = write
  const isOwn = hasId(course.id)
  const own = dates.find(isOwn) ?? course
  const latest = write.latest.find(isOwn) ?? own
  const concerned = isForAll ? write.latest.toSorted(compareCourseEvents) : [latest]
  const dialog = useRef<HTMLDivElement>(null)

  // Its new question is announced, and a second Enter does not confirm it.
  useEffect(() => {
    if (conflict) dialog.current?.focus()
  }, [conflict])

  function onError(error: Error) {
    const isGone =
      (error instanceof BackendError && error.code === NO_ROW_CHANGED) ||
      (error instanceof CourseConflict && error.gone.length === dates.length)
    if (isGone) onClose()
  }

  async function confirm() {
    const isDeleted = await write.attempt(async () => {
      const allDates = isForAll ? concerned : []
      const deleted = await deleteCourses({ deleted: concerned, allDates }, { onError })
      onDeleted(concerned.map((date) => deleted.find(hasId(date.id)) ?? date))
    })
    if (isDeleted) onClose()
  }

  function close() {
    // Once the list shows that it is gone, it can be created again.
    if (outcome) onDeleted(concerned)
    onClose()
  }

  const questionAboutOne =
    latest === own
      ? messages.text(course.title)
      : changedMeanwhile(courseDifferences(own, latest), messages.stillSure)
  return (
    <ConfirmWrite
      ref={dialog}
      messages={messages}
      question={isForAll ? messages.textOfSeries(course.title, concerned.length) : questionAboutOne}
      // The question names the changes of one.
      write={conflict && !isForAll ? { ...write, explanation: undefined } : write}
      onConfirm={confirm}
      onCancel={close}
    >
      {course.series && outcome !== 'done' && (
        <RadioGroup
          legend={messages.scope}
          options={[
            { value: 'date', label: messages.onlyThisDate },
            { value: 'dates', label: messages.allDates(write.latest.length) },
          ]}
          value={isForAll ? 'dates' : 'date'}
          onChange={(value) => {
            write.forgetError()
            setIsForAll(value === 'dates')
          }}
          className="mt-4"
        />
      )}
      <ul className="mt-2 font-semibold">
        {concerned.map(({ id, date, startTime }) => (
          <li key={id} className="first-letter:uppercase">
            {dayAndTime(formatLongDate(date), startTime)}
          </li>
        ))}
      </ul>
    </ConfirmWrite>
  )
}
