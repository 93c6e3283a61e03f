import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { courseFormMessages as messages } from '@/features/courses/admin/admin-messages'
import { readTime, timeError } from '@/features/courses/admin/course-form'
import { type EntryProps, type EntryRules, useEntry } from '@/features/courses/admin/use-entry'

const timeRules: EntryRules = {
  read: readTime,
  format: (time) => time,
  errorOf: timeError,
}

/** A time of day by 24 hours, whatever the browser's language. */
export function TimeField({
  label,
  hint,
  ...entry
}: EntryProps & { label: string; hint: string | undefined }) {
  const { input, error } = useEntry(entry, timeRules)
  return (
    <Field label={label} error={error} hint={hint}>
      {(props) => (
        <Input
          {...props}
          {...input}
          inputMode="numeric"
          autoComplete="off"
          placeholder={messages.timePlaceholder}
          required
        />
      )}
    </Field>
  )
}
