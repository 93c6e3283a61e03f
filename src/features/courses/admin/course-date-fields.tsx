import { useState } from 'react'
import { useController } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { courseFormMessages as messages } from '@/content/course-dialogs'
import { pastDateHint } from '@/features/courses/admin/course-form-schema'
import type { CourseFormControl } from '@/features/courses/admin/course-form-values'
import { courseFormLabels as labels } from '@/features/courses/domain/course-fields'
import { COURSE_LIMITS, isCourseDate } from '@/features/courses/domain/course-limits'
import { isoWeekOf } from '@/features/courses/domain/course-periods'
import { dateError, timeError } from '@/features/courses/domain/course-rules'
import { todayInCopenhagen } from '@/lib/copenhagen-time'
import { formatWeekdayAndDate } from '@/lib/local-date'

/** The form's value of a partial or impossible date or time, for which the browser reports an empty value. */
const INCOMPLETE = 'incomplete'

type DateFieldProps = {
  control: CourseFormControl
  name: 'date' | `moreDates.${number}.date`
}
type TimeFieldProps = { control: CourseFormControl; name: 'startTime' | 'endTime' }

/**
 * A date in the browser's own field, with the date in Danish below it: in the browser's language 03/12/2026 may be March
 * or December.
 * @param children further actions
 */
export function DateField({
  label,
  children,
  ...props
}: DateFieldProps & { label: string; children?: React.ReactNode }) {
  // A day may be chosen once, so that the error of another one may go.
  const { input, value, error } = useDateTimeInput(props, dateError, 'moreDates')
  return (
    <Field
      label={label}
      error={error}
      description={
        isCourseDate(value)
          ? messages.dateInDanish(formatWeekdayAndDate(value), isoWeekOf(value).week)
          : undefined
      }
      hint={pastDateHint(value, todayInCopenhagen())}
    >
      {(control) => (
        <div className="flex items-center gap-2">
          <Input
            {...control}
            {...input}
            type="date"
            min={COURSE_LIMITS.firstDate}
            max={COURSE_LIMITS.lastDate}
            required
          />
          {children}
        </div>
      )}
    </Field>
  )
}

/** A time of day in the browser's own field, to the minute. */
export function TimeField({ hint, ...props }: TimeFieldProps & { hint: string | undefined }) {
  const { input, error } = useDateTimeInput(props, timeError)
  return (
    <Field label={labels[props.name]} error={error} hint={hint}>
      {(control) => <Input {...control} {...input} type="time" required />}
    </Field>
  )
}

/**
 * Connects the browser's own date or time field to the course form.
 * @param errorOf called for values that are not empty. Its error is shown after blur, because a partial entry is another
 *   date: typing 2027 passes the years 2, 20 and 202.
 * @param deps fields to validate again, after a first attempt to save, when this one changes
 */
function useDateTimeInput(
  { control, name }: DateFieldProps | TimeFieldProps,
  errorOf: (value: string) => string | undefined,
  deps: 'moreDates' | [] = [],
) {
  const {
    // No further day without its field.
    field: { value = '', onChange, onBlur, ...field },
    fieldState: { error },
  } = useController({ control, name, rules: { deps } })
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
      // Safari on iOS otherwise shows a grey button, as wide as its longest text.
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
