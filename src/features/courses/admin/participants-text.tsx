import { Copy } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { DialogFooter } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { controlClasses } from '@/components/ui/input'
import { formDialogMessages } from '@/content/course-dialogs'
import {
  participantsTextMessages as messages,
  participantsText,
  type StatusScope,
} from '@/content/course-status-dialogs'
import type { ListedCourse } from '@/features/courses/admin/course-action'
import {
  type AdminCourseEvent,
  compareCourseEvents,
  isOpen,
  type OffStatus,
} from '@/features/courses/domain/course-event'
import { dayAndTime } from '@/features/courses/domain/course-messages'
import { nowInCopenhagen } from '@/lib/copenhagen-time'
import { formatLongDate } from '@/lib/local-date'

type Change = {
  /** As it was before. */
  course: ListedCourse
  /** The course, or the dates of its series, as they are now. */
  changed: readonly AdminCourseEvent[]
  status: OffStatus
  scope: StatusScope
}

/** A text for the participants, which the administrator sends herself. It takes the focus when it appears. */
export function ParticipantsText({ onClose, ...change }: Change & { onClose: () => void }) {
  const [isMarked, setIsMarked] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const helpId = useId()
  const text = textOf(change)

  useEffect(() => box.current?.focus(), [])

  function markText() {
    box.current?.focus()
    box.current?.select()
    setIsMarked(true)
  }

  return (
    <>
      <p id={helpId} className="mb-4.5 max-w-prose">
        {messages.help}
      </p>
      <Field label={messages.label}>
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
        {isMarked && messages.copy.byHand}
      </p>
      <DialogFooter>
        <Button variant="outline" size="small" onClick={onClose}>
          {formDialogMessages.close}
        </Button>
        <CopyButton
          variant="primary"
          text={text}
          icon={Copy}
          words={messages.copy}
          onDenied={markText}
        />
      </DialogFooter>
    </>
  )
}

function textOf({ course, changed, status, scope }: Change): string {
  const now = nowInCopenhagen()
  const others = (course.series ?? []).filter(
    (date) => isOpen(date, now) && !changed.some(({ id }) => id === date.id),
  )
  const stored = changed.find(({ id }) => id === course.id)
  return participantsText({
    status,
    scope,
    title: stored?.title ?? course.title,
    days: changed.toSorted(compareCourseEvents).map(whenOf),
    otherDays: others.map(whenOf),
    note: stored?.statusNote ?? null,
  })
}

function whenOf({ date, startTime, endTime }: AdminCourseEvent): string {
  return dayAndTime(formatLongDate(date), `${startTime}-${endTime}`)
}
