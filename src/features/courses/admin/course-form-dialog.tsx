import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { RadioGroup } from '@/components/ui/radio-group'
import {
  courseFormMessages as messages,
  courseVersionMessages as versionMessages,
} from '@/content/course-dialogs'
import type { ListedCourse } from '@/features/courses/admin/course-action'
import {
  createCoursesMutation,
  updateCourseMutation,
  writeCoursesMutation,
} from '@/features/courses/admin/course-admin-queries'
import {
  DateField,
  NumberField,
  PriceField,
  TakeOutField,
  TextField,
  TimeField,
  TypeField,
  UrlField,
} from '@/features/courses/admin/course-form-fields'
import {
  type CourseFormValues,
  courseDays,
  courseDialogSchema,
  courseFormHints,
  isSeriesOf,
  type ValidCourseForm,
} from '@/features/courses/admin/course-form-schema'
import {
  CourseStatusFields,
  type StatusEntry,
  statusOfForm,
  useFormStatus,
} from '@/features/courses/admin/course-form-status'
import {
  newCoursesOf,
  newCourseValues,
  toCopyValues,
  toFormValues,
} from '@/features/courses/admin/course-form-values'
import { toCoursesWrite } from '@/features/courses/admin/course-form-write'
import { CoursePreview } from '@/features/courses/admin/course-preview'
import { CourseVersions } from '@/features/courses/admin/course-versions'
import { FormDialog } from '@/features/courses/admin/form-dialog'
import { MoreDates } from '@/features/courses/admin/more-dates'
import { useCourseWrite } from '@/features/courses/admin/use-course-write'
import {
  courseWriteWords,
  creationWords,
  seriesWriteWords,
} from '@/features/courses/admin/write-messages'
import type { AdminCourseEvent, CourseStatus } from '@/features/courses/domain/course-event'
import { courseFormLabels as labels } from '@/features/courses/domain/course-fields'
import { partText } from '@/features/courses/domain/course-messages'
import { otherDates } from '@/features/courses/domain/course-series'
import { formatLongDate } from '@/lib/local-date'

/**
 * Creates a course, on one day or several, or edits the given one (spec 5). Mount it anew for each course, since the
 * fields are filled once. If somebody else has changed the course, it shows both versions to choose from.
 */
