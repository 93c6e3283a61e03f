import { Button } from '@/components/ui/button'
import { Dialog, DialogFooter } from '@/components/ui/dialog'
import { adminCourseMessages } from '@/features/courses/admin/admin-messages'
import type { CourseStart } from '@/features/courses/domain/course-event'
import { dayAndTime } from '@/features/courses/public/public-messages'
import { formatLongDate } from '@/lib/local-date'

const messages = adminCourseMessages.moveDialog

/**
 * Asks whether a new date or start time is shown to visitors as a move, or simply corrected. A move is suggested where
 * places are taken.
 */
export function MoveQuestion({
  from,
  to,
  arePlacesTaken,
  onAnswer,
  onClose,
}: {
  from: CourseStart
  to: CourseStart
  arePlacesTaken: boolean
  onAnswer: (isMove: boolean) => void
  onClose: () => void
}) {
  const choices = [
    { isMove: false, label: messages.asCorrected },
    { isMove: true, label: messages.asMoved },
  ]
  // The suggested one last, where a dialog has its action.
  const ordered = arePlacesTaken ? choices : choices.toReversed()
  return (
    <Dialog requestClose={onClose} title={messages.title} closeLabel={messages.close}>
      <p className="max-w-prose">{messages.text(momentText(from), momentText(to))}</p>
      {arePlacesTaken && <p className="mt-3 max-w-prose">{messages.placesTaken}</p>}
      <DialogFooter>
        {ordered.map(({ isMove, label }) => (
          <Button
            key={label}
            variant={isMove === arePlacesTaken ? 'primary' : 'outline'}
            size="small"
            onClick={() => onAnswer(isMove)}
          >
            {label}
          </Button>
        ))}
      </DialogFooter>
    </Dialog>
  )
}

function momentText({ date, startTime }: CourseStart): string {
  return dayAndTime(formatLongDate(date), startTime)
}
