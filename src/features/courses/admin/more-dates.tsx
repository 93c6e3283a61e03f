import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { courseFormMessages } from '@/content/course-dialogs'
import { DateField } from '@/features/courses/admin/course-form-fields'
import { courseDays } from '@/features/courses/admin/course-form-schema'
import { type CourseFormControl, newCourseId } from '@/features/courses/admin/course-form-values'
import { isCourseDate } from '@/features/courses/domain/course-limits'
import { addDays } from '@/features/courses/domain/course-periods'

const messages = courseFormMessages.moreDates

/** The further days of a new course. Each starts as a week after the previous one. */
export function MoreDates({ control }: { control: CourseFormControl }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'moreDates' })
  const dates = useWatch({ control, compute: courseDays })
  const addButton = useRef<HTMLButtonElement>(null)

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
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button ref={addButton} variant="outline" size="small" onClick={add}>
          <Plus aria-hidden />
          {messages.add}
        </Button>
        <p role="status" className="text-meta text-muted-foreground">
          {dates.length > 1 && messages.count(dates.length)}
        </p>
      </div>
    </>
  )
}
