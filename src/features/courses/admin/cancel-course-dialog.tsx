import { useMutation } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { DialogFooter } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { controlClasses } from '@/components/ui/input'
import {
  cancellationText,
  formDialogMessages,
  cancelMessages as messages,
} from '@/content/course-dialogs'
import { cancelCourseMutation } from '@/features/courses/admin/course-admin-queries'
import { StatusDialog } from '@/features/courses/admin/status-dialog'
import { useCourseWrite } from '@/features/courses/admin/use-course-write'
import { courseWriteWords } from '@/features/courses/admin/write-messages'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { dayAndTime } from '@/features/courses/domain/course-messages'
import { statusAfter } from '@/features/courses/domain/course-status'
import { formatLongDate } from '@/lib/local-date'

type Props = { course: AdminCourseEvent; onClose: () => void }

/** Asks before a course is cancelled, with an optional note, and then offers a text for the participants. */
export function CancelCourseDialog({ course, onClose }: Props) {
  const { mutateAsync: cancelCourse } = useMutation(cancelCourseMutation)
  const write = useCourseWrite(course, courseWriteWords.cancel)
  const { latest, outcome, courses } = write
  const [response, setResponse] = useState<AdminCourseEvent>()
  const cancelled = outcome === 'done' ? courses.find(({ id }) => id === course.id) : response

  function cancel(note: string) {
    return write.attempt(async (version) => {
      const change = { ...version, off: 'cancelled' as const }
      const status = statusAfter(version, change, { isMove: false, note })
      setResponse(await cancelCourse({ course: version, status }))
    })
  }

  return (
    <StatusDialog
      course={course}
      messages={messages}
      write={write}
      submitVariant="danger"
      onSave={cancel}
      onClose={onClose}
      result={
        cancelled && {
          title: messages.done.title,
          content: <CancellationText course={cancelled} onClose={onClose} />,
        }
      }
    >
      <div className="mb-5 grid max-w-prose gap-3 wrap-anywhere">
        <p>{messages.text(latest.title, formatLongDate(latest.date))}</p>
        <p>{messages.nothingSent}</p>
      </div>
    </StatusDialog>
  )
}

/** The text for the participants, which the administrator sends herself. It takes the focus when it appears. */
function CancellationText({ course, onClose }: Props) {
  const { done } = messages
  const [isMarked, setIsMarked] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const helpId = useId()
  const { title, date, startTime, endTime, statusNote } = course
  const when = dayAndTime(formatLongDate(date), `${startTime}-${endTime}`)
  const text = cancellationText(title, when, statusNote)

  useEffect(() => box.current?.focus(), [])

  function markText() {
    box.current?.focus()
    box.current?.select()
    setIsMarked(true)
  }

  return (
    <>
      <p id={helpId} className="mb-4.5 max-w-prose">
        {done.help}
      </p>
      <Field label={done.text}>
        {(props) => (
          <textarea
            {...props}
            aria-describedby={helpId}
            ref={box}
            readOnly
            rows={12}
            className={`${controlClasses} block`}
            value={text}
          />
        )}
      </Field>
      <p role="status" className="mt-1.5 text-meta">
        {isMarked && done.copy.byHand}
      </p>
      <DialogFooter>
        <Button variant="outline" size="small" onClick={onClose}>
          {formDialogMessages.close}
        </Button>
        <CopyButton
          variant="primary"
          text={text}
          icon={Copy}
          words={done.copy}
          onDenied={markText}
        />
      </DialogFooter>
    </>
  )
}
