import { useFormState, useWatch } from 'react-hook-form'
import { RadioGroup } from '@/components/ui/radio-group'
import { courseFormMessages as messages } from '@/content/course-dialogs'
import { DateField, TimeField } from '@/features/courses/admin/course-date-fields'
import {
  NumberField,
  PriceField,
  TakeOutField,
  TextField,
  TypeField,
  UrlField,
} from '@/features/courses/admin/course-form-fields'
import { type CourseFormValues, courseFormHints } from '@/features/courses/admin/course-form-schema'
import {
  countingValues,
  type EditedCourse,
  isOfSeveralDates,
} from '@/features/courses/admin/course-form-series'
import { CourseStatusFields } from '@/features/courses/admin/course-form-status'
import type { CourseFormControl } from '@/features/courses/admin/course-form-values'
import { MoreDates } from '@/features/courses/admin/more-dates'
import { compareCourseEvents } from '@/features/courses/domain/course-event'
import { courseFormLabels as labels } from '@/features/courses/domain/course-fields'
import { partText } from '@/features/courses/domain/course-messages'

/** The fields of a course in the order of spec 5; without those of its own date where all dates are changed. */
export function CourseFormBody({
  control,
  edited,
  onScope,
}: {
  control: CourseFormControl
  edited: EditedCourse | undefined
  onScope: (isOnAllDates: boolean) => void
}) {
  const values = useWatch({ control, compute: (typed: CourseFormValues) => typed })
  const isWhole = isOfSeveralDates(countingValues(values, edited), edited)
  const hints = courseFormHints(values)
  const ofTheWhole = isWhole ? messages.ofTheWhole : undefined
  const seriesId = edited?.otherDates.length ? edited.original.seriesId : null
  const isOwnDateShown = !edited?.isOnAllDates
  return (
    <div className="grid gap-x-5 gap-y-4.5 md:grid-cols-2">
      {edited && seriesId && <ScopeField control={control} edited={edited} onScope={onScope} />}
      <TextField control={control} name="title" />
      {isOwnDateShown && (
        <div className="grid content-start gap-y-4.5">
          <DateField control={control} name="date" label={labels.date} />
          <MoreDates control={control} edited={edited} />
        </div>
      )}
      <TypeField control={control} className={isOwnDateShown ? undefined : 'md:col-span-2'} />
      {isOwnDateShown && (
        <>
          <TimeField control={control} name="startTime" hint={hints.startTime} />
          <TimeField control={control} name="endTime" hint={hints.endTime} />
          {edited && <CourseStatusFields control={control} versions={edited} />}
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
      {seriesId && isOwnDateShown && <TakeOutField control={control} seriesId={seriesId} />}
    </div>
  )
}

/** The choice whether a date of a series is changed alone, or all dates are. */
function ScopeField({
  control,
  edited: { stored, otherDates, isOnAllDates },
  onScope,
}: {
  control: CourseFormControl
  edited: EditedCourse
  onScope: (isOnAllDates: boolean) => void
}) {
  const series = [stored, ...otherDates].toSorted(compareCourseEvents)
  const part = partText({ ...stored, series }) ?? ''
  const { dirtyFields } = useFormState({ control })
  const { date, startTime, endTime, seriesId, moreDates, statusNote } = dirtyFields
  const isOwnDateChanged = [date, startTime, endTime, seriesId, moreDates?.length, statusNote].some(
    Boolean,
  )
  return (
    <div className="rounded-lg bg-sun px-5 py-3 md:col-span-2">
      <RadioGroup
        legend={messages.scope.legend}
        options={messages.scope.options(part)}
        value={isOnAllDates ? 'all' : 'one'}
        onChange={(scope) => onScope(scope === 'all')}
      />
      <p role="status" className="max-w-prose text-meta">
        {isOnAllDates && (
          <span>{isOwnDateChanged ? messages.scope.unsaved : messages.scope.eachItsDay}</span>
        )}
      </p>
    </div>
  )
}
