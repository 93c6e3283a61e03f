import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { useController, useFieldArray, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { RadioGroup } from '@/components/ui/radio-group'
import { courseFormMessages } from '@/content/course-dialogs'
import { DateField } from '@/features/courses/admin/course-date-fields'
import { courseDays, isSeriesOf } from '@/features/courses/admin/course-form-schema'
import { type EditedCourse, isKeptInSeries } from '@/features/courses/admin/course-form-series'
import { type CourseFormControl, newCourseId } from '@/features/courses/admin/course-form-values'
import { isCourseDate } from '@/features/courses/domain/course-limits'
import { addDays } from '@/features/courses/domain/course-periods'

const messages = courseFormMessages.moreDates

/**
 * Further days, each a week after the previous one, and the choice whether all of them are one course.
 * @param edited the stored course that gets them
 */
export function MoreDates({
  control,
  edited,
}: {
  control: CourseFormControl
  edited: EditedCourse | undefined
}) {
  const { fields, append, remove } = useFieldArray({ control, name: 'moreDates' })
  const dates = useWatch({ control, compute: courseDays })
  const isSeries = useWatch({ control, compute: isSeriesOf })
  const { field: choice } = useController({ control, name: 'isSeries' })
  const seriesId = useWatch({ control, name: 'seriesId' })
  const isInSeries = isKeptInSeries({ seriesId }, edited)
  const addButton = useRef<HTMLButtonElement>(null)

  function labelOf(index: number): string {
    return edited ? messages.newLabel(index + 1) : messages.label(index + 2)
  }

  /** The consequence of saving, in a sentence. */
  function outcome(): string {
    const { length } = dates
    if (isInSeries) return messages.addedToSeries(length - 1)
    if (isSeries) return messages.series(length)
    return edited ? messages.added(length - 1) : messages.count(length)
  }

  function add(): void {
    const known = isInSeries ? (edited?.otherDates ?? []).map(({ date }) => date) : []
    const last = [...known, ...dates].filter(isCourseDate).toSorted().at(-1)
    append({ courseId: newCourseId(), date: last ? addDays(last, 7) : '' })
  }

  return (
    <>
      {fields.map(({ id }, index) => (
        <DateField
          key={id}
          control={control}
          name={`moreDates.${index}.date`}
          label={labelOf(index)}
        >
          <IconButton
            label={messages.remove(labelOf(index))}
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
