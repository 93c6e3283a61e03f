import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import {
  courseFormMessages as messages,
  courseOutcomeMessages as outcomeMessages,
  courseVersionMessages as versionMessages,
} from '@/features/courses/admin/admin-messages'
import {
  createCoursesMutation,
  updateCourseMutation,
} from '@/features/courses/admin/course-admin-queries'
import { DateField, NumberField, TimeField } from '@/features/courses/admin/course-form-fields'
import {
  type CourseFormValues,
  type CourseSeries,
  type CourseSeriesValues,
  courseFormHints,
  courseSeriesSchema,
} from '@/features/courses/admin/course-form-schema'
import {
  StatusFields,
  statusOfForm,
  useFormStatus,
} from '@/features/courses/admin/course-form-status'
import {
  coursesOfSeries,
  NEW_COURSE_VALUES,
  toFormValues,
  toSeries,
} from '@/features/courses/admin/course-form-values'
import { CoursePreview } from '@/features/courses/admin/course-preview'
import { CourseVersions } from '@/features/courses/admin/course-versions'
import { FormDialog } from '@/features/courses/admin/form-dialog'
import { MoreDates } from '@/features/courses/admin/more-dates'
import { useOutcome, WriteDone } from '@/features/courses/admin/write-outcome'
import { CourseConflict } from '@/features/courses/api/course-writes'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { completeAddress } from '@/features/courses/domain/course-link'
import { COURSE_TYPES, courseTypeInfo } from '@/features/courses/domain/course-types'
import { formatLongDate } from '@/lib/local-date'

/**
 * Creates a course, on one day or several, or edits the given one (spec 5). Mount it anew for each course, since the
 * fields are filled once. If somebody else has changed the course, it shows both versions to choose from.
 */
export function CourseFormDialog({
  course,
  template = NEW_COURSE_VALUES,
  onClose,
}: {
  course?: AdminCourseEvent
  /** The initial values of a new course. */
  template?: CourseFormValues
  onClose: () => void
}) {
  const [defaultValues] = useState(() => (course ? seriesOf(course) : toSeries(template)))
  const [original, setOriginal] = useState(course)
  const [stored, setStored] = useState<AdminCourseEvent>()
  const [error, setError] = useState<unknown>()
  const seen = stored ?? original
  const versions = seen && { original: original ?? seen, stored: seen }
  const validate = zodResolver(courseSeriesSchema(original ? original.url : template.url))
  const {
    control,
    register,
    handleSubmit,
    reset,
    getValues,
    setValue,
    setFocus,
    formState: { errors, isDirty, isSubmitting },
  } = useForm<CourseSeriesValues, unknown, CourseSeries>({
    resolver: (values, ...rest) =>
      validate({ ...values, statusNote: statusOfForm(values, versions).statusNote ?? '' }, ...rest),
    defaultValues,
  })
  const hints = useWatch({ control, compute: courseFormHints })
  const count = useWatch({ control, compute: ({ moreDates }) => moreDates.length + 1 })
  const { mutateAsync: create } = useMutation(createCoursesMutation(count))
  const { mutateAsync: update } = useMutation(updateCourseMutation)

  const createWords = count > 1 ? outcomeMessages.createSeveral : outcomeMessages.create
  const words = seen ? outcomeMessages.update : createWords
  const { outcome, explanation, unsaved } = useOutcome(error, words)
  const status = useFormStatus(control, versions)

  const saveValid = handleSubmit(async (series) => {
    try {
      await (seen
        ? update({ course: seen, values: series, status: statusOfForm(series, versions) })
        : create(coursesOfSeries(series)))
    } catch (error) {
      // The toast has the server's message; the input is kept.
      setError(error)
      if (error instanceof CourseConflict && count === 1) meetConflict(error.stored)
      return
    }
    onClose()
  })

  function save() {
    setError(undefined)
    void saveValid()
  }

  function meetConflict(other: AdminCourseEvent) {
    // A note that was left as it is follows the other's.
    if (getValues('statusNote') === (seen?.statusNote ?? '')) {
      setValue('statusNote', other.statusNote ?? '')
    }
    setStored(other)
  }

  function continueFrom(version: AdminCourseEvent) {
    setOriginal(version)
    setStored(undefined)
    // Without keepFieldsRef there would be no field to focus until the next render.
    reset(seriesOf(version), { keepFieldsRef: true })
    setFocus('title')
  }

  function completeUrl() {
    const url = completeAddress(getValues('url'))
    if (url !== getValues('url')) setValue('url', url, { shouldValidate: errors.url !== undefined })
  }

  function field(name: keyof CourseFormValues) {
    return { label: messages.labels[name], error: errors[name]?.message, hint: hints[name] }
  }

  function textField(
    name: 'title' | 'location' | 'url',
    props: React.ComponentProps<'input'> = { required: true },
  ) {
    return (
      <Field {...field(name)} className="md:col-span-2">
        {(fieldControl) => <Input {...fieldControl} {...register(name)} {...props} />}
      </Field>
    )
  }

  const isSeriesConflict = error instanceof CourseConflict && count > 1
  const saveLabel = seen ? messages.editSubmit : messages.createSubmit
  const submitLabel = stored ? versionMessages.saveMine : saveLabel
  return (
    <FormDialog
      title={seen ? messages.editTitle : messages.createTitle}
      isDirty={isDirty}
      isSaving={isSubmitting}
      onSubmit={save}
      onClose={onClose}
      explanation={
        isSeriesConflict ? messages.seriesConflict(formatLongDate(error.stored.date)) : explanation
      }
      unsaved={unsaved}
      outcome={
        outcome === 'done'
          ? { title: words.done, content: <WriteDone words={words} onClose={onClose} /> }
          : undefined
      }
      cancelLabel={messages.cancel}
      otherAction={
        stored && (
          <Button
            variant="outline"
            size="small"
            disabled={isSubmitting}
            onClick={() => continueFrom(stored)}
          >
            {versionMessages.useStored}
          </Button>
        )
      }
      submitLabel={isSubmitting ? messages.saving : submitLabel}
    >
      <div className="grid gap-x-5 gap-y-4.5 md:grid-cols-2">
        {textField('title')}
        <div className="grid content-start gap-y-4.5">
          <DateField control={control} name="date" label={messages.labels.date} />
          {!seen && <MoreDates control={control} />}
        </div>
        <Field {...field('type')}>
          {(props) => (
            <NativeSelect {...props} {...register('type')} required>
              <option value="">{messages.typePlaceholder}</option>
              {COURSE_TYPES.map((type) => (
                <option key={type} value={type}>
                  {courseTypeInfo(type).adminLabel}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        {(['startTime', 'endTime'] as const).map((name) => (
          <TimeField key={name} control={control} name={name} hint={hints[name]} />
        ))}
        {versions && <StatusFields control={control} versions={versions} />}
        {textField('location')}
        {(['maxParticipants', 'availableSpots'] as const).map((name) => (
          <NumberField key={name} control={control} name={name} hint={hints[name]} />
        ))}
        {textField('url', {
          type: 'url',
          placeholder: messages.urlPlaceholder,
          onBlur: completeUrl,
          // Submits without leaving the field.
          onKeyDown: ({ key }) => key === 'Enter' && completeUrl(),
        })}
      </div>
      <CoursePreview control={control} status={status} />
      {stored && (
        <CourseVersions key={stored.version} control={control} status={status} stored={stored} />
      )}
    </FormDialog>
  )
}

function seriesOf(course: AdminCourseEvent) {
  return toSeries(toFormValues(course), course.statusNote)
}
