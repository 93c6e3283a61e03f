import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import {
  courseFormMessages as messages,
  courseVersionMessages as versionMessages,
} from '@/content/course-dialogs'
import type { ListedCourse } from '@/features/courses/admin/course-action'
import {
  createCoursesMutation,
  writeCoursesMutation,
} from '@/features/courses/admin/course-admin-queries'
import { CourseFormBody } from '@/features/courses/admin/course-form-body'
import {
  type CourseFormValues,
  courseDays,
  courseDialogSchema,
  isSeriesOf,
  type ValidCourseForm,
} from '@/features/courses/admin/course-form-schema'
import {
  countingValues,
  type EditedCourse,
  toCoursesWrite,
} from '@/features/courses/admin/course-form-series'
import { statusOfForm, useFormStatus } from '@/features/courses/admin/course-form-status'
import {
  newCoursesOf,
  newCourseValues,
  toCopyValues,
  toFormValues,
} from '@/features/courses/admin/course-form-values'
import { CoursePreview } from '@/features/courses/admin/course-preview'
import { CourseVersions } from '@/features/courses/admin/course-versions'
import { FormDialog } from '@/features/courses/admin/form-dialog'
import { useFormWrite } from '@/features/courses/admin/use-form-write'
import {
  courseWriteWords,
  creationWords,
  seriesWriteWords,
} from '@/features/courses/admin/write-messages'
import { hasId } from '@/features/courses/api/write-outcome'
import {
  type AdminCourseEvent,
  type NewCourse,
  toCourseStatus,
} from '@/features/courses/domain/course-event'
import { otherDates } from '@/features/courses/domain/course-series'

/**
 * Creates a course, on one day or several, or edits the given one (spec 5), alone or with the other dates of its series.
 * Mount it anew for each course, since the fields are filled once. If somebody else has changed the course, it shows both
 * versions to choose from.
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
  const [isOnAllDates, setIsOnAllDates] = useState(false)
  /** The days that attempts have added; one may be stored although its response was lost. */
  const [sentDates, setSentDates] = useState<readonly NewCourse[]>([])
  const validate = zodResolver(courseDialogSchema((original ?? template)?.url ?? null))
  const {
    control,
    handleSubmit,
    reset,
    setFocus,
    formState: { isDirty, isSubmitting },
  } = useForm<CourseFormValues, unknown, ValidCourseForm>({
    resolver(typed, ...rest) {
      const values = countingValues(typed, edited)
      const { statusNote } = statusOfForm(values, edited)
      return validate({ ...values, statusNote: statusNote ?? '' }, ...rest)
    },
    defaultValues,
  })
  const count = useWatch({ control, compute: (values) => courseDays(values).length })
  const isSeries = useWatch({ control, compute: isSeriesOf })
  const isSeveral = !course && count > 1
  const createWords = isSeveral && isSeries ? seriesWriteWords.create : creationWords(count)
  const updateWords = isOnAllDates ? seriesWriteWords.update : courseWriteWords.update
  const { mutateAsync: create } = useMutation(createCoursesMutation(createWords))
  const { mutateAsync: update } = useMutation(writeCoursesMutation(updateWords))
  const write = useFormWrite(course, course ? updateWords : createWords, {
    dates: listed ? otherDates(listed) : [],
    isSeveral,
  })
  const { latest, attempt, forgetError } = write
  const edited = latest && editedCourse(latest)
  const other = latest === original ? undefined : latest
  const statusAlone = useFormStatus(control, edited)
  const status = edited?.isOnAllDates ? toCourseStatus(edited.stored) : statusAlone

  function editedCourse(stored: AdminCourseEvent): EditedCourse {
    const version = original ?? stored
    const otherDates = write.others.filter(({ seriesId }) => seriesId === version.seriesId)
    return {
      original: version,
      stored,
      otherDates,
      isOnAllDates: isOnAllDates && otherDates.length > 0,
    }
  }

  const saveValid = handleSubmit(async (values) => {
    const isSaved = await attempt(() =>
      edited ? saveEdited(values, edited) : create(newCoursesOf(values)),
    )
    if (isSaved) onClose()
  })

  function saveEdited(values: ValidCourseForm, stored: EditedCourse): Promise<unknown> {
    const changes = toCoursesWrite(values, statusOfForm(values, stored), stored)
    setSentDates([...sentDates, ...changes.inserted])
    const withdrawn = sentDates.filter(({ id }) => !changes.inserted.some(hasId(id)))
    return update({ ...changes, withdrawn })
  }

  function save() {
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

  const saveLabel = latest ? messages.editSubmit : messages.createSubmit
  const submitLabel = other ? versionMessages.saveMine : saveLabel
  return (
    <FormDialog
      title={latest ? messages.editTitle : messages.createTitle}
      write={write}
      isDirty={isDirty}
      isSaving={isSubmitting}
      onSubmit={save}
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
      <CourseFormBody control={control} edited={edited} onScope={setIsOnAllDates} />
      <CoursePreview control={control} status={status} edited={edited} />
      {edited && other && (
        <CourseVersions key={other.version} control={control} status={status} edited={edited} />
      )}
    </FormDialog>
  )
}
