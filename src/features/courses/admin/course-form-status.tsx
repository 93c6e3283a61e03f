import { useId } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { ErrorText } from '@/components/ui/error-text'
import { courseFormMessages } from '@/content/course-dialogs'
import { CheckBox, NoteField } from '@/features/courses/admin/course-form-fields'
import type { CourseFormValues } from '@/features/courses/admin/course-form-schema'
import type { EditedCourse } from '@/features/courses/admin/course-form-series'
import type { CourseFormControl } from '@/features/courses/admin/course-form-values'
import {
  type AdminCourseEvent,
  type CourseStart,
  type CourseStatus,
  isOpen,
  isTime,
  PLANNED,
} from '@/features/courses/domain/course-event'
import { isCourseDate } from '@/features/courses/domain/course-limits'
import { movedFromText } from '@/features/courses/domain/course-messages'
import { courseFormErrors } from '@/features/courses/domain/course-rule-messages'
import {
  isSameStart,
  isShowable,
  offStatusOf,
  statusAfter,
} from '@/features/courses/domain/course-status'
import { nowInCopenhagen } from '@/lib/copenhagen-time'

const { move: messages, postponed } = courseFormMessages

type Versions = Pick<EditedCourse, 'original' | 'stored'>

export type StatusEntry = Pick<CourseFormValues, 'date' | 'startTime' | 'isMove' | 'statusNote'>

/** The status that the course of a form will have; a new one is planned. */
export function statusOfForm(entry: StatusEntry, versions: Versions | undefined): CourseStatus {
  if (!versions) return PLANNED
  const { stored } = versions
  return statusAfter(
    stored,
    { ...entry, off: offStatusOf(stored) },
    { isMove: isMove(entry, versions), note: noteOf(entry, stored) || null },
  )
}

/** The status of the form's course, as the form is filled in. */
export function useFormStatus(control: CourseFormControl, versions: Versions | undefined) {
  return statusOfForm(useWatch({ control, compute: statusEntry }), versions)
}

/**
 * The choice whether a new day or start is shown to visitors as a move, and the note of a course that will be cancelled
 * or moved. They appear beside what they are about, and block nothing: 'Opdater' saves at once (spec 5).
 */
export function CourseStatusFields({
  control,
  versions,
}: {
  control: CourseFormControl
  versions: Versions
}) {
  const entry = useWatch({ control, compute: statusEntry })
  const status = statusOfForm(entry, versions)
  const { field: move } = useController({ control, name: 'isMove' })
  const { field: note, fieldState } = useController({ control, name: 'statusNote' })
  const helpId = useId()
  const { stored } = versions
  const isOffered = isMoveOffered(entry, stored)
  const isRefused = isOffered && !isShowable(stored)
  const hasNote = status.status !== 'planned'
  const newDay = stored.status === 'postponed' ? newDayText(entry, stored, status) : undefined
  const isGivenDay = stored.status === 'postponed' && status.status === 'moved'
  const isFilled = isOffered || newDay !== undefined
  return (
    // Out of the grid while it has nothing to show.
    <div className={isFilled || hasNote ? 'md:col-span-2' : 'absolute'}>
      <div className={isFilled ? 'mb-4.5 rounded-lg bg-sun px-5 py-4 last:mb-0' : undefined}>
        {isOffered && !isRefused && (
          <CheckBox
            className="font-semibold"
            label={messages.label}
            helpId={helpId}
            isChecked={isMove(entry, versions)}
            onChange={move.onChange}
          />
        )}
        {/* Rendered from the start, so that the choice is announced when it appears. */}
        <div role="status" id={helpId}>
          {newDay && <p className="max-w-prose">{newDay}</p>}
          {isRefused && <ErrorText>{courseFormErrors.moveFromNowhere}</ErrorText>}
          {isOffered && !isRefused && (
            <>
              <p className="max-w-prose">{messages.help(movedFromText(stored))}</p>
              {arePlacesTaken(stored) && <p className="max-w-prose">{messages.placesTaken}</p>}
            </>
          )}
        </div>
      </div>
      {hasNote && (
        <NoteField
          {...note}
          value={noteOf(entry, stored)}
          description={isGivenDay && stored.statusNote ? postponed.noteDescription : undefined}
          onChange={({ target: { value } }) =>
            note.onChange(value === noteOf({}, stored) ? undefined : value)
          }
          error={fieldState.error?.message}
        />
      )}
    </div>
  )
}

function statusEntry({ date, startTime, isMove, statusNote }: CourseFormValues): StatusEntry {
  return { date, startTime, isMove, statusNote }
}

/** The note as it was typed, or else the stored one, which somebody else may have changed meanwhile. */
function noteOf({ statusNote }: Pick<StatusEntry, 'statusNote'>, stored: AdminCourseEvent): string {
  return statusNote ?? stored.statusNote ?? ''
}

/** Whether the course is shown as moved: as chosen, or else where places are taken and the form has a new start. */
function isMove(entry: StatusEntry, { original, stored }: Versions): boolean {
  if (!isMoveOffered(entry, stored)) return false
  return entry.isMove ?? (arePlacesTaken(stored) && !isSameStart(original, entry))
}

/** Says how a postponed course will be shown with the day of the form. */
function newDayText(start: CourseStart, stored: AdminCourseEvent, status: CourseStatus): string {
  if (!isShowable(start) || isSameStart(stored, start)) return postponed.help
  return status.movedFrom ? postponed.moved(movedFromText(status.movedFrom)) : postponed.planned
}

/** Only a course that is still to come has been announced; moved back, it takes place as planned. */
function isMoveOffered(start: CourseStart, stored: AdminCourseEvent): boolean {
  const isEntered = isCourseDate(start.date) && isTime(start.startTime)
  const isKnown = isSameStart(stored, start) || isSameStart(stored.movedFrom, start)
  return isEntered && !isKnown && isOpen(stored, nowInCopenhagen())
}

function arePlacesTaken({ availableSpots, maxParticipants }: AdminCourseEvent): boolean {
  return availableSpots < maxParticipants
}
