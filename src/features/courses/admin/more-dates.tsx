import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { useController, useFieldArray, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { RadioGroup } from '@/components/ui/radio-group'
import { courseFormMessages } from '@/content/course-dialogs'
import { DateField } from '@/features/courses/admin/course-form-fields'
import { courseDays, isSeriesOf } from '@/features/courses/admin/course-form-schema'
import { type CourseFormControl, newCourseId } from '@/features/courses/admin/course-form-values'
import { isCourseDate } from '@/features/courses/domain/course-limits'
import { addDays } from '@/features/courses/domain/course-periods'

const messages = courseFormMessages.moreDates

/**
 * Further days, each a week after the previous one, and the choice whether all of them are one course.
 * @param isStored whether the first day is that of a stored course
 * @param isInSeries whether that is a date of a series, to which further ones belong
 */
export function MoreDates({
  control,
  isStored,
  isInSeries,
}: {
  control: CourseFormControl
  isStored: boolean
  isInSeries: boolean
}) {
  const { fields, append, remove } = useFieldArray({ control, name: 'moreDates' })
  const dates = useWatch({ control, compute: courseDays })
  const isSeries = useWatch({ control, compute: isSeriesOf })
  const { field: choice } = useController({ control, name: 'isSeries' })
  const addButton = useRef<HTMLButtonElement>(null)

  /** The consequence of saving, in a sentence. */
  function outcome(): string {
    const { length } = dates
    if (isInSeries) return messages.addedToSeries(length - 1)
    if (isSeries) return messages.series(length)
    return isStored ? messages.added(length - 1) : messages.count(length)
  }

  function add(): void {
    const last = dates.at(-1) ?? ''
    append({ courseId: newCourseId(), date: isCourseDate(last) ? addDays(last, 7) : '' })
  }

  return (
    <>
      {fields.map(({ id }, index) => (
        <DateField
          key={id}
          control={control}
          name={`moreDates.${index}.date`}
          label={messages.label(index + 2)}
        >
          <IconButton
            label={messages.remove(index + 2)}
            className="shrink-0"
            onClick={() => {
              remove(index)
              addButton.current?.focus()
            }}
          >
            <X aria-hidden />
          </IconButton>
        </DateField>
      ))}
      {dates.length > 1 && !isInSeries && (
        <RadioGroup
          legend={messages.together}
          options={messages.choices}
          value={isSeries ? 'series' : 'apart'}
          onChange={(value) => choice.onChange(value === 'series')}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button ref={addButton} variant="outline" size="small" onClick={add}>
          <Plus aria-hidden />
          {messages.add}
        </Button>
        <p role="status" className="text-meta text-muted-foreground">
          {dates.length > 1 && <span>{outcome()}</span>}
        </p>
      </div>
    </>
  )
}
