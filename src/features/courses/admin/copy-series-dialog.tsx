import { useMutation } from '@tanstack/react-query'
import { use, useRef, useState } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { RadioGroup } from '@/components/ui/radio-group'
import { courseFormHintTexts, copySeriesMessages as messages } from '@/content/course-dialogs'
import { CourseDialogOpener, type ListedCourse } from '@/features/courses/admin/course-action'
import { writeCoursesMutation } from '@/features/courses/admin/course-admin-queries'
import { parseNumber } from '@/features/courses/admin/course-form-values'
import { FormDialog } from '@/features/courses/admin/form-dialog'
import { copyOfSeries, forgetCopy, weeksToNext } from '@/features/courses/admin/series-copy'
import { useCourseWrite } from '@/features/courses/admin/use-course-write'
import { seriesWriteWords } from '@/features/courses/admin/write-messages'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { dayAndTime } from '@/features/courses/domain/course-messages'
import { todayInCopenhagen } from '@/lib/copenhagen-time'
import { formatLongDate } from '@/lib/local-date'

/** Copies all dates of a series to some weeks later, or one of them, for which the form then asks. */
export function CopySeriesDialog({
  course: { series, ...course },
  dates,
  onClose,
}: {
  course: ListedCourse
  /** All dates of the series. */
  dates: readonly AdminCourseEvent[]
  onClose: () => void
}) {
  const openDialog = use(CourseDialogOpener)
  const today = todayInCopenhagen()
  const [suggested] = useState(() => String(weeksToNext(dates, today)))
  const [isWhole, setIsWhole] = useState(true)
  const [weeks, setWeeks] = useState(suggested)
  const weeksInput = useRef<HTMLInputElement>(null)
  const { mutateAsync: create } = useMutation(writeCoursesMutation(seriesWriteWords.copy))
  const write = useCourseWrite([], seriesWriteWords.copy)
  const copies = copyOfSeries(dates, parseNumber(weeks))
  const isInPast = copies?.some(({ date }) => date < today)

  async function copyWhole() {
    if (!copies) {
      weeksInput.current?.focus()
      return
    }
    const isCopied = await write.attempt(() => create({ inserted: copies }))
    if (!isCopied) return
    forgetCopy(dates)
    onClose()
  }

  function copyOne(afterClosing: (open: () => void) => void) {
    afterClosing(() => openDialog({ kind: 'copy', course }))
    onClose()
  }

  const wholeLabel = write.isBusy ? messages.saving : messages.confirm
  return (
    <FormDialog
      title={messages.title}
      write={write}
      isDirty={weeks !== suggested || write.outcome !== undefined}
      isSaving={write.isBusy}
      onSubmit={isWhole ? copyWhole : copyOne}
      onClose={onClose}
      cancelLabel={messages.cancel}
      submitLabel={isWhole ? wholeLabel : messages.next}
    >
      <RadioGroup
        legend={messages.scope}
        options={[
          { value: 'whole', label: messages.whole(dates.length) },
          { value: 'one', label: messages.onlyThisDate },
        ]}
        value={isWhole ? 'whole' : 'one'}
        onChange={(value) => setIsWhole(value === 'whole')}
        className="mb-4.5"
      />
      {isWhole ? (
        <div className="grid gap-4.5">
          <Field
            label={messages.weeks}
            error={copies ? undefined : messages.weeksError}
            hint={isInPast ? courseFormHintTexts.dateInPast : undefined}
          >
            {(props) => (
              <Input
                {...props}
                ref={weeksInput}
                inputMode="numeric"
                value={weeks}
                onChange={(event) => setWeeks(event.target.value)}
                required
                className="max-w-32"
              />
            )}
          </Field>
          <div role="status">
            {copies && (
              <>
                <p className="font-semibold">{messages.newDates}</p>
                <ol className="mt-1 list-decimal pl-6">
                  {copies.map(({ id, date, startTime, endTime }) => (
                    <li key={id}>{dayAndTime(formatLongDate(date), `${startTime}-${endTime}`)}</li>
                  ))}
                </ol>
              </>
            )}
          </div>
          <p className="max-w-prose">{messages.copied}</p>
        </div>
      ) : (
        <p className="max-w-prose">{messages.copiedOne}</p>
      )}
    </FormDialog>
  )
}
