import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { timeError } from '@/features/courses/admin/course-form'
import {
  type DateTimeInputProps,
  useDateTimeInput,
} from '@/features/courses/admin/use-date-time-input'

/** A time of day in the browser's own field, to the minute. */
export function TimeField({
  label,
  hint,
  ...props
}: DateTimeInputProps & { label: string; hint: string | undefined }) {
  const { input, error } = useDateTimeInput(props, timeError)
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => <Input {...control} {...input} type="time" required />}
    </Field>
  )
}
