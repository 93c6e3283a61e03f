import { useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import type { CourseSeries, CourseSeriesValues } from '@/features/courses/admin/course-form'

/**
 * Stands in the form's values for a date or a time of which only a part is filled in, or which no calendar has. The
 * browser keeps what is typed to itself then, and reports an empty value.
 */
const INCOMPLETE = 'incomplete'

export type DateTimeInputProps = {
  control: Control<CourseSeriesValues, unknown, CourseSeries>
  name: 'date' | 'startTime' | 'endTime' | `moreDates.${number}.date`
  /** Fields that are validated again when this one changes. */
  deps?: 'moreDates'
}

/**
 * Connects the browser's own date or time field to the course form.
 * @param errorOf why a value that is not empty is wrong, if it is. Shown once the field is left, because the beginning
 *   of an entry is another date: on the way to 2027 stand the years 2, 20 and 202.
 */
export function useDateTimeInput(
  { control, name, deps }: DateTimeInputProps,
  errorOf: (value: string) => string | undefined,
) {
  const {
    field: { value, onChange, onBlur, ...field },
    fieldState: { error },
  } = useController({ control, name, rules: { deps: deps ?? [] } })
  const [isTyping, setIsTyping] = useState(false)

  function read({ currentTarget: input }: React.SyntheticEvent<HTMLInputElement>): void {
    const entry = input.validity.badInput ? INCOMPLETE : input.value
    if (entry === value) return
    setIsTyping(true)
    onChange(entry)
  }

  return {
    value,
    error: error?.message ?? (!isTyping && value !== '' ? errorOf(value) : undefined),
    input: {
      ...field,
      // On an iPhone such a field is otherwise a grey button, as wide as its longest text.
      className: 'min-w-0 appearance-none',
      value: value === INCOMPLETE ? '' : value,
      onChange: read,
      // Chromium fires no input event while an entry is incomplete.
      onKeyUp: read,
      onBlur(event: React.FocusEvent<HTMLInputElement>) {
        read(event)
        setIsTyping(false)
        onBlur()
      },
    },
  }
}
