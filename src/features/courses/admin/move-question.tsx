import { Button } from '@/components/ui/button'
import { Dialog, DialogFooter } from '@/components/ui/dialog'
import { adminCourseMessages } from '@/features/courses/admin/admin-messages'
import {
  type AdminCourseEvent,
  type CourseStart,
  type CourseStatusValues,
  isOpen,
  PLANNED,
} from '@/features/courses/domain/course-event'
import { dayAndTime } from '@/features/courses/public/public-messages'
import { nowInCopenhagen } from '@/lib/copenhagen-time'
import { formatLongDate } from '@/lib/local-date'

const messages = adminCourseMessages.moveDialog

/** Whether a new day or start is shown to visitors as a move, or merely corrects the entry. */
export type MoveAnswer = CourseStart & { isMove: boolean }

/** Asks whether a new day or start is shown to visitors as a move; suggested where places are taken. */
export function MoveQuestion({
  from,
  to,
  onAnswer,
  onClose,
}: {
  from: AdminCourseEvent
  to: CourseStart
  onAnswer: (answer: MoveAnswer) => void
  onClose: () => void
}) {
  const arePlacesTaken = from.availableSpots < from.maxParticipants
  return (
    <Dialog requestClose={onClose} title={messages.title} closeLabel={messages.close}>
      <p className="max-w-prose">{messages.text(momentText(from), momentText(to))}</p>
      {arePlacesTaken && <p className="mt-3 max-w-prose">{messages.placesTaken}</p>}
      <DialogFooter>
        {/* The suggested one last, where a dialog has its action. */}
        {[!arePlacesTaken, arePlacesTaken].map((isMove) => (
          <Button
            key={String(isMove)}
            variant={isMove === arePlacesTaken ? 'primary' : 'outline'}
            size="small"
            onClick={() => onAnswer({ ...to, isMove })}
          >
            {isMove ? messages.asMoved : messages.asCorrected}
          </Button>
        ))}
      </DialogFooter>
    </Dialog>
  )
}

/**
 * Whether a new day or start needs an answer: only a course that is still to come was announced.
 * @param original the course as the form was filled from it
 * @param course the course as it is stored now
 */
export function needsMoveAnswer(
  original: CourseStart,
  course: AdminCourseEvent,
  start: CourseStart,
  answer: MoveAnswer | undefined,
): boolean {
  const known = [original, course, course.movedFrom, answer]
  return !known.some((one) => isSameStart(one, start)) && isOpen(course, nowInCopenhagen())
}

/** The status that a course gets with a new day or start; planned where it is moved back, undefined if it stays. */
export function statusAfterMove(
  course: AdminCourseEvent,
  start: CourseStart,
  answer: MoveAnswer | undefined,
): CourseStatusValues | undefined {
  if (course.status === 'moved' && isSameStart(course.movedFrom, start)) return PLANNED
  if (!answer?.isMove || !isSameStart(answer, start) || isSameStart(course, start)) return undefined
  return {
    status: 'moved',
    statusNote: null,
    movedFrom: { date: course.date, startTime: course.startTime },
  }
}

function isSameStart(a: CourseStart | null | undefined, b: CourseStart): boolean {
  return a?.date === b.date && a.startTime === b.startTime
}

function momentText({ date, startTime }: CourseStart): string {
  return dayAndTime(formatLongDate(date), startTime)
}
