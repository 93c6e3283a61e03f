import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { courseFormMessages as messages } from '@/features/courses/admin/admin-messages'
import { dateError } from '@/features/courses/admin/course-form'
import { pastDateHint } from '@/features/courses/admin/course-form-hints'
import {
  type DateTimeInputProps,
  useDateTimeInput,
} from '@/features/courses/admin/use-date-time-input'
import { COURSE_LIMITS, isCourseDate } from '@/features/courses/domain/course-limits'
import { isoWeekOf } from '@/features/courses/domain/course-periods'
import { todayInCopenhagen } from '@/lib/copenhagen-time'
import { formatWeekdayAndDate } from '@/lib/date-format'

/**
 * A date in the browser's own field. The browser writes it in its own language, in which 03/12/2026 may be March or
 * December; below it stands the date in Danish.
 * @param children what else can be done with the date
 */
export function DateField({
  label,
  children,
  ...props
}: DateTimeInputProps & { label: string; children?: React.ReactNode }) {
  const { input, value, error } = useDateTimeInput(props, dateError)
  return (
    <Field
      label={label}
      error={error}
      description={isCourseDate(value) ? inDanish(value) : undefined}
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

function inDanish(date: string): string {
  return messages.dateInDanish(formatWeekdayAndDate(date), isoWeekOf(date).week)
}
