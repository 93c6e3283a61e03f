import { useMutation, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '@/components/ui/button'
import { InlineFailure } from '@/components/ui/error-text'
import { IconButton } from '@/components/ui/icon-button'
import {
  courseChangeMessages as changeMessages,
  adminCourseMessages as messages,
} from '@/content/course-administration'
import {
  adminCoursesQuery,
  writeCoursesMutation,
} from '@/features/courses/admin/course-admin-queries'
import { useOutcome } from '@/features/courses/admin/use-outcome'
import { courseWriteWords, seriesWriteWords } from '@/features/courses/admin/write-messages'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { nameWithTitle } from '@/features/courses/domain/course-messages'
import { focusHeading } from '@/lib/move-focus'
import { addToastAction } from '@/lib/toast-store'

/** Courses that were deleted in one step: one, or the dates of a series. */
export type DeletedTogether = readonly AdminCourseEvent[]

/**
 * The courses that were deleted since the page was opened, each with a button that creates it again; what was deleted
 * together is created together. In the flow of the page, because a box that stays on the screen would cover buttons of the
 * list; the toast has a button meanwhile.
 */
export function DeletedCourses({
  deleted,
  onRestored,
  onClose,
}: {
  deleted: readonly DeletedTogether[]
  onRestored: (courses: DeletedTogether) => void
  onClose: () => void
}) {
  // Fetched by the list already. A course may be back by another way.
  const { data: listed = [] } = useQuery({ ...adminCoursesQuery, refetchOnMount: false })
  const gone = deleted.flatMap((courses) => {
    const missing = courses.filter(({ id }) => !listed.some((course) => course.id === id))
    return missing.length > 0 ? { key: courses[0]?.id, courses: missing } : []
  })
  if (gone.length === 0) return null
  return (
    <div className="mx-6 mb-4.5 flex items-start rounded-lg bg-sun @max-table:mx-5">
      <ul
        aria-label={messages.deletedList}
        className="max-h-[33dvh] min-w-0 grow overflow-y-auto pl-5"
      >
        {gone.map(({ key, courses }) => (
          <Deleted
            key={key}
            courses={courses}
            onRestored={() => {
              onRestored(courses)
              // The focused button disappears.
              focusHeading()
            }}
          />
        ))}
      </ul>
      <IconButton
        label={messages.closeDeletedList}
        onClick={() => {
          onClose()
          focusHeading()
        }}
        className="shrink-0"
      >
        <X aria-hidden />
      </IconButton>
    </div>
  )
}

function Deleted({ courses, onRestored }: { courses: DeletedTogether; onRestored: () => void }) {
  const words = courses.length > 1 ? seriesWriteWords.restore : courseWriteWords.create
  const { mutate, error, isPending } = useMutation(writeCoursesMutation(words))
  const { explanation } = useOutcome(error, words)
  const title = courses[0]?.title ?? ''

  function restore(): void {
    if (!isPending) mutate({ inserted: courses }, { onSuccess: onRestored })
  }

  const offerInToast = useEffectEvent(() => {
    addToastAction({
      label: messages.undo,
      onClick() {
        focusHeading()
        restore()
      },
    })
  })
  // The toast about the deletion is on the screen.
  useEffect(() => offerInToast(), [])

  return (
    <li>
      <div className="flex items-center justify-between gap-x-4">
        <span className="truncate">{messages.deleted(title, courses.length)}</span>
        <Button
          variant="link"
          className="shrink-0"
          aria-label={nameWithTitle(changeMessages.recreate, title)}
          aria-disabled={isPending}
          onClick={restore}
        >
          {changeMessages.recreate}
        </Button>
      </div>
      <InlineFailure className="pb-3">{explanation}</InlineFailure>
    </li>
  )
}
