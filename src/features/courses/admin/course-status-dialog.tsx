import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { RadioGroup } from '@/components/ui/radio-group'
import {
  statusDialogMessages as messages,
  participantsTextMessages,
  statusChoices,
} from '@/content/course-status-dialogs'
import type { ListedCourse } from '@/features/courses/admin/course-action'
import { CheckBox, NoteField } from '@/features/courses/admin/course-form-fields'
import { FormDialog } from '@/features/courses/admin/form-dialog'
import { ParticipantsText } from '@/features/courses/admin/participants-text'
import { useStatusWrite, type WantedStatus } from '@/features/courses/admin/use-status-write'
import { type AdminCourseEvent, isPast, takesPlace } from '@/features/courses/domain/course-event'
import { movedFromText } from '@/features/courses/domain/course-messages'
import { statusNoteSchema } from '@/features/courses/domain/course-rules'
import { statusAfter } from '@/features/courses/domain/course-status'
import { nowInCopenhagen } from '@/lib/copenhagen-time'
import { formatLongDate, type LocalDateTime } from '@/lib/local-date'

const choicesOf = {
  cancel: ['cancelled', 'postponed'],
  decide: ['planned', 'cancelled'],
  reopen: ['planned'],
} as const satisfies Record<string, readonly [WantedStatus, ...WantedStatus[]]>

const noteForm = z.object({ note: statusNoteSchema })

/**
 * Cancels, postpones or reopens a course, or several dates of its series together, with a note for those who signed up.
 * After a cancellation or postponement it offers a text for them.
 */
export function CourseStatusDialog({
  kind,
  course,
  onClose,
}: {
  kind: keyof typeof choicesOf
  course: ListedCourse
  onClose: () => void
}) {
  const [first]: readonly WantedStatus[] = choicesOf[kind]
  const [wanted, setWanted] = useState<WantedStatus>(first ?? 'planned')
  const [isForAll, setIsForAll] = useState(false)
  const [isMove, setIsMove] = useState(true)
  const [response, setResponse] = useState<readonly AdminCourseEvent[]>()
  const helpId = useId()

  const now = nowInCopenhagen()
  const isTogether = isForAll && datesConcerned(course, wanted, now).length > 1
  const write = useStatusWrite(course, wanted, isTogether)
  const { latest, outcome } = write
  const concerned = datesConcerned({ ...latest, series: write.dates }, wanted, now)
  const scope = course.series ? (isTogether ? 'dates' : 'date') : 'course'
  const words = statusChoices[wanted]
  const isAsked = wanted === 'planned' && latest.movedFrom !== null && !isTogether
  const isNoteShown = wanted !== 'planned' || (isAsked && isMove)
  const {
    register,
    handleSubmit,
    formState: { errors, isDirty, isSubmitting },
  } = useForm({
    // A note that is not shown is not checked.
    ...(isNoteShown && { resolver: zodResolver(noteForm) }),
    defaultValues: { note: course.statusNote ?? '' },
  })
  const isConcerned = ({ id }: AdminCourseEvent) => concerned.some((date) => date.id === id)
  const stored =
    outcome === 'done'
      ? write.courses.filter((date) => (isTogether ? isConcerned(date) : date.id === course.id))
      : response

  const save = handleSubmit(async ({ note }) => {
    const off = wanted === 'planned' ? null : wanted
    const choice = { isMove: isTogether || isMove, note: isNoteShown ? note : null }
    const saved = await write.save(
      (version) => statusAfter(version, { ...version, off }, choice),
      isConcerned,
    )
    if (saved && !off) onClose()
    else setResponse(saved)
  })

  function choose(next: WantedStatus) {
    write.forgetError()
    setWanted(next)
  }

  const text = isAsked ? messages.textAfterMove : words.text[scope]
  return (
    <FormDialog
      title={messages.titles[kind]}
      write={write}
      isDirty={isDirty}
      isSaving={isSubmitting}
      onSubmit={() => void save()}
      onClose={onClose}
      cancelLabel={messages.keep[kind]}
      submitLabel={isSubmitting ? words.saving : words.confirm[scope]}
      submitVariant={wanted === 'cancelled' ? 'danger' : 'primary'}
      result={
        stored && wanted !== 'planned'
          ? {
              title: participantsTextMessages.titles[wanted][scope],
              content: (
                <ParticipantsText
                  course={course}
                  changed={stored}
                  status={wanted}
                  scope={scope}
                  onClose={onClose}
                />
              ),
            }
          : undefined
      }
    >
      {choicesOf[kind].length > 1 && (
        <RadioGroup
          legend={messages.choice}
          options={choicesOf[kind].map((value) => ({ value, label: statusChoices[value].choice }))}
          value={wanted}
          onChange={choose}
          className="mb-4.5"
        />
      )}
      {concerned.length > 1 && (
        <RadioGroup
          legend={messages.scope}
          options={[
            { value: 'date', label: messages.onlyThisDate },
            { value: 'dates', label: messages.allDates[wanted] },
          ]}
          value={isTogether ? 'dates' : 'date'}
          onChange={(value) => {
            write.forgetError()
            setIsForAll(value === 'dates')
          }}
          className="mb-4.5"
        />
      )}
      <div className="mb-5 grid max-w-prose gap-3 wrap-anywhere">
        <p>{text(latest.title, formatLongDate(latest.date))}</p>
        {isTogether && (
          <ul className="list-disc pl-6">
            {concerned.map(({ id, date }) => (
              <li key={id}>{formatLongDate(date)}</li>
            ))}
          </ul>
        )}
        {wanted !== 'planned' && <p>{messages.nothingSent}</p>}
      </div>
      {isAsked && latest.movedFrom && (
        <div className="mb-4.5 rounded-lg bg-sun px-5 py-4">
          <CheckBox
            className="font-semibold"
            label={messages.showMove(movedFromText(latest.movedFrom))}
            helpId={helpId}
            isChecked={isMove}
            onChange={setIsMove}
          />
          <p id={helpId}>{messages.planned}</p>
        </div>
      )}
      {isNoteShown && (
        <NoteField
          {...register('note')}
          description={words.noteDescription}
          error={errors.note?.message}
        />
      )}
    </FormDialog>
  )
}

/** The dates of a course's series that get the status, where all of them do: the course itself, and those that are not over. */
export function datesConcerned(
  course: ListedCourse,
  wanted: WantedStatus,
  now: LocalDateTime,
): readonly AdminCourseEvent[] {
  const changes: Record<WantedStatus, (date: AdminCourseEvent) => boolean> = {
    planned: (date) => !takesPlace(date),
    cancelled: ({ status }) => status !== 'cancelled',
    postponed: takesPlace,
  }
  const isConcerned = changes[wanted]
  return (course.series ?? [course]).filter(
    (date) => date.id === course.id || (isConcerned(date) && !isPast(date, now)),
  )
}
