import { useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { Chip } from '@/components/ui/chip'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { courseFormMessages as messages } from '@/content/course-dialogs'
import { coursePriceSuggestions } from '@/content/prices/course-prices'
import { pastDateHint } from '@/features/courses/admin/course-form-schema'
import { type CourseFormControl, parseNumber } from '@/features/courses/admin/course-form-values'
import { courseFormLabels as labels } from '@/features/courses/domain/course-fields'
import { COURSE_LIMITS, isCourseDate, storableText } from '@/features/courses/domain/course-limits'
import { completeAddress } from '@/features/courses/domain/course-link'
import { isoWeekOf } from '@/features/courses/domain/course-periods'
import { dateError, timeError } from '@/features/courses/domain/course-rules'
import { COURSE_TYPES, courseTypeInfo } from '@/features/courses/domain/course-types'
import { todayInCopenhagen } from '@/lib/copenhagen-time'
import { formatWeekdayAndDate } from '@/lib/local-date'

/** The form's value of a partial or impossible date or time, for which the browser reports an empty value. */
const INCOMPLETE = 'incomplete'

type FieldProps<Name extends string> = { control: CourseFormControl; name: Name }

type DateFieldProps = FieldProps<'date' | `moreDates.${number}.date`>
type TimeFieldProps = FieldProps<'startTime' | 'endTime'>

export function TextField({ control, name }: FieldProps<'title' | 'location'>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Field label={labels[name]} error={fieldState.error?.message} className="md:col-span-2">
      {(props) => <Input {...props} {...field} required />}
    </Field>
  )
}

/** What a course costs, as it is shown, with the prices of its type as suggestions. Nothing is filled in by itself. */
export function PriceField({
  control,
  description,
}: {
  control: CourseFormControl
  description?: string | undefined
}) {
  const { field, fieldState } = useController({ control, name: 'price' })
  const type = useWatch({ control, name: 'type' })
  const suggestions = coursePriceSuggestions[type] ?? []
  return (
    <div className="md:col-span-2">
      <Field
        label={labels.price}
        description={[description, messages.price.description].filter(Boolean).join(' ')}
        error={fieldState.error?.message}
      >
        {(props) => <Input {...props} {...field} />}
      </Field>
      {suggestions.length > 0 && (
        <fieldset aria-label={messages.price.suggestions} className="mt-2 flex flex-wrap gap-2">
          {suggestions.map((price) => (
            <Chip
              key={price}
              label={price}
              isChosen={storableText(price) === storableText(field.value)}
              onChoose={() => field.onChange(storableText(price))}
            />
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** The address of a course, completed when the field is left or submitted. */
export function UrlField({ control }: { control: CourseFormControl }) {
  const { field, fieldState } = useController({ control, name: 'url' })
  const complete = () => field.onChange(completeAddress(field.value))
  return (
    <Field label={labels.url} error={fieldState.error?.message} className="md:col-span-2">
      {(props) => (
        <Input
          {...props}
          {...field}
          type="url"
          placeholder={messages.urlPlaceholder}
          onBlur={() => {
            complete()
            field.onBlur()
          }}
          onKeyDown={({ key }) => key === 'Enter' && complete()}
        />
      )}
    </Field>
  )
}

export function TypeField({ control }: { control: CourseFormControl }) {
  const { field, fieldState } = useController({ control, name: 'type' })
  return (
    <Field label={labels.type} error={fieldState.error?.message}>
      {(props) => (
        <NativeSelect {...props} {...field} required>
          <option value="">{messages.typePlaceholder}</option>
          {COURSE_TYPES.map((type) => (
            <option key={type} value={type}>
              {courseTypeInfo(type).adminLabel}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}

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
 * A whole number. On blur the field shows the number that was read, so that the saved number is the visible one; an
 * unreadable text stays as typed. Not `type="number"`, for which browsers read '1.000' as 1.
 */
export function NumberField({
  control,
  name,
  hint,
  description,
}: FieldProps<'maxParticipants' | 'availableSpots'> & {
  hint: string | undefined
  description?: string | undefined
}) {
  const {
    field: { value, onChange, onBlur, ...field },
    fieldState: { error },
  } = useController({ control, name })
  const [typed, setTyped] = useState<string>()
  // The form may have been filled anew since.
  const isCurrent = typed !== undefined && Object.is(parseNumber(typed), value)
  return (
    <Field label={labels[name]} error={error?.message} hint={hint} description={description}>
      {(props) => (
        <Input
          {...props}
          {...field}
          type="text"
          inputMode="numeric"
          value={isCurrent ? typed : String(value)}
          onChange={(event) => {
            setTyped(event.target.value)
            onChange(parseNumber(event.target.value))
          }}
          onBlur={() => {
            if (Number.isSafeInteger(value)) setTyped(undefined)
            onBlur()
          }}
          required
        />
      )}
    </Field>
  )
}

/** Makes a date of a series a course of its own. */
export function TakeOutField({ control }: { control: CourseFormControl }) {
  const { field } = useController({ control, name: 'isTakenOut' })
  return (
    <label className="flex min-h-11 w-fit items-center gap-3 md:col-span-2">
      <input
        type="checkbox"
        className="size-6 shrink-0 accent-primary"
        checked={field.value}
        onChange={(event) => field.onChange(event.target.checked)}
      />
      <span>{messages.takeOut}</span>
    </label>
  )
}

/** The note of a course that is cancelled or moved. */
export function NoteField({
  error,
  description,
  ...input
}: React.ComponentProps<'input'> & { error: string | undefined; description?: string }) {
  return (
    <Field label={labels.statusNote} description={description} error={error}>
      {(control) => <Input {...control} {...input} />}
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