export function CourseFormDialog({
  course: listed,
  template,
  onClose,
}: {
  course?: ListedCourse
  /** The course of which a new one is a copy. */
  template?: AdminCourseEvent
  onClose: () => void
}) {
  // As it is stored: the list has the places of the whole series.
  const [course] = useState(() => listed?.series?.find(({ id }) => id === listed.id) ?? listed)
  const [defaultValues] = useState(() => {
    if (course) return toFormValues(course)
    return template ? toCopyValues(template) : newCourseValues()
  })
  /** The version of which the form is filled. */
  const [original, setOriginal] = useState(course)
  const validate = zodResolver(courseDialogSchema((original ?? template)?.url ?? null))
  const {
    control,
    handleSubmit,
    reset,
    setFocus,
    formState: { isDirty, isSubmitting },
  } = useForm<CourseFormValues, unknown, ValidCourseForm>({
    resolver: (values, ...rest) =>
      validate({ ...values, statusNote: statusOf(values).statusNote ?? '' }, ...rest),
    defaultValues,
  })
  const [scope, setScope] = useState<'one' | 'all'>('one')
  const isOnAllDates = scope === 'all'
  const hints = useWatch({ control, compute: courseFormHints })
  const count = useWatch({ control, compute: (values) => courseDays(values).length })
  const isSeries = useWatch({ control, compute: isSeriesOf })
  const words = wordsOf({ isNew: !course, isWhole: course ? isOnAllDates : isSeries, count })
  const { mutateAsync: create } = useMutation(createCoursesMutation(words))
  const { mutateAsync: update } = useMutation(updateCourseMutation)
  const { mutateAsync: writeTogether } = useMutation(writeCoursesMutation(words))
  const write = useCourseWrite(course, words, {
    isSeries: !course && count > 1,
    dates: listed ? otherDates(listed) : [],
  })
  const { latest, conflict, attempt, forgetError } = write
  const versions = latest && { original: original ?? latest, stored: latest }
  const other = latest === original ? undefined : latest
  const status = useFormStatus(control, versions)

  function statusOf(values: StatusEntry): CourseStatus {
    return statusOfForm(values, versions)
  }

  const saveValid = handleSubmit(async (values) => {
    const isSaved = await attempt((version) =>
      version ? save(version, values) : create(newCoursesOf(values)),
    )
    if (isSaved) onClose()
  })

  function save(version: AdminCourseEvent, values: ValidCourseForm): Promise<unknown> {
    const changes = toCoursesWrite({
      course: version,
      otherDates: write.otherDates,
      original: original ?? version,
      values,
      status: statusOf(values),
      isOnAllDates,
    })
    const [own, ...others] = changes.updated
    // One alone as ever: a table of the specification has no function for several.
    if (others.length + changes.inserted.length === 0) return update(own)
    return writeTogether(changes)
  }

  function submit() {
    // Also an attempt that the form itself refuses.
    forgetError()
    void saveValid()
  }

  function continueFrom(version: AdminCourseEvent) {
    setOriginal(version)
    // Without keepFieldsRef there would be no field to focus until the next render.
    reset(toFormValues(version), { keepFieldsRef: true })
    setFocus('title')
  }

  const part = listed && partText(listed)
  const isInSeries = part !== undefined
  const ofTheWhole = isInSeries ? messages.ofTheWhole : undefined
  const saveLabel = latest ? messages.editSubmit : messages.createSubmit
  const submitLabel = other ? versionMessages.saveMine : saveLabel
  return (
    <FormDialog
      title={latest ? messages.editTitle : messages.createTitle}
      write={write}
      explanation={
        conflict && !course && count > 1
          ? messages.seriesConflict(formatLongDate(conflict.date))
          : write.explanation
      }
      isDirty={isDirty}
      isSaving={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
      cancelLabel={messages.cancel}
      otherAction={
        other && (
          <Button
            variant="outline"
            size="small"
            disabled={isSubmitting}
            onClick={() => continueFrom(other)}
          >
            {versionMessages.useStored}
          </Button>
        )
      }
      submitLabel={isSubmitting ? messages.saving : submitLabel}
    >
      <div className="grid gap-x-5 gap-y-4.5 md:grid-cols-2">
        {isInSeries && (
          <RadioGroup
            legend={messages.scope.legend}
            options={messages.scope.options(part)}
            value={scope}
            onChange={setScope}
            className="rounded-lg bg-sun px-5 py-3 md:col-span-2"
          />
        )}
        <TextField control={control} name="title" />
        {!isOnAllDates && (
          <div className="grid content-start gap-y-4.5">
            <DateField control={control} name="date" label={labels.date} />
            <MoreDates control={control} isStored={Boolean(latest)} isInSeries={isInSeries} />
          </div>
        )}
        <TypeField control={control} />
        {!isOnAllDates && (
          <>
            <TimeField control={control} name="startTime" hint={hints.startTime} />
            <TimeField control={control} name="endTime" hint={hints.endTime} />
            {versions && <CourseStatusFields control={control} versions={versions} />}
          </>
        )}
        <TextField control={control} name="location" />
        <NumberField
          control={control}
          name="maxParticipants"
          hint={hints.maxParticipants}
          description={ofTheWhole}
        />
        <NumberField
          control={control}
          name="availableSpots"
          hint={hints.availableSpots}
          description={ofTheWhole}
        />
        <PriceField control={control} description={ofTheWhole} />
        <UrlField control={control} />
        {isInSeries && !isOnAllDates && <TakeOutField control={control} />}
      </div>
      <CoursePreview control={control} status={status} />
      {other && (
        <CourseVersions key={other.version} control={control} status={status} stored={other} />
      )}
    </FormDialog>
  )
}

function wordsOf({ isNew, isWhole, count }: { isNew: boolean; isWhole: boolean; count: number }) {
  if (!isNew) return isWhole ? seriesWriteWords.update : courseWriteWords.update
  return isWhole && count > 1 ? seriesWriteWords.create : creationWords(count)
}
